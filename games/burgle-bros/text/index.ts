import {
  chaptersOf,
  eventLines,
  type GameText,
  type Language,
  optionTexts,
  type RuleText,
  refusalLines,
} from '#table/text.ts';
import type { Reason } from '../bot.ts';
import { LOOT, TOOLS } from '../components/cards.ts';
import { ABILITIES, CHARACTERS, SIDES } from '../components/characters.ts';
import { KINDS, TILES } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import type { Meaning } from '../foresight.ts';
import type { Move } from '../move.ts';
import { USUAL, VALUES } from '../options.ts';
import type { View } from '../view.ts';
import { ruleOf } from './cite.ts';
import { de } from './de/index.ts';
import { en, type Words } from './en/index.ts';
import { es } from './es/index.ts';
import { hintText } from './hint.ts';
import { plansText, requestsText } from './mates.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { phrases } from './phrases.ts';
import { EVENT_GROUPS } from './pieces.ts';
import { CHAPTERS, OURS, RULE_OF_REFUSAL, type RuleId } from './rulebook.ts';
import type { Piece } from './shapes.ts';
import { tell } from './tell.ts';
import { twin } from './twin.ts';

function assemble(language: Language, words: Words): GameText<Move, Event, View> {
  const event = eventLines<Event>(words.log, ruleOf);
  return {
    pitch: words.pitch,
    options: optionTexts(words.options, VALUES, USUAL),
    rules: chaptersOf(CHAPTERS, words.chapters, OURS, (rule) => ruleText(words, rule)),
    event,
    tell: (events, names) => tell(events, words, (each) => event(each, names)),
    move: (move, view, names, meaning) => moveText(move, view, words, names, meaning as Meaning | undefined),
    refusal: refusalLines(words.refusal, RULE_OF_REFUSAL),
    twin: (view, names) => twin(view, words, names),
    outcome: (_, view, names) => outcomeText(view, words, names),
    hint: (reason: Reason, view, names) => hintText(reason, view, language, names),
    plans: (plans, view, names) => plansText(plans, view, names, language),
    requests: (view, me, bot, names) => requestsText(view, me, bot, names, language),
    phrases: phrases[language],
  };
}

/** A rule in words; those that list components end with their texts, so that a card says the same everywhere. */
function ruleText(words: Words, rule: RuleId): RuleText {
  const { title, text } = words.rules[rule];
  return { title, text: [text, ...listOf(words, rule)].join(' ') };
}

function listOf(words: Words, rule: RuleId): readonly string[] {
  const told = ({ name, text }: Piece, note = ''): string => `${name}${note}: ${text}`;
  switch (rule) {
    case 'C1':
      return KINDS.map((kind) => told(words.tile[kind], kind === 'safe' ? '' : ` (${digitsOf(kind).join(', ')})`));
    case 'C2':
      return CHARACTERS.flatMap((character) =>
        SIDES.map((side) => told(words.ability[ABILITIES[character][side]], ` (${words.character[character]})`)),
      );
    case 'C3':
      return TOOLS.map((card) => told(words.tool[card]));
    case 'C4':
      return LOOT.map((card) => told(words.loot[card]));
    case 'C5':
    case 'C6':
    case 'C7':
      return EVENT_GROUPS[rule].map((card) => told(words.eventCard[card]));
    default:
      return [];
  }
}

const digitsOf = (kind: string): number[] => TILES.filter((tile) => tile.kind === kind).map(({ digit }) => digit);

/** The words themselves, for boards that name rooms and cards. */
export const words: Readonly<Record<Language, Words>> = { en, de, es };

/** All that Burgle Bros. says, in every language. */
export const text: Readonly<Record<Language, GameText<Move, Event, View>>> = {
  en: assemble('en', en),
  de: assemble('de', de),
  es: assemble('es', es),
};
