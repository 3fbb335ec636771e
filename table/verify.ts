import { commitment, fair, type Roll, sealOf } from './chance.ts';
import type { AnyGame, Seat } from './game.ts';
import { canonical } from './hash.ts';
import { restart } from './play.ts';
import { type GameRecord, isUndo, type Origin, sourceOf } from './record.ts';
import { isRefused } from './refusal.ts';
import { UNSEALED } from './seating.ts';

/** What was checked, or the first place that does not hold. */
export type Verdict =
  | {
      readonly holds: true;
      /** The rolls were compared with the revealed secret; a simulated or unfinished game has none. */
      readonly rollsProven: boolean;
      readonly finished: boolean;
      readonly dice: Dice;
    }
  | {
      readonly holds: false;
      /** 0 is the setup, one more than the last entry the result. */
      readonly entry: number;
      readonly why: string;
    };

/** What a record says about who could have known or chosen its dice. */
export interface Dice {
  /** Seats whose salts were sealed before any salt was told. Missing where they were told one after the other. */
  readonly sealed?: readonly Seat[];
  /** Starts that came to nothing before this one. */
  readonly voided: number;
  /** What could be known from another game's record: how many entries, and whether every roll after them too. */
  readonly known?: { readonly at: number; readonly all: boolean };
}

/** Plays a record again and checks each hash, each roll, the commitment and the result. */
export function verify(game: AnyGame, record: GameRecord): Verdict {
  const { secret, salts, from } = record;
  const proven = secret !== undefined && salts !== undefined;
  const dice = proven ? { secret, salts, ...(from && { from }) } : undefined;
  let entry = 0;
  try {
    if (record.game !== game.id) fail(`a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version) fail(`version ${record.version} of the game; here is version ${game.version}`);
    checkHead(game, record);
    const play = restart(game, record);
    if (dice !== undefined) checkRolls(sourceOf(dice, 0), 0, record.setup);
    for (const said of record.entries) {
      entry += 1;
      const { stream } = play;
      play.redo(said);
      if (dice !== undefined && !isUndo(said)) checkRolls(sourceOf(dice, entry), stream, said.rolls);
    }
    entry += 1;
    const outcome = play.outcome();
    if (canonical(outcome ?? null) !== canonical(record.outcome ?? null))
      fail('the result is not the one of these moves');
    return { holds: true, rollsProven: proven, finished: outcome !== undefined, dice: diceOf(record) };
  } catch (error) {
    return { holds: false, entry, why: error instanceof Error ? error.message : String(error) };
  }
}

/** What the head says of its dice; that it is true is checked besides. */
function diceOf({ seals, voided = 0, from, commitment: promised }: GameRecord): Dice {
  return {
    ...(seals && { sealed: seals.flatMap((seal, seat) => (seal === null ? [] : [seat as Seat])) }),
    voided,
    ...(from && { known: { at: from.at, all: commitment(from.secret) === promised } }),
  };
}

function checkHead(game: AnyGame, record: GameRecord): void {
  const { seats, options, salts, secret, seals, from } = record;
  if (seats < game.seats.min || seats > game.seats.max) fail(`${seats} seats`);
  const parsed = game.options(options, seats);
  if (isRefused(parsed) || canonical(parsed) !== canonical(options)) fail('options that the game does not know');
  if (salts !== undefined && salts.length !== seats) fail(`${salts.length} salts for ${seats} seats`);
  if (seals !== undefined && seals.length !== seats) fail(`${seals.length} seals for ${seats} seats`);
  const unlike = seals?.findIndex((seal, seat) => seal !== null && seal !== sealOf(salts?.[seat] ?? '')) ?? -1;
  if (unlike >= 0) fail(`the salt of seat ${unlike} is not the one that was sealed`);
  const free = seals?.findIndex((seal, seat) => seal === null && salts?.[seat] !== UNSEALED) ?? -1;
  if (free >= 0) fail(`seat ${free} has a salt of its own, and has sealed none`);
  if (seals !== undefined && from !== undefined) fail('a game that goes on from another has no seals');
  if (from !== undefined) checkOrigin(from, seats, record.entries.length);
  if ((record.commitment === undefined) !== (salts === undefined))
    fail('a commitment needs salts, and salts a commitment');
  if (secret !== undefined && commitment(secret) !== record.commitment) fail('the secret is not the one committed to');
  if (record.outcome !== undefined && record.commitment !== undefined && secret === undefined)
    fail('the secret is missing');
}

function checkOrigin({ at, salts, from }: Origin, seats: number, most: number): void {
  if (at > most) fail(`it goes on from entry ${at}, and has ${most}`);
  if (salts.length !== seats) fail(`${salts.length} salts for ${seats} seats where it goes on from`);
  if (from !== undefined) checkOrigin(from, seats, at);
}

function checkRolls({ secret, salts }: Pick<Origin, 'secret' | 'salts'>, stream: number, rolls: readonly Roll[]): void {
  const chance = fair(secret, salts, stream);
  if (rolls.some(([bound, value]) => chance.below(bound) !== value)) fail('its rolls are not those of the secret');
}

function fail(why: string): never {
  throw new Error(why);
}
