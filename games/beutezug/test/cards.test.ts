import { expect, test } from 'vitest';
import { isRefused } from '#table/refusal.ts';
import { complaintsAbout, flawsOf, parseCardSet, printCardSet } from '../cards.ts';
import { BUILT_IN_SET, type Card } from '../components.ts';
import { game } from '../index.ts';
import { OWN_SET } from './own-set.ts';

/** The built-in set as plain data, changed. */
const changed = (change: (set: Record<string, unknown> & { cards: Record<string, unknown>[] }) => void): unknown => {
  const set = JSON.parse(JSON.stringify(BUILT_IN_SET));
  change(set);
  return set;
};
const withCard = (at: number, change: Partial<Record<keyof Card, unknown>>): unknown =>
  changed(({ cards }) => Object.assign(cards[at]!, change));

test('[C8] the built-in set, printed, is a card set', () => {
  expect(flawsOf(JSON.parse(printCardSet(BUILT_IN_SET)))).toEqual([]);
  expect(parseCardSet(JSON.parse(printCardSet(BUILT_IN_SET)))).toEqual(BUILT_IN_SET);
  expect(parseCardSet(OWN_SET)).toEqual(OWN_SET);
});

test('[C8] cards may come in any order; parsing again changes nothing', () => {
  const set = parseCardSet(changed(({ cards }) => cards.reverse()));
  if (isRefused(set)) throw new Error(set.detail);
  expect(set.cards.map((card) => card.deck)).toEqual(BUILT_IN_SET.cards.map((card) => card.deck));
  expect(parseCardSet(set)).toEqual(set);
});

const wrong: readonly [string, unknown, string][] = [
  ['no object', [], 'a card set must be an object'],
  ['a missing field', changed((set) => delete set.rerollToken), '"rerollToken" is missing'],
  ['an unknown field', changed((set) => Object.assign(set, { dice: 3 })), '"dice" is not known'],
  ['no list of cards', changed((set) => Object.assign(set, { cards: 'all' })), '"cards" must be a list, not "all"'],
  ['a card too few', changed(({ cards }) => cards.pop()), '"cards" has 54 cards, not 55'],
  ['a deck too small', withCard(19, { deck: 3, dice: ['blue 2', 'blue 2', 'blue 2'] }), 'deck 2 has 8 cards, not 9'],
  ['an unknown deck', withCard(19, { deck: 1 }), 'card 20 (c2-01): "deck" must be one of 0, 2, 3, 4, 5, not 1'],
  ['a card that is none', changed(({ cards }) => cards.splice(3, 1, 7 as never)), 'card 4 is not an object'],
  ['a card without points', changed(({ cards }) => delete cards[20]!.points), 'card 21 (c2-02): "points" is missing'],
  [
    'half a point',
    withCard(20, { points: 2.5 }),
    'card 21 (c2-02): "points" must be a whole number from 0 to 99, not 2.5',
  ],
  ['an unknown field of a card', withCard(20, { art: 'x' } as object), 'card 21 (c2-02): "art" is not known'],
  [
    'too few dice',
    withCard(28, { dice: ['blue 2', 'green 3'] }),
    'card 29 (c3-01): "dice" has 2 dice, but the deck is 3',
  ],
  [
    'a die that is none',
    withCard(28, { dice: ['blue 2', 'red 3', 'black 7'] }),
    'card 29 (c3-01): die 2 is "red 3", not a color and a number such as "green 3"',
  ],
  [
    'a minimum of 7',
    withCard(19, { dice: ['blue 2', 'green 7'] }),
    'card 20 (c2-01): die 2 is "green 7", not a color and a number such as "green 3"',
  ],
  [
    'four dice of a colour',
    withCard(37, { dice: ['pink 2', 'pink 2', 'pink 2', 'pink 2'] }),
    'card 38 (c4-01): 4 pink dice, but there are 3',
  ],
  [
    'an unknown bonus',
    withCard(19, { bonus: '+1 blue' }),
    'card 20 (c2-01): "bonus" must be one of none, +1 green, +1 orange, +1 pink, +1 black, reroll one, reroll all, not "+1 blue"',
  ],
  ['two cards of one id', withCard(20, { id: 'c2-01' }), 'card 21 (c2-01): card 20 has the same id'],
  [
    'an id that is no word',
    withCard(20, { id: 'The Vase!' }),
    'card 21 (The Vase!): "id" must be up to 16 lowercase letters, digits and -, not "The Vase!"',
  ],
  ['four turn order tokens', changed((set) => (set.turnOrderTokens as string[]).pop()), '"turnOrderTokens" must be'],
  [
    'rising loot tokens',
    changed((set) => Object.assign(set, { lootTokens: [2, 3, 4, 5, 6] })),
    '"lootTokens" must be five whole numbers from 0 to 99, the highest first, not [2,3,4,5,6]',
  ],
];

for (const [name, set, reason] of wrong) {
  test(`[C8] ${name} is refused with the reason`, () => {
    expect(complaintsAbout(set, 'en')[0]).toContain(reason);
    expect(game.options({ cards: set }, 2)).toMatchObject({ refused: 'bad-options' });
  });
}

test.each(['de', 'es'] as const)('[C8] what is wrong is told in %s too', (language) => {
  const english = wrong.flatMap(([, set]) => complaintsAbout(set, 'en'));
  const told = wrong.flatMap(([, set]) => complaintsAbout(set, language));
  expect(told).toHaveLength(english.length);
  expect(told.filter((line) => english.includes(line) || line.includes('undefined'))).toEqual([]);
});

test('[C8] a German hears which card, which field, what is there and what should be', () => {
  const set = changed(({ cards }) => Object.assign(cards[20]!, { points: 100 }));
  expect(complaintsAbout(set, 'de')).toEqual([
    'Karte 21 (c2-02): „points“ ist 100; verlangt wird eine ganze Zahl von 0 bis 99.',
  ]);
});

test('[C8] every flaw is told, not only the first', () => {
  const set = changed(({ cards }) => {
    cards[0]!.bonus = 'luck';
    cards[54]!.points = -1;
  });
  expect(flawsOf(set)).toHaveLength(2);
});

test('[C8] options: the built-in set unless another is given, and nothing else', () => {
  expect(game.options({}, 2)).toEqual({ cards: 'built-in' });
  expect(game.options({ cards: OWN_SET }, 2)).toEqual({ cards: OWN_SET });
  expect(game.options({ cards: 'mine' }, 2)).toEqual({
    refused: 'bad-options',
    detail: '"cards" can be built-in or a card set',
  });
  expect(game.options({ card: 1 }, 2)).toEqual({ refused: 'bad-options', detail: 'there is no option "card"' });
  expect(game.options(7, 2)).toMatchObject({ refused: 'bad-options' });
  expect(game.options({ cards: null }, 2)).toMatchObject({ refused: 'bad-options' });
});
