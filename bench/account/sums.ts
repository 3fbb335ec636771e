import type { BotName } from '#bots/index.ts';
import { Mean, type Measure } from '#table/measure.ts';
import type { Row } from './audit.ts';
import { STRENGTHS } from './casting.ts';

export interface Bin {
  readonly count: number;
  /** The chances on average, how often it was so, and its standard error. */
  readonly said: number;
  readonly was: number;
  readonly error: number;
}

/** How well chances have told the results, and how much of those luck was. */
export interface Fit {
  readonly games: number;
  readonly bins: readonly Bin[];
  /** The mean square by which chances missed the results, and by which always the same chance would have. */
  readonly brier: number;
  readonly constant: number;
  /** How results vary, how they do less luck, and how much of that is only that luck was sampled. */
  readonly variance: number;
  readonly lessLuck: number;
  readonly noise: number;
}

/** What all accounts come to. */
export interface Result {
  readonly games: number;
  /** By how much the parts have missed a result, at most. */
  readonly missed: number;
  /** The mean luck of each seat. */
  readonly lucks: readonly Measure[];
  /** Games of strong players, and of all sorts. */
  readonly strong: Fit;
  readonly mixed: Fit;
  /** By strength, in games of all sorts: what the decisions of a game gave away on average. */
  readonly decisions: readonly (readonly [BotName, Measure])[];
  /** Seconds of processor time of an account, on average, the most, and the most until there was a first curve. */
  readonly seconds: number;
  readonly longest: number;
  readonly first: number;
}

const BINS = 10;

/** Adds up account after account. */
export class Sums {
  private missed = 0;
  private readonly lucks: Mean[] = [];
  private readonly fits = { strong: new Fitting(), mixed: new Fitting() };
  private readonly decisions = new Map<BotName, Mean>(STRENGTHS.map((name) => [name, new Mean()]));
  private readonly seconds = new Mean();
  private longest = 0;
  private first = 0;

  add(row: Row): void {
    this.missed = Math.max(this.missed, row.missed);
    for (const [seat, luck] of row.lucks.entries()) {
      this.lucks[seat] ??= new Mean();
      this.lucks[seat].add(luck);
    }
    if (!row.isStrong && row.own !== undefined)
      for (const [seat, own] of row.own.entries()) this.decisions.get(row.names[seat]!)!.add(own);
    this.fits[row.isStrong ? 'strong' : 'mixed'].add(row);
    this.seconds.add(row.seconds);
    this.longest = Math.max(this.longest, row.seconds);
    this.first = Math.max(this.first, row.first);
  }

  result(): Result {
    return {
      games: this.seconds.count,
      missed: this.missed,
      lucks: this.lucks.map(({ measure }) => measure),
      strong: this.fits.strong.fit(),
      mixed: this.fits.mixed.fit(),
      decisions: [...this.decisions].map(([name, { measure }]) => [name, measure] as const),
      seconds: this.seconds.measure.value,
      longest: this.longest,
      first: this.first,
    };
  }
}

class Fitting {
  private games = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ said: new Mean(), was: new Mean() }));
  private readonly results = new Mean();
  private readonly squares = new Mean();
  private readonly lessLuck = new Mean();
  private readonly lessLuckSquares = new Mean();
  private readonly noise = new Mean();
  private readonly brier = new Mean();

  add({ results, lucks, errors, chances, isCrew }: Row): void {
    this.games += 1;
    // A crew has one result. The others are told by how much they differ from an even share.
    const even = isCrew ? 0 : 1 / results.length;
    for (const [seat, result] of (isCrew ? results.slice(0, 1) : results).entries()) {
      const [luck, said] = [lucks[seat]!, chances[seat]!];
      this.results.add(result - even);
      this.squares.add((result - even) ** 2);
      this.lessLuck.add(result - even - luck);
      this.lessLuckSquares.add((result - even - luck) ** 2);
      this.noise.add(errors[seat]! ** 2);
      this.brier.add((said - result) ** 2);
      const bin = this.bins[Math.min(BINS - 1, Math.max(0, Math.floor(said * BINS)))]!;
      bin.said.add(said);
      bin.was.add(result);
    }
  }

  fit(): Fit {
    const value = (mean: Mean): number => mean.measure.value;
    const variance = value(this.squares) - value(this.results) ** 2;
    return {
      games: this.games,
      bins: this.bins.map(({ said, was }) => ({
        count: said.count,
        said: value(said),
        was: value(was),
        error: was.measure.error,
      })),
      brier: value(this.brier),
      constant: variance,
      variance,
      lessLuck: value(this.lessLuckSquares) - value(this.lessLuck) ** 2,
      noise: value(this.noise),
    };
  }
}
