// Changes one small thing at a time and says which changes no test notices:
//
//   npm run mutants -- games/beutezug/rules            a folder, several, or files
//   npm run mutants -- lobby --since main              only files that differ from a commit
//   npm run mutants -- table --tests table/test        other tests than those that matter for it
//   npm run mutants -- table --afresh                  what nobody noticed once more, each in a process of its own: slow
//
// Tables that are made when a file is loaded, and whatever is kept from one call to the next, can only be changed afresh.
// All changes are in the sources at once (`changes.ts`), chosen by a number, so that a test that is loaded once can be run
// with each (`runner.ts`).

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';
import { type Change, changesOf, woven } from './changes.ts';
import type { Findings, Round } from './runner.ts';

interface Mutant extends Change {
  readonly file: string;
  /** Line and column. */
  readonly at: string;
  readonly was: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    tests: { type: 'string', multiple: true },
    afresh: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error('npm run mutants -- <folder or file> … [--since COMMIT] [--tests FOLDER] [--afresh]');
  exit(2);
}

const filesIn = (path: string, pattern: string): string[] =>
  statSync(path).isDirectory() ? globSync(join(path, pattern)).sort() : [path];

/** Sources, without tests. */
function sources(): string[] {
  const all = positionals
    .flatMap((path) => filesIn(path, '**/*.ts'))
    .filter((file) => !/(^|\/)test\/|\.test\.ts$/.test(file));
  if (values.since === undefined) return all;
  const changed = execFileSync('git', ['diff', '--name-only', values.since], { encoding: 'utf8' }).split('\n');
  return all.filter((file) => changed.includes(file));
}

/** The tests that matter: those of rules and refusals and the golden games for a game, otherwise those of the folder. */
function testsFor(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => /^games\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0]!));
  const own = [...folders].flatMap((folder) =>
    folder.startsWith('games/')
      ? [`${folder}/test/rules`, `${folder}/test/refusals.test.ts`, 'scripts/golden.test.ts'].filter(existsSync)
      : [`${folder}/test`],
  );
  return [...new Set((values.tests ?? own).flatMap((path) => filesIn(path, '**/*.test.ts')))];
}

const mutants: Mutant[] = [];
const wovenFiles = new Map<string, string>();
for (const file of sources()) {
  const source = readFileSync(file, 'utf8');
  const changes = changesOf(source, file);
  wovenFiles.set(resolve(file), woven(source, changes, mutants.length + 1));
  for (const change of changes) {
    const before = source.slice(0, change.start).split('\n');
    const at = `${before.length}:${before.at(-1)!.length + 1}`;
    mutants.push({ ...change, file, at, was: source.slice(change.start, change.end) });
  }
}
const tests = testsFor([...new Set(mutants.map(({ file }) => file))]);

/** Gives the sources with all changes in them. */
const weaving: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform: (_, id) => wovenFiles.get(id) ?? null,
};

/** In the order in which they were named: rule tests are quick, and leave little to the golden games. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => tests.findIndex((test) => resolve(test) === moduleId);
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hideout-mutants-'));
const findingsFile = join(folder, 'findings.json');
env.HIDEOUT_FINDINGS = findingsFile;
const nothing: Findings = { noticed: {}, reached: [], loaded: [], broken: [], slow: [] };
writeFileSync(findingsFile, JSON.stringify(nothing));

/** Runs the tests in one process, which keeps what it has loaded; answers whether all passed. */
async function run(round: Round, number = 0): Promise<boolean> {
  env.HIDEOUT_ROUND = round;
  env.HIDEOUT_CHANGE = `${number}`;
  const vitest = await startVitest(
    'test',
    tests.map((test) => resolve(test)),
    {
      config: false,
      // It is kept for sources as they are.
      fsModuleCache: false,
      watch: false,
      include: ['**/*.test.ts'],
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      bail: round === 'afresh' ? 1 : 0,
      runner: resolve('scripts/mutants/runner.ts'),
      sequence: { sequencer: InOrder },
      testTimeout: 0,
      reporters: [{}],
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [weaving] },
  );
  const passed = vitest.state.getTestModules().every((module) => module.ok());
  await vitest.close();
  process.exitCode = 0;
  return passed;
}

console.log(`${mutants.length} changes in ${wovenFiles.size} files, ${tests.length} files of tests`);
await run('quick');
await run('slow');
const { noticed, reached, loaded, broken }: Findings = JSON.parse(readFileSync(findingsFile, 'utf8'));
for (const test of broken) console.log(`fails by itself: ${test}`);

const numbers = mutants.map((_, i) => i + 1);
const [inTests, onLoad] = [new Set(reached), new Set(loaded)];
const isNoticed = (number: number): boolean => noticed[number] !== undefined;
if (values.afresh) {
  for (const number of numbers.filter((each) => (inTests.has(each) || onLoad.has(each)) && !isNoticed(each))) {
    if (!(await run('afresh', number))) noticed[number] = 'afresh';
  }
}

const show = (title: string, list: readonly number[]): void => {
  if (list.length === 0) return;
  console.log(`\n${title}`);
  for (const number of list) {
    const { file, at, was, text } = mutants[number - 1]!;
    const short = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 90);
    console.log(`${file}:${at}  ${short(was)}  →  ${short(text)}`);
  }
};
const left = numbers.filter((number) => !isNoticed(number));
show(
  'not noticed:',
  left.filter((number) => inTests.has(number)),
);
show(
  values.afresh ? 'made once, not noticed:' : 'made once, not tried (--afresh):',
  left.filter((number) => onLoad.has(number) && !inTests.has(number)),
);
show(
  'in no test:',
  left.filter((number) => !inTests.has(number) && !onLoad.has(number)),
);
console.log(`\n${mutants.length - left.length} of ${mutants.length} noticed`);
rmSync(folder, { recursive: true });
exit(broken.length > 0 ? 1 : 0);
