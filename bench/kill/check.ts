import { catalogue } from '#games/index.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { checkKnowledge, sentence } from '../leaks/knowledge.ts';
import type { Acknowledged, Player } from './player.ts';

/** What is in the database after everything, against what everybody was told. */
export interface Checked {
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
  readonly acknowledged: number;
  /** Moves that somebody was told had failed. */
  readonly failed: number;
  /** Whatever does not hold, in words. */
  readonly faults: readonly string[];
}

export async function check(file: string, players: readonly Player[]): Promise<Checked> {
  const archive = await openSqlite(file);
  const faults: string[] = [];
  const tables = Map.groupBy(players, ({ table }) => table);
  let [finished, entries, acknowledged] = [0, 0, 0];
  for (const [table, seated] of tables) {
    const stored = await archive.read(table);
    const row = (await archive.table(table))!;
    const { game } = await catalogue[row.game]!.rules();
    const verdict = verify(game, stored!.record);
    if (!verdict.holds) faults.push(`${table}: the record does not hold: ${JSON.stringify(verdict)}`);
    if (row.phase === 'over') finished += 1;
    entries += stored!.record.entries.length;
    const made = new Map<number, Player>();
    for (const player of seated) {
      acknowledged += player.acknowledged.length;
      for (const told of player.acknowledged) {
        const { at } = told;
        faults.push(...lost(stored!.record, told));
        if (made.has(at)) faults.push(`${table}: entry ${at} was acknowledged twice`);
        made.set(at, player);
      }
      if (!player.isGone) faults.push(...disagreements(player, stored!.record.entries.length));
    }
    // Bots have no acknowledgements; everything else in the record must have been asked for by somebody, once.
    const doubtful = seated.flatMap((player) => player.doubtful);
    stored!.record.entries.forEach((entry, i) => {
      if (made.has(i + 1) || doubtful.some((each) => each.at === i + 1 && each.seat === entry.seat)) return;
      const player = seated.find(({ seat }) => seat === entry.seat);
      const isBots = player === undefined || ((player.isLate || player.isGone) && stored!.commands?.[i] === undefined);
      if (!isBots) faults.push(`${table}: nobody was told of entry ${i + 1}`);
    });
  }
  faults.push(...sightsOfOthers(players));
  await archive.close();
  const failed = players.reduce((sum, { doubtful }) => sum + doubtful.length, 0);
  return { tables: tables.size, finished, entries, acknowledged, failed, faults };
}

/** What was acknowledged must be there as it was. */
function lost({ entries }: GameRecord, { table, at, seat, move }: Acknowledged): string[] {
  const entry = entries[at - 1];
  const same = entry !== undefined && entry.seat === seat && (isUndo(entry) ? undefined : entry.move) === move;
  return same
    ? []
    : [`${table}: entry ${at} was acknowledged to seat ${seat} as ${move}, and is ${JSON.stringify(entry)}`];
}

/** Whether all of this is in the database, and every record holds; answers what is not so. */
export async function kept(file: string, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const archive = await openSqlite(file);
  const faults: string[] = [];
  for (const [table, told] of Map.groupBy(acknowledged, ({ table }) => table)) {
    const stored = await archive.read(table);
    const row = await archive.table(table);
    if (stored === undefined || row === undefined) {
      faults.push(`${table}: is not there any more`);
      continue;
    }
    const verdict = verify((await catalogue[row.game]!.rules()).game, stored.record);
    if (!verdict.holds) faults.push(`${table}: the record does not hold: ${JSON.stringify(verdict)}`);
    faults.push(...told.flatMap((each) => lost(stored.record, each)));
  }
  await archive.close();
  return faults;
}

/** Nobody is shown another's seat. Here everybody keeps theirs. */
function sightsOfOthers(players: readonly Player[]): readonly string[] {
  const [from, until] = [0, Number.POSITIVE_INFINITY];
  const holdings = players.map(({ guest, table, seat }) => ({ table, seat, person: guest.name, from, until }));
  const sights = players.flatMap(({ guest, sides }) =>
    [...sides.values()].map((side) => ({ ...side, person: guest.name, when: from, what: 'a frame' })),
  );
  return checkKnowledge(holdings, sights).map(sentence);
}

/** A player must have seen every entry once, in order, up to the last. */
function disagreements({ table, seat, seen }: Player, last: number): string[] {
  const numbers = seen!.story.map(({ at }) => at);
  const whole = numbers.length === last && numbers.every((at, i) => at === i + 1);
  const faults = whole ? [] : [`${table} seat ${seat}: saw entries ${numbers.slice(-5).join(' ')} of ${last}`];
  return seen!.frame?.at === last ? faults : [...faults, `${table} seat ${seat}: is at ${seen!.frame?.at} of ${last}`];
}
