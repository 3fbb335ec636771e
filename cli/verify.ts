import { type GameRecord, isUndo } from '#table/record.ts';
import type { Dice, Verdict } from '#table/verify.ts';
import { split } from './arguments.ts';
import { checked, readRecord } from './file.ts';
import type { Io } from './io.ts';

export const usage = `hideout verify FILE

Plays a record again and checks every hash, every roll, the commitment and the
result. The first entry that does not hold is named, and the exit code is 2.
`;

type Held = Extract<Verdict, { readonly holds: true }>;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { subject: name } = split(argv, {}, usage);
  const filed = await readRecord(io.cwd, name);
  const verdict = checked(name, filed);
  for (const [what, found] of findings(filed.record, verdict)) io.stdout.write(`${what.padEnd(11)} ${found}\n`);
  io.stdout.write('The record holds.\n');
  return 0;
}

/** What was found to be true. */
function findings(
  record: GameRecord,
  { rollsProven, dice }: Held,
): readonly (readonly [what: string, found: string])[] {
  const { game, version, seats, setup, entries, commitment, outcome } = record;
  const later = entries.reduce((sum, entry) => sum + (isUndo(entry) ? 0 : entry.rolls.length), 0);
  const winners = outcome?.winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody';
  return [
    ['game', `${game}, version ${version}, ${seats} seats`],
    ['entries', `${entries.length}, each a legal move or undo`],
    ['hashes', `${entries.length + 1}, an unbroken chain`],
    ['rolls', `${setup.length} in the setup and ${later} later, ${rollsProven ? 'all from the secret' : 'all used'}`],
    ['commitment', commitment === undefined ? 'none: a simulated game' : keeping(commitment, rollsProven)],
    ...(commitment === undefined ? [] : [['seals', sealing(dice)] as const]),
    ...(dice.voided === 0 ? [] : [['void', `${dice.voided} starts before this one`] as const]),
    ...(dice.known === undefined ? [] : [['known', knowledge(dice.known)] as const]),
    ['result', outcome === undefined ? 'none: the game is not over' : `won by ${winners}`],
  ];
}

/** Whose salts were sealed before any was told. */
function sealing({ sealed, known }: Dice): string {
  if (known !== undefined) return 'none: nobody else sits there';
  if (sealed === undefined) return 'none: salts were told one after the other';
  return sealed.length === 0 ? 'none: nobody was there to seal a salt' : `opened by seats ${sealed.join(', ')}`;
}

const knowledge = ({ at, all }: NonNullable<Dice['known']>): string =>
  `it goes on from entry ${at} of another game, whose record tells ${all ? 'every roll' : 'what lay hidden there'}`;

const keeping = (commitment: string, kept: boolean): string =>
  kept ? `kept: ${commitment}` : `open: ${commitment} (the secret comes with the result)`;
