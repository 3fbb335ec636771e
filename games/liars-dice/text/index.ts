import { type Outcome, seatsOf } from '#table/game.ts';
import {
  chaptersOf,
  eventLines,
  type GameText,
  isSelf,
  type Language,
  type Names,
  optionTexts,
  refusalLines,
} from '#table/text.ts';
import { type Event, type Move, USUAL, VALUES } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { CHAPTERS, OURS, RULE_OF_EVENT, RULE_OF_REFUSAL } from './rulebook.ts';
import { twin } from './twin.ts';
import { WORDS } from './words.ts';

const assemble = (words: Words): GameText<Move, Event, View> => ({
  pitch: words.pitch,
  options: optionTexts(words.options, VALUES, USUAL),
  rules: chaptersOf(CHAPTERS, words.chapters, OURS, (rule) => words.rules[rule]),
  event: eventLines<Event>(words.event, ({ type }) => RULE_OF_EVENT[type]),
  move: (move, view, names) => moveText(move, view, words, names),
  refusal: refusalLines(words.refusal, RULE_OF_REFUSAL),
  twin: (view, names) => twin(view, words, names),
  outcome: (outcome, view, names) => outcomeText(outcome, view, words, names),
});

function moveText(move: Move, { bid }: View, { dice, move: say }: Words, names: Names): string {
  if (move.type === 'bid') return say.bid(dice(move.count, move.face));
  if (bid === 'none') throw new Error('there is nothing to doubt');
  return say.doubt(dice(bid.count, bid.face), names[bid.seat]!);
}

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
