import { afterAll, beforeAll, describe } from 'vitest';
import type { Archive } from '#lobby/archive.ts';
import { openPostgres } from '../postgres.ts';
import { callContract } from './calls.ts';
import { archiveContract } from './contract/archive.ts';
import { lasting } from './contract/lasting.ts';
import type { NewShelf } from './contract/shelf.ts';
import { askPostgres, emptiedPostgres, emptyPostgres, wipePostgres } from './databases.ts';
import { TOGETHER } from './rows.ts';
import { type Engine, sqlContract } from './sql.ts';

const POSTGRES: Engine = {
  engine: 'PostgreSQL',
  ask: askPostgres,
  async place() {
    const where = await emptiedPostgres();
    return { where, open: () => openPostgres(where, TOGETHER) };
  },
};

describe('archive in PostgreSQL', () => {
  // One, emptied: making its tables and opening it takes longer than most tests.
  let shared: string;
  let archive: Archive;
  beforeAll(async () => {
    shared = await emptyPostgres();
    archive = await openPostgres(shared, TOGETHER);
  });
  afterAll(() => archive.close());
  const emptied: NewShelf = async () => {
    await wipePostgres(shared);
    return { open: async () => ({ ...archive, close: async () => {} }) };
  };

  archiveContract(emptied, ['lasting']);
  describe('calls', () => callContract(emptied));
  // These close it, and open it again.
  describe('lasting', () => lasting(POSTGRES.place));
  sqlContract(POSTGRES);
});
