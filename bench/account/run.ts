import { BOTS, type BotName } from '#bots/index.ts';
import { playGame } from '#bots/match.ts';
import { type GameId, partsOf } from '#games/index.ts';
import { type Account, Accounting, type AnyValuing } from '#table/account.ts';
import type { AnyBotPart } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import type { AnyGame } from '#table/game.ts';
import { Mean } from '#table/measure.ts';
import { CAUSES } from '#table/moments.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';

export interface AccountOptions {
  readonly game: GameId;
  readonly games: number;
  /** How often every position is looked at. */
  readonly rounds: number;
  readonly seed: string;
  readonly progress?: (games: number) => void;
}

export interface AccountResult {
  readonly games: number;
  /** By how much the parts have missed a result, at most. */
  readonly missed: number;
  /** The mean luck of the seat that is furthest from 0, in standard errors. */
  readonly luckiest: number;
  /** Chances in ten bins: how many, what they said on average, how often it was so, and its standard error. */
  readonly bins: readonly Bin[];
  /** The mean square by which the chances of turns missed the results, and by which always the same chance would have. */
  readonly brier: number;
  readonly constant: number;
  /** By strength: what the decisions of a game gave away on average, and the standard error. */
  readonly decisions: Readonly<Record<string, readonly [mean: number, error: number]>>;
  /** How results vary, and how they do less luck. */
  readonly variance: number;
  readonly lessLuck: number;
  /** Seconds of processor time a game. */
  readonly seconds: number;
}

export interface Bin {
  readonly count: number;
  readonly said: number;
  readonly was: number;
  readonly error: number;
}

const STRENGTHS: readonly BotName[] = ['normal', 'easy', 'greedy', 'random'];
const BINS = 10;
/** The options that are gone through. */
const OPTIONS: Readonly<Partial<Record<GameId, readonly object[]>>> = {
  'art-robbery': [{}, { tokens: 'more-alibis' }, { safes: 'hidden' }],
  beutezug: [{}],
};

/** Accounts of games between bots of all strengths, at all numbers of seats. */
export async function accountRun({ game: id, games, rounds, seed, progress }: AccountOptions): Promise<AccountResult> {
  const parts = partsOf(id)!;
  const [{ game }, bot] = [await parts.rules(), await parts.bot()];
  if (parts.account === undefined) throw new Error(`${id} has no account`);
  const { valuing } = await parts.account();
  const sums = new Sums();
  const begun = process.cpuUsage();
  let playing = 0;
  for (let n = 0; n < games; n++) {
    const before = process.cpuUsage();
    const { record, names } = await played({ game, bot, id }, n, seed);
    playing += seconds(process.cpuUsage(before));
    sums.add(accountOf(game, valuing, record, rounds), names);
    progress?.(n + 1);
  }
  return { games, ...sums.result(), seconds: (seconds(process.cpuUsage(begun)) - playing) / games };
}

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

interface Cast {
  readonly game: AnyGame;
  readonly bot: AnyBotPart;
  readonly id: GameId;
}

async function played({ game, bot, id }: Cast, n: number, seed: string) {
  const chance = quick(`${seed} cast ${n}`);
  const { min, max } = game.seats;
  const seats = min + (n % (max - min + 1));
  const names = Array.from({ length: seats }, () => STRENGTHS[chance.below(STRENGTHS.length)]!);
  const bots = names.map((name) => ({ name, choose: BOTS[name]({ game, bot }) }));
  const options = game.options(OPTIONS[id]![n % OPTIONS[id]!.length], seats);
  if (isRefused(options)) throw new Error(options.detail);
  const { record } = await playGame({ game, options, bots, seed, rotate: false, duplicate: false }, n, true);
  return { record: record!, names };
}

function accountOf(game: AnyGame, valuing: AnyValuing, record: GameRecord, rounds: number): Account {
  const accounting = new Accounting(game, valuing, record);
  for (let n = 0; n < rounds; n++) for (const _ of accounting.round());
  return accounting.account()!;
}

/** What all accounts come to. */
class Sums {
  private missed = 0;
  private readonly lucks: Mean[] = [];
  private readonly bins = Array.from({ length: BINS }, () => ({ said: new Mean(), was: new Mean() }));
  private readonly squares = new Mean();
  private readonly constants = new Mean();
  private readonly decisions = new Map<string, Mean>();
  private readonly results = new Spread();
  private readonly lessLuck = new Spread();

  add({ curve, sums }: Account, names: readonly string[]): void {
    const even = 1 / sums.length;
    for (const [seat, sum] of sums.entries()) {
      const parts = sum.start.value + CAUSES.reduce((total, cause) => total + sum[cause].value, 0);
      this.missed = Math.max(this.missed, Math.abs(parts - sum.result));
      this.lucks[seat] ??= new Mean();
      this.lucks[seat].add(sum.luck.value);
      const mean = this.decisions.get(names[seat]!) ?? new Mean();
      this.decisions.set(names[seat]!, mean);
      mean.add(sum.own.value);
      this.results.add(sum.result - even);
      this.lessLuck.add(sum.result - even - sum.luck.value);
    }
    // One position of a game, or the same result would count many times.
    const { chances } = curve[Math.floor(curve.length / 2)]!;
    for (const [seat, { value }] of chances.entries()) {
      const { result } = sums[seat]!;
      const bin = this.bins[Math.min(BINS - 1, Math.max(0, Math.floor(value * BINS)))]!;
      bin.said.add(value);
      bin.was.add(result);
      this.squares.add((value - result) ** 2);
      this.constants.add((even - result) ** 2);
    }
  }

  result(): Omit<AccountResult, 'games' | 'seconds'> {
    const inErrors = this.lucks.map(({ measure: { value, error } }) => Math.abs(value) / error);
    return {
      missed: this.missed,
      luckiest: Math.max(...inErrors),
      bins: this.bins.map(({ said, was }) => ({
        count: said.count,
        said: said.measure.value,
        was: was.measure.value,
        error: was.measure.error,
      })),
      brier: this.squares.measure.value,
      constant: this.constants.measure.value,
      decisions: Object.fromEntries(
        [...this.decisions].map(([name, { measure }]) => [name, [measure.value, measure.error] as const]),
      ),
      variance: this.results.variance,
      lessLuck: this.lessLuck.variance,
    };
  }
}

/** Of numbers whose mean is 0. */
class Spread {
  private readonly squares = new Mean();

  add(value: number): void {
    this.squares.add(value ** 2);
  }

  get variance(): number {
    return this.squares.measure.value;
  }
}
