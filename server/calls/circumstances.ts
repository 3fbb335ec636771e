import { setTimeout as pause } from 'node:timers/promises';
import type { ChatRow, ListedRow, StoryRow } from '#lobby/archive.ts';
import { isOnHoliday } from '#lobby/holiday.ts';
import { isKeptFor } from '#lobby/lending.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { holds, isBotPlayed } from '#lobby/places.ts';
import type { Room } from '#lobby/room.ts';
import { isRefused } from '#table/refusal.ts';
import type { Asked } from '#wire/messages.ts';
import type { Call, What } from './book.ts';
import type { Circumstances, Wanted } from './decision.ts';

/** How long other processes have to say who looks at a table there, in milliseconds. */
const MOMENT = 150;

/** What a call is about, for whoever puts it into words. */
export interface Facts {
  readonly row: ListedRow;
  readonly room: Room;
  /** The seats that are called. */
  readonly seats: readonly number[];
  /** The last thing that happened. */
  readonly last?: StoryRow;
  /** What the people at the table are asked, where that is it. */
  readonly asked?: Asked;
  /** The last that somebody else has said, where it is said to whoever is called. */
  readonly line?: ChatRow;
}

export interface Found extends Circumstances {
  readonly facts?: Facts;
}

const NOTHING: Found = { wants: [], inSight: false, isOver: false, said: 0 };
const OVER: Found = { ...NOTHING, isOver: true };

/** Looks into the archive, and round the processes, for how things are between somebody and a table. */
export async function circumstancesOf(lobby: Lobby, call: Call): Promise<Found> {
  const { archive } = lobby.world;
  const row = await archive.table(call.table);
  if (row === undefined) return OVER;
  const { bell, person: whose } = call;
  // A bell of the table whose owner does not sit there tells them nothing; if a friend plays for them, they may be back.
  if (bell !== undefined && !row.places.some((place) => holds(place, { id: whose })))
    return row.places.some((place) => isKeptFor(place, { id: whose })) ? NOTHING : OVER;
  // It rings for everybody there, that of a person for them.
  const isCalled = (person: string): boolean => bell !== undefined || person === whose;
  const seats = row.places.flatMap((place, seat) =>
    place.kind === 'person' && place.person !== '' && isCalled(place.person) ? [seat] : [],
  );
  const mayEnd = row.phase !== 'seating' && row.phase !== 'playing';
  if (seats.length === 0) return OVER;
  const line = await lastWordsTo(lobby, row, call);
  const said = line?.n ?? 0;
  const isNews = said > call.heard && call.heard >= 0;
  const concerned = await concernedAt(lobby, row, seats);
  const asked = await askedAt(lobby, row, seats);
  if (concerned === undefined && asked === undefined && !isNews) return { ...NOTHING, isOver: mayEnd, said };
  const room = await lobby.room(row.id);
  // What cannot be opened here cannot be played here either.
  if (isRefused(room)) return NOTHING;
  if (lobby.world.bus.shared) await room.refresh();
  const called = concerned?.seats ?? asked?.seats ?? seats;
  const what = concerned && whatOf(concerned.what, room);
  // One answer at a time: that to the game is the one that all wait for.
  const question = what === 'answer' ? undefined : asked?.asked;
  const wants: readonly Wanted[] = [
    ...(what === undefined ? [] : [{ what, at: row.at }]),
    ...(question === undefined ? [] : [{ what: 'answer' as const, at: 0 }]),
    ...(isNews ? [{ what: 'chat' as const, at: row.at }] : []),
  ];
  const inSight = await isInSight(lobby, room, row, called);
  const { last } = concerned ?? {};
  const facts: Facts = {
    row,
    room,
    seats: called,
    ...(last && { last }),
    ...(question && { asked: question }),
    ...(line && { line }),
  };
  return { wants, inSight, isOver: mayEnd, said, facts };
}

type Concerned = Pick<Facts, 'seats' | 'last'> & { readonly what: What };

