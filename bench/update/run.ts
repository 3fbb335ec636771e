import { setTimeout as pause } from 'node:timers/promises';
import { offered } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import { openRecords } from '../../server/store/records.ts';
import { bump } from './bump.ts';
import { PACES, UpdatedGame } from './game.ts';
import { type Engine, type House, opened } from './house.ts';
import { Person } from './person.ts';

export interface UpdateOptions {
  readonly engine: Engine;
  readonly games: number;
  readonly seed: string;
  /** Told as each part begins. */
  readonly progress?: (part: string) => void;
}

export interface UpdateResult {
  readonly games: number;
  /** How many began by the rules of the old version, and of the new. */
  readonly old: number;
  readonly new: number;
  /** How many of the new version's were shown as not to be played here, while the old one was there alone. */
  readonly waited: number;
  readonly over: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** So many milliseconds without a move anywhere, and something hangs. */
const STUCK = 60_000;
/** One in so many games begins while both versions are there. */
const LATER = 4;
/** … and one in so many is live. */
const LIVE = 5;
/** Moves in each part, but the last; few enough that games go on over all of them. */
const FEW = 3;
/** So many games go on at once. */
const AT_ONCE = 40;
/** Tables for each pair of people. */
const EACH = 25;

/**
 * Games of all kinds go on while their place is updated, the update fails and is taken back, and is made again. Every game
 * must end by the rules that it began with.
 */
export async function updateRun({ engine, games, seed, progress = () => {} }: UpdateOptions): Promise<UpdateResult> {
  const chance = quick(`${seed} update`);
  const house = await opened(engine);
  const pairs: (readonly [Person, Person])[] = [];
  const all: UpdatedGame[] = [];
  try {
    const begin = async (count: number): Promise<void> => {
      const urls = urlsOf(house);
      for (let pair = pairs.length; pair * EACH < all.length + count; pair += 1)
        pairs.push([await Person.arrive(urls[0]!, `Ann ${pair}`), await Person.arrive(urls[0]!, `Ben ${pair}`)]);
      await each(Array.from({ length: count }), async () => {
        const n = all.length;
        const pair = Math.floor(n / EACH);
        all.length += 1;
        const url = urls[n % urls.length]!;
        const game = offered()[n % offered().length]!;
        const pace = PACES[n % LIVE === 0 ? 1 : 0];
        all[n] = await UpdatedGame.begin(url, { game, pace, people: pairs[pair]!, chance: quick(`${seed} ${n}`) });
      });
    };
    const round = (moves: number): Promise<void> =>
      whileMoving(
        all,
        house,
        each(all, async (game) => {
          const url = urlFor(house, game, all, chance);
          if (url !== undefined) await game.play(url, moves);
        }),
      );
    const later = Math.ceil(games / LATER);

    progress('the old version');
    await begin(games - later);
    await round(FEW);
    progress('the update, while games go on');
    await Promise.all([house.update(), round(FEW)]);
    progress('the new version');
    await begin(later);
    await round(FEW);
    progress('back to the old version');
    await house.back();
    await round(FEW);
    const waited = await waiting(house, all);
    progress('the update again');
    await Promise.all([house.update(), round(FEW)]);
    await house.complete();
    progress('to the end');
    await round(Number.POSITIVE_INFINITY);
    for (const game of all) game.end();
    for (const person of pairs.flat()) person.close();
    progress('every record');
    return { ...(await checked(house, all)), waited };
  } finally {
    await house.end();
  }
}

/** Waits for it, but not for ever: if nobody gets on any more, that is a fault, and it is told how each game stands. */
async function whileMoving(all: readonly UpdatedGame[], house: House, done: Promise<void>): Promise<void> {
  const moves = (): number => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const stopped = new AbortController();
  const stuck = async (): Promise<void> => {
    for (let before = -1; moves() > before; ) {
      before = moves();
      await pause(STUCK, undefined, { signal: stopped.signal });
    }
    const left = all.filter(({ isOver }) => !isOver);
    const stands = await Promise.all(left.map((game) => game.stands(urlsOf(house)[0]!)));
    throw new Error(`nobody gets on any more: ${stands.join('; ')}`);
  };
  try {
    await Promise.race([done, stuck()]);
  } finally {
    stopped.abort();
  }
}

const urlsOf = ({ open }: House): readonly string[] => [open.new, open.old].filter((url) => url !== undefined);

const oldest = (all: readonly UpdatedGame[], game: UpdatedGame): boolean =>
  game.version === Math.min(...all.filter((each) => each.game === game.game).map(({ version }) => version));

/** A process that has the rules of this game: the new version has those of the old. */
function urlFor({ open }: House, game: UpdatedGame, all: readonly UpdatedGame[], chance: Chance): string | undefined {
  const urls = oldest(all, game) ? [open.new, open.old].filter((url) => url !== undefined) : [open.new];
  return urls[chance.below(urls.length)];
}

/** Games of the new version, where only the old one is: they can be read, and nothing is lost. */
async function waiting(house: House, all: readonly UpdatedGame[]): Promise<number> {
  let waited = 0;
  await each(all, async (game) => {
    if (oldest(all, game)) return;
    const { info, story } = await game.look(house.open.old!);
    if (info.phase === 'outdated' && story.length >= game.acknowledged.length) waited += 1;
  });
  return waited;
}

async function checked(house: House, all: readonly UpdatedGame[]): Promise<Omit<UpdateResult, 'waited'>> {
  // Whoever checks has all rules, too.
  const asBefore = await bump(house.folder);
  const records = await openRecords({ ...house.place, database: house.place.database });
  const faults: string[] = [];
  let [entries, acknowledged, over] = [0, 0, 0];
  for (const game of all) {
    const found = await records.record(game.table);
    if (found === undefined) {
      faults.push(`${game.table} is gone`);
      continue;
    }
    const { record, standing, check } = found;
    entries += record.entries.length;
    acknowledged += game.acknowledged.length;
    if (standing === 'over') over += 1;
    else faults.push(`${game.table} is ${standing}`);
    if (check !== 'holds') faults.push(`${game.table}: ${JSON.stringify(check)}`);
    if (record.version !== game.version) faults.push(`${game.table} began by version ${game.version}`);
    faults.push(...lost(game, record));
  }
  await records.close();
  asBefore();
  const old = all.filter((game) => oldest(all, game)).length;
  return { games: all.length, old, new: all.length - old, over, entries, acknowledged, faults };
}

/** What was acknowledged and is not in the record as it was. */
const lost = ({ table, acknowledged }: UpdatedGame, { entries }: GameRecord): readonly string[] =>
  acknowledged.flatMap(({ at, seat, move }) => {
    const entry = entries[at - 1];
    const isThere = entry !== undefined && !isUndo(entry) && entry.seat === seat && entry.move === move;
    return isThere ? [] : [`${table}: entry ${at} was acknowledged as ${move}, and is ${JSON.stringify(entry)}`];
  });

/** Does something for each, for some at once. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
