import { expect, test } from 'vitest';
import { seatsOf } from '#table/game.ts';
import { BOXES, CARDS, COPIES, DECK, RAIDS, TOKEN_SETS, tokenName } from '../../components.ts';
import { CENTRE } from '../../state.ts';
import { scene } from '../scene.ts';

test('[C1] the deck has 55 cards: six of each number, six Bosses, six dogs, seven thieves', () => {
  expect(DECK).toHaveLength(55);
  expect(CARDS.map((card, index) => [card, DECK.filter((each) => each === index).length])).toEqual([
    ['0', 6],
    ['1', 6],
    ['2', 6],
    ['3', 6],
    ['4', 6],
    ['5', 6],
    ['boss', 6],
    ['dog', 6],
    ['thief', 7],
  ]);
  expect(Object.values(COPIES).reduce<number>((sum, copies) => sum + copies, 0)).toBe(55);
});

test('[C2] each set has nine tokens in each of four raids, one of them a Boss worth five without alibis', () => {
  for (const set of TOKEN_SETS) {
    const box = BOXES[set];
    expect(box.number).toHaveLength(36);
    RAIDS.forEach((_, raid) => {
      const names = Array.from({ length: 9 }, (_, i) => tokenName(box, raid * 9 + i));
      expect(new Set(names).size).toBe(9);
      expect(names[8]).toBe('boss');
      expect([box.points[raid * 9 + 8], box.alibis[raid * 9 + 8]]).toEqual([5, 0]);
    });
  }
});

const perRaid = (values: readonly number[]): number[] =>
  RAIDS.map((_, raid) => values.slice(raid * 9, raid * 9 + 9).reduce((sum, value) => sum + value));

test('[C2] the base set has 2, 3, 4 and 6 alibis and 26 points a raid: 15 and 104 in all', () => {
  expect(perRaid(BOXES.base.alibis)).toEqual([2, 3, 4, 6]);
  expect(perRaid(BOXES.base.points)).toEqual([26, 26, 26, 26]);
});

test('[C2] the set with more alibis has 4, 6, 8 and 10, and 21 to 24 points a raid', () => {
  expect(perRaid(BOXES['more-alibis'].alibis)).toEqual([4, 6, 8, 10]);
  expect(perRaid(BOXES['more-alibis'].points)).toEqual([21, 22, 23, 24]);
});

test('[C2] in the last raid of the base set the 4 and the 5 have a dot, the 3s have none', () => {
  const box = BOXES.base;
  const dots = Array.from({ length: 9 }, (_, i) => `${tokenName(box, 27 + i)} ${box.alibis[27 + i]}`);
  expect(dots).toEqual(['0a 2', '1a 1', '2a 1', '3a 0', '3b 0', '3c 0', '4a 1', '5a 1', 'boss 0']);
});

test('[C3] there is one dog, in the centre or with one player', () => {
  const t = scene(`
    raid 1 · s0 to play
    centre rest dog
    s0 | hand dog
    s1
    s2`);
  expect(t.state.dog).toBe(CENTRE);
  t.play('dog');
  expect(seatsOf(3).filter((seat) => t.view('audience').dog === seat)).toEqual([0]);
  expect(t.picture()).not.toContain('centre 0a 1a 2a 3a 3b 3c 4a 5a boss dog');
});
