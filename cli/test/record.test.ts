import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from '#games/art-robbery/index.ts';
import { fair, quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { decode, encode, type GameRecord, isUndo, type MoveEntry } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { words } from '../text/index.ts';
import { folder, perform } from './perform.ts';

const cwd = folder();
const hideout = (...argv: string[]) => perform(argv, { cwd });
let record: GameRecord;

beforeAll(async () => {
  const afterwards = ['save game.json\n', 'quit\n'];
  const input = (prompt: string): string => (prompt === words.en.overPrompt ? afterwards.shift()! : '1\n');
  await perform(['play', 'art-robbery', '--seed', 'a'], { cwd, input });
  record = decode(readFileSync(join(cwd, 'game.json'), 'utf8')) as GameRecord;
});

/** The whole of stderr after `verify` of a changed record. */
async function verdict(changed: unknown): Promise<string> {
  writeFileSync(join(cwd, 'changed.json'), typeof changed === 'string' ? changed : encode(changed as GameRecord));
  const { code, out, err } = await hideout('verify', 'changed.json');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^hideout: changed\.json: [^\n]+\n$/);
  expect(await hideout('replay', 'changed.json')).toEqual({ code, out, err });
  return err;
}

/** The record with one entry changed, counted from 1. */
function withEntry(n: number, change: object): GameRecord {
  return { ...record, entries: record.entries.map((entry, i) => (i + 1 === n ? { ...entry, ...change } : entry)) };
}

const moves = (): readonly MoveEntry[] => record.entries as readonly MoveEntry[];

