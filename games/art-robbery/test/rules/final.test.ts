import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../../index.ts';
import { type Scene, scene } from '../scene.ts';

/** Plays the last card of a game: seat 0 takes the last token, a 3, of raid 4. */
const end = (seats: string, tokens: 'base' | 'more-alibis' = 'base', last = '3a'): Scene =>
  scene(`raid 4 · s0 to play\ncentre ${last}\n${seats}`, { tokens }).play(`thief ${last}`);

const outcome = (t: Scene) => game.outcome(reading(t.state));

const sixSixThree = `
  s0 | hand thief | safe 1:0a 2:0a 3:0a
  s1 0a 1a 2a 4a 5a
  s2 rest | safe rest
  draw 1`;

test('[S9] after the fourth raid alibis are counted, then the police come, then the loot is counted', () => {
  const t = end(sixSixThree);
  expect(t.told.slice(t.told.indexOf('secured') + 3)).toEqual(['alibisCounted', 'arrested', 'pointsCounted', 'won']);
  expect(t.events.slice(-4)).toEqual([
    { type: 'alibisCounted', alibis: [6, 6, 3] },
    { type: 'arrested', seats: [2], alibis: 3 },
    { type: 'pointsCounted', points: [3, 12, 84] },
    { type: 'won', seats: [1] },
  ]);
  expect(game.toAct(reading(t.state))).toEqual([]);
  expect([0, 1, 2].map((seat) => game.moves(reading(t.state), seat as Seat))).toEqual([[], [], []]);
});

test('[S9] before that there is no result', () => {
  expect(outcome(scene(`raid 4 · s0 to play\ncentre 3a\n${sixSixThree}`))).toBeUndefined();
});

test('[R19] with alibis 6, 6 and 3 the third is arrested, however rich', () => {
  expect(outcome(end(sixSixThree))).toEqual({ winners: [1], places: [2, 1, 3], scores: [3, 12, 84] });
});

test('[R19] with alibis 7, 4 and 4 two are arrested and the first wins', () => {
  const t = end(`
    s0 | hand thief | safe 1:0a 2:0a 2:1a 3:0a
    s1 0a 1a 2a
    s2 rest | safe rest`);
  expect(t.events).toContainEqual({ type: 'arrested', seats: [1, 2], alibis: 4 });
  expect(outcome(t)?.winners).toEqual([0]);
});

test('[R19] with alibis 5, 5 and 5 everybody is arrested and nobody wins', () => {
  const t = end(`
    s0 | hand thief | safe 1:0a 2:0a 2:1a
    s1 4a | safe 3:0a 3:1a 3:2a
    s2 rest | safe rest`);
  expect(t.events.slice(-3)).toEqual([
    { type: 'arrested', seats: [0, 1, 2], alibis: 5 },
    { type: 'pointsCounted', points: [4, 7, 93] },
    { type: 'won', seats: [] },
  ]);
  expect(outcome(t)).toEqual({ winners: [], places: [3, 2, 1], scores: [4, 7, 93] });
});

test('[R20] two players: the one with fewer alibis gives up tokens worth ten', () => {
  const t = end(`
    s0 rest | hand thief | safe 3:1a 3:2a 3:3a 3:3b 3:3c 3:5a 3:boss
    s1 | safe rest`);
  expect(t.events.slice(-4)).toEqual([
    { type: 'alibisCounted', alibis: [8, 7] },
    {
      type: 'fined',
      seat: 1,
      points: 10,
      tokens: [
        { raid: 0, token: '5a' },
        { raid: 0, token: 'boss' },
      ],
    },
    { type: 'pointsCounted', points: [48, 46] },
    { type: 'won', seats: [0] },
  ]);
});

test('[R20] nobody is arrested when two play', () => {
  const t = end(`
    s0 rest | hand thief | safe 3:1a
    s1 | safe rest`);
  expect(t.told).not.toContain('arrested');
});

test('[R20] whoever owns less than ten gives up all that counts', () => {
  const t = end(`
    s0 0a 5a | hand thief
    s1 rest | safe rest`);
  expect(t.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 8,
    tokens: [
      { raid: 3, token: '3a' },
      { raid: 3, token: '5a' },
    ],
  });
  expect(outcome(t)?.scores[0]).toBe(0);
});

test('[R20] … down to the ones', () => {
  const t = end(`
    s0 1a 5a | hand thief
    s1 rest | safe rest`);
  expect(t.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 9,
    tokens: [
      { raid: 3, token: '1a' },
      { raid: 3, token: '3a' },
      { raid: 3, token: '5a' },
    ],
  });
});

