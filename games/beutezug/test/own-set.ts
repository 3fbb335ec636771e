import { BUILT_IN_SET, type Card, type CardSet } from '../components.ts';

/** A card set unlike ours in every field: harder dice, points on cards with a bonus, tokens with +1, other values. */
export const OWN_SET: CardSet = {
  cards: BUILT_IN_SET.cards.map(
    ({ id, deck, dice, points, bonus }): Card => ({
      id: id.replace('c', 'my'),
      deck,
      dice: dice.map((die) => die.replace('4', '5') as (typeof dice)[number]),
      points: points + 1,
      bonus: deck === 5 ? '+1 black' : bonus,
    }),
  ),
  turnOrderTokens: ['none', '+1 pink', 'reroll one', 'reroll one', 'reroll all'],
  rerollToken: 'reroll all',
  lootTokens: [9, 7, 7, 3, 0],
};
