import { posterOf } from '#games/index.ts';
import { reading, type Seat, seatsOf, type Viewer } from '#table/game.ts';
import { restart } from '#table/play.ts';
import { type Entry, isUndo } from '#table/record.ts';
import { type AnyGameText, LANGUAGES, type Names } from '#table/text.ts';
import { partsOf, split, spokenIn, whole } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checked, type Filed, readRecord } from './file.ts';
import type { Io } from './io.ts';
import { Page, TIE } from './page.ts';
import { printTogether, sentences } from './story.ts';
import { type Words, words } from './text/index.ts';

export const usage = `hideout replay FILE [options]

Tells the story of a recorded game, then shows the table.

  --to N             stop after entry N; 0 is the setup (default: the last)
  --viewer WHO       the number of a seat, or audience (default: audience);
                     what WHO could not see is unknown here, too
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: your terminal’s language)
`;

const FLAGS = {
  to: { type: 'string' },
  viewer: { type: 'string', default: 'audience' },
  lang: { type: 'string' },
} as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: name } = split(argv, FLAGS, usage);
  const spoken = spokenIn(values.lang, io);
  const filed = await readRecord(io.cwd, name);
  const { record } = filed;
  const viewer = viewerNamed(values.viewer, record.seats);
  const to = values.to === undefined ? record.entries.length : whole('--to', values.to, 0, record.entries.length);
  checked(name, filed);

  const text = (await partsOf(record.game, record.version).text()).text[spoken];
  const title = posterOf(record.game)!.title[spoken];
  const names = seatsOf(record.seats).map((seat) => words[spoken].seat(seat).replace(' ', TIE));
  tell({ page: new Page(io), words: words[spoken], text, title, names, viewer, ...filed }, to);
  return 0;
}

/** A record, and somebody who is told about it. */
interface Recital extends Filed {
  readonly page: Page;
  readonly words: Words;
  readonly text: AnyGameText;
  readonly title: string;
  readonly names: Names;
  readonly viewer: Viewer;
}

function tell(telling: Recital, to: number): void {
  const { page, words, text, names, viewer, record, game } = telling;
  page.print(telling.title, { ink: page.bold });
  page.print(words.story(record.seats, record.entries.length));
  page.print(words.seenBy(viewer === 'audience' ? words.audience : names[viewer]!));
  page.print();
  const play = restart(game, record);
  for (const entry of record.entries.slice(0, to)) tellEntry(telling, play.at + 1, entry, play.redo(entry).events);
  page.print();
  page.print(words.tableAfter(to), { ink: page.bold });
  const view = game.view(reading(play.state), viewer);
  for (const section of text.twin(view, names)) page.section(section);
  const outcome = play.outcome();
  page.print();
  if (outcome === undefined) page.print(words.notOver);
  else page.section({ heading: words.over, lines: text.outcome(outcome, view, names) });
}

function tellEntry(telling: Recital, number: number, entry: Entry, events: readonly unknown[]): void {
  const { page, words, names, viewer, record, game } = telling;
  const width = String(record.entries.length).length;
  const known = events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
  const deed = isUndo(entry) ? words.undone(entry.to) : entry.move;
  page.print(`${names[entry.seat]}: ${page.accent(deed)}`, { first: `${page.dim(String(number).padStart(width))}  ` });
  if (known.length > 0) printTogether(page, sentences(telling, known), ' '.repeat(width + 2));
}

function viewerNamed(text: string, seats: number): Viewer {
  if (text === 'audience') return text;
  if (/^\d{1,2}$/.test(text) && Number(text) < seats) return Number(text) as Seat;
  throw new Complaint(`--viewer is audience or a seat from 0 to ${seats - 1}, not "${text}"`);
}
