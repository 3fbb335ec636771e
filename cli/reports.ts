import { encode } from '#table/record.ts';
import { of } from '#table/text.ts';
import { phraseText } from '#wire/phrases.ts';
import type { PersonReport, Reported, ReportRow, Reports } from '../server/store/reports.ts';
import { splitLoosely } from './arguments.ts';
import { Complaint, oneLine } from './complaint.ts';
import { checkThere, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

/** So many are printed, the newest first. */
const MOST = 100;

export const usage = `hideout reports [--done ID] [--record ID]

Lists what people have reported to the host. Of a person: who, by whom, at
which table, when, why, and what was said last there. Of a game in which
something is wrong: where, who saw it, and a sentence; nothing hidden is in it.
The server may be running.

  --record ID        prints the record of a reported game up to the place that
                     was meant, once the game is over: until then it is sealed.
                     A table that a fault has stopped is not waited for;
                     the move that it stopped at comes with its record.
                     "npm run golden -- add GAME.txt FILE" makes a test of it
  --done ID          removes a report that was looked into
  HIDEOUT_DATA       the server's file (default: data/hideout.db)
  DATABASE_URL       the server's PostgreSQL database
`;

const FLAGS = { done: { type: 'string' }, record: { type: 'string' } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject } = splitLoosely(argv, FLAGS);
  if (subject !== undefined) throw new Complaint(`reports takes no "${subject}"\n${usage}`);
  const server = await serverData(io.env);
  checkThere(server);
  const { openReports } = await import('../server/store/reports.ts');
  const kept = await tried('the reports cannot be read', () => openReports(server));
  try {
    if (values.record !== undefined) io.stdout.write(await recordOf(kept, values.record));
    else if (values.done === undefined) io.stdout.write(listOf(await kept.reports(MOST)));
    else if (await kept.removeReport(values.done)) io.stdout.write(`${values.done} is removed\n`);
    else throw new Complaint(`there is no report "${values.done}"`);
    return 0;
  } finally {
    await kept.close();
  }
}

async function recordOf(kept: Reports, id: string): Promise<string> {
  const report = (await kept.reports(Number.MAX_SAFE_INTEGER)).find((each) => each.id === id);
  if (report === undefined) throw new Complaint(`there is no report "${id}"`);
  if (!('at' in report)) throw new Complaint(`${id} is of a person, not of a game`);
  const found = await kept.record(report);
  if (found === 'gone') throw new Complaint(`the table ${report.table} is not there any more`);
  if (found === 'sealed')
    throw new Complaint(`the game at ${report.table} is being played: its record is sealed until it is over`);
  return reportedText(found);
}

/** The record as it is; with the move that stopped it beside it, where there is one. */
const reportedText = ({ record, tried }: Reported): string =>
  tried === undefined ? encode(record) : `${JSON.stringify({ tried, record: JSON.parse(encode(record)) }, null, 1)}\n`;

const listOf = (reports: readonly ReportRow[]): string =>
  [of(reports.length, 'report', 'reports'), ...reports.flatMap(linesOf), ''].join('\n');

/** Others wrote most of it, so it may not reach the terminal as a command. */
function linesOf(report: ReportRow): readonly string[] {
  const { id, table, when, byName, why } = report;
  const about = 'at' in report ? placeOf(report) : called(report.name);
  return [
    '',
    `${id}  ${timeOf(when)}  ${table}`,
    `  ${about}, reported by ${called(byName)}${why === '' ? '' : `: ${oneLine(why)}`}`,
    ...('at' in report ? [] : report.said.map((line) => `    ${timeOf(line.when)}  ${saidIn(line)}`)),
  ];
}

const called = (name: string): string => oneLine(name) || 'someone who is gone';

const placeOf = ({ at, seat, stopped }: { at: number; seat?: number; stopped?: true }): string =>
  [
    `the game after entry ${at}`,
    seat === undefined ? 'seen by the audience' : `seen from seat ${seat}`,
    ...(stopped ? ['stopped by a fault'] : []),
  ].join(', ');

const timeOf = (when: number): string => new Date(when).toISOString().slice(0, 16).replace('T', ' ');

function saidIn(line: PersonReport['said'][number]): string {
  if ('text' in line) return oneLine(line.text);
  return 'phrase' in line
    ? `(phrase) ${oneLine(phraseText(line.phrase, 'en', {}))}`
    : `(sign) ${line.reaction ?? 'taken back'}`;
}
