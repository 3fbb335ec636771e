import type { RuleText } from '#table/text.ts';
import type { RuleId } from './rulebook.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  C1: {
    title: 'Loot cards',
    text: 'There are 55: nineteen number-0 cards and nine each of the numbers 2, 3, 4 and 5. The number tells you how many dice the card needs. The bottom of the card shows the dice with the minimum for each, the top shows the loot points and, on many cards, a bonus. The values on the real cards are not published. The built-in set is ours, made to fit everything the rulebooks and reviews say.',
  },
  C2: {
    title: 'Characters',
    text: 'Each player has a character with a character token. Characters have no abilities. Three of their names are from the rulebook, two are ours.',
  },
  C3: {
    title: 'Dice',
    text: 'There are fifteen: three each in blue, green, orange, pink and black.',
  },
  C4: {
    title: 'Kinds of bonus',
    text: 'A +1 in a color raises every die of that color; there is one for green, orange, pink and black, but none for blue. Other bonuses let you reroll one die, or all dice of the burglary.',
  },
  C5: {
    title: 'Turn order tokens',
    text: 'Token 1 has no bonus. Token 3 rerolls all dice, as an example in the rulebook suggests. Our ruling: token 2 rerolls one die, tokens 4 and 5 reroll all.',
  },
  C6: {
    title: 'Reroll token',
    text: 'The player in last place has it in addition to their turn order token. It rerolls one die.',
  },
  C7: {
    title: 'Loot tokens',
    text: 'There are five, worth 6, 5, 4, 3 and 2 points. The two highest are known from a review, the others are our guess.',
  },
  C8: {
    title: 'Your own cards',
    text: 'If you own the box, you can play with its real values: the option takes a card set as JSON. It needs 55 cards in decks of 19, 9, 9, 9 and 9, as many dice on a card as its deck says, at most three of one color, and bonuses of the known kinds. The record of the game carries the whole set.',
  },
  S1: {
    title: 'Setting up',
    text: 'The five decks are shuffled. Three number-2 cards lie face up in row 2; rows 3, 4 and 5 above it are still empty. The turn order tokens are dealt at random, and the player in last place also takes the reroll token.',
  },
  S2: {
    title: 'Picking',
    text: 'In turn order, each player places their character token on a face-up card. When all have picked, the burglaries begin.',
  },
  S3: {
    title: 'Rolling',
    text: 'In reverse turn order, each player takes the dice of the card their token is on and rolls them once. If every die shows at least the required number of spots, you win the card. If not, you can use your bonuses. If the burglary still fails, take your token back and get a number-0 card as consolation.',
  },
  S4: {
    title: 'End of a round',
    text: 'When all have rolled, points on cards and loot tokens are counted, and the turn order tokens are reassigned: most points takes token 1. After the seventh round the game is over instead.',
  },
  S5: {
    title: 'Aim of the game',
    text: 'Seven times you break into a villa. The player with the most points on cards and loot token after the seventh round wins.',
  },
  R1: {
    title: 'What may be picked',
    text: 'Any face-up card of any row, including one that already has other tokens on it.',
  },
  R2: {
    title: 'Who rolls when',
    text: 'The player in last place rolls first, the player in first place last, even if their token was moved.',
  },
  R3: {
    title: 'After being moved',
    text: 'You roll for the card your token is on when your turn comes: its dice, its points, its bonus.',
  },
  R4: {
    title: 'Using bonuses',
    text: 'Bonuses are optional, in any order. Our ruling: a +1 never hurts, so all of them are counted without asking; you are only asked about rerolls.',
  },
  R5: {
    title: 'How +1 counts',
    text: 'It raises every die of its color, and several add up, so a die can count more than six. Our ruling: it still counts after a reroll.',
  },
  R6: {
    title: 'Rerolling',
    text: 'Rerolling all means all dice of the burglary, including those that are high enough. Rerolling one means any die. Our ruling: the same die may be rerolled with another bonus.',
  },
  R7: {
    title: 'How often',
    text: 'Each bonus can be used once per round. A card that you win helps from the next round on.',
  },
  R8: {
    title: 'Only after a miss',
    text: 'As soon as all dice are high enough, the burglary is over; there is nothing left to reroll.',
  },
  R9: {
    title: 'Stopping',
    text: 'You need not use your rerolls. Our ruling: if you stop before all dice are high enough, the burglary fails.',
  },
  R10: {
    title: 'Earning a loot token',
    text: 'If your cards show +1 for green, orange, pink and black at the end of your burglary, won or failed, you take the highest loot token still available, at once. It counts for turn order this round. You can have only one. The English rulebook is unclear here, so we follow the German one. Our ruling: bonuses on tokens do not count for the set.',
  },
  R11: {
    title: 'Others on a card that is won',
    text: 'First their tokens move to the card in the same column of the row below, then the space is refilled, then the row above may get a card.',
  },
  R12: {
    title: 'No card straight below',
    text: 'Our ruling: the tokens go to the nearest card of that row, to the left one if two are equally near. If the row is empty, repeat one row further down.',
  },
  R13: {
    title: 'Others on a card of row 2',
    text: 'They go on the newly revealed card in that space.',
  },
  R14: {
    title: 'Nothing new for row 2',
    text: 'Our ruling: if a space of row 2 cannot be filled, its tokens go to the nearest card of row 2, or else to the nearest card of the lowest row that has any. If there is no card at all, the burglary has failed.',
  },
  R15: {
    title: 'Refilling the space',
    text: 'Refill the space from the same deck. If that deck is empty, use the next-higher deck. Our ruling: and so on upward; if all those decks are empty, the space stays empty. A card of a higher deck keeps its own dice and points.',
  },
  R16: {
    title: 'An extra card above',
    text: 'After a success the row above gets one card if it has fewer than three. Above row 5 there is nothing. Our ruling: the card goes to the leftmost empty space and comes from a higher deck if necessary.',
  },
  R17: {
    title: 'A failure changes nothing',
    text: 'The card stays, with everyone else on it, and no new card is revealed.',
  },
  R18: {
    title: 'After a failed burglary',
    text: 'You draw two number-0 cards, keep one face up and put the other under the deck. Our ruling: if only one is left you take it, and if none is left you get nothing.',
  },
  R19: {
    title: 'A card in every round',
    text: 'Each player gets exactly one card per round, seven in the end. Only an empty number-0 deck can change that.',
  },
  R20: {
    title: 'The order of a round',
    text: 'Points on cards and loot token decide. The player with the most takes first place. Ties are broken at random.',
  },
  R21: {
    title: 'Who has the reroll token',
    text: 'Always the player in last place in the new turn order.',
  },
  R22: {
    title: 'Fewer than five players',
    text: 'Only as many turn order tokens are used as there are players; the higher ones stay in the box.',
  },
  R23: {
    title: 'A tie at the end',
    text: 'The highest single card decides, then the second highest, and so on. If all cards are equal, the winner is drawn at random (the rulebook tosses a coin). Our ruling: loot tokens count as points, but are not compared as cards.',
  },
  R24: {
    title: 'An example from the rulebook',
    text: 'Vincenzo adds up seven numbers to 38. Whether one of them is a loot token cannot be seen, and nothing depends on it: cards and token are simply added.',
  },
  R25: {
    title: 'What is secret',
    text: 'Only the order of the cards in the decks. Our ruling: both drawn number-0 cards are shown to everyone, so everyone knows what went under the deck. You can undo a pick until another player has acted.',
  },
  R26: {
    title: 'Points on number-0 cards',
    text: 'Reviews differ. Some number-0 cards give a bonus and others one point, never both.',
  },
  R27: {
    title: 'Lower places',
    text: 'The rulebook only names a winner. Our ruling: the other places are settled in the same way.',
  },
  R28: {
    title: 'Fewer cards than others',
    text: 'Our ruling: when cards are compared, a missing card counts as 0.',
  },
  R29: {
    title: 'Who can be moved',
    text: 'Only those who still have to roll, because everyone else has taken their token back. All on the card move together, may join others, and can be moved again in the same round.',
  },
  R30: {
    title: 'Rows are spaces',
    text: 'Our ruling: cards never slide, and what counts is the row a card lies in, not the number on its back. A space is refilled from the deck of its row, whatever was won there.',
  },
  R31: {
    title: 'Waiting tokens',
    text: 'Our ruling: tokens that find no card below wait until the space is refilled and the row above has got its card, and are placed then. If any lower row has a card they move before that.',
  },
  R32: {
    title: 'There is always something to pick',
    text: 'Decks 2 to 5 hold 36 cards, and at most 35 can be won; row 2 can be refilled from every deck.',
  },
  R33: {
    title: 'Bonuses on number-0 cards',
    text: 'They count like those of cards that were won: once in a round, from the next round on.',
  },
  R34: {
    title: 'Ties between three or more',
    text: 'The places in question are drawn at random among all tied players. Several tied groups draw separately, and the reroll token goes by the result.',
  },
};
