import { type Refused, refused } from '#table/refusal.ts';
import type { Asked, Question } from '#wire/messages.ts';
import { type Attendance, isAway } from './absence.ts';
import type { TableRow } from './archive.ts';
import { graceAt, withTimes } from './clock.ts';
import { allBack, isOnHoliday } from './holiday.ts';

/**
 * What people at a table settle together in a running game, as changes of its row: somebody seated asks, the other people
 * who are there answer. Bots agree, and nobody waits for whoever is away. One question at a time; it ends by itself.
 */

/** How long a question stands, in milliseconds; where moves take days, as long as one of them may take. */
const PATIENCE = 120_000;
/** How long it is told that somebody said no. */
const ECHO = 10_000;

/** Who is there, and how many entries there are. */
export interface Quorum extends Attendance {
  readonly at: number;
}

/** The table after a question or an answer; with the question, if it was just granted. */
export interface Settled {
  readonly row: TableRow;
  readonly granted?: Asked;
}

/** The question that is open, or was just answered with no. A move that others have made ends one about taking back. */
export function openQuestion({ asked }: TableRow, { now, at }: Pick<Quorum, 'now' | 'at'>): Asked | undefined {
  if (asked === undefined || now >= asked.until) return undefined;
  return asked.question.kind === 'undo' && asked.at !== at ? undefined : asked;
}

/** Somebody in this seat asks. With nobody there to answer it is granted at once. */
export function asking(row: TableRow, seat: number, question: Question, quorum: Quorum): Settled | Refused {
  if (row.phase !== 'playing') return refused(row.phase === 'seating' ? 'not-started' : 'game-over');
  const open = openQuestion(row, quorum);
  if (open !== undefined && open.no === undefined) return refused('asked-already');
  if ((question.kind === 'resume') !== (row.paused !== undefined)) return refused(row.paused ? 'paused' : 'not-paused');
  const { at, now } = quorum;
  return settled(
    { ...row, asked: { by: seat, question, at, yes: [], until: now + graceAt(row.clock, PATIENCE) } },
    quorum,
  );
}

/** Somebody in this seat says yes or no; whoever asked takes it back with no. */
export function answering(row: TableRow, seat: number, yes: boolean, quorum: Quorum): Settled | Refused {
  const open = openQuestion(row, quorum);
  if (open === undefined || open.no !== undefined) return refused('nothing-asked');
  if (yes) return settled({ ...row, asked: { ...open, yes: [...new Set([...open.yes, seat])] } }, quorum);
  if (isOf(row, seat, open.by)) return { row: unasked(row) };
  return { row: { ...row, asked: { ...open, no: seat, until: quorum.now + ECHO } } };
}

/** Whether the question is granted as things stand, because the last whom it waited for has answered or gone. */
export function settled(row: TableRow, quorum: Quorum): Settled {
  const open = openQuestion(row, quorum);
  if (open === undefined || open.no !== undefined || awaited(row, open, quorum).length > 0) return { row };
  return { row: granted(unasked(row), open.question, quorum.now), granted: open };
}

/** The seats whose people have not answered yet. */
export const awaited = (row: TableRow, { by, yes, question }: Asked, attendance: Attendance): readonly number[] =>
  row.places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.standIn || isAway(place, attendance)) return [];
    // Whoever has said that they are away keeps the others from nothing but another clock, by which they would be late.
    if (question.kind !== 'clock' && isOnHoliday(place, attendance.now)) return [];
    return isOf(row, seat, by) || yes.some((other) => isOf(row, seat, other)) ? [] : [seat];
  });

/** Whether two seats are one person's. */
function isOf({ places }: TableRow, seat: number, other: number): boolean {
  const [one, two] = [places[seat], places[other]];
  return one?.kind === 'person' && two?.kind === 'person' && one.person === two.person;
}

export function unasked(row: TableRow): TableRow {
  const { asked: _, ...rest } = row;
  return rest;
}

function granted(row: TableRow, question: Question, now: number): TableRow {
  switch (question.kind) {
    case 'clock':
      return withTimes({ ...(question.clock.kind === 'slow' ? row : allBack(row, now)), clock: question.clock }, {});
    case 'pause':
      // What is left in a bank stays there.
      return withTimes({ ...row, paused: now }, row.bank === undefined ? {} : { bank: row.bank });
    case 'resume': {
      const { paused: _, ...rest } = row;
      return rest;
    }
    // What is taken back is an entry of the game, not of the row.
    case 'undo':
      return row;
  }
}
