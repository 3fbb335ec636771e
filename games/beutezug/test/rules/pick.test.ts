import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { game } from '../../index.ts';
import { EMPTY } from '../../state.ts';
import { scene, shown } from '../scene.ts';

const table = `
  round 2 · s2 picks
  order s2 s0 s1
  row 4 . | c4-01
  row 3 c3-01
  row 2 c2-01 | c2-02 | c2-03
  s0 c0-01
  s1 c0-04
  s2 c0-07`;

test('[S2] places 1 to last put their tokens on cards, then the last one rolls', () => {
  const t = scene(table).play('pick 3a');
  expect(t.events).toEqual([{ type: 'picked', seat: 2, space: '3a', ...shown('c3-01') }]);
  expect(t.acting).toBe(0);
  t.play('pick 2b');
  expect(t.acting).toBe(1);
  t.play('pick 4b');
  expect(t.picture()).toBe('5 . | . | .\n4 . | c4-01 s1 | .\n3 c3-01 s2 | . | .\n2 c2-01 | c2-02 s0 | c2-03');
  expect([t.acting, t.moves]).toEqual([1, ['roll']]);
});

test('[R1] any face-up card of any row can be picked, also one that others have picked', () => {
  const t = scene(table);
  expect(t.moves).toEqual(['pick 2a', 'pick 2b', 'pick 2c', 'pick 3a', 'pick 4b']);
  t.play('pick 4b');
  expect(t.moves).toContain('pick 4b');
  t.play('pick 4b').play('pick 4b');
  expect(t.picture()).toContain('4 . | c4-01 s0 s1 s2 | .');
});

test('[R1] an empty space cannot be picked, wherever it is', () => {
  const t = scene(table.replace('row 2 c2-01 |', 'row 2 . |'));
  expect(t.moves).toEqual(['pick 2b', 'pick 2c', 'pick 3a', 'pick 4b']);
});

test('[S2] only the player in turn may do anything', () => {
  const t = scene(table);
  expect(t.state.order.map((seat) => game.moves(reading(t.state), seat).length)).toEqual([5, 0, 0]);
});

test('[R1] a pick is refused with the reason', () => {
  const t = scene(table);
  expect(t.refusal('pick 5a')).toBe('no-card-there');
  expect(t.refusal('roll')).toBe('pick-first');
  expect(t.refusal('keep c0-02')).toBe('nothing-drawn');
  expect(t.refusal('take everything')).toBe('unclear');
  t.play('pick 2a').play('pick 2a').play('pick 2a');
  expect(t.refusal('pick 2b')).toBe('already-picked');
  expect(t.refusal('stop')).toBe('roll-first');
});

test('[R32] there is always a card to pick, in whole games with five who win as often as they can', () => {
  const chance = quick('R32');
  for (let n = 0; n < 60; n++) {
    const state = game.setup({ cards: 'built-in' }, 5, chance);
    playout(
      game,
      state,
      (moves) => {
        if (state.phase === 'pick') expect(state.display.some((card) => card !== EMPTY)).toBe(true);
        return moves[0]!.type === 'pick' ? moves[chance.below(Math.min(2, moves.length))]! : moves[0]!;
      },
      chance,
    );
    expect(game.outcome(reading(state))).toBeDefined();
  }
});
