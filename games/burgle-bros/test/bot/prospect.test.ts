import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { prospect } from '../../bot/prospect.ts';
import { SAFE } from '../../components/tiles.ts';
import { clone, has, SAFE_OPEN, type State, shows } from '../../state.ts';
import { turnsOf } from './turns.ts';

const LATE = 40;
const POSITIONS: readonly State[] = [2, 3, 4].flatMap((seats) =>
  Array.from(turnsOf('bank', seats, LATE), (state) => clone(reading(state))),
);

const changed = (state: State, change: (state: State) => void): number => {
  const other = clone(state);
  change(other);
  return prospect(other);
};

test('a game that is over was won or not', () => {
  expect(changed(POSITIONS[0]!, (state) => (state.result = 'won'))).toBe(1);
  expect(changed(POSITIONS[0]!, (state) => (state.result = 'captured'))).toBe(0);
});

/** On average: of a single position the judge, which has learnt from games, may think otherwise. */
test.each<[string, (state: State) => void, (state: State) => void]>([
  ['more Stealth', (state) => state.stealth.fill(1), (state) => state.stealth.fill(2)],
  ['a die on a safe', (state) => onSafes(state, 1), (state) => onSafes(state, 3)],
  ['a slower guard', (state) => state.die.fill(5), (state) => state.die.fill(3)],
])('%s is better', (_, poor, better) => {
  const gains = POSITIONS.map((state) => changed(state, better) - changed(state, poor));
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0);
});

function onSafes(state: State, dice: number): void {
  for (const cell of state.tokens.keys())
    if (shows(state, cell, SAFE) && !has(state, cell, SAFE_OPEN)) state.tokens[cell] = dice;
}
