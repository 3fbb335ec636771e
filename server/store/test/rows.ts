import type { Claim, EntryRow, ListedRow, NewLine, Person, Place, TableRow } from '#lobby/archive.ts';
import type { Seat } from '#table/game.ts';
import type { MoveEntry } from '#table/record.ts';

export const person = (id: string, name = `Name of ${id}`): Person => ({ id, name, created: 1_763_200_000_000 });

export const sitting = (id: string): Place => ({
  kind: 'person',
  person: id,
  name: `Name of ${id}`,
  figure: 3,
  salt: 'salt-of-twenty-letters',
  standIn: false,
});

export const HEAD: NonNullable<TableRow['head']> = {
  hideout: 1,
  game: 'art-robbery',
  version: 1,
  options: { fair: true },
  seats: 2,
  commitment: 'c'.repeat(64),
  salts: ['one', 'two'],
  setup: [
    [5, 1],
    [4, 0],
  ],
  hash: 'a'.repeat(64),
};

export const OUTCOME = { winners: [1 as Seat], places: [2, 1], scores: [3.5, 12] };

/** A table that is being played, of an owner of its own. */
export const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'art-robbery',
  version: 1,
  phase: 'playing',
  owner: `owner of ${id}`,
  public: true,
  options: { fair: true },
  clock: { kind: 'slow', days: 3 },
  odds: false,
  places: [{ kind: 'open' }, { kind: 'bot', name: 'Ada', strength: 'hard', warm: true }],
  secret: `secret of ${id}`,
  commitment: 'c'.repeat(64),
  head: HEAD,
  created: 1_763_200_000_000,
  changed: 1_763_200_000_000,
  command: 'make',
  revision: 1,
  ...more,
});

/** The same, as it stands when nothing has been played. */
export const listed = (id: string, more: Partial<ListedRow> = {}): ListedRow => {
  const row = table(id, more);
  return { at: 0, toAct: [], moved: row.changed, ...row };
};

/** Nobody's for long. */
export const CLAIM: Claim = { by: 'one', until: 0 };

/** Whoever tests alone is not told to leave. */
export const TOGETHER = {
  shared: true,
  evicted(reason: Error) {
    throw reason;
  },
};

export const move = (name: string): MoveEntry => ({
  seat: 1 as Seat,
  move: name,
  rolls: [[6, 5]],
  final: true,
  hash: 'b'.repeat(64),
});

export const made = (name: string, more: Partial<EntryRow> = {}): EntryRow => ({
  entry: move(name),
  told: [{ all: { type: 'played', name } }, { each: [{ type: 'drew', card: 4 }, null, { type: 'drew', card: '?' }] }],
  toAct: [0 as Seat],
  when: 1_763_200_001_000,
  revision: 1,
  claim: CLAIM,
  ...more,
});

export const line = (text: string, by = 'ada', when = 1_763_200_002_000): NewLine & { readonly text: string } => ({
  person: by,
  name: `Name of ${by}`,
  seat: 0,
  text,
  when,
});
