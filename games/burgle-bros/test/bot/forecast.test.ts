import { expect, test } from 'vitest';
import { forecast, type Sight } from '../../bot/forecast.ts';
import { type Grid, posOfGrid } from '../../components/squares.ts';
import { meanings } from '../../foresight.ts';
import { guardOdds } from '../../odds/guards.ts';
import { scene } from '../scene.ts';

const NO_ALARM = -1;

const FLOOR = `
  floor 1 · die 2
  1  ./0  ?    ?    ?/G
  2  ?    ?    ?    ?
  3  ?    ?    ?    ?
  4  ?    ?/X  ?    ?`;

/** Expected visits to some squares, movement by movement. */
function visits(text: string, movements: number, ...squares: readonly Grid[]): number[][] {
  const { state } = scene(text);
  return forecast(state, 0, { seat: 0, sight: 'later', movements, alarm: NO_ALARM, exits: 0 }).map((by) =>
    squares.map((square) => by.visits[posOfGrid(square)]!),
  );
}

test('a guard on his way is followed step by step', () => {
  expect(visits(FLOOR, 2, 'D2', 'D3', 'D4', 'C4', 'A1')).toEqual([
    [1, 1, 0, 0, 0],
    [1, 1, 1, 1, 0],
  ]);
});

test('every step is one visit somewhere, wherever the cards send him', () => {
  const { state } = scene(FLOOR);
  const [, , third] = forecast(state, 0, { seat: 0, sight: 'later', movements: 3, alarm: NO_ALARM, exits: 0 });
  expect(third!.visits.reduce((sum, each) => sum + each, 0)).toBeCloseTo(6, 9);
});

test('towards an alarm he has a step more, and then a card', () => {
  const rung = 'floor 1 · die 2\n1  ./0  ./X!  ?  ?/G\n2  ?  ?  ?  ?\n3  ?  ?  ?  ?\n4  ?  ?  ?  ?';
  const [before, on, beyond] = visits(rung, 1, 'C1', 'B1', 'A1')[0]!;
  expect(before).toBeGreaterThan(1);
  expect(on).toBe(1);
  expect(beyond).toBeGreaterThan(0);
  expect(beyond).toBeLessThan(0.5);
});

test('off the certain way it is as exact as odds and foresight up to the second card', () => {
  const t = scene(`turn s0 · left 0 · spent 4${FLOOR.replace('die 2', 'die 6')}`);
  const [first] = forecast(t.state, 0, { seat: 0, sight: 'later', movements: 1, alarm: NO_ALARM, exits: 0 });
  const { tiles, path } = guardOdds(t.view(0))[0]!;
  const others = tiles.filter(({ at, enters }) => enters > 0 && !path.includes(at));
  expect(others.length).toBeGreaterThan(0);
  const [end] = meanings(t.view(0), [{ type: 'end' }]);
  expect(end!.error).toBe(0);
  for (const { at, enters } of others) {
    const visits = first!.visits[posOfGrid(at.slice(1) as Grid)]!;
    expect(visits).toBeCloseTo(enters, 9);
    expect(visits).toBeCloseTo(end!.walks[0]!.passes.find((passed) => passed.at === at)!.chance, 9);
  }
});

test('who sees less far follows him to his goal and no farther, or as far as the cards of one movement send him', () => {
  const { state } = scene(FLOOR.replace('die 2', 'die 6'));
  const walked = (sight: Sight): number[] =>
    forecast(state, 0, { seat: 0, sight, movements: 2, alarm: NO_ALARM, exits: 0 }).map(({ visits }) =>
      visits.reduce((sum, each) => sum + each, 0),
    );
  expect(walked('way')).toEqual([5, 5]);
  expect(walked('movement')).toEqual([expect.closeTo(6, 9), expect.closeTo(6, 9)]);
  expect(walked('later')).toEqual([expect.closeTo(6, 9), expect.closeTo(12, 9)]);
});

test('only who sees farthest thinks of what may come after the own next turn', () => {
  const { state } = scene(FLOOR);
  const peril = (sight: Sight): number =>
    forecast(state, 0, { seat: 0, sight, movements: 1, alarm: NO_ALARM, exits: 0 })[0]!.perilAt(posOfGrid('D4'));
  expect(peril('movement')).toBe(0);
  expect(peril('later')).toBeGreaterThan(0);
});
