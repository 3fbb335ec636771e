import { type Outcome, seatsOf } from '#table/game.ts';
import { type GameText, isSelf, type Language, type LogLine, type Names, optionTexts } from '#table/text.ts';
import { REFUSALS, type Refusal } from '../refusal.ts';
import { type Event, type Move, USUAL, VALUES } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { CHAPTERS, OURS, RULE_OF_EVENT, RULE_OF_REFUSAL } from './rulebook.ts';
import { twin } from './twin.ts';
import { WORDS } from './words.ts';

const assemble = (words: Words): GameText<Move, Event, View> => ({
  pitch: words.pitch,
  options: optionTexts(words.options, VALUES, USUAL),
  rules: CHAPTERS.map(({ id, rules }) => ({
    title: words.chapters[id],
    rules: rules.map((rule) => ({ id: rule, ...words.rules[rule], ...(OURS.includes(rule) && { ours: true }) })),
  })),
  event: (event, names) => eventLine(event, words, names),
  move: (move, view, names) => moveText(move, view, words, names),
  refusal: (code) => (isRefusal(code) ? { text: words.refusal[code], rule: RULE_OF_REFUSAL[code] } : undefined),
  twin: (view, names) => twin(view, words, names),
  outcome: (outcome, view, names) => outcomeText(outcome, view, words, names),
});

function eventLine(event: Event, words: Words, names: Names): LogLine {
  // The sentence found under an event's type takes just that event, which the compiler cannot see.
  const sentence = words.event[event.type] as (event: Event, names: Names) => string;
  return { text: sentence(event, names), rule: RULE_OF_EVENT[event.type] };
}

function moveText(move: Move, { bid }: View, { dice, move: say }: Words, names: Names): string {
  if (move.type === 'bid') return say.bid(dice(move.count, move.face));
  if (bid === 'none') throw new Error('there is nothing to doubt');
  return say.doubt(dice(bid.count, bid.face), names[bid.seat]!);
}

const isRefusal = (code: string): code is Refusal => REFUSALS.includes(code as Refusal);

/** S5 — Who won, and everybody's place. */
function outcomeText({ winners, places }: Outcome, { viewer }: View, words: Words, names: Names): readonly string[] {
  const called = (seat: number): string => (isSelf(viewer, seat) ? words.you : names[seat]!);
  const ranking = seatsOf(places.length).toSorted((a, b) => places[a]! - places[b]!);
  const [winner] = winners;
  return [
    isSelf(viewer, winner!) ? words.outcome.youWin : words.outcome.wins(names[winner!]!),
    ...ranking.map((seat) => words.outcome.place(places[seat]!, called(seat))),
  ];
}

/** All that the game says, in every language. */
export const text: Readonly<Record<Language, GameText<Move, Event, View>>> = {
  en: assemble(WORDS.en),
  de: assemble(WORDS.de),
  es: assemble(WORDS.es),
};
