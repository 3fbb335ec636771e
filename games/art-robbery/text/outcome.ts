import { type Outcome, type Seat, seatsOf } from '#table/game.ts';
import { isSelf, type Names } from '#table/text.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { type Party, party } from './people.ts';
import { alibisInSight, standings, suspects } from './standing.ts';

/** How the game ended: who won, what the police did, and everybody's place. */
export function outcomeText(end: Outcome, view: View, words: Words, names: Names): readonly string[] {
  const all = standings(view);
  const caught = suspects(all);
  const arrested = view.seats > 2 ? caught : [];
  const say = words.outcome;
  const whom = (seats: readonly Seat[]): Party => party(seats, view.viewer, names);

  const lines: string[] = [];
  const [winner] = end.winners;
  if (winner === undefined) lines.push(say.police);
  else {
    lines.push(say.win(whom(end.winners), end.scores[winner]!));
    if (isByAlibis(end, arrested)) lines.push(say.byAlibis);
    if (arrested.length > 0) lines.push(say.arrested(whom(arrested), alibisInSight(all[arrested[0]!]!)));
    else if (caught.length > 0) lines.push(say.fined(whom(caught)));
  }
  for (const seat of seatsOf(view.seats).toSorted((a, b) => end.places[a]! - end.places[b]!)) {
    const score = [words.points(end.scores[seat]!), words.alibis(alibisInSight(all[seat]!))];
    if (arrested.includes(seat)) score.push(say.arrestedMark);
    lines.push(
      say.rank(end.places[seat]!, isSelf(view.viewer, seat) ? words.twin.you : names[seat]!, score.join(', ')),
    );
  }
  return lines;
}

/** R24 — Somebody who was not arrested has as many points as the winner. */
function isByAlibis({ winners, scores }: Outcome, arrested: readonly Seat[]): boolean {
  const best = scores[winners[0]!];
  return seatsOf(scores.length).some(
    (seat) => scores[seat] === best && !winners.includes(seat) && !arrested.includes(seat),
  );
}
