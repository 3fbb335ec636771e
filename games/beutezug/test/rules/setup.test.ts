import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, seatsOf } from '#table/game.ts';
import { DECKS } from '../../components.ts';
import { game } from '../../index.ts';
import { bonusesOf } from '../../rules/burglary.ts';
import { customs } from '../customs.ts';

const fresh = (seats: number, seed = 'setup') => game.setup({ cards: 'built-in' }, seats, quick(seed));

test('[S1] three 2 cards face up in row 2, the rows above empty, the rest face down in its own deck', () => {
  const v = game.view(reading(fresh(3)), 'audience');
  expect(v.display.slice(0, 3).every((id) => id.startsWith('c2-'))).toBe(true);
  expect(v.display.slice(3)).toEqual(Array(9).fill('empty'));
  expect(v.decks.map((deck) => deck.length)).toEqual([19, 6, 9, 9, 9]);
  expect(v).toMatchObject({ round: 1, phase: 'pick', turn: 0, lootTokensLeft: [6, 5, 4, 3, 2], points: [0, 0, 0] });
});

test('[S1] every deck is shuffled by itself', () => {
  const [one, two] = [fresh(3, 'one'), fresh(3, 'two')];
  DECKS.forEach((_, deck) => {
    expect(one.decks[deck]).not.toEqual(two.decks[deck]);
  });
  expect(customs.flaw(reading(one))).toBeUndefined();
});

test('[S1] chance deals the turn order: everybody is first now and then', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, n) => fresh(5, `first ${n}`).order[0]!));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('[R21] the last place has the reroll token on top of its turn order token', () => {
  const state = reading(fresh(3));
  const [first, second, last] = state.order;
  expect([first!, second!, last!].map((seat) => bonusesOf(state, seat)[5])).toEqual([0, 1, 1]);
  expect([first!, second!, last!].map((seat) => bonusesOf(state, seat)[6])).toEqual([0, 0, 1]);
});

test('[R22] with two players tokens 3 to 5 stay in the box: the last has two single rerolls and none of all dice', () => {
  const state = reading(fresh(2));
  const last = state.order[1]!;
  expect([bonusesOf(state, last)[5], bonusesOf(state, last)[6]]).toEqual([2, 0]);
  expect(seatsOf(2).every((seat) => state.order.includes(seat))).toBe(true);
});
