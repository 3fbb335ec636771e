// Everything that is looked at before a change is kept: `npm test`. What a change has to run alone: `npm test -- --near`.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { type Near, nearTo } from './near.ts';
import { perform, type Step } from './steps.ts';

const CHECKS: readonly Step[] = [{ run: ['biome', 'ci', '--error-on-warnings', '.'] }, { run: ['tsc'] }];
const PAGES: readonly Step[] = [
  { run: ['vite', 'build', '--logLevel', 'error'] },
  { run: ['node', 'scripts/budgets.ts'] },
];
const ALL: readonly Step[] = [...CHECKS, ...PAGES, { run: ['vitest', 'run'] }, { run: ['playwright', 'test'] }];

const only = ({ modules, specs }: Near): readonly Step[] => [
  ...CHECKS,
  ...(modules.length === 0 ? [] : [{ run: ['vitest', 'related', '--run', '--passWithNoTests', ...modules] }]),
  ...(specs.length === 0 ? [] : [...PAGES, { run: ['playwright', 'test', ...specs] }]),
];

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** What differs from where this branch left `main`; on `main` itself, what is not committed. */
function changes(): readonly string[] {
  const base = git('merge-base', 'HEAD', 'main')[0]!;
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

function near(): readonly Step[] {
  const changed = changes();
  const e2e = Object.fromEntries(globSync('{e2e,scripts}/*.ts').map((path) => [path, readFileSync(path, 'utf8')]));
  const found = nearTo(changed, e2e);
  console.log(`${changed.length} files have changed`);
  console.log(`  Vitest: what imports them${found.beside.map((test) => `, ${test}`).join('')}`);
  console.log(`  Chromium: ${found.specs.length === 0 ? 'nothing' : found.specs.join(', ')}`);
  return only(found);
}

for (const step of argv.includes('--near') ? near() : ALL) {
  const code = await perform(step);
  if (code !== 0) exit(code);
}
