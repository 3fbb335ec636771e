import { Accounting } from '#table/accounting.ts';
import { seatsOf } from '#table/game.ts';
import { type Measure, WIDE } from '#table/measure.ts';
import { type AnyGameText, LANGUAGES, type Language, type Names } from '#table/text.ts';
import { type Balance, type TurningPoint, verdictOf } from '#table/verdict.ts';
import { partsOf, split, spokenIn, whole } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checked, readRecord } from './file.ts';
import type { Io } from './io.ts';
import { Page, TIE } from './page.ts';
import { words } from './text/index.ts';

const MOST_ROUNDS = 100_000;

export const usage = `hideout account FILE [options]

Says what decided a recorded game: for every seat, or a crew as one, where it
started, what luck gave and took, what could not be known, what its own
decisions and those of the others did, in wins of 100; and the moments that
mattered. A decision is judged by what its player could know.

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
    throw new Complaint(`${file}: the game ${record.abandoned ? 'was given up' : 'goes on'}, so no one has won it`);
  const part = await partsOf(record.game, record.version).account?.();
  if (part === undefined) throw new Complaint(`there is no account of version ${record.version} of ${record.game}`);
  const rounds = asked ?? part.valuing.rounds;
  const accounting = new Accounting(game, part.valuing, record, values.seed);
  for (let n = 0; n < rounds; n++) for (const _ of accounting.round());
  const verdict = verdictOf(part.valuing, accounting, rounds);
  if (values.json) {
    io.stdout.write(`${JSON.stringify({ game: record.game, rounds, ...accounting.account()!, verdict })}\n`);
    return 0;
  }
  const say = words[spoken].account;
  const page = new Page(io);
  const names = seatsOf(record.seats).map((seat) => words[spoken].seat(seat).replace(' ', TIE));
  for (const balance of verdict.balances) {
    const heading = balance.seat === undefined ? say.crew : names[balance.seat]!;
    page.section({ heading, lines: [summed(balance, spoken)] });
  }
  const teller: Teller = { accounting, text: (await partsOf(record.game, record.version).text()).text[spoken], names };
  const lines = verdict.points.map((point) => told(point, teller, spoken));
  page.section({ heading: say.points, lines: lines.length > 0 ? lines : [say.noPoints] });
  page.section({ heading: say.how, lines: [say.rounds(rounds)] });
  return 0;
}

/** Start, parts and result in one line: they add up. */
function summed({ start, parts, result }: Balance, spoken: Language): string {
  const say = words[spoken].account;
  const shifts = parts.map(({ part, shift }) => `${say.parts[part]} ${shifted(shift, spoken)}`);
  return say.sum(inWins(start.value, spoken), shifts.join(', '), inWins(result, spoken));
}

/** What a moment is told with. */
interface Teller {
  readonly accounting: Accounting;
  readonly text: AnyGameText;
  readonly names: Names;
}

function told({ at, seat, cause, shift }: TurningPoint, { accounting, text, names }: Teller, spoken: Language): string {
  const say = words[spoken].account;
  const what = `${at === 0 ? say.deal : say.entry(at)}, ${names[seat]}: ${say.parts[cause]} ${shifted(shift, spoken)}`;
  const choice = cause === 'own' ? accounting.choice(at) : undefined;
  return choice === undefined ? `${what}.` : `${what}. ${say.better(text.move(choice.better, choice.view, names))}`;
}

const inWins = (share: number, spoken: Language): string =>
  new Intl.NumberFormat(spoken, { maximumFractionDigits: 0 }).format(100 * share);

function shifted({ value, error }: Measure, spoken: Language): string {
  const signed = new Intl.NumberFormat(spoken, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return `${signed.format(100 * value)}${TIE}±${TIE}${inWins(WIDE * error, spoken)}`;
}
