import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { actionsToOpen, rollWorth } from '../../bot/opening.ts';

describe('actions to open a safe', () => {
  test('one digit missing and six dice: rolls until it comes up', () => {
    expect(actionsToOpen(7, 1)).toBeCloseTo(1 / (1 - (5 / 6) ** 7), 9);
  });

  test('nothing missing takes one roll, and without a die two actions more', () => {
    expect(actionsToOpen(3, 0)).toBe(1);
    expect(actionsToOpen(0, 0)).toBe(3);
  });

  test('as many as games take that roll or add as the table says', () => {
    const chance = quick('safe');
    const games = 4000;
    let spent = 0;
    for (let n = 0; n < games; n++) spent += play(4);
    expect(spent / games).toBeCloseTo(actionsToOpen(0, 4), 0);

    function play(digits: number): number {
      let [dice, actions] = [0, 0];
      const missing = new Set(Array.from({ length: digits }, (_, digit) => digit));
      while (missing.size > 0) {
        const adds = dice === 0 || 2 + actionsToOpen(dice + 1, missing.size) < actionsToOpen(dice, missing.size) + 1e-9;
        if (adds) [dice, actions] = [dice + 1, actions + 2];
        else {
          for (let die = 0; die < dice; die++) missing.delete(chance.below(6));
          actions += 1;
        }
      }
      return actions;
    }
  });

  test('a roll for digits that nobody knows is worth nothing', () => {
    expect(rollWorth(4, 2, 0)).toBe(0);
    expect(rollWorth(4, 2, 2)).toBeGreaterThan(rollWorth(4, 2, 1));
  });
});
