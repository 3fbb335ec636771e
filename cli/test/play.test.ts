import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode, type GameRecord } from '#table/record.ts';
import { LANGUAGES } from '#table/text.ts';
import { commandsIn } from '../request.ts';
import { words } from '../text/index.ts';
import { folder, perform, type Setting, type Typing } from './perform.ts';

const play = (line: string, setting: Setting = {}) => perform(['play', 'art-robbery', ...line.split(' ')], setting);

/** Makes the first move each time, and says this when the game is over. */
function firstMoves(overPrompt: string, ...afterwards: string[]): Typing {
  return (prompt) => (prompt === overPrompt ? `${afterwards.shift() ?? 'quit'}\n` : '1\n');
}

describe.each(LANGUAGES)('a whole game (%s)', (lang) => {
  const w = words[lang];

  test('is played through, saved, and holds', async () => {
    const cwd = folder();
    const input = firstMoves(w.overPrompt, `${w.commands.save} game.json`, w.commands.quit);
    const { code, out, err } = await play(`--seed a --lang ${lang}`, { cwd, input });
    expect([code, err]).toEqual([0, '']);
    for (const sentence of [w.hint, w.happened, w.yourMoves, w.over, w.saved('game.json'), w.bye])
      expect(out.replaceAll('\n', ' ')).toContain(sentence);
    const record = decode(readFileSync(join(cwd, 'game.json'), 'utf8')) as GameRecord;
    expect(out).toContain(record.commitment);
    expect(out).toContain(record.secret);
    expect((await perform(['verify', 'game.json'], { cwd })).code).toBe(0);
  });

  test('has a command for everything', async () => {
    const c = w.commands;
    const input = [c.help, c.undo, c.board, c.moves, c.log, c.rules, `${c.rules} r8`, c.save, '', c.quit].join('\n');
    const { code, out } = await play(`--seed a --seats 2 --lang ${lang}`, { input });
    expect(code).toBe(0);
    for (const name of commandsIn(false)) expect(flat(out)).toContain(w.commandHelp[name]);
    // There is nobody to speak to.
    expect(flat(out)).not.toContain(w.commandHelp.say);
    expect(out).toContain('R8 ');
    expect(out.split(w.yourMoves).length - 1).toBe(3);
    expect(out).toContain(w.bye);
  });
});

/** Without line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** What is printed in answer to each of these lines, on the first turn of a fixed game for two. */
async function answers(...lines: string[]): Promise<readonly string[]> {
  const { out } = await play('--seed a --seats 2 --name Ida', { input: `${lines.join('\n')}\n` });
  const replies = out.split(/^Your move \(.*?\): .*\n/m).slice(1, 1 + lines.length);
  return replies.map((reply) => reply.trim());
}

test('the same seed gives the same game, no seed another one', async () => {
  const [one, same, other, free, freeToo] = await Promise.all(
    ['--seed a', '--seed a', '--seed b', '--seats 3', '--seats 3'].map((line) => play(line)),
  );
  expect(one!.out).toBe(same!.out);
  expect(one!.out).not.toBe(other!.out);
  expect(free!.out).not.toBe(freeToo!.out);
});

test('a move is chosen by number or by name, in any spelling', async () => {
  const { out } = await play('--seed a --seats 2');
  const name = /^ +2\) {2}(.*?) {2,}/m.exec(out)![1]!;
  const results = await Promise.all(
    ['2', name, `  ${name.toUpperCase().replace(' ', '   ')}`].map((line) => answers(line)),
  );
  expect(results[0]![0]).toContain('Ida plays');
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});

test('whatever is wrong is answered with the reason, and nothing is lost', async () => {
  const [undo, number, nonsense, unheld, save, rule, again] = await answers(
    'undo',
    '99',
    'steal everything',
    'give dog',
    'save game.json',
    'rules of thumb',
    'moves',
  );
  expect(undo).toBe('There is nothing to undo.');
  expect(number).toMatch(/^Choose a number from 1 to \d+\.$/);
  expect(nonsense).toMatch(/^That is not a move in this game\. \[[A-Z]\d+\]$/);
  expect(unheld).toMatch(/\[R30\]$/);
  expect(save).toBe('You can download the record once the game is over.');
  expect(rule).toBe('No rule mentions “of thumb”.');
  expect(again).toContain('Your moves');
});

test('a move that showed something cannot be taken back', async () => {
  const [, undo] = await answers('1', 'undo');
  expect(undo).toMatch(/That move can’t be undone/);
});

test('rules are found by number and by word', async () => {
  const [all, one, some] = await answers('rules', 'RULES r8', 'rules DOG');
  expect(all!.match(/^ {2}[A-Z]\d+ /gm)!.length).toBeGreaterThan(20);
  expect(one).toMatch(/^R8 /);
  expect(one!.match(/^[A-Z]\d+ /gm)).toEqual(['R8 ']);
  expect(some!.match(/^[A-Z]\d+ /gm)!.length).toBeGreaterThan(3);
});

test('the log tells everything so far', async () => {
  const [before, , after] = await answers('log', '1', 'log');
  expect(after).toContain('Ida plays');
  expect(before).toBe('Nothing has happened yet.');
  expect(after).toMatch(/^Log\n• /);
});

test('whoever goes away is let go', async () => {
  for (const input of ['', '1\n', 'quit\n', 'q\n', 'exit\n']) {
    const { code, out, err } = await play('--seed a', { input });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Good night, and mind the cameras\.\n$/);
  }
});

