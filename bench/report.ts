import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Measured values by name. */
export type Figures = Readonly<Record<string, number>>;

interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Every budget that is not kept, in words; also one that nothing was measured for. */
export function missed(figures: Figures): string[] {
  const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Record<string, Budget>;
  return Object.entries(budgets).flatMap(
    ([name, { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }]) => {
      const value = figures[name];
      if (value === undefined) return [`${name}: nothing measured`];
      if (value < atLeast) return [`${name}: ${short(value)}, at least ${atLeast} wanted`];
      if (value > atMost) return [`${name}: ${short(value)}, at most ${atMost} wanted`];
      return [];
    },
  );
}

/** Adds a row to the table in results.md. */
export function write(cells: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const row = [day, commit(), process.version, cpus()[0]?.model ?? 'unknown', ...cells];
  appendFileSync(new URL('results.md', import.meta.url), `| ${row.join(' | ')} |\n`);
}

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+dirty');
}

/** Three significant digits, thousands apart: `14,800`, `85.5`, `0.123`. */
export const short = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });
