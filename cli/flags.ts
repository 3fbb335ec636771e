import { type AnyGame, type Seat, seatsOf } from '#table/game.ts';
import { LONGEST_NAME } from '#wire/protocol.ts';
import { seatCount, type splitLoosely } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { gameOptions } from './options.ts';
import { ME } from './seating.ts';

/** What `hideout play` takes; which of it goes together depends on where the table is. */
export const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  bot: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  'bot-timeout': { type: 'string' },
  server: { type: 'string' },
  table: { type: 'string' },
  seat: { type: 'string' },
  watch: { type: 'boolean' },
  invite: { type: 'boolean' },
  aware: { type: 'boolean' },
} as const;

export type Flag = keyof typeof FLAGS;
export type Values = ReturnType<typeof splitLoosely<typeof FLAGS>>['values'];

const USUAL_SEATS = 3;

/** Complains of the first of these flags that was given. */
export function forbid(values: Values, flags: readonly Flag[], why: string): void {
  const given = flags.find((flag) => values[flag] !== undefined);
  if (given !== undefined) throw new Complaint(`--${given} ${why}`);
}

export interface Terms {
  readonly seats: number;
  readonly options: unknown;
}

/** What a new table is played with. */
export async function terms(game: AnyGame, values: Values, cwd: string): Promise<Terms> {
  const seats = values.seats === undefined ? usualSeats(game) : seatCount(game, values.seats);
  return { seats, options: await gameOptions(game, values.options ?? '{}', seats, cwd) };
}

const NAME = new RegExp(`^\\P{Cc}{1,${LONGEST_NAME}}$`, 'u');

export function personName(text: string | undefined): string | undefined {
  const name = text?.trim();
  if (name !== undefined && !NAME.test(name))
    throw new Complaint(`--name is up to ${LONGEST_NAME} letters, not "${text}"`);
  return name;
}

const usualSeats = (game: AnyGame): number => Math.max(game.seats.min, Math.min(USUAL_SEATS, game.seats.max));

/** The seats that are not yours; none if you play alone. */
const beside = (seats: number): readonly Seat[] => seatsOf(seats).filter((seat) => seat !== ME);

/** A bot for every seat but yours: the usual one, or those that are named; fewer names go round again. */
export function others<T extends string>(names: readonly T[] | undefined, usual: T, seats: number): readonly T[] {
  const free = beside(seats);
  if (names === undefined) return free.map(() => usual);
  if (names.length > free.length)
    throw new Complaint(
      `--bots names ${names.join(' and ')}, but at a table for ${seats} there is room for ${free.length} beside you`,
    );
  return free.map((_, i) => names[i % names.length]!);
}
