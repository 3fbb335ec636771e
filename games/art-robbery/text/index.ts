import { type GameText, type Language, type LogLine, type Names, optionTexts } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { Meaning } from '../foresight.ts';
import { REFUSALS, type Refusal } from '../refusal.ts';
import { type Event, type Move, USUAL, VALUES } from '../state.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { hintText } from './hint.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { phrases } from './phrases.ts';
import { CHAPTERS, OURS, RULE_OF_EVENT, RULE_OF_REFUSAL } from './rulebook.ts';
import { twin } from './twin.ts';

const assemble = (words: Words, language: Language): GameText<Move, Event, View> => ({
  pitch: words.pitch,
  options: optionTexts(words.options, VALUES, USUAL),
  rules: CHAPTERS.map(({ id, rules }) => ({
    title: words.chapters[id],
    rules: rules.map((rule) => ({ id: rule, ...words.rules[rule], ...(OURS.includes(rule) && { ours: true }) })),
  })),
  event: (event, names) => eventLine(event, words, names),
  move: (move, view, names, meaning) => moveText(move, view, words, names, meaning as Meaning | undefined),
  refusal: (code) => (isRefusal(code) ? { text: words.refusal[code], rule: RULE_OF_REFUSAL[code] } : undefined),
  twin: (view, names) => twin(view, words, names),
  outcome: (outcome, view, names) => outcomeText(outcome, view, words, names),
  hint: (reason: Reason, view, names) => hintText(reason, view, language, names),
  phrases: phrases[language],
});

function eventLine(event: Event, words: Words, names: Names): LogLine {
  // The sentence found under an event's type takes just that event, which the compiler cannot see.
  const sentence = words.event[event.type] as (event: Event, names: Names) => string;
  return { text: sentence(event, names), rule: RULE_OF_EVENT[event.type] };
}

const isRefusal = (code: string): code is Refusal => REFUSALS.includes(code as Refusal);

/** All that Art Robbery says, in every language. */
export const text: Readonly<Record<Language, GameText<Move, Event, View>>> = {
  en: assemble(en, 'en'),
  de: assemble(de, 'de'),
  es: assemble(es, 'es'),
};
