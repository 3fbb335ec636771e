import type { AnyGameText, Language } from '#table/text.ts';
import type { Look, SeatInfo, TableInfo } from '#wire/messages.ts';
import { phraseText } from '#wire/phrases.ts';
import type { ChatLine } from '#wire/talk.ts';
import { oneLine } from '../complaint.ts';
import type { Words } from '../text/index.ts';

/** In what words a table is told to somebody. */
export interface Tongue {
  readonly words: Words;
  readonly language: Language;
  readonly text: AnyGameText;
}

/** Lines of chat that somebody is shown on arriving. */
const EARLIER_LINES = 5;

/** What a seat is called; others wrote it, so it may not reach the terminal as a command. */
export function nameAt(seat: SeatInfo, words: Words): string {
  if (seat.kind === 'open') return words.freeSeats(1);
  return oneLine(seat.name) || words.formerPlayer;
}

/** Who sits there, with what plays for whom; free seats are counted. */
export function company({ seats }: TableInfo, words: Words, but?: number): readonly string[] {
  const taken = seats.flatMap((seat, i) => (seat.kind === 'open' || i === but ? [] : [described(seat, words)]));
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return free === 0 ? taken : [...taken, words.freeSeats(free)];
}

function described(seat: SeatInfo, words: Words): string {
  const name = nameAt(seat, words);
  if (seat.kind === 'bot') return words.bot(name, words.strengths[seat.strength]);
  if (seat.kind === 'person' && seat.program === true) return words.bot(name, words.program);
  return seat.kind === 'person' && seat.standIn ? words.bot(name, words.strengths.normal) : name;
}

/** What changed at a table beside the game, a sentence each. */
export function notesOf(before: Look | undefined, now: Look, tongue: Tongue): readonly string[] {
  return [...seatNotes(before?.info, now.info, tongue.words), ...chatNotes(before, now, tongue)];
}

function seatNotes(before: TableInfo | undefined, now: TableInfo, words: Words): readonly string[] {
  if (now.phase === 'seating') {
    const list = words.seats(words.and(company(now, words)));
    return before !== undefined && words.seats(words.and(company(before, words))) === list ? [] : [list];
  }
  if (before === undefined) return [];
  if (before.phase === 'seating') return [words.began];
  return now.seats.flatMap((seat, i) => seatNote(before.seats[i]!, seat, words));
}

function seatNote(before: SeatInfo, now: SeatInfo, words: Words): readonly string[] {
  const name = nameAt(now, words);
  if (before.kind !== now.kind) return [words.sat(name, nameAt(before, words))];
  if (before.kind !== 'person' || now.kind !== 'person' || before.standIn === now.standIn) return [];
  return [now.you ? ownNote(now.standIn, words) : now.standIn ? words.standsIn(name) : words.isBack(name)];
}

const ownNote = (standIn: boolean, words: Words): string => (standIn ? words.youAreOut : words.youAreBack);

function chatNotes(before: Look | undefined, { chat }: Look, tongue: Tongue): readonly string[] {
  const known = before?.chat.at(-1)?.n ?? 0;
  const fresh = before === undefined ? chat.slice(-EARLIER_LINES) : chat.filter(({ n }) => n > known);
  return fresh.flatMap((line) => lineNote(line, tongue));
}

function lineNote(line: ChatLine, { words, language, text }: Tongue): readonly string[] {
  const name = oneLine(line.name) || words.formerPlayer;
  if ('text' in line) return [words.said(name, oneLine(line.text))];
  if ('phrase' in line) return [words.said(name, oneLine(phraseText(line.phrase, language, text)))];
  // What was taken back is not worth a line.
  return line.reaction === undefined ? [] : [words.reacted[line.reaction](name)];
}
