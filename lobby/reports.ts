import { type Refused, refused } from '#table/refusal.ts';
import { type GameReport, KEPT_LINES, type Person, type ReportRow } from './archive.ts';
import type { Whom } from './guests.ts';
import { clean } from './names.ts';
import type { Room } from './room.ts';
import type { World } from './world.ts';

/** So many reports of one person are taken in a day, of people and of games together. */
const A_DAY = 10;
const DAY = 24 * 60 * 60 * 1000;
/** So much of what was said goes with the report of a person, and so long is what was written about it. */
const LINES = 20;
const LONGEST = 500;

/** What whoever hosts is told of somebody else at the table: what they said here, and nothing of the game. */
export async function reportPerson(
  world: World,
  room: Room,
  by: Person,
  other: Whom,
  why: string,
): Promise<Refused | undefined> {
  const lines = (await world.archive.chat(room.id, KEPT_LINES)).filter((line) => line.person === other.id);
  const said = lines.slice(-LINES).map(({ person: _, name: _name, seat: _seat, ...line }) => line);
  return report(world, room, by, why, { person: other.id, name: other.name, said });
}

/** Where something is wrong in a game, as whoever reports it sees it. */
type Spotted = Pick<GameReport, 'at' | 'seat'>;

/**
 * … and of the game itself. Only the place is kept: the record lies with the table, and what is hidden in it is nobody's to read
 * before the game is over. The move that has stopped a table is in no record, so it is kept, and read together with that.
 */
export async function reportGame(
  world: World,
  room: Room,
  by: Person,
  spot: Spotted,
  why: string,
): Promise<Refused | undefined> {
  const row = await world.archive.table(room.id);
  if (row?.head === undefined) return refused('not-started');
  if (spot.at > row.at) return refused('stale');
  const { tried } = room.playing;
  return report(world, room, by, why, {
    ...spot,
    ...(room.phase === 'stopped' && { stopped: true as const }),
    // It follows that entry and no other.
    ...(tried !== undefined && spot.at === row.at && { tried }),
  });
}

type About<R> = R extends ReportRow ? Omit<R, 'id' | 'table' | 'when' | 'by' | 'byName' | 'why'> : never;

async function report(
  { archive, now, secret }: World,
  room: Room,
  by: Person,
  why: string,
  about: About<ReportRow>,
): Promise<Refused | undefined> {
  const when = now();
  const made = await archive.reportsBy(by.id);
  if (made.filter((each) => each.when > when - DAY).length >= A_DAY) return refused('too-fast');
  const id = secret().slice(0, 12);
  await archive.report({ id, table: room.id, when, by: by.id, byName: by.name, why: clean(why, LONGEST), ...about });
  return undefined;
}