describe('verify', () => {
  test('says what it has checked', async () => {
    const { code, out, err } = await hideout('verify', 'game.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`entries     ${record.entries.length},`);
    expect(out).toMatch(/rolls +55 in the setup and \d+ later, all from the secret/);
    expect(out).toContain(`kept: ${record.commitment}`);
    expect(out).toMatch(/result +won by (seat \d|nobody)/);
    expect(out).toMatch(/The record holds\.\n$/);
  });

  test('each record of a file with one a line, and says which does not hold', async () => {
    const line = encode(record).replaceAll('\n', '');
    writeFileSync(join(cwd, 'all.jsonl'), `${line}\n${line}\n`);
    const { code, out } = await hideout('verify', 'all.jsonl');
    const held = `art-robbery, ${record.entries.length} entries: holds`;
    expect([code, out]).toEqual([0, `line 1  ${held}\nline 2  ${held}\n2 records: all hold\n`]);
    const bad = encode(withEntry(3, { final: !moves()[2]!.final })).replaceAll('\n', '');
    writeFileSync(join(cwd, 'all.jsonl'), `${bad}\n${line}\nnothing\n`);
    const other = await hideout('verify', 'all.jsonl');
    expect([other.code, other.out]).toEqual([2, `line 2  ${held}\n3 records: 1 hold, 2 do not\n`]);
    expect(other.err).toMatch(/^hideout: line 1: entry 3 does not hold: .*\nhideout: line 3: not a record/);
    writeFileSync(join(cwd, 'none.jsonl'), '');
    expect((await hideout('verify', 'none.jsonl')).err).toContain('no record in it');
    expect((await hideout('verify', 'all.jsonl', '--seal', 'ab')).err).toContain('of one game');
  });

  test('a game that was left is no offence', async () => {
    const { secret: _, outcome: __, end: ___, ...open } = record;
    writeFileSync(join(cwd, 'left.json'), encode({ ...open, entries: open.entries.slice(0, 10) }));
    const { code, out } = await hideout('verify', 'left.json');
    expect([code, out]).toEqual([0, expect.stringContaining('none: the game is not over')]);
    expect(out).toContain(`open: ${record.commitment}`);
  });

  test('a changed roll', async () => {
    const n = 1 + moves().findIndex(({ rolls }) => rolls.length > 0);
    const { rolls } = moves()[n - 1]!;
    const [[bound, value], ...rest] = rolls as [[number, number]];
    const other = [[bound, (value + 1) % bound], ...rest];
    expect(await verdict(withEntry(n, { rolls: other }))).toContain(`entry ${n} does not hold: `);
    expect(await verdict(withEntry(n, { rolls: rolls.slice(1) }))).toContain(`entry ${n} does not hold: roll `);
    expect(await verdict(withEntry(n, { rolls: [...rolls, [6, 1]] }))).toContain(`entry ${n} does not hold: 1 of`);
  });

  test('a changed shuffle', async () => {
    const [[bound, value], ...rest] = record.setup as [[number, number]];
    const setup = [[bound, (value + 1) % bound] as const, ...rest];
    expect(await verdict({ ...record, setup })).toContain('the setup does not hold: ');
  });

  test.each([
    ['move', { move: 'dog' }],
    ['impossible move', { move: 'frob' }],
    ['hash', { hash: 'f'.repeat(64) }],
  ])('a changed %s', async (_, change) => {
    const n = 1 + moves().findIndex(({ move }, i) => i > 15 && move !== 'dog');
    expect(await verdict(withEntry(n, change))).toContain(`entry ${n} does not hold: `);
  });

  test('another seat, another finality', async () => {
    const { seat, final } = moves()[16]!;
    expect(await verdict(withEntry(17, { seat: (seat + 1) % 3 }))).toContain('entry 17 does not hold: ');
    expect(await verdict(withEntry(17, { final: !final }))).toContain('entry 17 does not hold: ');
  });

  test('a missing entry, one too many, one taken back', async () => {
    const { entries } = record;
    expect(await verdict({ ...record, entries: entries.toSpliced(16, 1) })).toContain('entry 17 does not hold: ');
    const more = [...entries, entries.at(-1)!];
    expect(await verdict({ ...record, entries: more })).toContain(
      `entry ${more.length} does not hold: refused: game-over`,
    );
    const undone = entries.toSpliced(16, 0, {
      seat: moves()[15]!.seat,
      to: 15,
      state: '0'.repeat(64),
      hash: '0'.repeat(64),
    });
    expect(await verdict({ ...record, entries: undone })).toContain('entry 17 does not hold: refused: undo-final');
  });

  test('a changed result', async () => {
    const outcome = record.outcome!;
    const scores = outcome.scores.map((score) => score + 1);
    expect(await verdict({ ...record, outcome: { ...outcome, scores } })).toContain('the result does not hold: ');
    expect(await verdict({ ...record, outcome: { ...outcome, winners: [] } })).toContain('the result does not hold: ');
    expect(await verdict({ ...record, entries: record.entries.slice(0, -1) })).toContain('the result does not hold: ');
  });

  test('another secret, commitment or salt', async () => {
    expect(await verdict({ ...record, secret: 'mine' })).toContain('the secret is not the one committed to');
    const { secret: _, ...silent } = record;
    expect(await verdict(silent)).toContain('the setup does not hold: the secret is missing');
    expect(await verdict({ ...record, commitment: '0'.repeat(64) })).toContain('the setup does not hold: ');
    expect(await verdict({ ...record, salts: ['a', 'b', 'c'] })).toContain('the setup does not hold: ');
  });

  test('dice of one’s own, with all hashes right', async () => {
    const { options, seats, commitment, salts, secret } = record;
    const forged: AnyPlay = new Play(game, { options, seats, commitment: commitment!, salts: salts! }, quick('mine'));
    const chance = quick('mine, too');
    for (;;) {
      const seat = game.toAct(reading(forged.state))[0];
      if (seat === undefined) break;
      const name = game.notate(game.moves(reading(forged.state), seat)[0]!);
      forged.accept(granted(forged.decide(seat, name, chance)));
    }
    expect(await verdict(forged.record(secret))).toContain(
      'the setup does not hold: its rolls are not those of the secret',
    );
  });

  test('holds a record against what was noted before the game', async () => {
    const { commitment, salts } = record;
    const noted = ['--seal', commitment!, '--salt', `0:${salts![0]}`];
    const { code, out } = await hideout('verify', 'game.json', ...noted);
    expect([code, out]).toEqual([0, expect.stringMatching(/your seal +the same\nyour salt +the one of seat 0\n/)]);
    const complaint = async (...words: string[]) => (await hideout('verify', 'game.json', ...words)).err;
    expect(await complaint('--seal', 'f'.repeat(64))).toContain('its seal is not the one you noted');
    expect(await complaint('--salt', `1:${salts![0]}`)).toContain('the salt of seat 1 is not the one you noted');
    expect(await complaint('--salt', 'mine')).toContain('--salt is a seat and its salt, as in 0:abc, not "mine"');
  });

  test('says who sat where', async () => {
    expect((await hideout('verify', 'game.json')).out).toMatch(/people +person, bot, bot\n/);
  });

  test('a record of another version of the rules, as far as it goes without them', async () => {
    const { options, seats, seated, commitment, salts, secret } = record;
    const older = { ...game, version: 99 };
    const head = { options, seats, seated: seated!, commitment: commitment!, salts: salts! };
    const play: AnyPlay = new Play(older, head, fair(secret!, salts!, 0));
    for (let seat = game.toAct(reading(play.state))[0]; seat !== undefined; seat = game.toAct(reading(play.state))[0]) {
      const name = game.notate(game.moves(reading(play.state), seat)[0]!);
      play.accept(granted(play.decide(seat, name, fair(secret!, salts!, play.stream))));
    }
    const whole = play.record(secret);
    writeFileSync(join(cwd, 'older.json'), encode(whole));
    const { code, out } = await hideout('verify', 'older.json');
    expect([code, out]).toEqual([0, expect.stringContaining('as far as it goes without the rules of version 99')]);
    expect(out).toContain('all from the secret');
    expect((await hideout('replay', 'older.json')).err).toContain('version 99 of the game; here is version');
    const [[bound, value], ...rest] = whole.setup as [[number, number]];
    const setup = [[bound, (value + 1) % bound] as const, ...rest];
    expect(await verdict({ ...whole, setup })).toContain('the setup does not hold: ');
    expect(await verdict({ ...whole, entries: whole.entries.toSpliced(3, 1) })).toContain('entry 4 does not hold: ');
  });

  test('a secret without a result', async () => {
    const { outcome: _, end: __, ...cut } = record;
    expect(await verdict({ ...cut, entries: cut.entries.slice(0, 9) })).toContain('the game was cut off');
  });

  test('a file that was cut off, at any place', async () => {
    const text = encode(record);
    for (const part of [0.1, 0.5, 0.99]) {
      const cut = text.slice(0, Math.floor(part * text.length));
      expect(await verdict(cut)).toContain('not whole JSON; the file may be cut off');
    }
  });

  test('fields that are not as they should be', async () => {
    expect(await verdict(JSON.stringify({ ...record, hash: 'frob' }))).toContain('"hash" is not as it should be');
    expect(await verdict(JSON.stringify({ ...record, frob: 1 }))).toContain('"frob" is not known');
    expect(await verdict(JSON.stringify(withEntry(17, { seat: 7 })))).toContain('entry 17: no such seat');
    expect(await verdict(JSON.stringify(withEntry(17, { rolls: [[6, 6]] })))).toContain('entry 17: "rolls"');
  });
});

test('rolls can be computed as docs/record.md says, without any of our code', () => {
  const { secret, salts } = record;
  expect(createHash('sha256').update(secret!).digest('hex')).toBe(record.commitment);
  const key = createHmac('sha256', secret!).update(JSON.stringify(salts)).digest();
  const rollsOf = (entry: number, bounds: readonly number[]): readonly (readonly number[])[] => {
    const words = Array.from({ length: 40 }, (_, block) =>
      createHmac('sha256', key).update(`${entry}.${block}`).digest(),
    )
      .flatMap((block) => Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i)))
      .map(BigInt);
    return bounds.map((bound) => {
      for (;;) {
        const product = words.shift()! * BigInt(bound);
        if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return [bound, Number(product / 2n ** 32n)];
      }
    });
  };
  const bounds = (rolls: readonly (readonly number[])[]): number[] => rolls.map(([bound]) => bound!);
  expect(rollsOf(0, bounds(record.setup))).toEqual(record.setup);
  record.entries.forEach((entry, i) => {
    if (!isUndo(entry)) expect(rollsOf(i + 1, bounds(entry.rolls))).toEqual(entry.rolls);
  });
});

