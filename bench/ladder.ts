// Fixed tournaments between bots: `npm run ladder`, or `npm run ladder -- art-robbery 40` for one game, and for another
// number of games in each row. Seats rotate, each shuffle is played in every rotation, and nothing was tuned with these
// seeds. Writes ladder.md row by row, the sections of the games that are played. Exits with 1 if a bar is missed.

import type { Cast } from '#bots/chooser.ts';
import { catalogue } from '#games/index.ts';
import { DUEL_HEAD, duelCells, HEIST_HEAD, heistCells, rewrite } from './ladder/page.ts';
import { DUELS, type Duel, HEISTS, type Heist } from './ladder/rows.ts';
import { duelled, type Follow, pulledOff, type Standing } from './ladder/tournament.ts';

const [only, games] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(catalogue, only)) {
  console.error(`usage: npm run ladder -- [${Object.keys(catalogue).join('|')}] [games in each row]`);
  process.exit(2);
}

for (const [id, parts] of Object.entries(catalogue)) {
  if (only !== undefined && id !== only) continue;
  const cast: Cast = { game: (await parts.rules()).game, bot: await parts.bot() };
  await climb(DUELS[id] ?? [], {
    play: (duel, follow) => duelled(cast, duel, follow),
    cells: duelCells,
    keep: (lines) => rewrite(id, DUEL_HEAD, lines),
  });
  await climb(HEISTS[id] ?? [], {
    play: (heist, follow) => pulledOff(cast, heist, follow),
    cells: heistCells,
    keep: (lines) => rewrite(id, HEIST_HEAD, lines),
  });
}

/** How a row of some kind is played and told. */
interface Manner<R, F> {
  play(row: R, follow: Follow): Promise<F>;
  cells(row: R, found: F): readonly string[];
  keep(lines: readonly (readonly string[])[]): void;
}

/** Plays row after row, and says how far it is. */
async function climb<R extends Duel | Heist, F extends Standing>(
  rows: readonly R[],
  { play, cells, keep }: Manner<R, F>,
): Promise<void> {
  const lines: (readonly string[])[] = [];
  for (const planned of rows) {
    const row = games === undefined ? planned : { ...planned, games: Number(games) };
    const started = performance.now();
    const found = await play(row, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${row.games} games`);
    });
    const line = cells(row, found);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line.join(' · ')} (${seconds} s)\n`);
    if (row.bar !== undefined && found.share < row.bar) process.exitCode = 1;
    lines.push(line);
    keep(lines);
  }
}
