// Holds hints against what foresight says: `npm run hints -- burgle-bros 10000`, so many positions in which there is a
// choice. Several processes share the work, one for each core unless `--cores` says how many; a search tries as often as for a
// hint, or `--iterations` times. Exits with 1 if a hint was
// contradicted, empty where the bot ranks the choice, or too long in any language, or if a lie of some kind was never
// noticed.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { ITERATIONS } from '#bots/chooser.ts';
import { catalogue } from '#games/index.ts';
import { MOST_WORDS } from '#table/few-words.ts';
import { inParts } from '../parts.ts';
import { type Findings, gathered, toothless } from './look.ts';
import type { Part } from './part.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: {
    cores: { type: 'string', default: String(availableParallelism()) },
    iterations: { type: 'string', default: String(ITERATIONS.hard) },
  },
  allowPositionals: true,
});
const [id = '', count = '10000'] = positionals;
const isKnown = Object.hasOwn(catalogue, id) && (await catalogue[id]!.bot()).hint !== undefined;
if (!isKnown || ![count, values.cores, values.iterations].every((number) => /^[1-9]\d*$/.test(number))) {
  console.error(`usage: npm run hints -- ${Object.keys(catalogue).join('|')} [positions] [--cores n] [--iterations n]`);
  exit(2);
}

const found = gathered(
  await inParts<Findings>(
    join(import.meta.dirname, 'part.ts'),
    Number(count),
    Number(values.cores),
    (part, parts, positions): Part => ({
      id,
      seed: parts === 1 ? '' : `part ${part}`,
      positions,
      iterations: Number(values.iterations),
    }),
  ),
);
const { positions, sentences, contradicted, empty, long, first } = found;
const unbroken = toothless(found);
console.log(
  first
    .toSorted(([, a], [, b]) => b - a)
    .map(([because, times]) => `${because} ${times}`)
    .join(' · '),
);
console.log(
  `${id}: ${positions} positions, ${sentences} sentences; contradicted by foresight ${contradicted.length}, ` +
    `empty ${empty.length}, over ${MOST_WORDS} words ${long.length}; kinds of claim that no lie breaks ${unbroken.length}`,
);
for (const lines of [contradicted, empty, long, unbroken])
  for (const line of lines.slice(0, 8)) console.log(`  ${line}`);
exit(contradicted.length + empty.length + long.length + unbroken.length === 0 ? 0 : 1);
