import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, perform } from './perform.ts';

const cwd = folder();

beforeAll(() => {
  mkdirSync(join(cwd, 'directory'));
  const files = {
    'empty.json': '',
    'text.json': 'not a record',
    'other.json': '{"name":"something else"}',
    'null.json': 'null',
    'list.json': '[]',
    'future.json': '{"hideout":3}',
    'headless.json': '{"hideout":1,"game":"art-robbery"}',
    'unknown-game.json': JSON.stringify({ ...EMPTY, game: 'chess' }),
    'inherited-game.json': JSON.stringify({ ...EMPTY, game: 'constructor' }),
    'other-version.json': JSON.stringify({ ...EMPTY, version: 99 }),
    'too-many.json': JSON.stringify({ ...EMPTY, seats: 9 }),
    'odd-options.json': JSON.stringify({ ...EMPTY, options: { tokens: 'gold' } }),
    'no-setup.json': JSON.stringify(EMPTY),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  execFileSync('mkfifo', [join(cwd, 'pipe')]);
});

const EMPTY = {
  hideout: 1,
  game: 'art-robbery',
  version: 1,
  options: { tokens: 'base', safes: 'hidden' },
  seats: 2,
  setup: [],
  hash: '0'.repeat(64),
  entries: [],
};

const BAD_FILES = [
  ['', /the FILE is missing; see hideout \w+ --help/],
  ['no-such-file', /no-such-file: no such file or directory/],
  ['directory', /directory: that is a directory/],
  ['text.json/inside', /part of the path is not a directory/],
  ['/dev/zero', /not a regular file/],
  ['pipe', /not a regular file/],
  ['empty.json', /not whole JSON; the file may be cut off/],
  ['text.json', /not whole JSON/],
  ['other.json', /not a Hideout record/],
  ['null.json', /not a Hideout record/],
  ['list.json', /not a Hideout record/],
  ['future.json', /record version 3 is not known here/],
  ['headless.json', /"version" is missing/],
  ['unknown-game.json', /a record of "chess"/],
  ['inherited-game.json', /a record of "constructor"/],
  ['too-many.json', /the setup does not hold: 9 seats/],
  ['odd-options.json', /the setup does not hold: options/],
  ['no-setup.json', /the setup does not hold: roll 1 below \d+ is missing/],
  ['no-setup.json more', /unexpected argument "more"/],
  ['--frob no-setup.json', /unknown option --frob/],
] as const;

const BAD_WORDS = [
  [
    'frob',
    /unknown command "frob"; available: play, simulate, .*, verify, serve, doctor, backup, restore, export, reports and versions/,
  ],
  ['constructor', /unknown command "constructor"/],
  ['--frob', /unknown command "--frob"/],
  ['play', /the GAME is missing/],
  ['play chess', /unknown game "chess"; available: art-robbery/],
  ['play __proto__', /unknown game "__proto__"/],
  ['play art-robbery chess', /unexpected argument "chess"/],
  ['play art-robbery --frob', /unknown option --frob; available: --seats/],
  ['play art-robbery -x', /unknown option -x/],
  ['play art-robbery --seats', /--seats needs a value/],
  ['play art-robbery --seats=', /--seats is a whole number from 2 to 5, not ""/],
  ['play art-robbery --seats 1', /--seats is a whole number from 2 to 5, not "1"/],
  ['play art-robbery --seats 6', /from 2 to 5/],
  ['play art-robbery --seats 2.5', /from 2 to 5/],
  ['play art-robbery --seats two', /from 2 to 5/],
  ['play art-robbery --seats -2', /--seats needs a value/],
  ['play art-robbery --lang fr', /--lang is en, de or es, not "fr"/],
  [
    'play art-robbery --bots frob',
    /unknown bot "frob"; available: random, greedy, easy, normal, hard and exec:PROGRAM/,
  ],
  ['play art-robbery --bots greedy,,', /unknown bot ""/],
  ['play art-robbery --bots toString', /unknown bot "toString"/],
  ['play art-robbery --bots exec:', /unknown bot "exec:"/],
  ['play art-robbery --bots exec:"cat', /--bots has an open quote/],
  [
    'play art-robbery --seats 2 --bots greedy,random',
    /--bots names greedy and random, but at a table for 2 there is room for 1 beside you/,
  ],
  ['play art-robbery --options {', /--options is JSON/],
  ['play art-robbery --options @', /"": that is a directory, not a file/],
  ['play art-robbery --options @no-such-file', /no-such-file: no such file or directory/],
  ['play art-robbery --options @text.json', /--options is JSON such as '{}', or @FILE with such, not @text\.json/],
  [
    'play art-robbery --options @other.json',
    /--options @other\.json does not fit art-robbery: there is no option "name"/,
  ],
  ['play art-robbery --options []', /--options \[\] does not fit art-robbery: not an object/],
  ['play art-robbery --options {"frob":1}', /there is no option "frob"/],
  ['play art-robbery --options {"tokens":"gold"}', /"tokens" can be base or more-alibis/],
  ['play art-robbery --bot-timeout 0', /--bot-timeout is a whole number from 1 to 999999999/],
  ['play art-robbery --name=', /--name is up to 24 letters/],
  ['serve 4600', /serve takes no arguments, got "4600"/],
  ['simulate', /the GAME is missing/],
  ['simulate chess --bots random', /unknown game "chess"/],
  ['simulate art-robbery', /--bots is missing/],
  ['simulate art-robbery --bots random', /one bot for all seats needs --seats, from 2 to 5/],
  ['simulate art-robbery --bots random,greedy --seats 3', /--bots names 2 bots for 3 seats/],
  ['simulate art-robbery --bots random --seats 9', /--seats is a whole number from 2 to 5/],
  ['simulate art-robbery --bots random,random,random,random,random,random', /is for 2 to 5 seats; --bots names 6/],
  ['simulate art-robbery --bots random,greedy --games 0', /--games is a whole number from 1 to 999999999/],
  ['simulate art-robbery --bots random,greedy --games 1e3', /--games is a whole number/],
  ['simulate art-robbery --bots random,greedy --json=yes', /--json takes no value/],
  ['simulate art-robbery --bots random,greedy --options 7', /does not fit art-robbery/],
  [
    'simulate art-robbery --bots random,greedy --save empty.json',
    /--save cannot write .*empty\.json: a file with that name/,
  ],
  ['simulate art-robbery --bots random,greedy --save empty.json/x', /--save cannot write .*not a directory/],
] as const;

async function complaint(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await perform(argv, { cwd });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^hideout: [^\n]+\n$/);
  return err;
}