describe('replay', () => {
  test('tells every entry, the table and the result', async () => {
    const { code, out, err } = await hideout('replay', 'game.json');
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^ *\d+ {2}Seat \d: /gm)!.length).toBe(record.entries.length);
    expect(out).toContain(`The table after entry ${record.entries.length}`);
    expect(out).toContain('The game is over\n');
  });

  test.each([
    ['en', 'Seat 0', 'The game is not over at this point.'],
    ['de', 'Sitz 0', 'Das Spiel ist hier noch nicht zu Ende.'],
    ['es', 'Asiento 0', 'Aquí la partida no terminó.'],
  ])('in %s, up to an entry', async (lang, seat, end) => {
    const { code, out } = await hideout('replay', 'game.json', '--lang', lang, '--to', '5');
    expect([code, out.match(/^\d+ {2}| {1}\d {2}\S/gm)!.length]).toEqual([0, 5]);
    expect(out).toContain(seat);
    expect(out).toContain(end);
  });

  test('shows each viewer what they could know', async () => {
    const drawn = async (viewer: string): Promise<readonly string[]> => {
      const { out } = await hideout('replay', 'game.json', '--viewer', viewer);
      return out.replace(/\s+/g, ' ').match(/Seat \d draws (?!a card)[^.]+/g) ?? [];
    };
    expect(await drawn('audience')).toEqual([]);
    for (const seat of [0, 1, 2]) {
      const cards = await drawn(String(seat));
      expect(cards.length).toBeGreaterThan(5);
      expect(cards.filter((card) => !card.startsWith(`Seat ${seat} `))).toEqual([]);
    }
  });

  test.each([
    ['--to', '9999', /--to is a whole number from 0 to \d+, not "9999"/],
    ['--to', 'x', /--to is a whole number/],
    ['--viewer', '3', /--viewer is audience or a seat from 0 to 2, not "3"/],
    ['--viewer', 'me', /--viewer is audience or a seat/],
    ['--lang', 'fr', /--lang is en, de or es/],
  ])('%s %s is refused', async (flag, value, said) => {
    const { code, out, err } = await hideout('replay', 'game.json', flag, value);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  test('--to 0 is the setup', async () => {
    const { code, out } = await hideout('replay', 'game.json', '--to', '0');
    expect([code, out]).toEqual([0, expect.stringContaining('The table after the setup')]);
  });
});
