import type { Hint, Opinion, Rated, Situation, Think } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import { CARDS, type Card, COPIES, type Token } from '../components.ts';
import { type Meaning, meanings } from '../foresight.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';

/** Why a move is good: what foresight says of it, so that it is true once it is made, and what the search found. */
export type Reason =
  | { readonly because: 'only' }
  /** What the seat has more of the running raid; what somebody else could take has `rivals`, how likely one has a card for it. */
  | { readonly because: 'loot'; readonly points: number; readonly alibis: number; readonly rivals?: number }
  /** The same, taken from somebody. */
  | { readonly because: 'theft'; readonly points: number; readonly alibis: number; readonly from: Seat }
  /** Whoever has it now may give the dog instead. */
  | { readonly because: 'asked'; readonly from: Seat }
  /** The card takes nothing now: it makes room for another. */
  | { readonly because: 'spare' }
  /** What the other answer would cost. */
  | { readonly because: 'spared'; readonly points: number; readonly alibis: number }
  /** The Boss counts from now on; the other answer would send it back. */
  | { readonly because: 'boss' | 'bossSpared' }
  /** How many alibis the seat has then, and the fewest of the others; before, nobody had fewer than the seat. */
  | { readonly because: 'alibis' | 'cover'; readonly own: number; readonly fewest: number }
  | { readonly because: 'dog' }
  /** The raid ends, and this much becomes safe. */
  | { readonly because: 'end'; readonly tokens: number }
  /** The game ends, and the seat wins it. */
  | { readonly because: 'wins'; readonly chance: number; readonly error: number }
  /** So many others are as good, as far as the search can tell. */
  | { readonly because: 'even'; readonly worth: number; readonly others: number }
  /** The chance to win the game, and that with the next best move, if that was looked at closely enough. */
  | { readonly because: 'game'; readonly worth: number; readonly next: number | 'unsure' }
  /* Against a move. */
  /** It brings so much less than the hint; it is as good. */
  | { readonly because: 'less'; readonly points: number; readonly alibis: number }
  | { readonly because: 'alike' }
  /** The chance to win the game with it, and with the hint. */
  | { readonly because: 'worse'; readonly worth: number; readonly best: number }
  /** It brings so much less of one than the hint, and so much more of the other. */
  | { readonly because: 'trade'; readonly lost: 'points' | 'alibis'; readonly less: number; readonly more: number }
  /** What the hint does, and this does not. */
  | { readonly because: 'forHint'; readonly why: Reason }
  /** The hint plays another card, and this one stays in hand. */
  | { readonly because: 'keeps' }
  | { readonly because: 'unweighed' };

export function hint(seen: Situation<View, Move>, think: Think<View, Move>): Hint<Move, Reason> {
  const { view, moves } = seen;
  if (moves.length === 1) return { move: moves[0]!, reasons: [{ because: 'only' }] };
  const [best, ...others] = think(seen);
  const { move, worth } = best!;
  const known = others.filter(({ tries = 0 }) => CLOSELY * tries >= (best!.tries ?? 0));
  const also = known.filter((other) => hundredths(other) >= hundredths(best!)).map((other) => other.move);
  const next = known.length === 0 ? 'unsure' : Math.max(...known.map((other) => other.worth));
  const compared: Reason =
    also.length > 0 ? { because: 'even', worth, others: also.length } : { because: 'game', worth, next };
  const against = (other: Rated<Move>): Opinion<Move, Reason> => ({
    move: other.move,
    reason: also.includes(other.move) ? { because: 'alike' } : objection(seen, best!, other, known.includes(other)),
  });
  return { move, also, reasons: [...reasonsOf(view, move, moves), compared], others: others.map(against) };
}

/** What speaks against a move, by what foresight says of both, or by what the search found; or else what is given up with it. */
function objection(
  { view, moves }: Situation<View, Move>,
  best: Rated<Move>,
  other: Rated<Move>,
  isKnown: boolean,
): Reason {
  const found = meanings(view, [best.move, other.move]);
  const [good, bad] = found.map((meaning) => changeOf(meaning, view) ?? NOTHING);
  const [points, alibis] = [good!.points - bad!.points, good!.alibis - bad!.alibis];
  if (points >= 0 && alibis >= 0 && points + alibis > 0) return { because: 'less', points, alibis };
  if (isKnown) return { because: 'worse', worth: other.worth, best: best.worth };
  if (points > 0) return { because: 'trade', lost: 'points', less: points, more: -alibis };
  if (alibis > 0) return { because: 'trade', lost: 'alibis', less: alibis, more: -points };
  const done = reasonsOf(view, other.move, moves);
  const why = reasonsOf(view, best.move, moves).find(
    ({ because }) => DEEDS.has(because) && !done.some((each) => each.because === because),
  );
  if (why !== undefined) return { because: 'forHint', why };
  const isSpared = cardIn(other.move) !== cardIn(best.move) && found[0]!.ends !== 'game';
  return { because: isSpared ? 'keeps' : 'unweighed' };
}

