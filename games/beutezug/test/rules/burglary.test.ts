import { expect, test } from 'vitest';
import { OWN_SET } from '../own-set.ts';
import { d6, scene, shown } from '../scene.ts';

/** Johnny is last of three: their token rerolls all, and they have the reroll token. */
const johnny = `
  round 1 · s2 rolls
  row 3 c3-01 s2
  row 2 c2-01 s0 | c2-02 s1 | c2-03
  s0
  s1
  s2
  deck 0 c0-01 c0-13`;

test('[S3] Johnny: 2, 4, 3; all again 5, 3, 2; black again 3; nothing left: failed', () => {
  const t = scene(johnny).play('roll', d6(2, 4, 3));
  expect(t.events).toEqual([{ type: 'rolled', seat: 2, dice: ['blue 2', 'green 4', 'black 3'] }]);
  expect(t.moves).toEqual(['all', 'die 1', 'die 2', 'die 3', 'stop']);
  t.play('all', d6(5, 3, 2));
  expect(t.events).toEqual([{ type: 'rerolledAll', seat: 2, dice: ['blue 5', 'green 3', 'black 2'] }]);
  expect(t.moves).toEqual(['die 1', 'die 2', 'die 3', 'stop']);
  t.play('die 3', d6(3));
  expect(t.events).toEqual([
    { type: 'rerolledOne', seat: 2, die: 2, shows: 'black 3' },
    { type: 'failed', seat: 2 },
    { type: 'drew', seat: 2, cards: [shown('c0-01'), shown('c0-13')] },
  ]);
  expect(t.moves).toEqual(['keep c0-01', 'keep c0-13']);
});

test('[S3] all dice show enough: the card and the token are the player’s', () => {
  const t = scene(johnny).play('roll', d6(2, 3, 4));
  expect(t.told.slice(0, 2)).toEqual(['rolled', 'succeeded']);
  expect([t.loot(2), t.view(2).tokens[2]]).toEqual(['c3-01', 'none']);
  expect(t.acting).toBe(1);
});

test('[R2] dice are rolled from the last place to the first, also by those who were moved', () => {
  const t = scene(`
    round 2 · s1 rolls
    order s2 s0 s1
    row 3 c3-01 s0 s1
    row 2 c2-01 | c2-02 s2 | c2-03
    s0 c0-01
    s1 c0-02
    s2 c0-03`).play('roll', d6(6, 6, 6));
  expect(t.only('displaced')).toMatchObject([{ seats: [0], to: '2a' }]);
  expect(t.acting).toBe(0);
  t.play('roll', d6(6, 6));
  expect(t.acting).toBe(2);
});

test('[R3] whoever was moved tries the new card: its dice, its points, its bonus', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 3 c3-05 s0 s1
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01
    s1 c0-04`).play('roll', d6(3, 4, 4));
  t.play('roll', d6(2, 3));
  expect(t.events.slice(0, 2)).toEqual([
    { type: 'rolled', seat: 0, dice: ['blue 2', 'green 3'] },
    { type: 'succeeded', seat: 0, space: '2a', ...shown('c2-01') },
  ]);
  expect(t.loot(0)).toBe('c0-01 c2-01');
});

test('[R4] +1 counts without being asked for; rerolls come in any order', () => {
  const t = scene(`
    round 3 · s1 rolled 1 1 1
    row 3 c3-09 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c0-04 c0-05
    s1 c0-07 c0-15`);
  expect(t.moves).toEqual(['all', 'die 1', 'die 2', 'die 3', 'stop']);
  expect(
    scene(johnny)
      .play('roll', d6(1, 4, 4))
      .play('die 1', d6(1)).moves,
  ).toEqual(['all', 'stop']);
  t.play('die 1', d6(3))
    .play('die 2', d6(3))
    .play('all', d6(3, 3, 3));
  expect(t.told).toContain('succeeded');
});

test('[R5] Kate: with a card that says +1 pink, three 3s are enough, and nobody is asked anything', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 3 c3-09 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c0-01
    s1 c0-07`).play('roll', d6(3, 3, 3));
  expect(t.told.slice(0, 2)).toEqual(['rolled', 'succeeded']);
});

test('[R5] several +1 of a colour add up, for each die of the colour, and last through rerolls', () => {
  const picture = (own: string) => `
    round 3 · s0 rolls
    row 3 c3-09 s0
    row 2 c2-01 | c2-02 | c2-03
    s0 ${own}
    s1 c0-01 c0-02`;
  expect(scene(picture('c0-07 c0-08')).play('roll', d6(3, 2, 2)).told).toContain('succeeded');
  expect(scene(picture('c0-07 c0-08')).play('roll', d6(3, 2, 1)).told).toContain('failed');
  expect(scene(picture('c0-07 c0-10')).play('roll', d6(3, 2, 3)).told).toContain('failed');
  const t = scene(picture('c0-07 c0-15'))
    .play('roll', d6(1, 1, 1))
    .play('all', d6(3, 3, 3));
  expect(t.told).toContain('succeeded');
});