test('piped moves without end come to an end with the game', async () => {
  const { code, out } = await play('--seed a', { input: '1\n'.repeat(1000) });
  expect([code, out.match(/Anything else\?/g)!.length]).toEqual([0, 1]);
});

test('a record is never written over a file', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'mine.txt'), 'precious');
  const afterwards = ['save mine.txt', 'save nowhere/game.json', 'save .', 'save', 'board', 'undo', '', 'quit'];
  const { code, out } = await play('--seed a', { cwd, input: firstMoves(words.en.overPrompt, ...afterwards) });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, 'mine.txt'), 'utf8')).toBe('precious');
  expect(out).toContain('mine.txt was not written: a file with that name already exists.');
  expect(out).toContain('nowhere/game.json was not written: there is no such folder.');
  expect(out).toMatch(/\. was not written: /);
  const file = /Saved as (\S+)\. /.exec(out)![1]!;
  expect(existsSync(join(cwd, file))).toBe(true);
});

test('bots fill the other seats in turn', async () => {
  const { out } = await play('--seed a --seats 5 --bots random,greedy');
  expect(flat(out)).toContain('Mira (random), Jonas (greedy), Carmen (random) and Felix (greedy)');
});

test('a game for one is played without bots, and a bot has no room there', async () => {
  const alone = (...more: string[]) =>
    perform(['play', 'burgle-bros', '--seats', '1', '--seed', 'a', ...more], { input: '' });
  const { code, out } = await alone('--lang', 'en');
  expect(code).toBe(0);
  expect(out).toContain(words.en.against('Robin', ''));
  expect(await alone('--bots', 'greedy')).toMatchObject({ code: 2, out: '' });
});

test('two at the table never have the same name', async () => {
  const { out } = await play('--seed a --name Mira');
  expect(flat(out)).toContain('You are Mira. Also at the table: Jonas (normal) and Carmen (normal).');
});

test('options reach the table', async () => {
  const { out } = await play('--seed a --options {"tokens":"more-alibis","safes":"hidden"}');
  expect(out).toContain('28 alibis');
  expect(out).toContain('only the owner may look at a safe stack');
});

test('the terminal’s language is taken if there is one', async () => {
  const lang = async (env: Setting['env'], ...flags: string[]): Promise<string> =>
    (await perform(['play', 'art-robbery', ...flags], { env: env! })).out.trimEnd().split('\n').at(-1)!;
  expect(await lang({})).toBe(words.en.bye);
  expect(await lang({ LANG: 'de_DE.UTF-8' })).toBe(words.de.bye);
  expect(await lang({ LANG: 'de_DE.UTF-8', LC_ALL: 'es' })).toBe(words.es.bye);
  expect(await lang({ LANG: 'fr_FR.UTF-8' })).toBe(words.en.bye);
  expect(await lang({ LANG: 'de_DE.UTF-8' }, '--lang', 'en')).toBe(words.en.bye);
});

describe('in a window', () => {
  const window = { columns: 60, rows: 24 };
  const ESCAPE = '\u001b';

  test('nothing is wider than it', async () => {
    const input = firstMoves(words.de.overPrompt, 'regeln', 'log', 'hilfe', 'quit');
    const { out } = await play('--seed a --seats 5 --lang de', { window, env: { NO_COLOR: '1' }, input });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what moves the cursor has no width
    const lines = out.replace(/\u001b\[\d*[A-Za-z]/g, '').split(/\r?\n/);
    expect(lines.filter((line) => [...line].length > window.columns)).toEqual([]);
  });

  test('there are colours, unless they are not wanted', async () => {
    const input = () => 'quit\n';
    expect((await play('--seed a', { window, input })).out).toContain(`${ESCAPE}[1m`);
    const plain = await play('--seed a', { window, input, env: { NO_COLOR: '1' } });
    expect(plain.out).not.toContain(`${ESCAPE}[1m`);
    expect((await play('--seed a', { input: 'quit\n' })).out).not.toContain(ESCAPE);
    expect((await play('--seed a', { window, input, env: { TERM: 'dumb' } })).out).not.toContain(ESCAPE);
  });

  test('a new turn starts at the top, and nothing is wiped', async () => {
    const { out } = await play('--seed a', { window, input: firstMoves(words.en.overPrompt) });
    expect(out.split(`${'\n'.repeat(window.rows)}${ESCAPE}[H`).length).toBeGreaterThan(10);
    expect(out).not.toContain(`${ESCAPE}[2J`);
    expect(out).not.toContain(`${ESCAPE}[3J`);
  });

  test('Ctrl-C leaves at once with 130, Ctrl-D politely with 0', async () => {
    const interrupted = await play('--seed a', { window, input: () => '\u0003' });
    expect([interrupted.code, interrupted.err]).toEqual([130, '']);
    const ended = await play('--seed a', { window, input: () => '\u0004' });
    expect([ended.code, ended.out.includes(words.en.bye)]).toEqual([0, true]);
  });

  test('Tab completes names of moves and commands', async () => {
    const lines = [['r', 'u', 'l', '\t', '\n']];
    const { out } = await play('--seed a', { window, input: () => lines.shift() ?? 'quit\n' });
    expect(out).toContain('Aim and setup');
  });

  test('a move after the end is refused, and the record can still be saved', async () => {
    const cwd = folder();
    const input = firstMoves(words.en.overPrompt, '1', 'dog', 'save game.json', 'quit');
    const { out } = await play('--seed a', { window, cwd, input });
    expect(out.match(/The game is over\./g)!.length).toBe(2);
    expect(existsSync(join(cwd, 'game.json'))).toBe(true);
  });
});
