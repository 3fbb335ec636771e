// Fixed tournaments between bots: `npm run ladder`, or `npm run ladder -- art-robbery 40` for one game, and for another
// number of games in each row. Seats rotate, each shuffle is played in every rotation, and nothing was tuned with these
// seeds. Writes ladder.md, the section of each game that was played. Exits with 1 if a bar is missed.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Cast } from '#bots/chooser.ts';
import { catalogue } from '#games/index.ts';
import { DUELS, type Duel, HEISTS, type Heist } from './ladder/rows.ts';
import { duelled, type Follow, type Haul, pulledOff, type Standing } from './ladder/tournament.ts';

const PAGE = new URL('ladder.md', import.meta.url);
const [only, games] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(catalogue, only)) {
  console.error(`usage: npm run ladder -- [${Object.keys(catalogue).join('|')}] [games in each row]`);
  process.exit(2);
}

const DUEL_HEAD = ['who', 'against', 'seats', 'games', 'wins', '95 % interval', 'bar'];
const HEIST_HEAD = ['crew', 'job', 'seats', 'games', 'wins', '95 % interval', 'bar', 'safes a game', 'lost by'];

for (const [id, parts] of Object.entries(catalogue)) {
  if (only !== undefined && id !== only) continue;
  const cast: Cast = { game: (await parts.rules()).game, bot: await parts.bot() };
  const duels = await rows(DUELS[id] ?? [], (duel, follow) => duelled(cast, duel, follow), duelCells);
  const heists = await rows(HEISTS[id] ?? [], (heist, follow) => pulledOff(cast, heist, follow), heistCells);
  if (duels.length > 0) rewrite(id, [DUEL_HEAD, ...duels]);
  if (heists.length > 0) rewrite(id, [HEIST_HEAD, ...heists]);
}

/** Plays row after row, and says how far it is. */
async function rows<R extends Duel | Heist, F extends Standing>(
  all: readonly R[],
  play: (row: R, follow: Follow) => Promise<F>,
  cells: (row: R, found: F) => readonly string[],
): Promise<readonly (readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for (const planned of all) {
    const row = games === undefined ? planned : { ...planned, games: Number(games) };
    const started = performance.now();
    const found = await play(row, (done) => follow(done, row.games));
    const line = cells(row, found);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line.join(' · ')} (${seconds} s)\n`);
    if (row.bar !== undefined && found.share < row.bar) process.exitCode = 1;
    lines.push(line);
  }
  return lines;
}

function follow(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} games`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const barOf = ({ bar }: Duel | Heist): string => (bar === undefined ? '' : `≥ ${Math.round(100 * bar)} %`);
const standing = ({ share, interval: [low, high] }: Standing): string[] => [
  percent(share),
  `${(100 * low).toFixed(1)} – ${percent(high)}`,
];

function duelCells(duel: Duel, found: Standing): readonly string[] {
  const { who, against, seats, games } = duel;
  const others = seats === 2 ? against : `${seats - 1} × ${against}`;
  return [who, others, String(seats), String(games), ...standing(found), barOf(duel)];
}

function heistCells(heist: Heist, found: Haul): readonly string[] {
  const { who, job, seats, games } = heist;
  const causes = Object.entries(found.causes).map(([cause, count]) => `${cause} ${count}`);
  return [
    who,
    job,
    String(seats),
    String(games),
    ...standing(found),
    barOf(heist),
    found.safes.toFixed(2),
    causes.join(', '),
  ];
}

/** Puts a game's table in the place of the one that was there. */
function rewrite(id: string, lines: readonly (readonly string[])[]): void {
  const [head, ...rest] = lines.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = head!.replace(/[^|]+/g, ' --- ');
  const section = `## ${id}\n\n${[head, rule, ...rest].join('\n')}\n`;
  const page = readFileSync(PAGE, 'utf8');
  const known = new RegExp(`## ${id}\\n[^#]*`);
  writeFileSync(
    PAGE,
    known.test(page) ? page.replace(known, `${section}\n`).trimEnd().concat('\n') : `${page}\n${section}`,
  );
}
