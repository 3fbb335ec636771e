import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { believed } from '../bot/beliefs.ts';
import { worth } from '../bot/worth.ts';
import { guide, hint } from '../bot.ts';
import { CARDS, type Card } from '../components.ts';
import { game } from '../index.ts';
import { handSlot, type Options, type State, safeOf } from '../state.ts';
import { determinize } from '../worlds.ts';

const me = 0 as Seat;
const start = (seats: number): State => game.setup(game.options({}, seats) as Options, seats, quick('bot'));

/** How many of each card seat 1 has on average. */
function handOf(draw: typeof determinize, state: State): Readonly<Record<Card, number>> {
  const view = game.view(reading(state), me);
  const chance = quick('hands');
  const sums = CARDS.map(() => 0);
  for (let n = 0; n < 4000; n++) {
    const { hands } = draw(view, chance);
    for (const i of CARDS.keys()) sums[i]! += hands[handSlot(1, i)]! / 4000;
  }
  return Object.fromEntries(CARDS.map((card, i) => [card, sums[i]])) as Record<Card, number>;
}

test('others are believed to have played what takes much from somebody, and to have kept what takes little or nothing', () => {
  const state = start(3);
  state.places[0] = 1; // the 0 is with seat 1 already
  state.places[6] = me; // the 4 and the 5 are with others
  state.places[7] = 2;
  const [believes, even] = [handOf(believed, state), handOf(determinize, state)];
  for (const card of ['4', '5'] as const) expect(believes[card]).toBeLessThan(0.75 * even[card]);
  expect(believes['0']).toBeGreaterThan(0.6 * even['0']);
  expect(believes['1']).toBeGreaterThan(1.1 * even['1']);
  expect(Object.values(believes).reduce((sum, count) => sum + count)).toBeCloseTo(5, 6);
});

test('what is believed is never what can be ruled out', () => {
  const chance = quick('worlds');
  const state = start(4);
  for (let moves = 0; moves < 60; moves++) {
    const seat = game.toAct(reading(state))[0]!;
    const view = game.view(reading(state), me);
    expect(game.view(reading(believed(view, chance)), me)).toEqual(view);
    const legal = game.moves(reading(state), seat);
    game.step(state, seat, legal[chance.below(legal.length)]!, chance, () => {});
  }
});

/** Between two raids, with these tokens of the first raid safe, by seat. */
function between(...safes: readonly (readonly number[])[]): State {
  const state = start(safes.length);
  state.raid = 3;
  state.places.fill(6);
  safes.forEach((tokens, seat) => {
    for (const token of tokens) state.places[token] = safeOf(seat);
  });
  return state;
}

test('points help to win, and alibis more; the fewest are dangerous', () => {
  const [zero, one, five] = [9, 10, 16]; // two alibis, an alibi and a point, five points
  const [points, without] = worth(reading(between([five], [one - 9], [one - 9])));
  expect(points).toBeGreaterThan(without!);
  const chances = worth(reading(between([zero, 1], [five, one], [five, 7])));
  expect(chances[2]).toBeLessThan(Math.min(chances[0]!, chances[1]!)); // ten points, and no alibi
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
});

test('when it is over only the win counts', () => {
  const state = between([7, 9], [0, 1], [2]);
  state.raid = 4;
  expect(worth(reading(state))).toEqual([1, 0, 0]);
});

test('a raid later is far enough', () => {
  const state = start(3);
  const later = { ...game.clone(reading(state)), raid: 1 };
  expect([guide.isFar(reading(state), reading(state)), guide.isFar(reading(later), reading(state))]).toEqual([
    false,
    true,
  ]);
});

test('a hint says what the token brings, and how likely others could take it', () => {
  const state = start(3);
  const seat = state.turn;
  const view = game.view(reading(state), seat);
  const moves = game.moves(reading(state), seat);
  const take = moves.find((move) => move.type === 'take' && move.token !== 'boss')!;
  const other = moves.find((move) => move !== take)!;
  const think = () => [
    { move: take, worth: 0.5 },
    { move: other, worth: 0.4 },
  ];
  const { move, reasons } = hint({ seat, view, moves, chance: quick('x') }, think);
  expect(move).toBe(take);
  expect(reasons.map(({ because }) => because)).toEqual(expect.arrayContaining(['loot', 'game']));
  const { rivals } = reasons.find((reason) => reason.because === 'loot')!;
  expect(rivals).toBeGreaterThan(0.5);
  expect(rivals).toBeLessThan(1);
  expect(hint({ seat, view, moves: [take], chance: quick('x') }, think).reasons).toEqual([{ because: 'only' }]);
});
