import { expect, test } from 'vitest';
import { boxNamed, FIRST_CARD } from '../../box.ts';
import {
  BONUSES,
  BUILT_IN_SET,
  CHARACTERS,
  COLOURS,
  DECK_SIZES,
  DECKS,
  DICE_PER_COLOUR,
  type Die,
} from '../../components.ts';
import { game } from '../../index.ts';

const { cards } = BUILT_IN_SET;
const ofDeck = (deck: number) => cards.filter((card) => card.deck === deck);
const colourOf = (die: Die) => die.split(' ')[0]!;
const leastOf = (die: Die) => Number(die.split(' ')[1]);

test('[C1] 55 cards: nineteen of number 0, nine each of 2, 3, 4 and 5; a card of deck k shows k dice', () => {
  expect(cards).toHaveLength(55);
  expect(DECKS.map((deck) => ofDeck(deck).length)).toEqual([19, 9, 9, 9, 9]);
  expect(DECKS.map((deck) => DECK_SIZES[deck])).toEqual([19, 9, 9, 9, 9]);
  for (const card of cards) expect(card.dice).toHaveLength(card.deck);
  DECKS.forEach((deck, i) => {
    expect(cards.slice(FIRST_CARD[i], FIRST_CARD[i + 1]).every((card) => card.deck === deck)).toBe(true);
  });
});

test('[C1] loot cards run from 2 to 14 points, and within a deck the harder card is never worth less', () => {
  const loot = cards.filter((card) => card.deck > 0);
  expect([Math.min(...loot.map(({ points }) => points)), Math.max(...loot.map(({ points }) => points))]).toEqual([
    2, 14,
  ]);
  const ease = (dice: readonly Die[]) => dice.reduce((chance, die) => (chance * (7 - leastOf(die))) / 6, 1);
  for (const deck of [2, 3, 4, 5]) {
    for (const a of ofDeck(deck)) {
      for (const b of ofDeck(deck)) {
        const [worthA, worthB] = [a, b].map((card) => card.points + (card.bonus === 'none' ? 0 : 2));
        if (ease(a.dice) > ease(b.dice) + 1e-9) expect(worthA).toBeLessThanOrEqual(worthB!);
      }
    }
  }
});

test('[C1] the decks get harder: 47, 23, 13 and 7 in a hundred succeed without help', () => {
  const bare = (deck: number) =>
    ofDeck(deck)
      .map(({ dice }) => dice.reduce((chance, die) => (chance * (7 - leastOf(die))) / 6, 1))
      .reduce((sum, chance) => sum + chance) / 9;
  expect([2, 3, 4, 5].map((deck) => Math.round(100 * bare(deck)))).toEqual([47, 23, 13, 7]);
});

test('[C2] five characters, enough for five seats, and none can do anything special', () => {
  expect(CHARACTERS).toHaveLength(5);
  expect(game.seats).toEqual({ min: 2, max: 5 });
});

test('[C3] five colours with three dice each: no card asks for more, and one colour has one minimum on a card', () => {
  expect(COLOURS).toEqual(['blue', 'green', 'orange', 'pink', 'black']);
  for (const { dice } of cards) {
    for (const colour of COLOURS) {
      const same = dice.filter((die) => colourOf(die) === colour);
      expect(same.length).toBeLessThanOrEqual(DICE_PER_COLOUR);
      expect(new Set(same).size).toBeLessThanOrEqual(1);
    }
  }
});

test('[C4] +1 exists for green, orange, pink and black, not for blue; the others reroll one die or all', () => {
  expect(BONUSES).toEqual(['none', '+1 green', '+1 orange', '+1 pink', '+1 black', 'reroll one', 'reroll all']);
  BONUSES.slice(1, 5).forEach((bonus, i) => {
    expect(bonus).toBe(`+1 ${COLOURS[i + 1]}`);
  });
});

test('[C5] turn order token 1 has no bonus, 2 rerolls one die, 3 to 5 reroll all', () => {
  expect(BUILT_IN_SET.turnOrderTokens).toEqual(['none', 'reroll one', 'reroll all', 'reroll all', 'reroll all']);
});

test('[C6] the reroll token rerolls one die', () => {
  expect(BUILT_IN_SET.rerollToken).toBe('reroll one');
});

test('[C7] five loot tokens: 6, 5, 4, 3 and 2 points', () => {
  expect(BUILT_IN_SET.lootTokens).toEqual([6, 5, 4, 3, 2]);
});

test('[R26] a 0 card has a bonus or one point, never both', () => {
  const zeros = ofDeck(0).map(({ points, bonus }) => `${points} ${bonus}`);
  const count = (what: string) => zeros.filter((zero) => zero === what).length;
  expect(['0 +1 green', '0 +1 orange', '0 +1 pink', '0 +1 black'].map(count)).toEqual([3, 3, 3, 3]);
  expect(['0 reroll one', '0 reroll all', '1 none'].map(count)).toEqual([2, 2, 3]);
});

test('[C1] the tables the rules work on say what the cards say', () => {
  const box = boxNamed('built-in');
  const johnnys = box.numberOf.get('c3-01')!;
  expect(box.colours[johnnys]!.map((colour) => COLOURS[colour])).toEqual(['blue', 'green', 'black']);
  expect(box.least[johnnys]).toEqual([2, 3, 4]);
  expect(BONUSES[box.bonus[johnnys]!]).toBe('+1 pink');
});
