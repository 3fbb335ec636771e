import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, faces } from '#games/index.ts';
import { disagreements } from './rules-map.ts';

const rulesOf = async (id: string): Promise<string[]> =>
  (await faces[id]!.text()).text.en.rules.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

test('every folder with rules is in the catalogue, and has a face', () => {
  const folders = globSync('games/*/index.ts').map((path) => path.split('/')[1]!);
  expect(Object.keys(catalogue).sort()).toEqual(folders.sort());
  expect(Object.keys(faces)).toEqual(Object.keys(catalogue));
});

for (const id of Object.keys(catalogue)) {
  test(`${id}: each rule is in the README, in the text, in the code it names and in a test`, async () => {
    expect(disagreements(join('games', id), await rulesOf(id))).toEqual([]);
  });
}

describe('the check itself notices', () => {
  const broken = async (change: (folder: string) => void): Promise<string[]> => {
    const folder = join(mkdtempSync(join(tmpdir(), 'rules-map-')), 'art-robbery');
    cpSync('games/art-robbery', folder, { recursive: true });
    change(folder);
    return disagreements(folder, await rulesOf('art-robbery'));
  };
  const edit = (path: string, from: string | RegExp, to: string): void =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

  test('a rule that left the README', async () => {
    const problems = await broken((folder) => edit(join(folder, 'README.md'), /^\| R8 .*\n/m, ''));
    expect(problems).toContain('R8 is not in the README');
    expect(problems).toContain('test/rules/theft.test.ts tests R8, which is no rule');
  });

  test('a rule whose test is gone', async () => {
    const problems = await broken((folder) => edit(join(folder, 'test/rules/cards.test.ts'), "test('[R12]", "test('"));
    expect(problems).toContain('no test in cards.test.ts is named [R12]');
  });

  test('a test of a rule that does not exist', async () => {
    const problems = await broken((folder) => edit(join(folder, 'test/rules/raid.test.ts'), '[R14]', '[R99]'));
    expect(problems).toContain('test/rules/raid.test.ts tests R99, which is no rule');
  });

  test('a function that was renamed', async () => {
    const problems = await broken((folder) => edit(join(folder, 'rules/raid.ts'), /checkBoss/g, 'inspectBoss'));
    expect(problems).toContain('R14 names checkBoss, which is not in rules/raid.ts');
  });

  test('a file that is not there, and code that does not say which rule it is', async () => {
    const problems = await broken((folder) => {
      edit(join(folder, 'README.md'), 'chart.ts wanted', 'rules/chart.ts wanted');
      edit(join(folder, 'rules/raid.ts'), /R14/g, 'RX');
    });
    expect(problems).toContain('R19 names rules/chart.ts, which is not there');
    expect(problems).toContain('rules/raid.ts does not mention R14');
  });
});
