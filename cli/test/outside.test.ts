import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botNames } from '../bots.ts';
import { folder, perform } from './perform.ts';

const node = process.execPath;
const bot = join(import.meta.dirname, 'bot.mjs');
/** A machine under load may take long to start a program; only a silent one is not waited for. */
const PATIENCE = ['--bot-timeout', '120000'];

const simulate = (bots: string, ...flags: string[]) =>
  perform(['simulate', 'art-robbery', '--bots', bots, '--games', '2', ...PATIENCE, ...flags]);

const manner = (name: string): string => `exec:"'${node}' '${bot}' ${name}"`;

test('a program plays by lines of JSON', async () => {
  const { code, out, err } = await simulate(`random,${manner('proper')},${manner('first')}`, '--duplicate', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out).bots.map((each: { bot: string }) => each.bot)).toEqual([
    'random',
    manner('proper'),
    manner('first'),
  ]);
});

test('a line may end as on Windows', async () => {
  expect((await simulate(`random,${manner('windows')}`)).code).toBe(0);
});

test('a program is started by its path, too, from the folder of the caller', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'my bot'), `#!/bin/sh\nexec '${node}' '${bot}' first\n`);
  chmodSync(join(cwd, 'my bot'), 0o755);
  const argv = ['simulate', 'art-robbery', '--bots', 'exec:./my bot,random', '--games', '1', ...PATIENCE];
  expect(await perform(argv, { cwd })).toMatchObject({ code: 0, err: '' });
});

test('a comma between quotes belongs to the program', async () => {
  expect(botNames(`greedy, exec:"a,b 'c,d'" ,exec:'e,f',exec:g "h,i"`)).toEqual([
    'greedy',
    `exec:"a,b 'c,d'"`,
    "exec:'e,f'",
    'exec:g "h,i"',
  ]);
  expect((await simulate(`random,${manner('comma a,b')}`)).code).toBe(0);
});

test.each([
  ['illegal', /seat 1, game 1, entry \d+: answered "9 9z", which is none of its \d+ legal moves\n$/],
  ['empty', /seat 1, game 1, entry [12]: answered "", which is none of its \d+ legal moves\n$/],
  ['crash', /seat 1, game 1, entry [12]: ended by itself \(exit code 3\)\n$/],
  ['chatty', /seat 1, game 1, entry \d+: said "That was clever\." without being asked\n$/],
])('a bot that is %s ends the run', async (name, said) => {
  const { code, out, err } = await simulate(`random,${manner(name)}`);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`hideout: bot ${manner(name)}, `);
  expect(err).toMatch(said);
  expect(err.split('\n').length).toBe(2);
});

test('a bot that says nothing is not waited for longer than --bot-timeout', async () => {
  const { code, err } = await simulate(`${manner('silent')},random`, '--bot-timeout', '50');
  expect([code, err]).toEqual([2, expect.stringMatching(/seat 0, game 1, entry [12]: did not answer within 50 ms\n$/)]);
});

test('a program that is not there is named', async () => {
  const { code, err } = await simulate('random,exec:./no-such-bot');
  expect(code).toBe(2);
  expect(err).toMatch(/^hideout: bot exec:.\/no-such-bot, seat 1, .*cannot be started: no such file or directory\n$/);
});

test('a program sits at the table in the terminal as well, and fails as clearly', async () => {
  const argv = (name: string): string[] => ['play', 'art-robbery', '--seed', 'a', '--bots', manner(name), ...PATIENCE];
  expect(await perform(argv('first'), { input: '1\n1\n' })).toMatchObject({ code: 0, err: '' });
  const { code, err } = await perform(argv('crash'), { input: '1\n1\n' });
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^hideout: bot .*, seat [12], entry \d+: ended by itself .*\n$/),
  ]);
});

test('the example in docs/bots.md plays', async () => {
  const docs = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'bots.md'), 'utf8');
  const example = /^```js\n(.*?)^```/ms.exec(docs)![1]!;
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  const cwd = folder();
  writeFileSync(join(cwd, 'my-bot.mjs'), example);
  const argv = ['simulate', 'art-robbery', '--bots', `greedy,exec:'${node}' my-bot.mjs`, '--games', '2', ...PATIENCE];
  expect(await perform(argv, { cwd })).toMatchObject({ code: 0, err: '' });
});
