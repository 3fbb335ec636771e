// Is an honest host ever accused? `npm run lies -- --games 10000` plays that many, with broken lines, reloads, undo, rematches
// and branches.

import { parseArgs } from 'node:util';
import { offered } from '#games/index.ts';
import { accused } from './honest.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, from: { type: 'string', default: '0' } },
});
const [games, from] = [Number(values.games), Number(values.from)];
/** Games at the same time: while one waits for a line others are played. */
const ABREAST = 8;
const begun = performance.now();
const ids = offered();
const sums = { accused: 0, losses: 0, reloads: 0, undos: 0, rematches: 0, branches: 0, friends: 0 };
let next = from;
await Promise.all(Array.from({ length: ABREAST }, some));
process.stderr.write('\n');
console.log({ games, from, ...sums, seconds: Math.round((performance.now() - begun) / 1000) });
process.exit(sums.accused === 0 ? 0 : 1);

async function some(): Promise<void> {
  while (next < from + games) {
    const n = next++;
    const game = ids[n % ids.length]!;
    const { found, ...seen } = await accused(game, `lies ${n}`);
    for (const key of Object.keys(seen) as (keyof typeof seen)[]) sums[key] += seen[key];
    if (found.length > 0) {
      sums.accused += 1;
      console.error(`\n${game}, game ${n}: ${found.join('; ')}`);
    }
    if (n % 50 === 0) process.stderr.write(`\r${n - from} of ${games} `);
  }
}
