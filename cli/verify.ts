import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type GameRecord, isUndo } from '#table/record.ts';
import { of } from '#table/text.ts';
import type { Dice } from '#table/verify.ts';
import { split } from './arguments.ts';
import { Complaint, oneLine } from './complaint.ts';
import { type Held, ordinaryFile, readRecord, recordIn, verified } from './file.ts';
import type { Io } from './io.ts';

export const usage = `hideout verify FILE [--seal SEAL] [--salt SEAT:SALT]
hideout verify FILE.jsonl

Plays a record again and checks every hash, every roll, the commitment and the
result. The first entry that does not hold is named, and the exit code is 2.
A record of another version of the rules is checked as far as it goes without.
A file that ends with .jsonl has a record on each line, as the one with all your
games from a page's settings: each is checked, and its line says what was found.

  --seal SEAL        the table's seal, noted down before the first move: it must
                     be this record's commitment
  --salt SEAT:SALT   a salt of your own and its seat, counted from 0; may be
                     given several times

The page of a table shows both behind the seal in its bar, and hideout play
--server when the game begins.
`;

const FLAGS = { seal: { type: 'string' }, salt: { type: 'string', multiple: true } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: name } = split(argv, FLAGS, usage);
  const noted = { seal: values.seal?.toLowerCase(), salts: (values.salt ?? []).map(saltIn) };
  if (name.endsWith(LINES)) return verifyLines(name, noted, io);
  const filed = await readRecord(io.cwd, name);
  const verdict = verified(name, filed);
  const wrong = unlike(filed.record, noted);
  if (wrong !== undefined) throw new Complaint(`${name}: ${wrong}`);
  const found = [...findings(filed.record, verdict), ...comparisons(noted)];
  for (const [what, fact] of found) io.stdout.write(`${what.padEnd(11)} ${fact}\n`);
  const { game, record } = filed;
  io.stdout.write(
    verdict.played
      ? 'The record holds.\n'
      : `The record holds as far as it goes without the rules of version ${record.version}; here is version ${game.version}.\n`,
  );
  return 0;
}

/** A record on each line. */
const LINES = '.jsonl';

/** Checks one record after the other; only one is in memory. */
async function verifyLines(name: string, { seal, salts }: Noted, io: Io): Promise<number> {
  if (seal !== undefined || salts.length > 0)
    throw new Complaint('a seal and salts are of one game; its line is a record');
  const path = await ordinaryFile(io.cwd, name);
  const counts = { all: 0, wrong: 0 };
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    counts.all += 1;
    const { holds, said } = await lineVerdict(line.replace(/^\uFEFF/, ''), `line ${counts.all}`);
    if (!holds) counts.wrong += 1;
    (holds ? io.stdout : io.stderr).write(`${said}\n`);
  }
  if (counts.all === 0) throw new Complaint(`${name}: there is no record in it`);
  const some = counts.wrong === 0 ? 'all hold' : `${counts.all - counts.wrong} hold, ${counts.wrong} do not`;
  io.stdout.write(`${of(counts.all, 'record', 'records')}: ${some}\n`);
  return counts.wrong === 0 ? 0 : 2;
}

async function lineVerdict(text: string, name: string): Promise<{ readonly holds: boolean; readonly said: string }> {
  try {
    const filed = await recordIn(text, name);
    const { record } = filed;
    const { played } = verified(name, filed);
    const rest = played ? '' : `, as far as it goes without the rules of version ${record.version}`;
    return {
      holds: true,
      said: `${name}  ${record.game}, ${of(record.entries.length, 'entry', 'entries')}: holds${rest}`,
    };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return { holds: false, said: `hideout: ${oneLine(error.message)}` };
  }
}

/** What somebody has written down before the game. */
interface Noted {
  readonly seal: string | undefined;
  readonly salts: readonly { readonly seat: number; readonly salt: string }[];
}

