import { faceOf, posterOf } from '#games/index.ts';
import type { ChatRow, ListedRow } from '#lobby/archive.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { heard } from '#table/store.ts';
import { beats, type Language } from '#table/text.ts';
import type { Asked } from '#wire/messages.ts';
import { phraseText } from '#wire/phrases.ts';
import type { What } from './book.ts';
import type { Facts } from './circumstances.ts';
import { callWords } from './words/index.ts';

/** What is read: what is wanted, and where things stand. */
export interface Note {
  readonly title: string;
  readonly body: string;
}

/** More does not fit a notification, and a push service takes four kilobytes at most. */
const LONGEST = 240;

/** What a person is called with. Nothing of it is more than the audience of the table may see. */
export async function noteFor(lobby: Lobby, what: What, facts: Facts, language: Language): Promise<Note> {
  const { row, seats } = facts;
  const say = callWords[language];
  const game = titleOf(row, language);
  const note = (title: string, ...body: readonly string[]): Note => ({ title, body: cut(body) });
  if (what === 'answer' && facts.asked !== undefined) return questionOf(facts.asked, row, language);
  switch (what) {
    case 'turn':
    case 'answer': {
      const left = leftOf(row, lobby.world.now(), language);
      return note(
        say[what](game),
        ...(await standingOf(facts, language)),
        say.with(namesBut(row, seats)),
        left && say.left(left),
      );
    }
    case 'rematch':
      return note(say.rematch(hostOf(row)), say.sameSeats(game), say.with(namesBut(row, seats)));
    case 'invitation':
      return note(say.invitation(hostOf(row), game), say.with(namesBut(row, seats)));
    case 'over':
      return note(say.over(game), ...(await outcomeOf(facts, language)));
    case 'chat': {
      const { line } = facts;
      return note(say.chat(line?.name ?? '', game), line === undefined ? '' : await saidIn(line, row, language));
    }
  }
}

/** What the bell of a table says, to everybody who reads it there. */
export async function noteToAll(what: What, facts: Facts, language: Language): Promise<Note> {
  const say = callWords[language];
  const game = titleOf(facts.row, language);
  if (what === 'answer' && facts.asked !== undefined) return questionOf(facts.asked, facts.row, language);
  if (what === 'over') return { title: say.overFor(game), body: cut(await outcomeOf(facts, language)) };
  const names = facts.seats.map((seat) => nameAt(facts.row, seat));
  return { title: say.waitsFor(names, game), body: cut(await standingOf(facts, language)) };
}

/** What somebody asks the others at the table. */
function questionOf({ by, question }: Asked, row: ListedRow, language: Language): Note {
  const say = callWords[language];
  return { title: say.asks(nameAt(row, by), titleOf(row, language)), body: say.wish[question.kind] };
}

export const digestFor = (tables: number, language: Language): Note => ({
  title: callWords[language].several(tables),
  body: '',
});

/** What somebody said; a phrase in the reader's language. */
async function saidIn(line: ChatRow, { game, version }: ListedRow, language: Language): Promise<string> {
  if ('text' in line) return line.text;
  const text = (await faceOf(game, version)?.text())?.text[language];
  return 'phrase' in line ? phraseText(line.phrase, language, text ?? {}) : '';
}

const titleOf = ({ game }: ListedRow, language: Language): string => posterOf(game)?.title[language] ?? game;

const nameAt = ({ places }: ListedRow, seat: number): string => {
  const place = places[seat];
  return place === undefined || place.kind === 'open' ? '' : place.name;
};

const namesOf = (row: ListedRow): readonly string[] => row.places.map((_, seat) => nameAt(row, seat));

const namesBut = (row: ListedRow, seats: readonly number[]): readonly string[] =>
  namesOf(row).filter((name, seat) => name !== '' && !seats.includes(seat));

/** Whoever sits there already; before all, whoever made the table. */
function hostOf({ places, owner }: ListedRow): string {
  const there = places.flatMap((place) => (place.kind === 'person' && place.reserved !== true ? [place] : []));
  return (there.find(({ person }) => person === owner) ?? there[0])?.name ?? '';
}

/** How far the game is, and what happened last, as the audience knows it. */
async function standingOf({ row, room, last }: Facts, language: Language): Promise<readonly string[]> {
  const text = (await faceOf(row.game, row.version)?.text())?.text[language];
  const frame = room.host?.frame('audience');
  if (text === undefined || frame === undefined) return [];
  const names = namesOf(row);
  const [where] = text.twin(frame.view, names);
  const happened = last === undefined ? [] : beats(text, heard(last.told, 'audience'), names);
  return [where === undefined ? '' : `${where.heading}.`, happened.at(-1)?.text ?? ''];
}

async function outcomeOf({ row, room }: Facts, language: Language): Promise<readonly string[]> {
  const text = (await faceOf(row.game, row.version)?.text())?.text[language];
  const frame = room.host?.frame('audience');
  if (text === undefined || frame?.outcome === undefined) return [];
  return text.outcome(frame.outcome, frame.view, namesOf(row)).slice(0, 1);
}

const MINUTE = 60_000;
const UNITS = [
  ['day', 2 * 24 * 60 * MINUTE, 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE, 60 * MINUTE],
  ['minute', MINUTE, MINUTE],
] as const;

/** How long somebody has, in the largest unit that says it; nothing where no clock runs. */
function leftOf({ deadline }: ListedRow, now: number, language: Language): string {
  const left = (deadline ?? now) - now;
  const [unit, , length] = UNITS.find(([, least]) => left >= least) ?? [];
  if (unit === undefined || length === undefined) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(left / length),
  );
}

function cut(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(' ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