/** Which of these seats are waited for, and have not seen that yet. */
async function concernedAt(lobby: Lobby, row: ListedRow, seats: readonly number[]): Promise<Concerned | undefined> {
  switch (row.phase) {
    case 'seating': {
      const kept = seats.filter((seat) => isReserved(row, seat));
      return kept.length === 0
        ? undefined
        : { what: row.follows === undefined ? 'invitation' : 'rematch', seats: kept };
    }
    case 'playing': {
      // While the game rests nobody is waited for.
      if (row.paused !== undefined) return undefined;
      const toAct = await toActAt(lobby, row);
      return unseen(
        lobby,
        row,
        // Whoever has said that they are away is called when they are back.
        seats.filter((seat) => {
          const place = row.places[seat];
          return toAct.includes(seat) && !isBotPlayed(place) && !isOnHoliday(place, lobby.world.now());
        }),
        'turn',
      );
    }
    case 'over':
      return unseen(lobby, row, seats, 'over');
    default:
      return undefined;
  }
}

/** Which of these seats have not answered what the people at the table are asked. No entry says who has seen that. */
async function askedAt(
  lobby: Lobby,
  row: ListedRow,
  seats: readonly number[],
): Promise<Required<Pick<Facts, 'seats' | 'asked'>> | undefined> {
  if (row.phase !== 'playing' || row.asked === undefined || row.asked.no !== undefined) return undefined;
  const room = await lobby.room(row.id);
  if (isRefused(room)) return undefined;
  if (lobby.world.bus.shared) await room.refresh();
  const { asked } = room.info(undefined);
  const awaited = seats.filter((seat) => asked?.awaited.includes(seat));
  return asked === undefined || awaited.length === 0 ? undefined : { seats: awaited, asked };
}

const isReserved = ({ places }: ListedRow, seat: number): boolean => {
  const place = places[seat];
  return place?.kind === 'person' && place.reserved === true;
};

/** Who begins, only the game knows. */
async function toActAt(lobby: Lobby, row: ListedRow): Promise<readonly number[]> {
  if (row.at > 0) return row.toAct;
  const room = await lobby.room(row.id);
  return isRefused(room) ? [] : room.toAct;
}

/** Those who have not been shown the last entry, and did not make it themselves. */
async function unseen(
  lobby: Lobby,
  row: ListedRow,
  seats: readonly number[],
  what: What,
): Promise<Concerned | undefined> {
  const { archive } = lobby.world;
  if (seats.length === 0) return undefined;
  if (row.at === 0) return { what, seats };
  const seen = await Promise.all(seats.map((seat) => archive.seen(row.id, seat)));
  const blind = seats.filter((_, i) => seen[i]! < row.at);
  if (blind.length === 0) return undefined;
  const [last] = await archive.story(row.id, row.at - 1);
  const maker = last === undefined ? undefined : row.places[last.seat];
  const left = blind.filter((seat) => {
    const place = row.places[seat];
    return !(
      maker?.kind === 'person' &&
      !maker.standIn &&
      place?.kind === 'person' &&
      holds(maker, { id: place.person })
    );
  });
  return left.length === 0 ? undefined : { what, seats: left, ...(last && { last }) };
}

const whatOf = (what: What, room: Room): What => (what === 'turn' && room.host?.isAsking ? 'answer' : what);

/** How far back it is looked for words: as many lines as a newcomer is shown. */
const RECENT = 200;

/**
 * The last line at a table with a clock in days in which somebody else says something to whoever is called, since they have last
 * spoken themselves. Nobody is called for a reaction, nor for the words of somebody they have blocked.
 */
async function lastWordsTo({ world }: Lobby, row: ListedRow, call: Call): Promise<ChatRow | undefined> {
  if (row.clock.kind !== 'slow' || call.bell !== undefined) return undefined;
  const { archive } = world;
  const [lines, blocks] = await Promise.all([archive.chat(row.id, RECENT), archive.blocks(call.person)]);
  const words = lines.filter((line) => 'text' in line || 'phrase' in line);
  const own = words.findLastIndex(({ person }) => person === call.person);
  const blocked = new Set(blocks.map(({ person }) => person));
  return words.slice(own + 1).findLast(({ person }) => !blocked.has(person));
}

/** Whether all who are called have the table in sight, in whichever process. */
async function isInSight(
  { world }: Lobby,
  room: Room,
  { places }: ListedRow,
  seats: readonly number[],
): Promise<boolean> {
  const people = seats.flatMap((seat) => {
    const place = places[seat];
    return place?.kind === 'person' ? [place.person] : [];
  });
  const all = (): boolean => people.every((person) => room.isInSightOf(person));
  if (!world.bus.shared || all()) return all();
  room.askAround();
  await pause(MOMENT);
  return all();
}
