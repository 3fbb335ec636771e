import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { encode, type MoveEntry, upTo } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { ALL } from '#table/undo.ts';
import { GOLDEN, gameOf, golden, KEPT, read, rewritten, tell, unshown, write } from './golden.ts';
import { caseIn } from './golden-case.ts';

const paths = globSync(GOLDEN).sort();

for (const path of paths) {
  const [, game, , , file] = path.split('/');
  test(`${game}: ${file!.replace('.game.txt', '').replaceAll('-', ' ')}`, async () => {
    const text = readFileSync(path, 'utf8');
    expect(write(await gameOf(game!), read(text)).split('\n')).toEqual(text.split('\n'));
  });
}

for (const path of globSync(KEPT).sort()) {
  const [, game, , version, file] = path.split('/');
  test(`${game} ${version}: ${file!.replace('.game.txt', '').replaceAll('-', ' ')}`, async () => {
    const text = readFileSync(path, 'utf8');
    const now = write(await gameOf(game!, Number(version!.slice(1))), read(text));
    expect((unshown(text) === text ? unshown(now) : now).split('\n')).toEqual(text.split('\n'));
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

test('… and so does one that shows something else, to anybody, though it plays out the same', async () => {
  const old = readFileSync(paths[0]!, 'utf8');
  const game = await gameOf(read(old).game);
  const change: readonly Partial<typeof game>[] = [
    { view: (state, viewer) => ({ ...game.view(state, viewer), weather: 'fine' }) },
    { view: (state, viewer) => ({ ...game.view(state, viewer), ...(viewer === 'audience' && { weather: 'fine' }) }) },
    { redact: (event, viewer) => game.redact(event, viewer) && { ...game.redact(event, viewer), weather: 'fine' } },
  ];
  for (const part of change) {
    const other = { ...game, ...part };
    expect(() => rewritten(other, old)).toThrow(/is shown differently.*raise its version/);
    expect(rewritten({ ...other, version: game.version + 1 }, old)).toContain(` v${game.version + 1} `);
  }
});

/** A game of so many entries by the rules of a golden game, each the first legal move. */
async function begun(count: number) {
  const old = read(readFileSync(paths[0]!, 'utf8'));
  const game = await gameOf(old.game);
  const chance = quick('reported');
  const play = new Play(game, { options: granted(game.options({}, 2)), seats: 2 }, chance);
  for (let n = 0; n < count; n++) {
    const seat = game.toAct(play.state)[0]!;
    play.accept(granted(play.decide(seat, game.notate(game.moves(play.state, seat)[0]!), chance)));
  }
  return { game, play, record: play.record() };
}

test('a report becomes a golden game: from its record, or from the file that a page has saved', async () => {
  const { game, record: whole } = await begun(5);
  const record = upTo(whole, 4);
  const { text, stop } = await golden(caseIn(encode(record)));
  expect(stop).toBeUndefined();
  expect(text).toMatch(/= unfinished · 4 entries/);
  expect(write(game, read(text))).toBe(text);
  expect((await golden(caseIn(JSON.stringify({ why: 'Two dogs', record })))).text).toBe(text);
  expect(() => caseIn('{"why":"Two dogs"}')).toThrow('not a Hideout record');
  expect(() => caseIn('null')).toThrow('not a Hideout record');
});

test('an undo that goes back over moves of others, as bots’ do, is played as the table played it', async () => {
  const { game } = await catalogue.beutezug!.rules();
  const chance = quick('bids');
  const play: AnyPlay = new Play(game, { options: granted(game.options({}, 2)), seats: 2 }, chance);
  for (let n = 0; n < 2; n++) {
    const seat = game.toAct(play.state)[0]!;
    play.accept(granted(play.decide(seat, game.notate(game.moves(play.state, seat)[n]!), chance)));
  }
  const [first, second] = play.entries.map(({ seat }) => seat);
  expect(first).not.toBe(second);
  play.accept(granted(play.takeBack(first!, ALL)));
  const { text, stop } = await golden({ record: play.record() });
  expect(stop).toBeUndefined();
  expect(text).toMatch(new RegExp(`\n {2}3 {2}s${first} {2}undo 0\n= unfinished · 3 entries`));
  expect(write(game, read(text))).toBe(text);
});

test('a record that today’s rules refuse is written up to there, and is red until they do not', async () => {
  const { game, record } = await begun(4);
  const entries = record.entries.with(2, { ...(record.entries[2] as MoveEntry), move: 'sneeze' });
  const { text, stop } = await golden({ record: { ...record, entries } });
  expect(stop).toMatch(/^stops at entry 3: was refused: \w+/);
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^ {2}3 {2}s\d {2}sneeze$/),
    `= ${stop}`,
  ]);
  expect(() => write(game, read(text))).toThrow('3  s1 was refused: ');
  // Once they are mended, it is written as any other.
  const mended = text.replace('sneeze', (record.entries[2] as MoveEntry).move);
  expect(rewritten(game, mended)).toMatch(/= unfinished · 3 entries/);
});

test('… and one that leads elsewhere than it says, at that entry or with its setup', async () => {
  const { game, record } = await begun(4);
  const entries = record.entries.with(1, { ...record.entries[1]!, state: '0'.repeat(64) });
  const { text, stop } = await golden({ record: { ...record, entries } });
  expect(stop).toBe('stops at entry 2: it leads to another state');
  expect(write(game, read(text))).not.toBe(text);
  expect((await golden({ record: { ...record, state: '0'.repeat(64) } })).stop).toBe(
    'stops at the setup: the setup leads to another state',
  );
});

test('a move that the rules threw at is the last line of its golden game', async () => {
  const { game, record } = await begun(3);
  const tried = { seat: 0 as const, move: 'sneeze', rolls: [[6, 3]] as const };
  const made = await golden(caseIn(JSON.stringify({ why: 'It stopped', tried, record })));
  expect(made.text).toMatch(/\n {2}4 {2}s0 {2}sneeze \| rolls 6:3\n= stops at entry 4: /);
  expect(read(made.text).acts[3]).toEqual(tried);
  expect(() => write(game, read(made.text))).toThrow();
  expect(await tell('x.game.txt', made)).toMatch(/^x\.game\.txt: stops at entry 4: .*\nIts test is red/s);
});

test('a record of an older version is played by its own rules, and its place is said', async () => {
  const [path] = globSync(KEPT).sort();
  const [, id, , folder] = path!.split('/');
  const version = Number(folder!.slice(1));
  const old = await gameOf(id!, version);
  const play: AnyPlay = new Play(old, { options: granted(old.options({}, 2)), seats: 2 }, quick('of old'));
  const made = await golden({ record: play.record() });
  expect(made.text).toContain(`game ${id} v${version} `);
  expect(await tell('x.game.txt', made)).toContain(`its place is games/${id}/frozen/v${version}`);
  await expect(golden({ record: { ...play.record(), version: 99 } })).rejects.toThrow(
    /version 99 cannot be played here/,
  );
});
