import { describe } from 'vitest';
import { openSqliteThread } from '../sqlite-thread.ts';
import { archiveContract } from './contract/archive.ts';
import { askSqlite, emptySqlite } from './databases.ts';
import { type Engine, sqlContract } from './sql.ts';

const SQLITE: Engine = {
  engine: 'SQLite',
  ask: askSqlite,
  async place() {
    const where = emptySqlite();
    return { where, open: () => openSqliteThread(where) };
  },
};

describe('archive in SQLite', () => {
  archiveContract(SQLITE.place);
  sqlContract(SQLITE);
});
