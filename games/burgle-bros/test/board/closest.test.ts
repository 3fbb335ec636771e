import { expect, test } from 'vitest';
import type { Happening } from '#board/contract.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { closestCall } from '../../board/end/closest.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import { scene } from '../scene.ts';

const [ANN, BOB] = seatsOf(2) as [Seat, Seat];

const told = (...entries: readonly (readonly Event[])[]): readonly Happening<Event>[] =>
  entries.map((events, i) => ({ at: i + 1, events }));
const view = (): View =>
  scene(`
    s0 hawk
    s1 juicer
    floor 1
    1 ./0 | ./1 . ./G`).view('audience');

const START: readonly Event[] = [
  { type: 'turnBegan', seat: ANN, actions: 4 },
  { type: 'placed', seat: ANN, at: '1A1' },
  { type: 'placed', seat: BOB, at: '1B1' },
  { type: 'guardPlaced', floor: 1, at: '1D1' },
];
const walk = (to: 'C1' | 'D1'): Event => ({ type: 'guardMoved', floor: 1, to: `1${to}` });

/** Both have so much Stealth left. */
const left = (stealth: number): readonly Event[] =>
  [ANN, BOB].map((seat) => ({ type: 'stealthLost', seat, from: 'own', left: stealth }));

test('whoever has plenty of Stealth was not close to being caught', () => {
  expect(closestCall(told(START, [walk('C1')]), view())).toBeUndefined();
  expect(closestCall(told([...START, ...left(2)], [walk('C1')]), view())).toBeUndefined();
});

test('with as much Stealth left it is the nearest guard that counts, by the way that he walks', () => {
  const story = told([...START, ...left(1)], [walk('C1')]);
  expect(closestCall(story, view())).toEqual({
    ...{ at: 2, turn: 1, seat: BOB, stealth: 1, room: '1B1', guard: '1C1' },
    steps: 1,
  });
});

test('whoever has less left is closer to being caught, however far the guard', () => {
  const story = told(
    [...START, ...left(1)],
    [walk('C1')],
    [{ type: 'stealthLost', seat: ANN, from: 'own', left: 0 }],
    [{ type: 'turnBegan', seat: BOB, actions: 4 }, walk('D1')],
  );
  const call = closestCall(story, view())!;
  expect(call).toMatchObject({ at: 4, turn: 2, seat: ANN, stealth: 0 });
  expect(call.steps).toBeGreaterThan(2);
});

test('a guard who stands where somebody is has passed nobody by, and neither has one who does not walk', () => {
  const met: Event = { type: 'guardMoved', floor: 1, to: '1B1' };
  const begun = [...START, ...left(1)];
  expect(closestCall(told(begun), view())).toBeUndefined();
  expect(closestCall(told(begun, [met]), view())).toMatchObject({ seat: ANN });
  expect(closestCall(told(begun, [{ type: 'escaped', seat: ANN }, met]), view())).toBeUndefined();
});
