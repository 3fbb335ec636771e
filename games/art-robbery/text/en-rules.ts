import type { RuleText } from '#table/text.ts';
import type { RuleId } from './rulebook.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  C1: {
    title: 'Cards',
    text: 'There are 55: six of each number from 0 to 5, six Bosses, six guard dogs and seven greedy thieves.',
  },
  C2: {
    title: 'Loot tokens',
    text: 'There are 36, nine for each raid: 0, 1, 2, three 3s, 4, 5 and the Boss. The number is what a token is worth, and each white dot is an alibi. The four raids have 2, 3, 4 and 6 alibis: two are on each 0, the others on 1s and 2s and, in the last raid, also on the 4 and the 5. The rulebooks list neither the numbers nor the dots on the tokens. This table comes from a public fan version and fits everything that is known. An option plays with a second set, made by us: it has other numbers and 28 alibis instead of 15.',
  },
  C3: {
    title: 'Guard dog figure',
    text: 'There is one dog. It is not a loot token and scores nothing, but it protects the player who has it (R8) and decides who starts the next raid (R16).',
  },
  S1: {
    title: 'Setting up',
    text: 'The loot tokens are sorted by raid, and the guard dog figure starts in the center. Shuffle the cards, deal five to each player and put the rest face down as the draw pile.',
  },
  S2: {
    title: 'A raid begins',
    text: 'The nine tokens of the raid lie face up in the center. Cards and dog stay where they are. Sketches come first, then sculptures, antiques and paintings.',
  },
  S3: {
    title: 'Playing a card',
    text: 'On your turn you put one of your five cards face up on the discard pile. You cannot pass.',
  },
  S4: {
    title: 'What the cards do',
    text: 'A number takes a token with that number from the center; if there is none, it steals one from another player. The Boss card does the same with the Boss token. The guard dog brings you the dog figure, wherever it is. The greedy thief takes any token from the center. If you already hold everything the card could take, nothing happens.',
  },
  S5: {
    title: 'A theft',
    text: 'The token moves from the victim to you and stays face up. If the victim has the dog, the victim is asked first: token or dog (R8).',
  },
  S6: {
    title: 'Drawing',
    text: 'After resolving your card, draw one so you have five again.',
  },
  S7: {
    title: 'Who is next',
    text: 'While there are tokens in the center, play continues clockwise. When the last one is gone, the raid is over.',
  },
  S8: {
    title: 'A raid ends',
    text: 'First check the Boss: it is kept or goes back to the box (R14). Then everyone turns the tokens of this raid face down and adds them to their safe stack. After that the next raid begins or, after the fourth, final scoring.',
  },
  S9: {
    title: 'The aim',
    text: 'Four raids are played, then alibis are counted. With three to five players, the player with the fewest is arrested; with two, the player with fewer pays a fine. Among those still free, the most points win.',
  },
  R1: {
    title: 'Who starts',
    text: 'In the rulebook, the player who visited a museum most recently starts. Our ruling: here it is drawn at random.',
  },
  R2: {
    title: 'The center comes first',
    text: 'As long as a token for your card lies in the center, you take it from there. Only when there is none do you steal from another player.',
  },
  R3: {
    title: 'One token per card',
    text: 'A card takes one token, even if several match. Our ruling: you choose which. Identical tokens are offered only once.',
  },
  R4: {
    title: 'Several possible victims',
    text: 'If several players have a token you can steal, you choose the victim and the token.',
  },
  R5: {
    title: 'Only you have that number',
    text: 'You cannot steal from yourself: if the only tokens with that number are in front of you, the card has no effect.',
  },
  R6: {
    title: 'Taking is not optional',
    text: 'A card that can take a token must take it, from the center as well as from players. The German rulebook reads as if you could decline a theft, the Spanish one does not; we follow the Spanish one.',
  },
  R7: {
    title: 'Cards without effect',
    text: 'You may play a card that gets you nothing, even on purpose. It is discarded, and you draw a new one.',
  },
  R8: {
    title: 'The guard dog as a defence',
    text: 'The player with the dog chooses: hand over the token, or hand over the dog and keep the token. The choice is made after the thief has named the token. It works only once: the dog goes to the thief, who gets no token. Our ruling: it also works against the Boss card, because that card steals a token.',
  },
  R9: {
    title: 'Two matching tokens',
    text: 'If the victim has the dog and several matching tokens, the thief names one of them. The victim chooses only between that token and the dog.',
  },
  R10: {
    title: 'The guard dog card',
    text: 'You get the figure, whether it is in the center or with another player. There is no defense against this card. If you have it already, nothing happens.',
  },
  R11: {
    title: 'The greedy thief',
    text: 'This card takes one token of your choice from the center, and that may be the Boss. It never takes from players. Our ruling: it cannot take the dog, which is not a token.',
  },
  R12: {
    title: 'Does a 5 take the Boss?',
    text: 'No. The Boss shows a 5, but only a Boss card or a greedy thief gets it. Nor does it count as the 4 or 5 you need to keep it.',
  },
  R13: {
    title: 'When a raid ends',
    text: 'It ends the moment the last token leaves the center; a dog that is still there makes no difference. Our ruling: the player who took that token draws as usual, so everyone goes into the next raid with five cards.',
  },
  R14: {
    title: 'Keeping the Boss',
    text: 'When the raid ends, the Boss stays with you only if a 4 or a 5 of the same raid lies in front of you too. Otherwise it goes back to the box and belongs to no one.',
  },
  R15: {
    title: 'Safe stacks',
    text: 'What is in a safe stack is out of reach for thieves. Our ruling: everyone has seen what went in, so it stays in sight and is counted. An option hides the stacks for players who want to remember: then only the owner may look at them. The others see how many tokens they hold and anything that can be worked out for certain (with two players, everything).',
  },
  R16: {
    title: 'Who starts the next raid',
    text: 'The player with the dog starts and keeps it. Our ruling: a dog that is still in the center stays there, and the player clockwise from the one who took the last token starts.',
  },
  R17: {
    title: 'Cards stay as they are',
    text: 'Hands, draw pile and discard pile go into the next raid unchanged; nothing is shuffled.',
  },
  R18: {
    title: 'The draw pile is empty',
    text: 'Then the discard pile is shuffled and takes its place. Our ruling: that happens right after the draw that empties it, and the card just played is shuffled in too.',
  },
  R19: {
    title: 'Arrest',
    text: 'With three to five players, the player with the fewest alibis is arrested and cannot win; if several are tied for the fewest, all of them are arrested. If that is everyone, the police win.',
  },
  R20: {
    title: 'The fine',
    text: 'With two players no one is arrested, but the player with fewer alibis gives up tokens worth 10 points before points are counted. Our ruling: there is no change, so you give up the smallest possible total of at least 10; if you have less, you give up everything that scores. The tokens are picked automatically, because the choice cannot change who wins.',
  },
  R21: {
    title: 'Equal alibis with two players',
    text: 'Then no one pays. With the usual tokens this cannot happen: at the end all 15 alibis are with one player or the other, and 15 is odd. With the second set it can.',
  },
  R22: {
    title: 'Counting alibis',
    text: 'Every white dot in your safe stack counts, from all four raids. There is none on a Boss, so losing the Boss costs no alibi.',
  },
  R23: {
    title: 'Counting points',
    text: 'Add up the numbers in your safe stack. Every Boss that you kept counts 5.',
  },
  R24: {
    title: 'A tie on points',
    text: 'The tied player with more alibis wins. Our ruling: if those are equal too, the win is shared.',
  },
  R25: {
    title: 'Where the arrested rank',
    text: 'They come after all the others, whatever their loot is worth.',
  },
  R26: {
    title: 'What everyone sees',
    text: 'The tokens of the current raid, the dog, the top of the discard pile and the size of both piles are open. Hands are hidden.',
  },
  R27: {
    title: 'Reviews that say otherwise',
    text: 'One review says the dog must be gone before anything can be stolen, another says that at most four can play. Rulebook and box decide: the victim chooses between token and dog, and there are two to five players.',
  },
  R28: {
    title: 'Which tokens pay the fine',
    text: 'A Boss counts 5 here too. If several choices have the same total, the one with the fewest alibis is paid, then the one with the fewest tokens, then the one that comes first in the order of the tokens. If points are tied afterward, the remaining alibis decide; the player who paid has fewer in any case.',
  },
  R29: {
    title: 'What cannot happen',
    text: 'The draw pile never runs short: the two piles together hold at least 30 cards between turns, your card joins them before you draw, and an empty draw pile is replaced at once. A theft never ends a raid, because it leaves the center as it is. A victim always has the token that is named. A greedy thief always finds something, because with an empty center the raid would be over. For the same reason, some player has the Boss when a raid ends.',
  },
  R30: {
    title: 'The dog’s question',
    text: 'It is the only question asked of a player who is not taking a turn, and dog cards and greedy thieves never lead to it. If you hand over the dog, you keep the token but are no longer protected. Our ruling: the turn waits for the answer, and nothing is drawn before it.',
  },
  R31: {
    title: 'Must the greedy thief take something?',
    text: 'Yes, always, as with the other cards (R6). Our ruling: if only the Boss is left in the center, it takes the Boss; so the raid ends, and you check at once whether the Boss is kept.',
  },
};