const words = (line: string): string[] => line.split(' ').filter((word) => word !== '');

describe('bad input is one line on stderr and exit code 2', () => {
  test.each(BAD_WORDS)('hideout %s', async (line, said) => {
    expect(await complaint(words(line))).toMatch(said);
  });

  test.each(BAD_FILES)('hideout verify %s', async (line, said) => {
    expect(await complaint(['verify', ...words(line)])).toMatch(said);
  });

  test.each(BAD_FILES)('hideout replay %s', async (line, said) => {
    expect(await complaint(['replay', ...words(line)])).toMatch(said);
  });

  test('hideout replay other-version.json', async () => {
    expect(await complaint(['replay', 'other-version.json'])).toMatch(
      /other-version\.json: version 99 of the game; here is version 1/,
    );
  });

  test('… even if what was typed has lines of its own', async () => {
    expect(await complaint(['play', 'two\nlines'])).toContain('unknown game "two lines"');
    expect(await complaint(['verify', 'two\nlines\u001b[2J'])).toContain('two lines');
  });
});

test('asking for help is no mistake', async () => {
  for (const argv of [['--help'], ['-h'], ['help']]) {
    const { code, out } = await perform(argv);
    expect([code, out]).toEqual([0, expect.stringContaining('hideout play GAME')]);
  }
  for (const command of ['play', 'simulate', 'replay', 'verify', 'backup', 'restore', 'export']) {
    const { code, out, err } = await perform([command, '--frob', '--help']);
    expect([code, err, out.split('\n')[0]]).toEqual([0, '', expect.stringContaining(`hideout ${command} `)]);
  }
});

test('usage fits into 80 columns', async () => {
  const commands = (await perform(['help'])).out.matchAll(/^ {2}hideout ([a-z]+) /gm);
  for (const command of ['help', ...[...commands].map(([, name]) => name!)]) {
    const { out } = await perform([command, '-h']);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  }
});

test('the version is that of the package', async () => {
  const { code, out } = await perform(['--version']);
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});
