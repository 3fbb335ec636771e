import { describe } from 'vitest';
import { openPostgres } from '../postgres.ts';
import { callContract } from './calls.ts';
import { archiveContract } from './contract/archive.ts';
import { askPostgres, emptiedPostgres } from './databases.ts';
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
  archiveContract(POSTGRES.place);
  describe('calls', () => callContract(POSTGRES.place));
  sqlContract(POSTGRES);
});
