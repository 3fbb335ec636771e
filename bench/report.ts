import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Measured values by name. */
export type Figures = Readonly<Record<string, number>>;

interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
}

type Budgets = Readonly<Record<string, Budget>>;

/** Says which budgets of a program are not kept, and lets it exit with 1 then. What was not measured is not kept either. */
export function judge(program: string, figures: Figures): void {
  const all = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Record<string, Budgets>;
  for (const [name, budget] of Object.entries(all[program]!)) {
    const shortfall = shortfallOf(figures[name], budget);
    if (shortfall === undefined) continue;
    console.error(`budget missed: ${name}: ${shortfall}`);
    process.exitCode = 1;
  }
}

function shortfallOf(value: number | undefined, { atLeast, atMost }: Budget): string | undefined {
  if (value === undefined) return 'nothing measured';
  if (atLeast !== undefined && !(value >= atLeast)) return `${short(value)}, at least ${atLeast} wanted`;
  if (atMost !== undefined && !(value <= atMost)) return `${short(value)}, at most ${atMost} wanted`;
  return undefined;
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
