import { chaptersOf, eventLines, type GameText, type Language, optionTexts, refusalLines } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { Meaning } from '../foresight.ts';
import { type Event, type Move, USUAL, VALUES } from '../state.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { hintText } from './hint.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { phrases } from './phrases.ts';
import { CHAPTERS, OURS, RULE_OF_REFUSAL, ruleOfEvent } from './rulebook.ts';
import { twin } from './twin.ts';

const assemble = (words: Words, language: Language): GameText<Move, Event, View> => ({
  pitch: words.pitch,
  options: optionTexts(words.options, VALUES, USUAL),
  rules: chaptersOf(CHAPTERS, words.chapters, OURS, (rule) => words.rules[rule]),
  event: eventLines<Event>(words.event, ruleOfEvent),
  move: (move, view, _names, meaning) => moveText(move, view, words, meaning as Meaning | undefined),
  refusal: refusalLines(words.refusal, RULE_OF_REFUSAL),
  twin: (view, names) => twin(view, words, names),
  outcome: (outcome, view, names) => outcomeText(outcome, view, words, names),
  hint: (reason: Reason, view, names) => hintText(reason, view, language, names),
  phrases: phrases[language],
});

export const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** All that Beutezug says, in every language. */
export const text: Readonly<Record<Language, GameText<Move, Event, View>>> = {
  en: assemble(en, 'en'),
  de: assemble(de, 'de'),
  es: assemble(es, 'es'),
};
