import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN, gameOf, read, rewritten, write } from './golden.ts';

const paths = globSync(GOLDEN).sort();

for (const path of paths) {
  const [, game, , , file] = path.split('/');
  test(`${game}: ${file!.replace('.game.txt', '').replaceAll('-', ' ')}`, async () => {
    const text = readFileSync(path, 'utf8');
    expect(write(await gameOf(game!), read(text)).split('\n')).toEqual(text.split('\n'));
  });
}

test('a golden game that asks for another roll, or was changed in any line, is noticed', async () => {
  const path = paths.find((each) => readFileSync(each, 'utf8').includes('rolls '))!;
  const text = readFileSync(path, 'utf8');
  const again = async (changed: string) => write(await gameOf(read(changed).game), read(changed));
  await expect(again(text.replace(/ \| rolls \S+/, ' | rolls'))).rejects.toThrow(/roll/);
  await expect(again(text.replace(/setup \S+ /, 'setup '))).rejects.toThrow(/roll/);
  const other = text.replace(/seat=0/, 'seat=1');
  expect(await again(other)).not.toBe(other);
});

test('rewriting a game that plays out differently asks for a new version', async () => {
  const old = readFileSync(paths[0]!, 'utf8');
  const game = await gameOf(read(old).game);
  const generous: typeof game = {
    ...game,
    setup: (...given) => ({ ...game.setup(...given), bonus: 1 }),
    clone: (state) => ({ ...game.clone(state), bonus: 1 }),
  };
  expect(() => rewritten(generous, old)).toThrow(/raise its version/);
  expect(rewritten({ ...generous, version: game.version + 1 }, old)).toContain(` v${game.version + 1} `);
  expect(rewritten(game, old)).toBe(old);
});
