import type { Kept, Store, Stored } from './host.ts';
import type { Entry } from './record.ts';

/** Keeps records in memory: for tests, and for tables that need not outlive the program. */
export function memoryStore(): Store {
  const tables = new Map<string, Stored>();
  return {
    async read(table) {
      return tables.get(table);
    },
    async after(table, n) {
      const { record, commands = [] } = tables.get(table)!;
      return record.entries.slice(n).map((entry, i) => kept(entry, commands[n + i]));
    },
    async create(table, stored) {
      if (tables.has(table)) return false;
      tables.set(table, stored);
      return true;
    },
    async append(table, n, { entry, command }) {
      const { record, secret, commands = [] } = tables.get(table)!;
      if (n !== record.entries.length + 1) return false;
      const entries = [...record.entries, entry];
      tables.set(table, { secret, record: { ...record, entries }, commands: [...commands, command] });
      return true;
    },
    async finish(table, secret, outcome) {
      const stored = tables.get(table)!;
      tables.set(table, { ...stored, record: { ...stored.record, secret, outcome } });
    },
  };
}

const kept = (entry: Entry, command: string | undefined): Kept => ({
  entry,
  ...(command === undefined ? {} : { command }),
});
