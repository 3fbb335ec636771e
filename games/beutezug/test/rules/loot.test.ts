import { expect, test } from 'vitest';
import { OWN_SET } from '../own-set.ts';
import { d6, scene, shown } from '../scene.ts';

const third = 'c0-01 c0-04 c0-07'; // +1 green, orange, pink

test('[R10] a failed burglary that brings the fourth colour brings the highest loot token', () => {
  const t = scene(`
    round 4 · s1 rolls
    order s2 s0 s1
    row 2 c2-09 s0 s1 s2 | c2-02 | c2-03
    s0 c0-02 c0-05 c0-08
    s1 ${third}
    s2
    deck 0 c0-10 c0-13 c0-11 c0-14`);
  t.play('roll', d6(1, 1)).play('stop').play('keep c0-10');
  expect(t.events).toEqual([
    { type: 'kept', seat: 1, ...shown('c0-10') },
    { type: 'putUnder', ...shown('c0-13') },
    { type: 'tookLootToken', seat: 1, points: 6 },
  ]);
  expect(t.view(0)).toMatchObject({ lootTokens: ['none', 6, 'none'], lootTokensLeft: [5, 4, 3, 2] });
  t.play('roll', d6(1, 1)).play('stop').play('keep c0-11');
  expect(t.only('tookLootToken')).toEqual([{ type: 'tookLootToken', seat: 0, points: 5 }]);
});

test('[R10] a card that was won completes the set too, and counts for the order of this round', () => {
  const t = scene(`
    round 4 · s0 rolls
    row 2 c2-03 s0 | c2-02 | c2-01
    s0 ${third}
    s1 c2-09 c0-17 c0-18`).play('roll', d6(6, 6));
  expect(t.only('tookLootToken')).toMatchObject([{ points: 6 }]);
  expect(t.only('roundEnded')).toMatchObject([{ points: [8, 7] }]);
  expect(t.only('ordered')).toMatchObject([{ order: [0, 1] }]);
});

test('[R10] three colours are not enough, nor is the same colour twice, nor a fourth on a token', () => {
  const picture = (own: string) => `
    round 4 · s0 rolls
    row 2 c2-09 s0 | c2-02 | c2-01
    s0 ${own}
    s1 c2-08 c0-17 c0-18`;
  expect(scene(picture(third)).play('roll', d6(6, 6)).only('tookLootToken')).toEqual([]);
  expect(
    scene(picture(`${third} c0-02`))
      .play('roll', d6(6, 6))
      .only('tookLootToken'),
  ).toEqual([]);
  const withToken = `
    round 4 · s1 rolls
    row 2 my2-09 s1 | my2-02 s0 | my2-03
    s0 my2-08
    s1 my0-01 my0-04 my0-10`; // OWN_SET's turn order token 2 says +1 pink
  expect(scene(withToken, OWN_SET).play('roll', d6(6, 6)).only('tookLootToken')).toEqual([]);
});

test('[R10] nobody gets a second one', () => {
  const t = scene(`
    round 6 · s0 rolls
    row 2 c2-03 s0 | c2-02 | c2-01
    s0 ${third} c0-10 c0-11 token 6
    s1 c2-09 c0-17 c0-18 c0-12`).play('roll', d6(6, 6));
  expect(t.only('tookLootToken')).toEqual([]);
});

test('[R17] a failure reveals nothing in the display; the card and whoever is on it stay', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 3 c3-01 s0 s1
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01
    s1 c0-02`);
  const before = t.picture();
  t.play('roll', d6(1, 1, 1)).play('stop');
  expect(t.told).toEqual(['stopped', 'failed', 'drew']);
  expect(t.picture()).toBe(before.replace(' s0 s1', ' s0'));
});

const failing = (zeros: string) =>
  scene(`
    round 7 · s0 rolls
    row 2 c2-09 s0 | c2-02 | c2-03
    s0
    s1 rest
    deck 0 ${zeros} end`).play('roll', d6(1, 1));

test('[R18] of two 0 cards one is kept face up, the other goes under the deck', () => {
  const t = failing('c0-01 c0-04 c0-07 c0-10');
  expect(t.only('drew')).toEqual([{ type: 'drew', seat: 0, cards: [shown('c0-01'), shown('c0-04')] }]);
  expect(t.view(0).drawn).toEqual(['c0-01', 'c0-04']);
  expect(t.refusal('keep c0-07')).toBe('not-drawn');
  expect(t.refusal('roll')).toBe('keep-first');
  t.play('keep c0-04');
  expect(t.loot(0)).toBe('c0-04');
  expect(t.view(0).decks[0]).toEqual(['?', '?', 'c0-01']);
});

test('[R18] the last 0 card is simply taken', () => {
  const t = failing('c0-01');
  expect(t.told.slice(0, 4)).toEqual(['rolled', 'failed', 'drew', 'kept']);
  expect(t.loot(0)).toBe('c0-01');
});

test('[R18] without 0 cards there is no card', () => {
  const t = failing('');
  expect(t.told.slice(0, 3)).toEqual(['rolled', 'failed', 'gotNothing']);
  expect(t.loot(0)).toBe('');
});
