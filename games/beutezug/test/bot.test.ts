import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { advice, evaluate } from '../bot.ts';
import { game } from '../index.ts';
import { d6, scene } from './scene.ts';

const table = (own: string) =>
  scene(`
    round 4 · s0 picks
    row 4 c4-08
    row 2 c2-09 | c2-03 | c2-04
    s0 ${own}
    s1 c0-02 c0-05 c0-08`);

/** The pick after which the table looks best to seat 0. */
const favourite = (own: string): string => {
  const t = table(own);
  const worth = (move: string) => evaluate(reading(table(own).play(move).state), 0 as Seat);
  return t.moves.toSorted((a, b) => worth(b) - worth(a))[0]!;
};

test('the bot weighs chance against points', () => {
  expect(favourite('c0-17')).toBe('pick 2a'); // 44 % of 5
  expect(favourite('c0-01 c0-03 c0-10 c0-11 c0-15')).toBe('pick 4a'); // two +1 green, two +1 black, a reroll: 10
});

test('the bot wants the card that completes the four colours', () => {
  expect(favourite('c0-01 c0-04 c0-07')).toBe('pick 2b'); // +1 black is missing
});

test('advice: the best use of a bonus, and nothing where nothing can be computed', () => {
  const t = scene(`
    round 1 · s2 rolls
    row 3 c3-01 s2
    row 2 c2-01 s0 | c2-02 s1 | c2-03
    s0
    s1
    s2`);
  const advised = () => {
    const moves = game.moves(reading(t.state), t.acting!);
    const move = advice(t.view(t.acting!), moves);
    return move === undefined ? undefined : game.notate(move);
  };
  expect(advised()).toBeUndefined();
  t.play('roll', d6(1, 1, 1));
  expect(advised()).toBe('all'); // one die alone cannot mend three
  t.play('all', d6(6, 6, 1));
  expect(advised()).toBe('die 3');
});
