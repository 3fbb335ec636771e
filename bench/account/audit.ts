import type { BotName } from '#bots/index.ts';
import type { GameId } from '#games/index.ts';
import { Accounting } from '#table/accounting.ts';
import { quick } from '#table/chance.ts';
import { plus } from '#table/measure.ts';
import { type Cast, played } from './casting.ts';

/** What is asked for. */
export interface Order {
  readonly game: GameId;
  readonly games: number;
  /** How often every position is looked at. */
  readonly rounds: number;
  /** In one of so many games, by chance, decisions are judged as well, which takes most of the time. */
  readonly judged: number;
  readonly seed: string;
}

/** What is kept of one account. */
export interface Row {
  /** Only strong players. */
  readonly isStrong: boolean;
  readonly isCrew: boolean;
  readonly names: readonly BotName[];
  /** By how much the parts have missed a result, at most. */
  readonly missed: number;
  /** By seats. */
  readonly results: readonly number[];
  readonly lucks: readonly number[];
  /** By how much luck may be off, by the samples. */
  readonly errors: readonly number[];
  /** What decisions gave away; undefined where they were not judged. */
  readonly own: readonly number[] | undefined;
  /** The chances somewhere in the game: one place of a game, or the same result would count many times. */
  readonly chances: readonly number[];
  /** Seconds of processor time: of the account, and until it had a first curve. */
  readonly seconds: number;
  readonly first: number;
}

/** By chance: counted off, it would always be the same numbers of seats. */
export const judges = ({ judged, seed }: Pick<Order, 'judged' | 'seed'>, n: number): boolean =>
  quick(`${seed} judged ${n}`).below(judged) === 0;

/** Plays game number `n` and draws up its account. */
export async function audited(cast: Cast, { rounds, judged, seed }: Order, n: number): Promise<Row> {
  const { record, names } = await played(cast, n, seed);
  const isJudged = judges({ judged, seed }, n);
  const valuing = isJudged ? cast.valuing : { ...cast.valuing, rivals: () => [] };
  const begun = process.threadCpuUsage();
  const accounting = new Accounting(cast.game, valuing, record);
  for (const _ of accounting.sketch());
  const first = secondsSince(begun);
  for (let round = 0; round < rounds; round++) for (const _ of accounting.round());
  const { curve, sums } = accounting.account()!;
  const seconds = secondsSince(begun);
  const place = quick(`${seed} place ${n}`).below(curve.length - 1);
  return {
    isStrong: n % 2 === 0,
    isCrew: valuing.isCrew === true,
    names,
    missed: Math.max(
      ...sums.map((sum) => Math.abs(plus(sum.start, sum.luck, sum.unknown, sum.own, sum.others).value - sum.result)),
    ),
    results: sums.map(({ result }) => result),
    lucks: sums.map(({ luck }) => luck.value),
    errors: sums.map(({ luck }) => luck.error),
    own: isJudged ? sums.map(({ own }) => own.value) : undefined,
    chances: curve[place]!.chances.map(({ value }) => value),
    seconds,
    first,
  };
}

function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1e6;
}
