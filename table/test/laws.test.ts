import { expect, test } from 'vitest';
import { reading, type Seat } from '../game.ts';
import { LAWS } from '../lawbook.ts';
import { laws, trials } from '../laws.ts';
import { walk } from '../walk.ts';
import { gossips } from './gossips.ts';
import { outlaws } from './outlaws.ts';
import { customs, type Event, type Move, type State, toy } from './toy.ts';

const BROKEN = [...outlaws, ...gossips].sort((a, b) => a.law - b.law);

for (const law of laws(toy, customs, { games: 4, every: 1 })) test(`Coffers keeps ${law.title}`, law.check);

for (const { law, wrong, why, also = [], game, customs: own = customs } of BROKEN) {
  test(`law ${law} is broken when ${wrong}`, () => {
    const complaints = new Map<number, string>();
    for (const [i, { check }] of laws(game, own, { games: 1, every: 1 }).entries()) {
      try {
        check();
      } catch (error) {
        complaints.set(LAWS[i]!.number, (error as Error).message);
      }
    }
    expect(complaints.get(law)).toMatch(new RegExp(`^law ${law} is broken in "coffers [234] [01] 0"`));
    expect(complaints.get(law)).toMatch(why);
    expect([...complaints.keys()]).toEqual([law, ...also].sort((a, b) => a - b));
  });
}

test('every law has an outlaw', () => {
  const numbers = LAWS.map((law) => law.number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([...new Set(BROKEN.map((outlaw) => outlaw.law))]).toEqual(numbers);
});

test('the laws are tried at every seat count and with every set of options, each game with a seed of its own', () => {
  const all = [...trials(toy, customs, 2)];
  const kinds = new Set(all.map(({ seats, options }) => `${seats} ${JSON.stringify(options)}`));
  expect(kinds.size).toBe(3 * 2);
  expect(new Set(all.map((trial) => trial.seed)).size).toBe(3 * 2 * 2);
});

test('a game may say how its games are played, and what makes them last', () => {
  const trial = { game: toy, options: { rounds: 2 }, seats: 2, seed: 'favoured' };
  const own = {
    ...customs,
    choose: (_s: unknown, _seat: Seat, legal: readonly Move[]) => legal.at(-1)!,
    favour: (state: State) => void state.scores.fill(5),
  };
  const moves: unknown[] = [];
  walk({ ...trial, customs: own }, ({ state, move, seat }) => {
    const legal = toy.moves(reading(state as State), seat);
    expect(move).toEqual(legal.at(-1));
    if (moves.length === 0) expect((state as State).scores).toEqual([5, 5]);
    moves.push(move);
  });
  expect(moves.length).toBeGreaterThan(0);
});

test('law 10 lets be what a move has told and then buried', () => {
  const game = { ...toy, redact: (event: Event) => event };
  const law = (own: typeof customs) => laws(game, own, { games: 1, every: 1 })[9]!;
  expect(() => law(customs).check()).toThrow(/"drew".*customs\.buries$/);
  expect(() => law({ ...customs, buries: ({ type }) => type === 'drew' }).check()).not.toThrow();
});
