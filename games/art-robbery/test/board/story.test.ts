import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { momentsOf, sentencesOf, takingsOf } from '../../board/end/story.ts';
import { game } from '../../index.ts';
import type { Event } from '../../state.ts';

const s = (seat: number): Seat => seat as Seat;
const told = (...events: Event[]) => [{ at: 1, events }];

test('the token that changed hands most often, within its raid', () => {
  const moments = momentsOf(
    told(
      { type: 'took', seat: s(0), token: '4a' },
      { type: 'stole', seat: s(1), from: s(0), token: '4a' },
      { type: 'raidBegan', raid: 1, seat: s(0), because: 'dog' },
      { type: 'took', seat: s(0), token: '4a' },
      { type: 'took', seat: s(0), token: '2a' },
      { type: 'stole', seat: s(1), from: s(0), token: '2a' },
      { type: 'stole', seat: s(2), from: s(1), token: '2a' },
      { type: 'fetchedDog', seat: s(0), from: 'centre' },
      { type: 'gaveDog', seat: s(0), to: s(1), token: '2a' },
      { type: 'bossKept', seat: s(1), with: '5a' },
    ),
  );
  expect(moments).toEqual({ restless: { raid: 1, token: '2a', times: 3 }, dogMoves: 2, bossesKept: 1 });
});

test('a story that is not known has no moments', () => {
  expect(momentsOf([])).toBeUndefined();
});

test('who was arrested or fined', () => {
  expect(sentencesOf(told({ type: 'arrested', seats: [s(2)], alibis: 3 }))).toEqual({
    arrested: [2],
    alibis: 3,
    fine: undefined,
  });
  const fine = { type: 'fined', seat: s(1), points: 10, tokens: [{ raid: 0, token: '5a' }] } as const;
  expect(sentencesOf(told(fine))).toEqual({ arrested: [], alibis: 0, fine });
});

test('points per raid add up to the score, whatever was fined', () => {
  for (const seats of [2, 4]) {
    const chance = quick(`takings ${seats}`);
    const state = game.setup({ tokens: 'base', safes: 'hidden' }, seats, chance);
    const events: Event[] = [];
    for (let acting = game.toAct(reading(state)); acting.length > 0; acting = game.toAct(reading(state))) {
      const moves = game.moves(reading(state), acting[0]!);
      game.step(state, acting[0]!, moves[chance.below(moves.length)]!, chance, (event) => events.push(event));
    }
    const takings = takingsOf(game.view(reading(state), 'audience'));
    const { scores } = game.outcome(reading(state))!;
    expect(takings.map(({ points }) => points.reduce((a, b) => a + b))).toEqual(scores);
    expect(seatsOf(seats).some((seat) => takings[seat]!.alibis > 0)).toBe(true);
    expect(sentencesOf([{ at: 1, events }]).fine === undefined).toBe(seats === 4);
  }
});