function saltIn(text: string): Noted['salts'][number] {
  const [, seat, salt] = /^(\d{1,2}):(.+)$/.exec(text) ?? [];
  if (salt === undefined) throw new Complaint(`--salt is a seat and its salt, as in 0:abc, not "${text}"`);
  return { seat: Number(seat), salt };
}

/** Where the record is not what was noted. */
function unlike({ commitment, salts }: GameRecord, noted: Noted): string | undefined {
  if (noted.seal !== undefined && noted.seal !== commitment) return 'its seal is not the one you noted: another game';
  const other = noted.salts.find(({ seat, salt }) => salts?.[seat] !== salt);
  return other && `the salt of seat ${other.seat} is not the one you noted`;
}

const comparisons = ({ seal, salts }: Noted): readonly Finding[] => [
  ...(seal === undefined ? [] : [['your seal', 'the same'] as const]),
  ...salts.map(({ seat }) => ['your salt', `the one of seat ${seat}`] as const),
];

type Finding = readonly [what: string, found: string];

/** What was found to be true. */
function findings(record: GameRecord, { rollsProven, played, dice }: Held): readonly Finding[] {
  const { hideout, game, version, seats, setup, entries, commitment, outcome, abandoned } = record;
  const later = entries.reduce((sum, entry) => sum + (isUndo(entry) ? 0 : entry.rolls.length), 0);
  const winners = outcome?.winners.map((seat) => `seat ${seat}`).join(', ') || 'no one';
  return [
    ['game', `${game}, version ${version}, ${seats} seats`],
    ['entries', played ? `${entries.length}, each a legal move or undo` : `${entries.length}`],
    ['hashes', played || hideout > 1 ? `${entries.length + 1}, an unbroken chain` : 'not checked: they need the rules'],
    ...(record.seated === undefined ? [] : [['people', sitters(record)] as const]),
    ['rolls', `${setup.length} in the setup and ${later} later, ${rollsProven ? 'all from the secret' : 'all used'}`],
    ['commitment', commitment === undefined ? 'none: a simulated game' : keeping(commitment, rollsProven)],
    ...(commitment === undefined ? [] : [['seals', sealing(dice)] as const]),
    ...(dice.voided === 0 ? [] : [['void', `${dice.voided} starts before this one`] as const]),
    ...(dice.known === undefined ? [] : [['known', knowledge(dice.known)] as const]),
    [
      'result',
      outcome === undefined ? `none: the game ${abandoned ? 'was given up' : 'is not over'}` : `won by ${winners}`,
    ],
  ];
}

/** Who had the seats at the start, and where that was not so all the time. */
function sitters({ seated = [], from, entries }: GameRecord): string {
  const kinds = seated.map((kind, seat) => {
    const own = entries.slice(from?.at ?? 0).filter((entry) => entry.seat === seat && !isUndo(entry));
    const byBot = own.filter((entry) => !isUndo(entry) && entry.by === 'bot').length;
    if (kind === 'person') return byBot === 0 ? 'person' : `person (${byBot} of ${own.length} moves by a stand-in)`;
    return byBot === own.length ? 'bot' : `bot (${own.length - byBot} of ${own.length} moves by someone who came late)`;
  });
  return kinds.join(', ');
}

/** Whose salts were sealed before any was told. */
function sealing({ sealed, known }: Dice): string {
  if (sealed === undefined && known !== undefined) return 'none: no one else sits there';
  if (sealed === undefined) return 'none: salts were told one after the other';
  return sealed.length === 0 ? 'none: no one was there to seal a salt' : `opened by seats ${sealed.join(', ')}`;
}

const knowledge = ({ at, all, seats }: NonNullable<Dice['known']>): string => {
  const what = `it goes on from entry ${at} of another game, whose record tells ${all ? 'every roll' : 'what lay hidden there'}`;
  return seats === undefined ? what : `${what}; seats ${seats.join(', ') || 'none'} had played it`;
};

const keeping = (commitment: string, kept: boolean): string =>
  kept ? `kept: ${commitment}` : `open: ${commitment} (the secret comes with the result)`;
