import type { RuleId } from './rulebook.ts';

/** A rule as a language tells it; whether it is our own decision is the same in all of them. */
export interface Rule {
  readonly title: string;
  readonly text: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = {
  C1: {
    title: 'Cards',
    text: 'There are 55: six of each number from 0 to 5, six Bosses, six guard dogs and seven greedy thieves.',
  },
  C2: {
    title: 'Loot tokens',
    text: 'There are 36, nine for each raid: 0, 1, 2, three 3s, 4, 5 and the Boss. The number is what a token is worth, and each white dot is an alibi. The four raids have 2, 3, 4 and 6 alibis: two are on each 0, the others on 1s and 2s and, in the last raid, also on the 4 and the 5. The rulebooks do not say which dots are where: these values come from a public fan version and fit all that is known. An option plays with a second set, made by us: it has other numbers and 28 alibis instead of 15.',
  },
  C3: {
    title: 'Guard dog figure',
    text: 'There is one dog. It is not a loot token and scores nothing, but it protects whoever has it (R8) and says who starts the next raid (R16).',
  },
  S1: {
    title: 'Setting up',
    text: 'The loot tokens are sorted by raid, and the dog sits down in the centre. The cards are shuffled; everybody gets five, and the others make up the draw pile.',
  },
  S2: {
    title: 'A raid begins',
    text: 'The nine tokens of the raid lie face up in the centre. Cards and dog stay where they are. Sketches come first, then sculptures, antiques and paintings.',
  },
  S3: {
    title: 'Playing a card',
    text: 'On your turn you put one of your five cards face up on the discard pile. You cannot pass.',
  },
  S4: {
    title: 'What the cards do',
    text: 'A number takes a token with that number from the centre; if there is none, it steals one from somebody. The Boss card does the same with the Boss token. The guard dog brings you the dog figure, wherever it is. The greedy thief takes any token from the centre. If what the card asks for is with you already, nothing happens.',
  },
  S5: {
    title: 'A theft',
    text: 'The token moves from the victim to you and stays face up. If the victim has the dog, the victim is asked first: token or dog (R8).',
  },
  S6: {
    title: 'Drawing',
    text: 'When your card has been dealt with, you draw one, so that you have five again.',
  },
  S7: {
    title: 'Who is next',
    text: 'While there are tokens in the centre, play goes on clockwise. When the last one is gone, the raid is over.',
  },
  S8: {
    title: 'A raid ends',
    text: 'First comes the Boss: kept or sent back (R14). Then everybody turns the tokens of this raid face down and adds them to their safe stack. After that the next raid begins or, after the fourth, the count.',
  },
  S9: {
    title: 'The aim',
    text: 'Four raids are played, then alibis are counted. With three to five players whoever has the fewest is arrested; with two, whoever has fewer pays a fine. Of those still free, whoever has the most points wins.',
  },
  R1: {
    title: 'Who starts',
    text: 'By the rulebook it is the person whose last visit to a museum was most recent. Our decision: here it is drawn at random.',
  },
  R2: {
    title: 'The centre comes first',
    text: 'As long as a token for your card lies in the centre, you take it from there. Only when there is none do you steal from somebody.',
  },
  R3: {
    title: 'One token per card',
    text: 'A card takes one token, even if several match. Our decision: you choose which. Tokens that do not differ are offered only once.',
  },
  R4: {
    title: 'Several possible victims',
    text: 'If several people have a token that you may steal, you choose the victim and the token.',
  },
  R5: {
    title: 'Only you have that number',
    text: 'Nobody steals from themselves: if the only tokens with that number are in front of you, the card has no effect.',
  },
  R6: {
    title: 'Taking is not optional',
    text: 'A card that can take a token must take it, from the centre as well as from people. The German rulebook sounds as if a theft could be declined, the Spanish one does not; we follow the Spanish one.',
  },
  R7: {
    title: 'Cards without effect',
    text: 'You may play a card that gets you nothing, even on purpose. It is discarded, and you draw a new one.',
  },
  R8: {
    title: 'The guard dog as a defence',
    text: 'Whoever has the dog chooses: hand over the token that is to be stolen, or hand over the dog and keep the token. The choice is made after the thief has named the token. It helps only once, for the dog then sits with the thief, who gets no token. Our decision: it also works against the Boss card, because that card steals a token.',
  },
  R9: {
    title: 'Two matching tokens',
    text: 'If the victim has the dog and several matching tokens, the thief names one of them. The victim chooses only between that token and the dog.',
  },
  R10: {
    title: 'The guard dog card',
    text: 'You get the figure, whether it sits in the centre or with somebody. The dog does not defend itself against this card. If you have it already, nothing happens.',
  },
  R11: {
    title: 'The greedy thief',
    text: 'This card takes one token of your choice from the centre, and that may be the Boss. It never takes from people. Our decision: it cannot take the dog, which is not a token.',
  },
  R12: {
    title: 'Does a 5 take the Boss?',
    text: 'No. The Boss shows a 5, but only a Boss card or a greedy thief gets it. Nor is it the 4 or 5 that you need in order to keep it.',
  },
  R13: {
    title: 'When a raid ends',
    text: 'It ends the moment the last token leaves the centre; a dog that is still there makes no difference. Our decision: whoever took that token draws as usual, so that everybody goes into the next raid with five cards.',
  },
  R14: {
    title: 'Keeping the Boss',
    text: 'When the raid ends, the Boss stays with you only if a 4 or a 5 of the same raid lies in front of you too. Otherwise it goes back to the box and belongs to nobody.',
  },
  R15: {
    title: 'Safe stacks',
    text: 'What is in a safe stack is out of reach for thieves. Our decision: only the owner may look inside, the others see the number of tokens and whatever leaves no doubt, as with two players. An option opens all stacks.',
  },
  R16: {
    title: 'Who starts the next raid',
    text: 'Whoever has the dog starts, and keeps it. Our decision: a dog that is still in the centre stays there, and the one who sits clockwise after the taker of the last token starts.',
  },
  R17: {
    title: 'Cards stay as they are',
    text: 'Hands, draw pile and discard pile go into the next raid unchanged; nothing is shuffled.',
  },
  R18: {
    title: 'The draw pile is empty',
    text: 'Then the discard pile is shuffled and takes its place. Our decision: that happens right after the draw that empties it, and the card just played is shuffled in too.',
  },
  R19: {
    title: 'Arrest',
    text: 'With three to five players, whoever has the fewest alibis is arrested and cannot win any more; if several have equally few, all of them. If that is everybody, the police win and nobody else does.',
  },
  R20: {
    title: 'The fine',
    text: 'With two players nobody is arrested, but whoever has fewer alibis gives up tokens worth 10 points before points are counted. Our decision: no change is given, so it is the smallest total from 10 upwards that the tokens allow; whoever owns less gives up everything that scores. The tokens are picked automatically, because the choice cannot change who wins.',
  },
  R21: {
    title: 'Equal alibis with two players',
    text: 'Then nobody pays. With the usual tokens it cannot happen: all 15 alibis are with one or the other at the end, and 15 is odd. With the second set it can.',
  },
  R22: {
    title: 'Counting alibis',
    text: 'Every white dot in your safe stack counts, from all four raids. There is none on a Boss, so a Boss that is sent back costs no alibi.',
  },
  R23: {
    title: 'Counting points',
    text: 'Add up the numbers in your safe stack. Every Boss that you kept counts 5.',
  },
  R24: {
    title: 'A tie on points',
    text: 'Then more alibis win. Our decision: if those are equal too, the win is shared.',
  },
  R25: {
    title: 'Where the arrested rank',
    text: 'They come after all the others, whatever their loot is worth.',
  },
  R26: {
    title: 'What everybody sees',
    text: 'The tokens of the running raid, the dog, the top of the discard pile and the size of both piles are open. Hands are hidden.',
  },
  R27: {
    title: 'Reviews that say otherwise',
    text: 'One review says the dog must be gone before anything can be stolen, another says that at most four can play. Rulebook and box decide: the victim chooses between token and dog, and there are two to five players.',
  },
  R28: {
    title: 'Which tokens pay the fine',
    text: 'A Boss counts 5 here too. If several choices have the same total, the one with the fewest alibis is paid, then the one with the fewest tokens, then the one that comes first in the order of the tokens. If the points are level afterwards, the alibis that are left decide; whoever paid has fewer in any case.',
  },
  R29: {
    title: 'What cannot happen',
    text: 'You never find the draw pile short: the two piles together hold at least 30 cards between turns, your card joins them before you draw, and an empty draw pile is replaced at once. A theft never ends a raid, because it leaves the centre as it is. A victim always has the token that is named. A greedy thief always finds something, for with an empty centre the raid would be over. For the same reason somebody has the Boss when a raid ends.',
  },
  R30: {
    title: 'The dog’s question',
    text: 'It is the only question for somebody who is not in turn, and dog cards and greedy thieves never lead to it. Whoever hands over the dog keeps the token, but has no protection from then on. Our decision: the turn waits for the answer, and nothing is drawn before it.',
  },
  R31: {
    title: 'Must the greedy thief take something?',
    text: 'Yes, always, as with the other cards (R6). Our decision: if only the Boss is left in the centre, it takes the Boss; so the raid ends, and whether the Boss is kept is settled at once.',
  },
};
