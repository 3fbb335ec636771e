// Holds hints against what foresight says: `npm run hints -- burgle-bros 10000`, so many positions in which there is a
// choice. Exits with 1 if a hint was contradicted, empty where the bot ranks the choice, or too long in any
// language, or if a lie of some kind was never noticed.

import { argv, exit } from 'node:process';
import { catalogue } from '#games/index.ts';
import { lookAtHints, MOST_WORDS } from './look.ts';

const [id = '', count = '10000'] = argv.slice(2);
if (!Object.hasOwn(catalogue, id) || (await catalogue[id]!.bot()).hint === undefined || !/^[1-9]\d*$/.test(count)) {
  console.error(`usage: npm run hints -- ${Object.keys(catalogue).join('|')} [positions]`);
  exit(2);
}

/** So often it is said how far it is. */
const STEPS = 20;
const wanted = Number(count);
let step = 0;
const say = (positions: number): void => {
  const now = Math.floor((STEPS * positions) / wanted);
  if (now > step) console.error(`${positions} of ${wanted} positions`);
  step = now;
};

const { positions, sentences, contradicted, empty, long, toothless, first } = await lookAtHints(id, wanted, { say });
console.log(
  [...first]
    .sort(([, a], [, b]) => b - a)
    .map(([because, times]) => `${because} ${times}`)
    .join(' · '),
);
console.log(
  `${id}: ${positions} positions, ${sentences} sentences; contradicted by foresight ${contradicted.length}, ` +
    `empty ${empty.length}, over ${MOST_WORDS} words ${long.length}; kinds of claim that no lie breaks ${toothless.length}`,
);
for (const line of [...contradicted, ...empty, ...long, ...toothless].slice(0, 12)) console.log(`  ${line}`);
exit(contradicted.length + empty.length + long.length + toothless.length === 0 ? 0 : 1);