test('[R20] where ten cannot be made, the smallest total above it is given up', () => {
  const t = end(
    `
    s0 4a 4b | hand thief | safe 1:4a 2:4a
    s1 rest | safe rest`,
    'more-alibis',
    '0a',
  );
  expect(t.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 12,
    tokens: [
      { raid: 0, token: '4a' },
      { raid: 1, token: '4a' },
      { raid: 3, token: '4a' },
    ],
  });
});

test('[R21] two players with equal alibis: nobody pays', () => {
  const t = end(
    `
    s0 0a 0b 1a 2a | hand thief | safe 1:0a 1:0b 1:1a
    s1 rest | safe rest`,
    'more-alibis',
  );
  expect(t.events).toContainEqual({ type: 'alibisCounted', alibis: [14, 14] });
  expect(t.told).not.toContain('fined');
});

test('[R22] a Boss sent back takes no alibi with it; all four raids count', () => {
  const t = end(`
    s0 boss | hand thief | safe 1:0a 2:0a 3:0a
    s1 0a 1a 2a 4a 5a
    s2 rest | safe rest`);
  expect(t.events).toContainEqual({ type: 'bossReturned', seat: 0 });
  expect(t.events).toContainEqual({ type: 'alibisCounted', alibis: [6, 6, 3] });
});

test('[R23] points are the numbers, and five for each Boss kept', () => {
  const t = end(`
    s0 boss 5a | hand thief | safe 1:0a 2:0a 3:0a 1:4a 1:boss
    s1 0a 1a 2a 4a
    s2 rest | safe rest`);
  expect(t.events).toContainEqual({ type: 'pointsCounted', points: [22, 7, 75] });
});

test('[R24] with equal points more alibis win', () => {
  // The payer comes down from 57 to 47.
  const t = end(`
    s0 rest | hand thief | safe 3:1a 3:2a 3:3a 3:3b 3:3c 3:4a 3:boss
    s1 | safe rest`);
  expect(outcome(t)).toEqual({ winners: [0], places: [1, 2], scores: [47, 47] });
});

test('[R24] with equal points and equal alibis the win is shared', () => {
  const t = end(`
    s0 | hand thief | safe 1:0a 2:0a 3:0a
    s1 1a 2a 0a | safe 2:1a 3:1a
    s2 rest | safe rest`);
  expect(t.events).toContainEqual({ type: 'alibisCounted', alibis: [6, 6, 3] });
  expect(outcome(t)).toMatchObject({ winners: [1], scores: [3, 5, 96] });
  const tie = end(`
    s0 | hand thief | safe 1:0a 2:0a 3:0a 1:2a
    s1 1a 2a 0a | safe 2:1a 3:1a
    s2 rest | safe rest`);
  expect(outcome(tie)).toEqual({ winners: [0, 1], places: [1, 1, 3], scores: [5, 5, 94] });
});

test('[R25] the arrested rank behind all others', () => {
  const t = end(`
    s0 | hand thief | safe 1:0a 2:0a 2:1a 3:0a
    s1 0a 1a 2a
    s2 rest | safe rest`);
  expect(outcome(t)).toEqual({ winners: [0], places: [1, 3, 2], scores: [4, 3, 97] });
});

test('[R28] of equal totals the fine takes the set with the fewest alibis, then the fewest tokens, then the first ones', () => {
  const fewestAlibis = end(`
    s0 4a 5a | hand thief | safe 1:1a 2:2a 2:3a 1:4a
    s1 rest | safe rest`);
  // 4• and 5• would do with the 1; 3 + 3 + 4 costs no alibi.
  expect(fewestAlibis.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 10,
    tokens: [
      { raid: 0, token: '4a' },
      { raid: 1, token: '3a' },
      { raid: 3, token: '3a' },
    ],
  });
  const fewestTokens = end(`
    s0 | hand thief | safe 1:5a 2:5a 1:4a 1:3a 2:3a
    s1 rest | safe rest`);
  expect(fewestTokens.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 10,
    tokens: [
      { raid: 0, token: '5a' },
      { raid: 1, token: '5a' },
    ],
  });
  const first = end(`
    s0 | hand thief | safe 1:5a 2:5a 3:5a
    s1 rest | safe rest`);
  expect(first.events).toContainEqual({
    type: 'fined',
    seat: 0,
    points: 10,
    tokens: [
      { raid: 0, token: '5a' },
      { raid: 1, token: '5a' },
    ],
  });
});
