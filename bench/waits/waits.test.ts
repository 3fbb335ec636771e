import { expect, test } from 'vitest';
import { waitsRun } from './run.ts';

// Time passes for the servers only when nothing is left to do: how long this takes here says nothing.
test.each([
  { tables: 12, processes: 0 },
  { tables: 6, processes: 2 },
])(
  '$tables tables, $processes processes: every game ends, nobody waits longer than its terms say, all have their seats back',
  async (where) => {
    const { faults, rows, verified } = await waitsRun({ ...where, seed: 'npm test' });
    expect(faults).toEqual([]);
    expect(verified).toBe(where.tables);
    for (const { ended, tables, returned, seated } of rows) expect([ended, seated]).toEqual([tables, returned]);
    expect(rows.some(({ longest }) => longest.waited > 0)).toBe(true);
    expect(rows.some(({ returned }) => returned > 0)).toBe(true);
    expect(rows.some(({ called, lapsed }) => called + lapsed > 0)).toBe(true);
  },
);
