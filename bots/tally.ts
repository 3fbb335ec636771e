import type { Outcome, Seat } from '#table/game.ts';

/** How one bot did over many games. */
export interface BotScore {
  readonly bot: string;
  /** Games that it won alone. */
  readonly wins: number;
  /** Games that it won together with others. */
  readonly shared: number;
  /** The share of games won, a shared win counting its part. */
  readonly share: number;
  readonly meanScore: number;
  /** Where the true share lies, with 95 % confidence. */
  readonly interval: readonly [low: number, high: number];
}

/** What a game comes to on average. */
export interface Stats {
  /** The highest score of a game first. */
  readonly ranked: readonly number[];
  /** How often each type of event was told. */
  readonly events: Readonly<Record<string, number>>;
}

/** Counts how bots fare. */
export class Tally {
  games = 0;
  /** Games in which nobody won. */
  lost = 0;
  /** How often each type of event was told. */
  readonly heard = new Map<string, number>();
  private readonly ranked: number[] = [];
  private readonly bots: readonly { name: string; wins: number; shared: number; parts: number; points: number }[];

  constructor(names: readonly string[]) {
    this.bots = names.map((name) => ({ name, wins: 0, shared: 0, parts: 0, points: 0 }));
  }

  /** One game more; `seatOf` says where each bot sat. */
  add({ winners, scores }: Outcome, seatOf: (bot: number) => Seat): void {
    this.games += 1;
    if (winners.length === 0) this.lost += 1;
    for (const [place, score] of scores.toSorted((a, b) => b - a).entries()) {
      this.ranked[place] = (this.ranked[place] ?? 0) + score;
    }
    this.bots.forEach((bot, i) => {
      const seat = seatOf(i);
      bot.points += scores[seat]!;
      if (!winners.includes(seat)) return;
      bot.parts += 1 / winners.length;
      if (winners.length === 1) bot.wins += 1;
      else bot.shared += 1;
    });
  }

  /** An event of a game. */
  hear(type: string): void {
    this.heard.set(type, (this.heard.get(type) ?? 0) + 1);
  }

  /** What games came to on average. */
  stats(): Stats {
    const perGame = [...this.heard].map(([type, count]) => [type, count / this.games] as const);
    return { ranked: this.ranked.map((sum) => sum / this.games), events: Object.fromEntries(perGame) };
  }

  scores(): readonly BotScore[] {
    return this.bots.map(({ name, wins, shared, parts, points }) => {
      const share = parts / this.games;
      const meanScore = points / this.games;
      return { bot: name, wins, shared, share, meanScore, interval: wilson(share, this.games) };
    });
  }
}

const Z95 = 1.959964;

/**
 * Wilson's 95 % interval for a share. Shared wins lie between 0 and 1 and so vary less than wins and losses do: for
 * them it is a little too wide, never too narrow.
 */
export function wilson(share: number, games: number): readonly [low: number, high: number] {
  const z2 = Z95 ** 2;
  const middle = share + z2 / (2 * games);
  const reach = Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2));
  const scale = 1 + z2 / games;
  // The share lies inside; at 0 and 1 only rounding could put it outside.
  return [
    Math.min(share, Math.max(0, (middle - reach) / scale)),
    Math.max(share, Math.min(1, (middle + reach) / scale)),
  ];
}
