import type { Account, AnyValuing, CurvePoint, Item } from './account.ts';
import type { Accounting } from './accounting.ts';
import type { Reason } from './bot.ts';
import { type Seat, seatsOf } from './game.ts';
import { clearly, type Measure, minus, NOTHING, plus } from './measure.ts';

/** A part of what somebody has come to, as it is told: the rest is what cannot be told apart further. */
export type BalancePart = 'luck' | 'unknown' | 'own' | 'others' | 'rest';

/** What a seat has come to, or a crew as one; start and parts add up to the result. */
export interface Balance {
  /** Undefined for a crew. */
  readonly seat: Seat | undefined;
  readonly start: Measure;
  readonly parts: readonly { readonly part: BalancePart; readonly shift: Measure }[];
  readonly result: number;
}

/** An entry at which the game turned; told once, at the seat that it moved most. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: Seat;
  /** Who moved there; nobody deals. */
  readonly by: Seat | undefined;
  readonly cause: 'luck' | 'own' | 'unknown';
  readonly shift: Measure;
}

/** What is told of an account: plain data. */
export interface Verdict {
  readonly isCrew: boolean;
  readonly curve: readonly CurvePoint[];
  /** By seats, or one of a crew; none before there is an account. */
  readonly balances: readonly Balance[];
  /** How many decisions there were, and for how many of them another move was clearly better. */
  readonly choices: { readonly all: number; readonly slips: number };
  /** The weightiest first. */
  readonly points: readonly TurningPoint[];
}

/** What there is to say of a decision: the move that was better, and why. */
export interface Advice {
  readonly at: number;
  readonly seat: Seat;
  /** What was seen then. */
  readonly view: unknown;
  readonly better: unknown;
  /** What it would have done, in a game that says such things. */
  readonly meaning?: unknown;
  /** Why, in a game that gives reasons … */
  readonly reason?: Reason;
  /** … or, where the hard bot would have made yet another move, what it has against the one that was made. */
  readonly against?: Reason;
}

/** How far an account has come. */
export interface AccountProgress {
  readonly verdict: Verdict;
  /** Given when it is done. */
  readonly advice: readonly Advice[];
  readonly rounds: number;
  readonly of: number;
  readonly isDone: boolean;
}

/** More than anybody reads. */
const MOST = 12;
/** Less is not worth telling; much less of what may only be the guess that was put right. */
const LEAST = { own: 0.03, luck: 0.03, unknown: 0.1 } as const;
/** Before so many rounds nobody knows how far off they are. */
const ROUNDS = 8;
/** A mistake was found in one half of the worlds and measured in the other; the weightiest luck is picked out of hundreds. */
const CLEAR = { own: 2, luck: 3, unknown: 3 } as const;

/** So many are read. */
const READ = 3;

/** The few that are told of many: the weightiest, but a decision and luck among them where there are any, or nothing could be learned from them. */
export function toldOf(points: readonly TurningPoint[]): readonly TurningPoint[] {
  const firstOf = (cause: TurningPoint['cause']): readonly TurningPoint[] =>
    points.filter((point) => point.cause === cause).slice(0, 1);
  const chosen = [...new Set([...firstOf('own'), ...firstOf('luck'), ...points])].slice(0, READ);
  return points.filter((point) => chosen.includes(point));
}

/** After so many rounds; before there is an account, the first curve alone. */
export function verdictOf(
  valuing: Pick<AnyValuing, 'isCrew' | 'isRough'>,
  accounting: Accounting,
  rounds: number,
): Verdict {
  const { isCrew = false, isRough = false } = valuing;
  const account = accounting.account();
  if (account === undefined)
    return { isCrew, curve: accounting.curve(), balances: [], choices: { all: 0, slips: 0 }, points: [] };
  const seats = seatsOf(account.sums.length);
  return {
    isCrew,
    curve: account.curve,
    balances: isCrew ? [ofCrew(account)] : seats.map((seat) => ofSeat(account, seat, isRough)),
    choices: {
      all: account.items.filter(({ isChoice }) => isChoice).length,
      slips: account.items.filter(({ better }) => better !== undefined).length,
    },
    points: rounds < ROUNDS ? [] : pointsOf(account, isCrew ? seats.slice(0, 1) : seats, isRough),
  };
}

function ofSeat({ sums }: Account, seat: Seat, isRough: boolean): Balance {
  const { start, luck, unknown, own, others, result } = sums[seat]!;
  const rest = isRough
    ? [{ part: 'rest', shift: plus(unknown, others) } as const]
    : ([
        { part: 'unknown', shift: unknown },
        { part: 'others', shift: others },
      ] as const);
  return { seat, start, parts: [{ part: 'luck', shift: luck }, { part: 'own', shift: own }, ...rest], result };
}

/** Everybody's decisions are the crew's own. */
function ofCrew({ items, sums }: Account): Balance {
  const { start, luck, unknown, own, others, result } = sums[0]!;
  const all = plus(...items.map(({ seat, shifts }) => (seat === undefined ? NOTHING : shifts[seat]!.own)));
  const rest = minus(plus(unknown, others), minus(all, own));
  return {
    seat: undefined,
    start,
    parts: [
      { part: 'luck', shift: luck },
      { part: 'own', shift: all },
      // Their errors are the same ones, so they are not counted twice.
      { part: 'rest', shift: { value: rest.value, error: Math.hypot(unknown.error, others.error) } },
    ],
    result,
  };
}

function pointsOf({ items }: Account, seats: readonly Seat[], isRough: boolean): readonly TurningPoint[] {
  return items
    .flatMap((item) => [luckOf(item, seats), ...decisionOf(item)])
    .filter((point) => matters(point) && !(isRough && point.cause === 'unknown'))
    .toSorted((one, other) => Math.abs(other.shift.value) - Math.abs(one.shift.value))
    .slice(0, MOST);
}

function luckOf({ at, seat: by, shifts }: Item, seats: readonly Seat[]): TurningPoint {
  const size = (seat: Seat): number => Math.abs(shifts[seat]!.luck.value);
  const seat = seats.reduce((most, each) => (size(each) > size(most) ? each : most));
  return { at, seat, by, cause: 'luck', shift: shifts[seat]!.luck };
}

/** What was decided, and what nobody could know of it. */
function decisionOf({ at, seat, shifts, better }: Item): readonly TurningPoint[] {
  if (seat === undefined) return [];
  const { own, unknown } = shifts[seat]!;
  return [
    ...(better === undefined ? [] : [{ at, seat, by: seat, cause: 'own', shift: own } as const]),
    { at, seat, by: seat, cause: 'unknown', shift: unknown },
  ];
}

const matters = ({ cause, shift: { value, error } }: TurningPoint): boolean =>
  Math.abs(value) >= LEAST[cause] && clearly({ value: Math.abs(value), error }, CLEAR[cause]);