test('[R5] two +1 pink against a minimum of 5: a 3 is enough, and a die may count more than six', () => {
  const own = {
    ...OWN_SET,
    cards: OWN_SET.cards.map((card) =>
      card.id === 'my2-01' ? { ...card, dice: ['pink 5', 'pink 6'] as const } : card,
    ),
  };
  const picture = (pink: string) => `
    round 4 · s0 rolls
    row 2 my2-01 s0 | my2-02 | my2-03
    s0 ${pink}
    s1 my0-01 my0-02 my0-03`;
  expect(scene(picture('my0-07 my0-08 my0-04'), own).play('roll', d6(3, 4)).told).toContain('succeeded');
  expect(scene(picture('my0-07 my0-08 my0-04'), own).play('roll', d6(2, 6)).told).toContain('failed');
  expect(scene(picture('my0-07 my0-08 my0-09'), own).play('roll', d6(6, 6)).told).toContain('succeeded');
});

test('[R6] reroll all takes every die, also those that fit', () => {
  const t = scene(johnny)
    .play('roll', d6(6, 6, 1))
    .play('all', d6(1, 1, 6));
  expect(t.view(2).burglary).toMatchObject({ dice: [{ fits: false }, { fits: false }, { fits: true }] });
});

test('[R6] reroll one is any die, and the same die again with another bonus', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 2 c2-01 s0 | c2-09 s1 | c2-03
    s0 c0-01
    s1 c0-13`).play('roll', d6(3, 1));
  t.play('die 1', d6(2)).play('die 1', d6(4));
  expect(t.view(1).burglary).toMatchObject({
    dice: [
      { shows: 4, fits: true },
      { shows: 1, fits: false },
    ],
    rerollsOne: 1,
  });
  t.play('die 2', d6(3));
  expect(t.told).toContain('succeeded');
});

test('[R7] each bonus once in a round, and all are there again in the next', () => {
  const t = scene(`
    round 1 · s1 rolls
    row 2 c2-09 s0 s1 | c2-02 | c2-03
    s0
    s1`).play('roll', d6(1, 1));
  t.play('die 1', d6(1)).play('die 1', d6(1));
  expect(t.told).toContain('failed');
  t.play(t.moves[0]!).play('roll', d6(3, 3));
  expect(t.state.round).toBe(2);
  t.play('pick 2b').play('pick 2b');
  t.play('roll', d6(1, 1));
  expect(t.view(1).burglary).toMatchObject({ rerollsOne: 2 });
});

test('[R7] a card won now helps from the next round on', () => {
  const t = scene(`
    round 1 · s1 rolls
    row 2 c2-05 s0 s1 | c2-02 | c2-03
    s0
    s1
    deck 2 c2-09`).play('roll', d6(3, 3));
  expect(t.loot(1)).toBe('c2-05');
  t.play('roll', d6(1, 1));
  expect(t.told).toContain('failed'); // place 1 had no reroll when it rolled
  t.play(t.moves[0]!);
  expect(t.state.order).toEqual([1, 0]);
  t.play('pick 2b').play('pick 2c').play('roll', d6(2, 3)).play('roll', d6(1, 1));
  expect(t.view(1).burglary).toMatchObject({ rerollsOne: 1, rerollsAll: 0 });
});

test('[R8] rerolls only after a miss: a success ends the burglary at once', () => {
  const t = scene(johnny).play('roll', d6(2, 3, 4));
  expect(t.acting).toBe(1);
  expect(t.moves).toEqual(['roll']);
});

test('[R9] stopping with rerolls left is allowed and a failure', () => {
  const t = scene(johnny)
    .play('roll', d6(1, 1, 1))
    .play('stop');
  expect(t.told).toEqual(['stopped', 'failed', 'drew']);
});

test('[R9] why a bonus cannot be used', () => {
  const t = scene(johnny).play('roll', d6(1, 1, 1));
  expect(t.refusal('die 4')).toBe('no-such-die');
  expect(t.refusal('roll')).toBe('already-rolled');
  expect(t.refusal('pick 2a')).toBe('already-picked');
  expect(t.refusal('keep c0-01')).toBe('nothing-drawn');
  t.play('all', d6(1, 1, 1));
  expect(t.refusal('all')).toBe('no-reroll-all');
  expect(
    scene(johnny)
      .play('roll', d6(1, 1, 1))
      .play('die 1', d6(1))
      .refusal('die 1'),
  ).toBe('no-reroll-one');
});

test('[R33] the bonus of a 0 card counts like that of a card that was won', () => {
  const picture = (own: string) => `
    round 2 · s0 rolls
    row 2 c2-04 s0 | c2-02 | c2-03
    s0 ${own}
    s1 c0-01`;
  expect(scene(picture('c0-10')).play('roll', d6(2, 2)).told).toContain('succeeded');
  expect(scene(picture('c2-05')).play('roll', d6(2, 2)).view(0).burglary).toMatchObject({ rerollsOne: 1 });
  expect(scene(picture('c0-13')).play('roll', d6(2, 2)).view(0).burglary).toMatchObject({ rerollsOne: 1 });
});
