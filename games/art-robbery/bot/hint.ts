import type { Hint, Seen, Think } from '#table/bot.ts';
import { never, type Seat } from '#table/game.ts';
import { BOXES, CARDS, type Card, COPIES, keepsBoss, type Token, tokenNamed } from '../components.ts';
import type { Move } from '../state.ts';
import { alibisInSight, standings } from '../text/standing.ts';
import type { View } from '../view.ts';

/** Why a move is good: quantities that follow from what the seat sees, and what the search found. */
export type Reason =
  | { readonly because: 'only' }
  /** What the token brings. */
  | { readonly because: 'loot'; readonly points: number; readonly alibis: number }
  /** Whoever has it now loses it. */
  | { readonly because: 'harm'; readonly from: Seat }
  /** R14 — A 4 or 5 keeps the Boss. */
  | { readonly because: 'boss' }
  /** How many alibis the seat has, and the fewest of the others. */
  | { readonly because: 'alibis'; readonly own: number; readonly fewest: number }
  /** How likely somebody else has a card that takes this token from the centre. */
  | { readonly because: 'rivals'; readonly chance: number }
  | { readonly because: 'dog' }
  /** R13 — The raid ends, and this much becomes safe. */
  | { readonly because: 'end'; readonly tokens: number }
  /** The chance to win the game, and that with the next best move. */
  | { readonly because: 'game'; readonly worth: number; readonly next: number };

export function hint(seen: Seen<View, Move>, think: Think<View, Move>): Hint<Move, Reason> {
  const { view, moves } = seen;
  if (moves.length === 1) return { move: moves[0]!, reasons: [{ because: 'only' }] };
  const [best, second] = think(seen);
  const { move, worth } = best!;
  return { move, reasons: [...reasonsOf(view, move), { because: 'game', worth, next: second!.worth }] };
}

function reasonsOf(view: View, move: Move): readonly Reason[] {
  switch (move.type) {
    case 'take': {
      const end: Reason[] =
        view.centre.length === 1 ? [{ because: 'end', tokens: view.held[view.viewer as Seat]!.length + 1 }] : [];
      return [
        ...lootReasons(view, move.token),
        { because: 'rivals', chance: chanceOfRivals(view, move.token) },
        ...end,
      ];
    }
    case 'steal':
      return [...lootReasons(view, move.token), { because: 'harm', from: move.from }];
    case 'play':
      return move.card === 'dog' && view.dog !== view.viewer ? [{ because: 'dog' }] : [];
    case 'give':
      return move.what === 'dog' && view.question !== 'none' ? lootReasons(view, view.question.token) : [];
    default:
      return never(move);
  }
}

/** What a token is worth to the viewer. */
function lootReasons(view: View, name: Token): readonly Reason[] {
  const box = BOXES[view.options.tokens];
  const token = tokenNamed(box, view.raid, name);
  const [points, alibis] = [box.points[token]!, box.alibis[token]!];
  const reasons: Reason[] = [{ because: 'loot', points, alibis }];
  const held = view.held[view.viewer as Seat]!;
  const isKeeper = (each: Token): boolean => keepsBoss(box.number[tokenNamed(box, view.raid, each)]!);
  if (name === 'boss' ? held.some(isKeeper) : isKeeper(name) && held.includes('boss'))
    reasons.push({ because: 'boss' });
  const standing = alibis > 0 ? alibiReason(view) : undefined;
  return standing === undefined ? reasons : [...reasons, standing];
}

/** R19, R20 — Where the viewer stands with alibis, if nobody's are hidden. */
function alibiReason(view: View): Reason | undefined {
  const all = standings(view);
  if (all.some(({ unseen }) => unseen > 0)) return undefined;
  const counts = all.map(alibisInSight);
  const own = counts[view.viewer as Seat]!;
  return { because: 'alibis', own, fewest: Math.min(...counts.filter((_, seat) => seat !== view.viewer)) };
}

/** The chance that one of the others has a card for a token of the centre: its own number, or a greedy thief. */
function chanceOfRivals(view: View, token: Token): number {
  const wanted: readonly Card[] = [CARDS.find((card) => token.startsWith(card))!, 'thief'];
  const hand = view.hands[view.viewer as Seat]!;
  const inSight = view.discard.top === 'none' ? hand : [...hand, view.discard.top];
  const total = Object.values(COPIES).reduce((sum, copies) => sum + copies, 0);
  const unseen = total - inSight.length;
  let others = unseen;
  for (const card of wanted) others -= COPIES[card] - inSight.filter((each) => each === card).length;
  const hidden = view.hands.flat().filter((card) => card === '?').length;
  let nobody = 1;
  for (let n = 0; n < hidden; n++) nobody *= Math.max(0, others - n) / (unseen - n);
  return 1 - nobody;
}
