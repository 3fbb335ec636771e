import type { AnyBot } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { type AnyGame, type Chance, type Outcome, reading, type Seat, type Tagged } from '#table/game.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';

/** A bot by its name. */
export interface Player {
  readonly name: string;
  readonly choose: AnyBot;
}

/** Many games between the same bots. */
export interface Match {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly bots: readonly Player[];
  readonly seed: string;
  /** Bots change seats from game to game. */
  readonly rotate: boolean;
  /** Each deal is played once in every rotation. */
  readonly duplicate: boolean;
  /** Hears everything that happens, if anybody wants to know. */
  readonly hear?: ((event: Tagged) => void) | undefined;
  /** Says of a failure where it happened. */
  readonly located?: (error: unknown, player: Player, place: string) => unknown;
}

/** Who changes seats, and how many there are. */
export type Rotation = Pick<Match, 'rotate' | 'duplicate'> & { readonly bots: { readonly length: number } };

/** Where a bot sits in game number `n`, counted from 0. */
export function seatIn({ bots, rotate, duplicate }: Rotation, n: number, bot: number): Seat {
  return ((bot + (rotate || duplicate ? n : 0)) % bots.length) as Seat;
}

/** Which shuffle game number `n` is played with. */
export const dealOf = ({ bots, duplicate }: Match, n: number): number => (duplicate ? Math.floor(n / bots.length) : n);

/** A game between bots that has been played. */
export interface Played {
  readonly outcome: Outcome;
  readonly entries: number;
  /** Only if it was asked for: hashing takes longer than playing. */
  readonly record?: GameRecord;
}

/** Plays game number `n`. The deal and each bot have dice of their own, so that one cannot disturb the others. */
export async function playGame(match: Match, n: number, keepRecord: boolean): Promise<Played> {
  const { game, bots, seed, located = (error) => error } = match;
  const deal = quick(`${seed} deal ${dealOf(match, n)}`);
  const table = keepRecord ? recorded(match, deal) : unrecorded(match, deal);
  const seated: { readonly player: Player; readonly chance: Chance }[] = [];
  bots.forEach((player, i) => {
    seated[seatIn(match, n, i)] = { player, chance: quick(`${seed} bot ${i} game ${n}`) };
  });
  for (let entries = 0; ; entries++) {
    const state = reading(table.state());
    const seat = game.toAct(state)[0];
    if (seat === undefined) return { outcome: game.outcome(state)!, entries, ...table.kept() };
    const { player, chance } = seated[seat]!;
    const moves = game.moves(state, seat);
    try {
      // The view is made for those who look: a random bot does not, and plays several times as fast.
      const choice = player.choose({
        seat,
        moves,
        chance,
        get view() {
          return game.view(state, seat);
        },
        get recalled() {
          return game.recall?.(state, seat);
        },
      });
      // Waiting for what is there already would make every game slower.
      table.step(seat, choice instanceof Promise ? await choice : choice);
    } catch (error) {
      throw located(error, player, `seat ${seat}, game ${n + 1}, entry ${entries + 1}`);
    }
  }
}

/** A table between two moves. */
interface Table {
  state(): unknown;
  step(seat: Seat, move: unknown): void;
  kept(): { readonly record?: GameRecord };
}

function unrecorded({ game, options, bots, hear = () => {} }: Match, chance: Chance): Table {
  const state = game.setup(options, bots.length, chance);
  return {
    state: () => state,
    step: (seat, move) => game.step(state, seat, move, chance, hear),
    kept: () => ({}),
  };
}

function recorded({ game, options, bots, hear }: Match, chance: Chance): Table {
  const play: AnyPlay = new Play(game, { options, seats: bots.length }, chance);
  return {
    state: () => play.state,
    step: (seat, move) => {
      const decision = play.decide(seat, game.notate(move), chance);
      if (isRefused(decision)) throw new Error(`refused: ${decision.refused}`);
      play.accept(decision);
      if (hear !== undefined) for (const event of decision.events) hear(event);
    },
    kept: () => ({ record: play.record() }),
  };
}
