import type { AnyGame } from '#table/game.ts';
import { restart } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { tellingsOf } from '#table/store.ts';
import type { Archive, EntryRow, Place, TableRow } from './archive.ts';

/** Whose table it becomes, and what those at it are called. */
export interface Adoption {
  readonly id: string;
  readonly owner: string;
  readonly names: readonly string[];
  readonly now: number;
}

/**
 * Makes a table of a record that holds and is over, so that it can be looked at like any other. Nobody has a seat there. The
 * same record is always the same table.
 */
export async function adopt(archive: Archive, game: AnyGame, record: GameRecord, adoption: Adoption): Promise<string> {
  const added = await archive.addTable(rowOf(record, adoption), rowsOf(game, record, adoption.now));
  if (added === undefined) throw new Error('no room for the record');
  return added.id;
}

function rowOf(record: GameRecord, { id, owner, names, now }: Adoption): TableRow {
  const { entries: _, secret = '', outcome, abandoned: _a, end: _e, ...head } = record;
  return {
    ...{ id, owner, secret, head, game: record.game, version: record.version, options: record.options },
    phase: outcome === undefined ? 'abandoned' : 'over',
    public: false,
    clock: { kind: 'none' },
    odds: false,
    places: names.slice(0, record.seats).map((name, seat) => placeOf(record, seat, name)),
    commitment: record.commitment ?? '',
    ...(outcome && { outcome }),
    created: now,
    changed: now,
    command: `open.${record.end ?? record.entries.at(-1)?.hash ?? record.hash}`.slice(0, 40),
    revision: 1,
  };
}

const placeOf = ({ seated }: GameRecord, seat: number, name: string): Place =>
  seated?.[seat] === 'bot'
    ? { kind: 'bot', name, strength: 'normal', warm: false }
    : { kind: 'person', person: '', name, figure: seat, standIn: false };

function rowsOf(game: AnyGame, record: GameRecord, now: number): readonly EntryRow[] {
  const play = restart(game, record);
  return record.entries.map((entry) => ({
    entry,
    told: tellingsOf(game, record.seats, play.redo(entry).events),
    toAct: [],
    when: now,
    revision: 1,
    claim: { by: '', until: 0 },
  }));
}
