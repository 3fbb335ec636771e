// Games go on while their server is updated, goes back and is updated again: `npm run update -- --games 1000`.

import { parseArgs } from 'node:util';
import { ENGINES } from './house.ts';
import { updateRun } from './run.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    /** One of them, or both. */
    engine: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

let isGood = true;
for (const engine of ENGINES.filter((each) => values.engine === undefined || each === values.engine)) {
  const begun = performance.now();
  const result = await updateRun({
    engine,
    games: Number(values.games),
    seed: values.seed,
    progress: (part) => process.stderr.write(`${engine}: ${part}\n`),
  });
  console.log({ engine, seed: values.seed, ...result, seconds: Math.round((performance.now() - begun) / 1000) });
  isGood &&= result.faults.length === 0 && result.over === result.games && result.waited === result.new;
}
console.log(isGood ? 'all went on, all ended, all hold' : 'not as it should be');
process.exit(isGood ? 0 : 1);
