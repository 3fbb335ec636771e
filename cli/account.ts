import type { Account, Sum } from '#table/account.ts';
import { Accounting } from '#table/accounting.ts';
import { seatsOf } from '#table/game.ts';
import type { Measure } from '#table/measure.ts';
import { CAUSES, type Moment, momentsOf } from '#table/moments.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { partsOf, split, spokenIn, whole } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checked, readRecord } from './file.ts';
import type { Io } from './io.ts';
import { Page, TIE } from './page.ts';
import { words } from './text/index.ts';

const MOST_ROUNDS = 100_000;

export const usage = `hideout account FILE [options]

Says what decided a recorded game: for every seat where it started, what luck
gave and took, what could not be known, what its own decisions and those of the
others did, in wins of 100; and the moments that mattered. A decision is judged
by what its player could know.

  --rounds N         how often every position is looked at (default: as
                     often as is enough for the game)
  --seed TEXT        the dice that are thought with (default: the record's hash)
  --json             prints one JSON object instead
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: your terminal’s language)
`;

const FLAGS = {
  rounds: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
} as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: file } = split(argv, FLAGS, usage);
  const spoken = spokenIn(values.lang, io);
  const asked = values.rounds === undefined ? undefined : whole('--rounds', values.rounds, 2, MOST_ROUNDS);
  const filed = await readRecord(io.cwd, file);
  const { record, game } = filed;
  checked(file, filed);
  if (record.outcome === undefined)
    throw new Complaint(`${file}: the game ${record.abandoned ? 'was given up' : 'goes on'}, so nobody has won it`);
  const part = await partsOf(record.game, record.version).account?.();
  if (part === undefined) throw new Complaint(`there is no account of version ${record.version} of ${record.game}`);
  const rounds = asked ?? part.valuing.rounds;
  const accounting = new Accounting(game, part.valuing, record, values.seed);
  for (let n = 0; n < rounds; n++) for (const _ of accounting.round());
  const account = accounting.account()!;
  const seats = seatsOf(record.seats);
  if (values.json) {
    const moments = seats.map((seat) => momentsOf(account, seat));
    io.stdout.write(`${JSON.stringify({ game: record.game, rounds, ...account, moments })}\n`);
    return 0;
  }
  const say = words[spoken].account;
  const page = new Page(io);
  for (const seat of seats) {
    const heading = words[spoken].seat(seat).replace(' ', TIE);
    const moments = momentsOf(account, seat).map((moment) => told(moment, spoken));
    page.section({ heading, lines: [summed(account, seat, spoken), ...moments] });
  }
  page.section({ heading: say.how, lines: [say.rounds(rounds)] });
  return 0;
}

/** Start, parts and result in one line: they add up. */
function summed({ sums }: Account, seat: number, spoken: Language): string {
  const say = words[spoken].account;
  const sum = sums[seat] as Sum;
  const parts = CAUSES.filter((cause) => sum[cause].value !== 0 || sum[cause].error !== 0);
  const shifts = parts.map((cause) => `${say[cause]} ${shifted(sum[cause], spoken)}`);
  return say.sum(inWins(sum.start.value, spoken), shifts.join(', '), inWins(sum.result, spoken));
}

function told({ at, cause, shift, better }: Moment, spoken: Language): string {
  const say = words[spoken].account;
  const what = `${at === 0 ? say.deal : say.entry(at)}: ${say[cause]} ${shifted(shift, spoken)}`;
  return better === undefined ? `${what}.` : `${what}. ${say.better(better)}`;
}

const inWins = (share: number, spoken: Language): string =>
  new Intl.NumberFormat(spoken, { maximumFractionDigits: 0 }).format(100 * share);

function shifted({ value, error }: Measure, spoken: Language): string {
  const signed = new Intl.NumberFormat(spoken, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return `${signed.format(100 * value)}${TIE}±${TIE}${inWins(error, spoken)}`;
}
