// Attacks of every kind beside people who only want to play: `npm run siege -- --minutes 10`.

import { parseArgs } from 'node:util';
import { ATTACK_NAMES, type AttackName } from './attacks.ts';
import { BUILT } from './house.ts';
import { heading, line, verdict } from './report.ts';
import { plan, siegeRun } from './run.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, attack: { type: 'string' } },
});
const { attack } = values;
if (attack !== undefined && !ATTACK_NAMES.includes(attack as AttackName)) {
  console.error(`There is no attack ${attack}, only ${ATTACK_NAMES.join(', ')}.`);
  process.exit(2);
}
const phases = plan(Number(values.minutes));
console.log(heading());
const siege = await siegeRun(
  attack === undefined ? phases : phases.filter(({ attacks }) => attacks.length === 1 && attacks[0] === attack),
  (row) => console.log(line(row)),
  BUILT,
);
console.log(`\n${siege.acknowledged} moves of quiet people acknowledged; ${siege.botFailures} bots failed`);
const wrong = verdict(siege);
for (const each of wrong.slice(0, 50)) console.log(each);
console.log(wrong.length === 0 ? 'nobody noticed' : `${wrong.length} faults`);
process.exit(wrong.length === 0 ? 0 : 1);
