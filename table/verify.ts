import { endOf } from './chain.ts';
import { commitment, fair, type Roll, sealOf } from './chance.ts';
import type { AnyGame, Seat } from './game.ts';
import { canonical } from './hash.ts';
import { restart } from './play.ts';
import { type GameRecord, isUndo, type Origin, sourceOf } from './record.ts';
import { isRefused } from './refusal.ts';
import { UNSEALED } from './seating.ts';
import { Skim } from './skim.ts';

/** What was checked, or the first place that does not hold. */
export type Verification =
  | {
      readonly holds: true;
      /** The rolls were compared with the revealed secret; a simulated or unfinished game has none. */
      readonly rollsProven: boolean;
      readonly finished: boolean;
      /** The moves were made again by the rules; false if these are of another version, or not there. */
      readonly played: boolean;
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
  /** What could be known from another game's record: how many entries, whether every roll after them too, and who had played it. */
  readonly known?: { readonly at: number; readonly all: boolean; readonly seats?: readonly number[] };
}

/**
 * Plays a record again and checks each hash, each roll, the commitment and the result. With the rules of another version, or
 * with none, it checks all but what only the rules can say.
 */
export function verify(game: AnyGame | undefined, record: GameRecord): Verification {
  const { secret, salts, from } = record;
  const proven = secret !== undefined && salts !== undefined;
  const dice = proven ? { secret, salts, ...(from && { from }) } : undefined;
  let entry = 0;
  try {
    if (game !== undefined && record.game !== game.id) fail(`a record of ${record.game}, not of ${game.id}`);
    const rules = game?.version === record.version ? game : undefined;
    if (rules !== undefined) checkOptions(rules, record);
    checkHead(record);
    const play = rules === undefined ? new Skim(record) : restart(rules, record);
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
    checkEnd(record);
    const finished = outcome !== undefined;
    return { holds: true, rollsProven: proven, finished, played: rules !== undefined, dice: diceOf(record) };
  } catch (error) {
    return { holds: false, entry, why: error instanceof Error ? error.message : String(error) };
  }
}

/** What the head says of its dice; that it is true is checked besides. */
function diceOf({ seals, voided = 0, from, commitment: promised }: GameRecord): Dice {
  return {
    ...(seals && { sealed: seals.flatMap((seal, seat) => (seal === null ? [] : [seat as Seat])) }),
    voided,
    ...(from && {
      known: {
        at: from.at,
        all: commitment(from.secret) === promised,
        ...(from.knew && { seats: from.knew }),
      },
    }),
  };
}

function checkOptions(game: AnyGame, { seats, options }: GameRecord): void {
  if (seats < game.seats.min || seats > game.seats.max) fail(`${seats} seats`);
  const parsed = game.options(options, seats);
  if (isRefused(parsed) || canonical(parsed) !== canonical(options)) fail('options that the game does not know');
}

function checkHead(record: GameRecord): void {
  const { seats, salts, secret, seals, seated, from } = record;
  if (salts !== undefined && salts.length !== seats) fail(`${salts.length} salts for ${seats} seats`);
  if (seals !== undefined && seals.length !== seats) fail(`${seals.length} seals for ${seats} seats`);
  if (seated !== undefined && seated.length !== seats) fail(`${seated.length} sitters for ${seats} seats`);
  const unlike = seals?.findIndex((seal, seat) => seal !== null && seal !== sealOf(salts?.[seat] ?? '')) ?? -1;
  if (unlike >= 0) fail(`the salt of seat ${unlike} is not the one that was sealed`);
  const free = seals?.findIndex((seal, seat) => seal === null && salts?.[seat] !== UNSEALED) ?? -1;
  if (free >= 0) fail(`seat ${free} has a salt of its own, and has sealed none`);
  const odd = seals?.findIndex((seal, seat) => seal !== null && seated?.[seat] === 'bot') ?? -1;
  if (odd >= 0) fail(`seat ${odd} was a bot’s, and has sealed a salt`);
  if (from !== undefined) checkOrigin(from, seats, record.entries.length);
  if ((record.commitment === undefined) !== (salts === undefined))
    fail('a commitment needs salts, and salts a commitment');
  if (secret !== undefined && commitment(secret) !== record.commitment) fail('the secret is not the one committed to');
  const isEnded = record.outcome !== undefined || record.abandoned === true;
  if (isEnded && record.commitment !== undefined && secret === undefined) fail('the secret is missing');
}

/** What is told when a game has ended: the secret with the result, or with the word that there will be none. */
function checkEnd(record: GameRecord): void {
  const { hideout, secret, outcome, abandoned, end } = record;
  const isEnded = outcome !== undefined || abandoned === true;
  if (outcome !== undefined && abandoned === true) fail('it has a result, and was abandoned');
  if (secret !== undefined && !isEnded) fail('a secret without a result: the game was cut off');
  if (hideout > 1 && end !== (isEnded ? endOf(record) : undefined)) fail('the hash of the end does not fit');
}

function checkOrigin({ at, salts, knew = [], from }: Origin, seats: number, most: number): void {
  if (knew.some((seat) => seat >= seats)) fail('somebody knew it who has no seat');
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
