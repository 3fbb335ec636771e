import type { Seat } from '#table/game.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { targetOf } from '../panel/throw.ts';
import { cardName, type Talk } from '../talk.ts';

/** How far somebody is in this round. */
export type Progress =
  | 'picksNow'
  | 'picksNext'
  | 'picksLater'
  | 'picked'
  | 'rollsNow'
  | 'keepsNow'
  | 'rollsNext'
  | 'rollsLater'
  | 'noCard'
  | 'done';

/** Places 1 to last pick, then last to 1 roll. */
export function standingOf({ phase, order, turn, tokens }: View, seat: Seat): Progress {
  const place = order.indexOf(seat);
  if (phase === 'over') return 'done';
  if (phase === 'pick') {
    if (place < turn) return 'picked';
    return place === turn ? 'picksNow' : place === turn + 1 ? 'picksNext' : 'picksLater';
  }
  if (place === turn) return phase === 'keep' ? 'keepsNow' : 'rollsNow';
  if (place > turn) return 'done';
  if (tokens[seat] === 'none') return 'noCard';
  return place === turn - 1 ? 'rollsNext' : 'rollsLater';
}

/** The same in a few words. */
export function standingText(view: View, seat: Seat, talk: Talk): string {
  const say = talk.say.state;
  const standing = standingOf(view, seat);
  if (standing === 'picked') return say.picked(cardName(targetOf(view, seat)!, talk));
  if (standing !== 'done') return say[standing];
  const loot = view.loot[seat]!;
  const last = loot.at(-1);
  // R19 — With no 0 card left somebody may have come away with nothing; what they won last was another day.
  const isEarlier = view.decks[0]!.length === 0 && loot.length < view.round;
  if (last === undefined || isEarlier || view.phase === 'over') return say.done;
  const card = cardOf(view, last);
  return card.deck === 0 ? say.caught : say.won(cardName(card, talk));
}
