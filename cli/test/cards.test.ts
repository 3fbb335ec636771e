import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, perform } from './perform.ts';

const cwd = folder();
const cards = (...argv: string[]) => perform(['cards', ...argv], { cwd });

test('the printed set is a set', async () => {
  const { code, out } = await cards('beutezug', '--print');
  expect(code).toBe(0);
  writeFileSync(join(cwd, 'set.json'), out);
  expect(await cards('beutezug', '--check', 'set.json')).toEqual({
    code: 0,
    out: 'set.json is a card set for beutezug.\n',
    err: '',
  });
});

test('every flaw is named with its card and field', async () => {
  const { out } = await cards('beutezug', '--print');
  writeFileSync(join(cwd, 'wrong.json'), out.replace('"green 3"', '"green 0"').replace('"reroll all"', '"luck"'));
  const checked = await cards('beutezug', '--check', 'wrong.json');
  expect([checked.code, checked.err]).toEqual([2, '']);
  expect(checked.out.split('\n')).toEqual([
    expect.stringMatching(/^wrong\.json: card 15 \(c0-15\): "bonus" must be one of none, .*, not "luck"/),
    'wrong.json: card 20 (c2-01): die 2 is "green 0", not a color and a number such as "green 3"',
    '',
  ]);
});

test.each([
  [['beutezug'], 'either --print or --check FILE'],
  [['beutezug', '--print', '--check', 'set.json'], 'either --print or --check FILE'],
  [['beutezug', '--check', 'none.json'], 'none.json: no such file or directory'],
  [['art-robbery', '--print'], 'art-robbery has no card sets; available: beutezug'],
])('%j is refused in one line', async (argv, reason) => {
  expect(await cards(...argv)).toEqual({ code: 2, out: '', err: `hideout: ${reason}\n` });
});

test('what is not JSON is refused in one line', async () => {
  writeFileSync(join(cwd, 'cut.json'), '{"cards": [');
  const { code, err } = await cards('beutezug', '--check', 'cut.json');
  expect(code).toBe(2);
  expect(err).toMatch(/^hideout: cut\.json: not JSON: [^\n]+\n$/);
});