/** What people go by, besides what a move brings. */
const DEEDS: ReadonlySet<Reason['because']> = new Set(['theft', 'asked', 'spared', 'boss', 'bossSpared', 'dog', 'end']);

const cardIn = (move: Move): Card | 'none' => (move.type === 'give' ? 'none' : move.card);

const NOTHING = { points: 0, alibis: 0 };

/** What was tried a quarter as often as the best one can be told from it, in hundredths: the search knows no better. */
const CLOSELY = 4;
const hundredths = ({ worth }: Rated<Move>): number => Math.round(100 * worth);

/** What foresight says for a move. */
function reasonsOf(view: View, move: Move, moves: readonly Move[]): readonly Reason[] {
  const found = meanings(view, moves);
  const meaning = found[moves.indexOf(move)]!;
  if (move.type === 'give') return answerReasons(view, meaning, found[moves.findIndex((other) => other !== move)]!);
  return [
    ...(meaning.ends === 'game' && meaning.wins > 0
      ? [{ because: 'wins', chance: meaning.wins, error: meaning.error } as const]
      : []),
    ...coverReasons(view, meaning),
    ...(meaning.boss === 'counts' ? [{ because: 'boss' } as const] : []),
    ...(move.type === 'steal' && meaning.asks === move.from ? [{ because: 'asked', from: move.from } as const] : []),
    ...lootReasons(view, move, meaning),
    ...(meaning.dog === view.viewer && view.dog !== view.viewer ? [{ because: 'dog' } as const] : []),
    ...(meaning.ends === 'none' || meaning.secured === 0 ? [] : [{ because: 'end', tokens: meaning.secured } as const]),
    ...(move.type === 'play' && move.card !== 'dog' ? [{ because: 'spare' } as const] : []),
  ];
}

const changeOf = ({ changes }: Meaning, { viewer }: View) => changes.find(({ seat }) => seat === viewer);

/** What the move brings of this raid. */
function lootReasons(view: View, move: Move, meaning: Meaning): readonly Reason[] {
  const change = changeOf(meaning, view);
  if (change === undefined || change.points + change.alibis <= 0) return [];
  const { points, alibis } = change;
  if (move.type === 'steal') return [{ because: 'theft', points, alibis, from: move.from }];
  const rivals =
    move.type === 'take' && meaning.ends === 'none' ? { rivals: chanceOfRivals(view, move.token) } : undefined;
  return [{ because: 'loot', points, alibis, ...rivals }];
}

/** Where the viewer then stands with alibis, if nobody's are hidden: out of the worst place, or just how. */
function coverReasons(view: View, meaning: Meaning): readonly Reason[] {
  const gained = changeOf(meaning, view)?.alibis ?? 0;
  const counts = meaning.alibis.filter((count) => count !== '?');
  if (gained <= 0 || counts.length < meaning.alibis.length || meaning.ends === 'game') return [];
  const own = counts[view.viewer as Seat]!;
  const fewest = Math.min(...counts.filter((_, seat) => seat !== view.viewer));
  return [{ because: own - gained <= fewest && own > fewest ? 'cover' : 'alibis', own, fewest }];
}

/** What the other answer would have done. */
function answerReasons(view: View, meaning: Meaning, other: Meaning): readonly Reason[] {
  if (meaning.dog === view.viewer) return [{ because: 'dog' }];
  const change = changeOf(other, view);
  return [
    ...(change === undefined ? [] : [{ because: 'spared', points: -change.points, alibis: -change.alibis } as const]),
    ...(other.boss === 'returns' ? [{ because: 'bossSpared' } as const] : []),
  ];
}

/** The chance that one of the others has a card for a token of the centre: its own number, or a greedy thief. */
export function chanceOfRivals(view: View, token: Token): number {
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
