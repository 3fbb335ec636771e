import { readFileSync, writeFileSync } from 'node:fs';
import type { Duel, Heist } from './rows.ts';
import type { Haul, Standing } from './tournament.ts';

const PAGE = new URL('../ladder.md', import.meta.url);

type Cells = readonly string[];
const SHARE_HEAD: Cells = ['seats', 'games', 'wins', '95 % interval', 'bar'];
export const DUEL_HEAD: Cells = ['who', 'against', ...SHARE_HEAD, 'iterations of hard'];
export const HEIST_HEAD: Cells = ['crew', 'job', ...SHARE_HEAD, 'safes a game', 'lost by'];

export function duelCells(duel: Duel, found: Standing): Cells {
  const { who, against, seats, games, iterations } = duel;
  const others = seats === 2 ? against : `${seats - 1} × ${against}`;
  return [who, others, String(seats), String(games), ...shareCells(found), barOf(duel), String(iterations ?? '')];
}

export function heistCells(heist: Heist, found: Haul): Cells {
  const { who, job, seats, games } = heist;
  const causes = Object.entries(found.causes).map(([cause, count]) => `${cause} ${count}`);
  const rest = [found.safes.toFixed(2), causes.join(', ')];
  return [who, job, String(seats), String(games), ...shareCells(found), barOf(heist), ...rest];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareCells = ({ share, interval: [low, high] }: Standing): Cells => [
  percent(share),
  `${(100 * low).toFixed(1)} – ${percent(high)}`,
];
const barOf = ({ bar }: Duel | Heist): string => (bar === undefined ? '' : `≥ ${Math.round(100 * bar)} %`);

/** Puts a game's table in the place of the one that was there. */
export function rewrite(id: string, head: Cells, lines: readonly Cells[]): void {
  const row = (cells: Cells): string => `| ${cells.join(' | ')} |`;
  const rule = row(head.map(() => '---'));
  const section = `## ${id}\n\n${[row(head), rule, ...lines.map(row)].join('\n')}\n`;
  const sections = readFileSync(PAGE, 'utf8').split(/\n(?=## )/);
  const at = sections.findIndex((known) => known.startsWith(`## ${id}\n`));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  writeFileSync(PAGE, all.join('\n'));
}
