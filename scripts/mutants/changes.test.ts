import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { changesOf, woven } from './changes.ts';

/** Each change as it reads, of a source that is a file of its own. */
const changed = (source: string): string[] =>
  changesOf(source, 'toy.ts').map(({ start, end, text }) => `${source.slice(start, end)} → ${text}`);

test('a condition holds always or never; parts of one only as it makes a difference', () => {
  expect(changed('if (a) b();')).toEqual(['a → false', 'a → true', 'b(); → left out']);
  expect(changed('const c = a && !b;')).toEqual(['a && !b → false', 'a → true', 'b → false']);
  expect(changed('const c = a || b;')).toEqual(['a || b → true', 'a → false', 'b → false']);
  expect(changed('const c = list.filter((one) => fits(one));')).toEqual(['fits(one) → false', 'fits(one) → true']);
  expect(changed('while (a) {}')).toEqual(['a → false']);
});

test('borders, operators, numbers, methods and statements', () => {
  expect(changed('const c = a < b;')).toEqual(['a < b → a <= b', 'a < b → false', 'a < b → true']);
  expect(changed('const c = a + 1;')).toEqual(['a + 1 → a - 1', '1 → 2']);
  expect(changed('a.b -= 2;')).toEqual(['a.b -= 2; → left out', 'a.b -= 2 → a.b += 2', '2 → 3']);
  expect(changed('const c = a ?? b;')).toEqual(['a ?? b → a', 'a ?? b → b']);
  expect(changed('const c = list.toReversed();')).toEqual(['list.toReversed() → list']);
  expect(changed('const c = Math.max(a, b);')).toEqual(['Math.max(a, b) → Math.min(a, b)']);
  expect(changed('const c = a ** b;')).toEqual(['a ** b → a * b']);
  expect(changed('const c = a.toString();')).toEqual([]);
});

test('types, texts, names and steps of a loop stay as they are', () => {
  expect(changed("const a: 1 | -1 = b as 1; type T = { 2: 3 }; const c = { 4: 'd' }; import x from 'y';")).toEqual([]);
  expect(changed('for (let i = 0; i < n; i++) {}')).toEqual(['0 → 1', 'i < n → false', 'i < n → i <= n']);
});

/** The result of a source with one change made, or none. */
function resultOf(source: string, number: number): unknown {
  const code = woven(source, changesOf(source, 'toy.js'), 1);
  return new Function('$changed', `${code}\nreturn result;`)((each: number) => each === number);
}

test('all changes are in the source at once, and each is made alone', () => {
  const source = 'let result = 0; if (1 < 2 && result === 0) result += 5; else result = 7;';
  const results = changesOf(source, 'toy.js').map(({ text }, i) => `${text}: ${resultOf(source, i + 1)}`);
  expect(resultOf(source, 0)).toBe(5);
  expect(results).toEqual([
    '1: 7',
    'false: 7',
    '1 <= 2: 5',
    'true: 5',
    '2: 7',
    '3: 5',
    'true: 5',
    '1: 7',
    'left out: 0',
    'result -= 5: -5',
    '6: 6',
    'left out: 5',
    '8: 5',
  ]);
});

const mutants = (...words: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/mutants/main.ts', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

test('what tests notice is counted, and what they do not is said, with its place', () => {
  const noticed = mutants('table/undo.ts', '--tests', 'table/test/undo.test.ts');
  expect(noticed).toMatch(/^(\d+) changes in 1 files, 1 files of tests\n/);
  const [, some, all] = /(\d+) of (\d+) noticed/.exec(noticed)!;
  expect(Number(all)).toBeGreaterThan(5);
  expect(Number(some)).toBeGreaterThan(Number(all) / 2);
  const missed = mutants('table/undo.ts', '--tests', 'table/test/hash.test.ts');
  expect(missed).toContain(`\n0 of ${all} noticed`);
  expect(missed).toMatch(/\nin no test:\ntable\/undo\.ts:\d+:\d+ {2}/);
});
