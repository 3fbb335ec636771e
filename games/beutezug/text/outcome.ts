import { type Outcome, type Seat, seatsOf } from '#table/game.ts';
import { isSelf, type Names } from '#table/text.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { party } from './people.ts';

/** How the game ended: who won, who had as many points, and everybody's place. */
export function outcomeText(end: Outcome, view: View, words: Words, names: Names): readonly string[] {
  const { outcome: say } = words;
  const winner = end.winners[0]!;
  const best = end.scores[winner]!;
  const seats = seatsOf(view.seats);
  const level = seats.filter((seat: Seat) => seat !== winner && end.scores[seat] === best);
  const ranked = seats.toSorted((a, b) => end.places[a]! - end.places[b]!);
  return [
    say.win(party([winner], view.viewer, names), best),
    ...(level.length === 0 ? [] : [say.level(party(level, view.viewer, names), best)]),
    ...ranked.map((seat) =>
      say.rank(end.places[seat]!, isSelf(view.viewer, seat) ? words.twin.you : names[seat]!, end.scores[seat]!),
    ),
  ];
}
