// Who saw what: random histories of tables whose seats change hands: `npm run leaks -- --histories 10000`,
// or the one that was found: `npm run leaks -- --history ten-1070`.

import { parseArgs } from 'node:util';
import { leaksRun, loadGames, seedsOf } from './run.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now()) },
    history: { type: 'string' },
  },
});
const { history, histories, seed } = values;
const seeds = history === undefined ? seedsOf(seed, Number(histories)) : [history];
const begun = performance.now();
const { leaks, ...result } = await leaksRun(seeds, await loadGames(), (played) => {
  if (played % 100 === 0) process.stderr.write(`\r${played} of ${seeds.length} `);
});
process.stderr.write('\n');
console.log({ seed: history ?? seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
for (const { fault, deeds, ...leak } of leaks) {
  console.error(`\n${fault.kind}, history ${leak.seed}:`);
  for (const deed of deeds) console.error(`  ${deed}`);
  console.error(`  ${fault.what}`);
}
console.log(leaks.length === 0 ? 'nobody saw what was not theirs' : `${leaks.length} kinds of leak`);
process.exit(leaks.length === 0 ? 0 : 1);
