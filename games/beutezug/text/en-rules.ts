import type { RuleId } from './rulebook.ts';

/** A rule as a language tells it; whether it is our own decision is the same in all of them. */
export interface Rule {
  readonly title: string;
  readonly text: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = {
  C1: {
    title: 'Loot cards',
    text: 'There are 55: nineteen 0 cards and nine each of the numbers 2, 3, 4 and 5. The number says how many dice a card asks for; below them stands what each has to show at least, above them the points and perhaps a bonus. The values on the real cards are published nowhere: those of the built-in set are ours, made to fit everything that rulebooks and reviews tell.',
  },
  C2: {
    title: 'Characters',
    text: 'Everybody plays a character with a token. Characters have no abilities. Three of their names are from the rulebook, two are ours.',
  },
  C3: {
    title: 'Dice',
    text: 'There are fifteen: three each in blue, green, orange, pink and black.',
  },
  C4: {
    title: 'Kinds of bonus',
    text: 'A +1 of a colour raises every die of that colour; there is one for green, orange, pink and black, but none for blue. Other bonuses let you reroll one die, or all dice of the burglary.',
  },
  C5: {
    title: 'Turn order tokens',
    text: 'Token 1 has no bonus. Token 3 rerolls all dice, as an example in the rulebook shows. Our decision: token 2 rerolls one die, tokens 4 and 5 reroll all.',
  },
  C6: {
    title: 'Reroll token',
    text: 'Whoever is last in the order has it besides the turn order token: it rerolls one die.',
  },
  C7: {
    title: 'Loot tokens',
    text: 'There are five, worth 6, 5, 4, 3 and 2 points. The two highest are known from a review, the others are our guess.',
  },
  C8: {
    title: 'Your own cards',
    text: 'If you own the box, you can play with its real values: the option takes a card set as JSON. It needs 55 cards in decks of 19, 9, 9, 9 and 9, as many dice on a card as its deck says, at most three of a colour, and bonuses of the known kinds. The record of the game carries the whole set.',
  },
  S1: {
    title: 'Setting up',
    text: 'The five decks are shuffled. Three 2 cards lie face up in row 2; rows 3, 4 and 5 above it are still empty. The turn order tokens are dealt at random, and whoever is last also takes the reroll token.',
  },
  S2: {
    title: 'Picking',
    text: 'In turn order everybody puts the own token on a face-up card. When all have picked, the burglaries begin.',
  },
  S3: {
    title: 'Rolling',
    text: 'In reverse order everybody takes the dice of the card the own token is on and rolls them once. If every die shows at least what it has to, the card is won. If not, bonuses may still help. Without success the token comes back and there is a 0 card as comfort.',
  },
  S4: {
    title: 'End of a round',
    text: 'When all have rolled, points on cards and loot tokens are counted, and the turn order tokens are given out anew: the most points go first. After the seventh round the game is over instead.',
  },
  S5: {
    title: 'Aim of the game',
    text: 'Seven times you break into a villa. Whoever has the most points on cards and loot token after the seventh round wins.',
  },
  R1: {
    title: 'What may be picked',
    text: 'Any face-up card of any row, also one on which others have their tokens already.',
  },
  R2: {
    title: 'Who rolls when',
    text: 'The last place begins and place 1 comes last. This does not change for those whose token was moved.',
  },
  R3: {
    title: 'After being moved',
    text: 'You roll for the card your token is on when your turn comes: its dice, its points, its bonus.',
  },
  R4: {
    title: 'Using bonuses',
    text: 'Bonuses are voluntary, in any order. Our decision: a +1 never hurts, so all of them are counted without asking; you are only asked about rerolls.',
  },
  R5: {
    title: 'How +1 counts',
    text: 'It raises every die of its colour, and several add up; a die can thereby count more than six. Our decision: it also goes on counting after a reroll.',
  },
  R6: {
    title: 'Rerolling',
    text: 'Rerolling all means all dice of the burglary, also those that fit. Rerolling one means any die. Our decision: another bonus may throw the same die once more.',
  },
  R7: {
    title: 'How often',
    text: 'Every bonus can be used once in a round. A card that you win helps from the next round on.',
  },
  R8: {
    title: 'Only after a miss',
    text: 'As soon as all dice fit, the burglary is over; there is nothing left to reroll.',
  },
  R9: {
    title: 'Stopping',
    text: 'You need not use your rerolls. Our decision: whoever stops before the dice fit has failed.',
  },
  R10: {
    title: 'Earning a loot token',
    text: 'If your cards show +1 for green, orange, pink and black at the end of your burglary, won or failed, you take the highest loot token that is left, at once. It counts for the order of this round. Nobody has two. The English rulebook is unclear here, so we follow the German one. Our decision: bonuses on tokens do not count for the set.',
  },
  R11: {
    title: 'Others on a card that is won',
    text: 'First their tokens move to the card in the same column of the row below, then the gap is filled, then the row above may get a card.',
  },
  R12: {
    title: 'No card straight below',
    text: 'Our decision: the tokens go to the nearest card of that row, to the left one if two are equally near. If the row is empty, the same holds one row further down.',
  },
  R13: {
    title: 'Others on a card of row 2',
    text: 'They stay where they are and get the new card that is put there.',
  },
  R14: {
    title: 'Nothing new for row 2',
    text: 'Our decision: if a space of row 2 cannot be filled, its tokens go to the nearest card of row 2, or else to the nearest card of the lowest row that has any. If there is no card at all, the burglary has failed.',
  },
  R15: {
    title: 'Filling the gap',
    text: 'With the next card of the same deck. If it is empty, the next higher deck is used. Our decision: and so on upwards; if all those decks are empty, the space stays empty. A card of a higher deck keeps its own dice and points.',
  },
  R16: {
    title: 'One card more above',
    text: 'After a success the row above gets one card if it has fewer than three. Above row 5 there is nothing. Our decision: the card goes to the leftmost gap, and comes from a higher deck if need be.',
  },
  R17: {
    title: 'A failure changes nothing',
    text: 'The card stays, with everybody else on it, and no new card is revealed.',
  },
  R18: {
    title: 'Comfort after a failure',
    text: 'You draw two 0 cards, keep one face up and put the other under the deck. Our decision: a last card is simply taken, and if there is none you get nothing.',
  },
  R19: {
    title: 'A card in every round',
    text: 'Everybody gets exactly one card in each round, seven in the end. Only an empty 0 deck can change that.',
  },
  R20: {
    title: 'The order of a round',
    text: 'Points on cards and loot token decide. Whoever has the most gets place 1. Ties are settled by lot.',
  },
  R21: {
    title: 'Who has the reroll token',
    text: 'Always whoever is in the last place of the new order.',
  },
  R22: {
    title: 'Fewer than five players',
    text: 'Only as many turn order tokens are used as there are players; the higher ones stay in the box.',
  },
  R23: {
    title: 'A tie at the end',
    text: 'The highest single card decides, then the second highest, and so on. If all are equal, it is settled by lot. Our decision: loot tokens count as points, but are not compared as cards.',
  },
  R24: {
    title: 'An example from the rulebook',
    text: 'Vincenzo adds up seven numbers to 38. Whether one of them is a loot token cannot be seen, and nothing depends on it: cards and token are simply added.',
  },
  R25: {
    title: 'What is secret',
    text: 'Only the order of the cards in the decks. Both 0 cards are shown to all, so everybody knows what went under the deck. A pick can be taken back until somebody else has acted.',
  },
  R26: {
    title: 'Points on 0 cards',
    text: 'Reviews differ. Some 0 cards give a bonus and others one point, never both.',
  },
  R27: {
    title: 'Lower places',
    text: 'The rulebook only names a winner. Our decision: the other places are settled in the same way.',
  },
  R28: {
    title: 'Fewer cards than others',
    text: 'Our decision: when cards are compared, a card that somebody has not got counts 0.',
  },
  R29: {
    title: 'Who can be moved',
    text: 'Only those who still have to roll, for everybody else has taken the own token back. All on the card move together, may join others, and can be moved again in the same round.',
  },
  R30: {
    title: 'Rows are places',
    text: 'Our decision: cards never slide, and what counts is the row a card lies in, not the number on its back. A gap is filled from the deck of its row, whatever was won there.',
  },
  R31: {
    title: 'Waiting tokens',
    text: 'Our decision: tokens that find no card below wait until the gap is filled and the row above has got its card, and are placed then. If any lower row has a card they move before that.',
  },
  R32: {
    title: 'There is always something to pick',
    text: 'The loot decks have 36 cards, and at most 35 can be won; row 2 is filled from every deck.',
  },
  R33: {
    title: 'Bonuses of 0 cards',
    text: 'They count like those of cards that were won: once in a round, from the next round on.',
  },
  R34: {
    title: 'Ties of three and more',
    text: 'The places in question are drawn by lot among all who are tied. Several tied groups draw separately, and the reroll token goes by the result.',
  },
};
