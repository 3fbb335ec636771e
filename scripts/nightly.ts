// What takes too long for every change: `npm run nightly`, or some of it: `npm run nightly -- laws kill`. One step after the
// other, whatever becomes of those before; a table at the end says how each went, and the exit code whether all did.

import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { posterOf, posters } from '#games/index.ts';
import { NOT_NOW, perform, type Step } from './steps.ts';

type Named = Step & { readonly name: string };

const npm = (script: string, ...args: readonly string[]): readonly string[] => [
  'npm',
  'run',
  '-s',
  script,
  '--',
  ...args,
];

/** They keep the laws, too. */
const EXAMPLES = Object.keys(posters).filter((id) => posterOf(id)!.example);

const STEPS: readonly Named[] = [
  {
    name: 'matrix',
    run: ['playwright', 'test', 'pages', 'hints', 'story'],
    env: { HIDEOUT_INSPECTION: 'whole' },
  },
  { name: 'lessons', run: ['playwright', 'test', 'every-lesson'], env: { HIDEOUT_LESSONS: 'whole' } },
  { name: 'laws art-robbery', run: npm('laws', 'art-robbery', '20000') },
  { name: 'laws beutezug', run: npm('laws', 'beutezug', '20000') },
  { name: 'laws burgle-bros', run: npm('laws', 'burgle-bros', '2000') },
  ...EXAMPLES.map((game) => ({ name: `laws ${game}`, run: npm('laws', game, '20000') })),
  { name: 'foresight art-robbery', run: npm('foresight', 'art-robbery', '10000') },
  { name: 'foresight beutezug', run: npm('foresight', 'beutezug', '10000') },
  { name: 'foresight burgle-bros', run: npm('foresight', 'burgle-bros', '2000') },
  { name: 'hints art-robbery', run: npm('hints', 'art-robbery', '10000') },
  { name: 'hints beutezug', run: npm('hints', 'beutezug', '10000') },
  { name: 'hints burgle-bros', run: npm('hints', 'burgle-bros', '10000') },
  { name: 'kill', run: npm('kill', '--kills', '200') },
  { name: 'chaos', run: npm('chaos', '--faults', '200') },
  { name: 'calls', run: npm('calls', '--moves', '400', '--kills', '80') },
  { name: 'alone', run: npm('alone') },
  { name: 'waits', run: npm('waits', '--tables', '200') },
  { name: 'fuzz', run: npm('fuzz', '--messages', '200000') },
  { name: 'leaks', run: npm('leaks', '--histories', '3000') },
  { name: 'lies', run: npm('lies', '--games', '1000') },
  { name: 'verifiers', run: npm('verifiers', '--records', '2000', '--tampered', '500') },
  { name: 'account beutezug', run: npm('account', 'beutezug', '2000') },
  { name: 'account burgle-bros', run: npm('account', 'burgle-bros', '64', '--rounds', '4', '--judged', '8') },
  { name: 'account art-robbery', run: npm('account', 'art-robbery', '2000', '--rounds', '96', '--judged', '8') },
  { name: 'update', run: npm('update', '--games', '300') },
  { name: 'siege', run: npm('siege', '--minutes', '10') },
  { name: 'ladder', run: npm('ladder', '--sample', '40', '--seconds', '120') },
  { name: 'mutants art-robbery', run: npm('mutants', 'games/art-robbery/rules') },
  { name: 'mutants beutezug', run: npm('mutants', 'games/beutezug/rules') },
  { name: 'mutants burgle-bros', run: npm('mutants', 'games/burgle-bros/rules') },
  ...EXAMPLES.map((game) => ({ name: `mutants ${game}`, run: npm('mutants', `games/${game}/rules`) })),
  { name: 'containers', run: ['node', 'scripts/containers.ts'] },
  { name: 'sbom', run: ['node', 'scripts/sbom.ts'] },
  { name: 'advisories', run: ['node', 'scripts/advisories.ts'] },
];

const wanted = argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.split(' ').includes(word)));
if (steps.length === 0) {
  console.error(`there is no such step, only ${STEPS.map(({ name }) => name).join(', ')}`);
  exit(2);
}
const results: { readonly step: string; readonly result: string; readonly minutes: number }[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}: ${step.run.join(' ')}`);
  const begun = performance.now();
  const code = await perform(step);
  const minutes = Math.round((performance.now() - begun) / 6000) / 10;
  results.push({ step: step.name, result: resultOf(code), minutes });
}
const [commit = ''] = spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).stdout.split('\n');
console.log(`\nThe night of ${new Date().toISOString().slice(0, 10)} at ${commit}`);
console.table(results);
exit(results.some(({ result }) => result.startsWith('failed')) ? 1 : 0);

function resultOf(code: number): string {
  if (code === NOT_NOW) return 'not now, see above';
  return code === 0 ? 'well' : `failed with ${code}`;
}
