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
  const { at, now } = quorum;
  const isPaused = row.paused !== undefined;
  if (question.kind === 'resume' && !isPaused) return refused('not-paused');
  // A longer pause may be asked for, but nothing else.
  if (isPaused && question.kind !== 'resume' && question.kind !== 'pause') return refused('paused');
  if (question.kind === 'resume' && !isBound(row, seat)) return { row: resumed(unasked(row)) };
  const open = openQuestion(row, quorum);
  if (open !== undefined && open.no === undefined) return refused('asked-already');
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
  return { row: granted(unasked(row), open, quorum.now), granted: open };
}

/** Whether whoever has this seat has agreed to the pause; of older rows nobody knows. */
export function isBound({ places, agreed }: TableRow, seat: number): boolean {
  const place = places[seat];
  return agreed === undefined || (place?.kind === 'person' && agreed.includes(place.person));
}

/** The seats whose people have not answered yet. */
export const awaited = (row: TableRow, { by, yes, question }: Asked, attendance: Attendance): readonly number[] =>
  row.places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.standIn || isAway(place, attendance)) return [];
    // Whoever has said that they are away keeps the others from nothing but another clock, by which they would be late.
    if (question.kind !== 'clock' && isOnHoliday(place, attendance.now)) return [];
    // A pause is ended by those who have agreed to it.
    if (question.kind === 'resume' && !isBound(row, seat)) return [];
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

/** The game goes on. */
export function resumed(row: TableRow): TableRow {
  const { paused: _paused, agreed: _agreed, ...rest } = row;
  return rest;
}

/** Whoever has asked, or has said yes. */
const agreedTo = ({ places }: TableRow, { by, yes }: Asked): readonly string[] => [
  ...new Set(
    [by, ...yes].flatMap((seat) => {
      const place = places[seat];
      return place?.kind === 'person' && place.person !== '' ? [place.person] : [];
    }),
  ),
];

function granted(row: TableRow, asked: Asked, now: number): TableRow {
  const { question } = asked;
  switch (question.kind) {
    case 'clock':
      return withTimes({ ...(question.clock.kind === 'slow' ? row : allBack(row, now)), clock: question.clock }, {});
    case 'pause': {
      // What is left in a bank stays there.
      const times = row.bank === undefined ? {} : { bank: row.bank };
      return withTimes({ ...row, paused: now, agreed: agreedTo(row, asked) }, times);
    }
    case 'resume':
      return resumed(row);
    // What is taken back is an entry of the game, not of the row.
    case 'undo':
      return row;
  }
}
