import { expect, test } from 'vitest';
import { d6, scene, shown } from '../scene.ts';

test('[R11] others on a won card move straight down, then the space is filled, then the row above gets a card', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 4 c4-01 | c4-02
    row 3 c3-01 | c3-09 s0 s1 | c3-02
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01
    s1 c0-07
    deck 3 c3-04
    deck 4 c4-05`).play('roll', d6(3, 4, 4));
  expect(t.events.slice(1)).toEqual([
    { type: 'succeeded', seat: 1, space: '3b', ...shown('c3-09') },
    { type: 'displaced', seats: [0], from: '3b', to: '2b', ...shown('c2-02') },
    { type: 'refilled', space: '3b', ...shown('c3-04') },
    { type: 'revealed', space: '4c', ...shown('c4-05') },
  ]);
  expect(t.picture()).toBe('5 . | . | .\n4 c4-01 | c4-02 | c4-05\n3 c3-01 | c3-04 | c3-02\n2 c2-01 | c2-02 s0 | c2-03');
});

const gaps = (rows: string, column: string) =>
  scene(`
    round 3 · s1 rolls
    row 4 ${column === 'a' ? 'c4-05 s0 s1' : column === 'b' ? '. | c4-05 s0 s1' : '. | . | c4-05 s0 s1'}
    ${rows}
    s0 c0-01 c0-02
    s1 c0-04 c0-05`)
    .play('roll', d6(6, 6, 6, 6))
    .only('displaced');

const row2 = 'row 2 c2-01 | c2-02 | c2-03';

test('[R12] no card in the column below: the nearest of that row, the left one if two are equally near', () => {
  expect(gaps(`row 3 c3-01 | . | c3-02\n${row2}`, 'b')).toMatchObject([{ to: '3a' }]);
  expect(gaps(`row 3 . | . | c3-02\n${row2}`, 'b')).toMatchObject([{ to: '3c' }]);
  expect(gaps(`row 3 c3-01\n${row2}`, 'c')).toMatchObject([{ to: '3a' }]);
  expect(gaps(`row 3 . | c3-01 | c3-02\n${row2}`, 'a')).toMatchObject([{ to: '3b' }]);
});

test('[R12] the nearest of that row, not one of the row above that would be next to it in a list', () => {
  const [told] = scene(`
    round 3 · s1 rolls
    row 4 c4-01 | . | c4-05 s0 s1
    row 3 c3-01
    ${row2}
    s0 c0-01 c0-02
    s1 c0-04 c0-05`)
    .play('roll', d6(6, 6, 6, 6))
    .only('displaced');
  expect(told).toMatchObject({ to: '3a' });
});

test('[R12] an empty row is passed over', () => {
  expect(gaps(row2, 'c')).toMatchObject([{ to: '2c' }]);
});

test('[R13] others on a card of row 2 wait for the new card of the same space', () => {
  const t = scene(`
    round 1 · s2 rolls
    row 2 c2-01 s0 s1 s2 | c2-02 | c2-03
    s0
    s1
    s2
    deck 2 c2-09
    deck 3 c3-01`).play('roll', d6(2, 3));
  expect(t.events.slice(2)).toEqual([
    { type: 'refilled', space: '2a', ...shown('c2-09') },
    { type: 'revealed', space: '3a', ...shown('c3-01') },
    { type: 'stayed', seats: [0, 1], space: '2a', ...shown('c2-09') },
  ]);
  expect(t.picture()).toContain('2 c2-09 s0 s1 | c2-02 | c2-03');
});

/** Only these cards are left; seat 2 is enormously rich. */
const dry = (rows: string, decks = '') => `
  round 7 · s1 rolls
  ${rows}
  s0
  s1
  s2 c0-01 rest
  order s2 s0 s1
  deck 2 end
  deck 3 end
  deck 4 end
  deck 5 ${decks} end`;

test('[R14] row 2 cannot be filled: the nearest card of row 2, the left one of two', () => {
  const t = scene(dry('row 2 c2-01 s2 | c2-09 s0 s1 | c2-03')).play('roll', d6(6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'notRefilled', 'displaced']);
  expect(t.picture()).toContain('2 c2-01 s0 s2 | . | c2-03');
});

test('[R14] … else the lowest row with a card, the nearest column', () => {
  const t = scene(dry('row 4 c4-01 | c4-02 | c4-03\nrow 3 . | . | c3-02 s2\nrow 2 c2-09 s0 s1')).play('roll', d6(6, 6));
  expect(t.only('displaced')).toMatchObject([{ seats: [0], from: '2a', to: '3c' }]);
});

test('[R14] … and without a card anywhere the burglary fails when its turn comes', () => {
  const t = scene(dry('row 2 c2-09 s0 s1 s2')).play('roll', d6(6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'notRefilled', 'stranded', 'failed', 'drew']);
  expect([t.acting, t.state.phase]).toEqual([0, 'keep']);
  t.play(t.moves[0]!);
  expect([t.acting, t.state.phase]).toEqual([2, 'keep']);
});

test('[R15] an empty deck is replaced by the next higher one, and that by the next', () => {
  const picture = (decks: string) => `
    round 7 · s1 rolls
    row 2 c2-09 s0 s1 | c2-02 | c2-03
    s0
    s1
    s2 rest
    order s2 s0 s1
    ${decks}`;
  const from = (decks: string) =>
    scene(picture(decks).replace('c2-03', 'c2-03 s2')).play('roll', d6(6, 6)).only('refilled');
  expect(from('deck 2 end\ndeck 3 c3-05')).toMatchObject([{ space: '2a', card: 'c3-05' }]);
  expect(from('deck 2 end\ndeck 3 end\ndeck 4 c4-05')).toMatchObject([{ card: 'c4-05' }]);
  expect(from('deck 2 end\ndeck 3 end\ndeck 4 end\ndeck 5 c5-05')).toMatchObject([{ card: 'c5-05' }]);
});

test('[R15] all those decks empty: the space stays empty', () => {
  const t = scene(dry('row 5 c5-01 s1\nrow 2 c2-01 s0 | c2-02 s2')).play('roll', d6(6, 6, 6, 6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'notRefilled']);
  expect(t.picture()).toContain('5 . | . | .');
});

test('[R15] a higher card in a lower row keeps its own dice and points, and only its row counts for what is below', () => {
  const t = scene(`
    round 3 · s1 rolls
    row 3 c5-01 s0 s1
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01 c0-02
    s1 c0-04 c0-05
    deck 3 c3-07
    deck 4 c4-01`).play('roll', d6(3, 3, 3, 3, 3));
  expect(t.view(1).points[1]).toBe(10);
  expect(t.only('displaced')).toMatchObject([{ to: '2a' }]);
  expect(t.only('refilled')).toMatchObject([{ space: '3a', card: 'c3-07' }]);
  expect(t.only('revealed')).toMatchObject([{ space: '4a' }]);
});

test('[R16] the row above gets one card in its leftmost gap, if it has fewer than three', () => {
  const win = (row3: string, others = '') =>
    scene(`
      round 3 · s1 rolls
      row 3 ${row3}
      row 2 c2-09 s1 | c2-02 s0 | c2-03
      s0 c0-01 c0-02
      s1 c0-04 c0-05
      deck 3 c3-09
      ${others}`)
      .play('roll', d6(6, 6))
      .only('revealed');
  expect(win('')).toEqual([{ type: 'revealed', space: '3a', ...shown('c3-09') }]);
  expect(win('c3-01 | . | c3-02')).toMatchObject([{ space: '3b' }]);
  expect(win('. | . | c3-02')).toMatchObject([{ space: '3a' }]);
  expect(win('c3-01 | c3-02 | c3-03')).toEqual([]);
});

test('[R16] … from the next higher deck if its own is empty', () => {
  const t = scene(`
    round 7 · s1 rolls
    row 2 c2-09 s1 | c2-02 s0 | c2-03 s2
    s0
    s1
    s2 rest
    order s2 s0 s1
    deck 2 c2-04
    deck 3 end
    deck 4 c4-07`).play('roll', d6(6, 6));
  expect(t.only('revealed')).toEqual([{ type: 'revealed', space: '3a', ...shown('c4-07') }]);
});

test('[R16] above row 5 there is nothing', () => {
  const t = scene(`
    round 3 · s1 rolls
    row 5 c5-01 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c0-01 c0-02
    s1 c0-04 c0-05
    deck 5 c5-09`).play('roll', d6(6, 6, 6, 6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'refilled']);
  expect(t.picture()).toContain('5 c5-09 | . | .');
});

const crowd = `
  round 2 · s3 rolls
  row 3 c3-01 s0 s1 s2 s3 | c3-02
  row 2 c2-01 | c2-02 | c2-03
  s0 c0-01
  s1 c0-02
  s2 c0-03
  s3 c0-04
  deck 2 c2-07 c2-08
  deck 3 c3-04`;

test('[R29] all others move together, may join tokens that are there, and can be moved again', () => {
  const t = scene(crowd).play('roll', d6(6, 6, 6));
  expect(t.only('displaced')).toMatchObject([{ seats: [0, 1, 2], from: '3a', to: '2a', card: 'c2-01' }]);
  t.play('roll', d6(6, 6));
  expect(t.only('stayed')).toMatchObject([{ seats: [0, 1], space: '2a', card: 'c2-07' }]);
  t.play('roll', d6(6, 6));
  expect(t.only('stayed')).toMatchObject([{ seats: [0], card: 'c2-08' }]);
});

test('[R29] whoever has rolled is no longer on a card and cannot be moved', () => {
  const t = scene(crowd)
    .play('roll', d6(1, 1, 1))
    .play('stop');
  t.play(t.moves[0]!).play('roll', d6(6, 6, 6));
  expect(t.only('displaced')).toMatchObject([{ seats: [0, 1] }]);
});

test('[R30] rows are places: a card of deck 3 in row 2 is refilled from deck 2, and its tokens wait there', () => {
  const t = scene(`
    round 3 · s1 rolls
    row 2 c3-01 s0 s1 | c2-02 | c2-03
    s0 c0-01 c0-02
    s1 c0-04 c0-05
    deck 2 c2-09`).play('roll', d6(6, 6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'refilled', 'revealed', 'stayed']);
  expect(t.only('refilled')).toMatchObject([{ space: '2a', card: 'c2-09' }]);
});

test('[R30] cards never slide: an empty space stays where it is', () => {
  const t = scene(dry('row 3 c3-01 s1 | c3-02 s0 | c3-03 s2\nrow 2 c2-01 | c2-02 | c2-03')).play('roll', d6(6, 6, 6));
  expect(t.picture()).toContain('3 . | c3-02 s0 | c3-03 s2');
});

test('[R31] nothing lies below at all: the tokens wait until the refill and the extra card are there', () => {
  const t = scene(dry('row 4 . | c4-05 s0 s1 | c4-01 s2', 'c5-08 c5-09')).play('roll', d6(6, 6, 6, 6));
  expect(t.events.slice(1)).toMatchObject([
    { type: 'succeeded' },
    { type: 'refilled', space: '4b', ...shown('c5-08') },
    { type: 'revealed', space: '5a', ...shown('c5-09') },
    { type: 'stayed', seats: [0], space: '4b', ...shown('c5-08') },
  ]);
});

test('[R31] with any card below they move before the refill', () => {
  const t = scene(dry('row 4 . | c4-05 s0 s1\nrow 2 . | . | c2-03 s2', 'c5-08 c5-09')).play('roll', d6(6, 6, 6, 6));
  expect(t.told).toEqual(['rolled', 'succeeded', 'displaced', 'refilled', 'revealed']);
  expect(t.only('displaced')).toMatchObject([{ to: '2c' }]);
});
