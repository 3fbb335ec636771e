import { commitment, fair, type Roll } from './chance.ts';
import type { AnyGame } from './game.ts';
import { canonical } from './hash.ts';
import { restart } from './play.ts';
import { type GameRecord, isUndo } from './record.ts';
import { isRefused } from './refusal.ts';

/** What was checked, or the first place that does not hold. */
export type Verdict =
  | {
      readonly holds: true;
      /** The rolls were compared with the revealed secret; a simulated or unfinished game has none. */
      readonly rollsProven: boolean;
      readonly finished: boolean;
    }
  | {
      readonly holds: false;
      /** 0 is the setup, one more than the last entry the result. */
      readonly entry: number;
      readonly why: string;
    };

/** Plays a record again and checks each hash, each roll, the commitment and the result. */
export function verify(game: AnyGame, record: GameRecord): Verdict {
  const { secret, salts } = record;
  const proven = secret !== undefined && salts !== undefined;
  let entry = 0;
  try {
    if (record.game !== game.id) fail(`a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version) fail(`version ${record.version} of the game; here is version ${game.version}`);
    checkHead(game, record);
    const play = restart(game, record);
    if (proven) checkRolls(secret, salts, 0, record.setup);
    for (const said of record.entries) {
      entry += 1;
      play.redo(said);
      if (proven && !isUndo(said)) checkRolls(secret, salts, entry, said.rolls);
    }
    entry += 1;
    const outcome = play.outcome();
    if (canonical(outcome ?? null) !== canonical(record.outcome ?? null))
      fail('the result is not the one of these moves');
    return { holds: true, rollsProven: proven, finished: outcome !== undefined };
  } catch (error) {
    return { holds: false, entry, why: error instanceof Error ? error.message : String(error) };
  }
}

function checkHead(game: AnyGame, record: GameRecord): void {
  const { seats, options, salts, secret } = record;
  if (seats < game.seats.min || seats > game.seats.max) fail(`${seats} seats`);
  const parsed = game.options(options, seats);
  if (isRefused(parsed) || canonical(parsed) !== canonical(options)) fail('options that the game does not know');
  if (salts !== undefined && salts.length !== seats) fail(`${salts.length} salts for ${seats} seats`);
  if ((record.commitment === undefined) !== (salts === undefined))
    fail('a commitment needs salts, and salts a commitment');
  if (secret !== undefined && commitment(secret) !== record.commitment) fail('the secret is not the one committed to');
  if (record.outcome !== undefined && record.commitment !== undefined && secret === undefined)
    fail('the secret is missing');
}

function checkRolls(secret: string, salts: readonly string[], entry: number, rolls: readonly Roll[]): void {
  const chance = fair(secret, salts, entry);
  if (rolls.some(([bound, value]) => chance.below(bound) !== value)) fail('its rolls are not those of the secret');
}

function fail(why: string): never {
  throw new Error(why);
}
