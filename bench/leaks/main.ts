// Who saw what: random histories of tables whose seats change hands: `npm run leaks -- --histories 10000`.

import { parseArgs } from 'node:util';
import { leaksRun, loadGames } from './run.ts';

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(Date.now()) } },
});
const begun = performance.now();
const { leaks, ...result } = await leaksRun(Number(values.histories), values.seed, await loadGames(), (played) => {
  if (played % 100 === 0) process.stderr.write(`\r${played} of ${values.histories} `);
});
process.stderr.write('\n');
console.log({ seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
for (const { seed, fault, deeds } of leaks) {
  console.error(`\n${fault.kind}, history ${seed}:`);
  for (const deed of deeds) console.error(`  ${deed}`);
  console.error(`  ${fault.what}`);
}
console.log(leaks.length === 0 ? 'nobody saw what was not theirs' : `${leaks.length} kinds of leak`);
process.exit(leaks.length === 0 ? 0 : 1);
