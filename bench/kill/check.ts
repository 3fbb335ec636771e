import { catalogue } from '#games/index.ts';
import { isUndo } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { checkKnowledge, sentence } from '../leaks/knowledge.ts';
import type { Player } from './player.ts';

/** What is in the database after everything, against what everybody was told. */
export interface Checked {
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
  readonly acknowledged: number;
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
      for (const { at, seat, move } of player.acknowledged) {
        const entry = stored!.record.entries[at - 1];
        const same = entry !== undefined && entry.seat === seat && (isUndo(entry) ? undefined : entry.move) === move;
        if (!same)
          faults.push(
            `${table}: entry ${at} was acknowledged to seat ${seat} as ${move}, and is ${JSON.stringify(entry)}`,
          );
        if (made.has(at)) faults.push(`${table}: entry ${at} was acknowledged twice`);
        made.set(at, player);
      }
      faults.push(...disagreements(player, stored!.record.entries.length));
    }
    // Bots have no acknowledgements; everything else in the record must have been asked for by somebody, once.
    const people = new Set(seated.map(({ seat }) => seat as number));
    stored!.record.entries.forEach((entry, i) => {
      if (people.has(entry.seat) && !made.has(i + 1)) faults.push(`${table}: nobody was told of entry ${i + 1}`);
    });
  }
  faults.push(...sightsOfOthers(players));
  await archive.close();
  return { tables: tables.size, finished, entries, acknowledged, faults };
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
