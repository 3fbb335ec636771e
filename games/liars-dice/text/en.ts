import type { RuleText, Sentences } from '#table/text.ts';
import type { Face } from '../components.ts';
import type { Refusal } from '../refusal.ts';
import type { Event } from '../state.ts';
import type { ChapterId, RuleId } from './rulebook.ts';

const FACE = ['one', 'two', 'three', 'four', 'five', 'six'];
const MANY = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** "3 fives". */
const dice = (count: number, face: Face): string => `${count} ${(count === 1 ? FACE : MANY)[face - 1]}`;

const event: Sentences<Event> = {
  announced: ({ seat, count, face }, names) => `${names[seat]} bids ${dice(count, face)}.`,
  doubted: ({ seat, bidder, count, face }, names) => `${names[seat]} doubts ${names[bidder]}: ${dice(count, face)}?`,
  shown: ({ cups, face, found }, names) => `Cups up: ${open(cups, names)}. That makes ${dice(found, face)}.`,
  lostDie: ({ seat, left }, names) =>
    left === 0 ? `${names[seat]} loses the last die and is out.` : `${names[seat]} loses a die and has ${left} left.`,
  rolled: ({ begins }, names) => `Everyone rolls again. ${names[begins]} begins.`,
  won: ({ seat }, names) => `${names[seat]} wins.`,
};

/** "Mira 1 3 5, Jonas 2 2": whoever still has dice. */
export const open = (cups: readonly (readonly Face[])[], names: readonly string[]): string =>
  cups.flatMap((cup, seat) => (cup.length === 0 ? [] : [`${names[seat]} ${cup.join(' ')}`])).join(', ');

const refusal: Record<Refusal, string> = {
  unclear: 'That is no bid: say how many dice and which face, such as 3x5, or doubt.',
  'nothing-to-doubt': 'Nothing has been bid in this round yet.',
  'too-many': 'There are not that many dice left.',
  'too-low': 'Bid higher: more dice, or as many of a higher face.',
};

const rules: Record<RuleId, RuleText> = {
  C1: {
    title: 'Dice',
    text: 'Everyone begins with five dice and a cup. An option plays with three, which is shorter.',
  },
  S1: { title: 'Rolling', text: 'All roll under their cups. You see your own dice, and no one else’s.' },
  S2: { title: 'Your turn', text: 'Bid higher than the last bid, or doubt it. You cannot pass. Turns go clockwise.' },
  S3: { title: 'Doubting', text: 'When you doubt, all cups are lifted and the dice of the bid number are counted.' },
  S4: {
    title: 'Losing a die',
    text: 'The player who was wrong loses a die and begins the next round: everyone rolls again.',
  },
  S5: { title: 'Winning', text: 'The last one who has dice wins. The others are placed by how long they stayed.' },
  R1: { title: 'Who begins', text: 'Chance says who begins the first round.' },
  R2: {
    title: 'A higher bid',
    text: 'A bid is higher if it names more dice of any face, or as many of a higher face.',
  },
  R3: { title: 'The highest bid', text: 'No one bids more dice than there are on the table.' },
  R4: {
    title: 'Wild ones',
    text: 'Ones count as every face. A bid of ones counts ones alone. An option plays without wild ones.',
  },
  R5: {
    title: 'Enough is enough',
    text: 'If there are at least as many as were bid, the player who doubted was wrong.',
  },
  R6: { title: 'Out', text: 'Without dice you are out, and the next player in turn begins the round.' },
  R7: { title: 'What is known', text: 'How many dice everyone has, and the bid. When the game is over, all dice.' },
};

/** English is the shape that the other languages fill. */
export const en = {
  pitch: 'Everyone rolls in secret and bids on all dice together: bid higher or doubt, and someone loses a die.',
  you: 'You',
  dice,
  event,
  refusal,
  rules,
  chapters: { aim: 'Aim and start', bids: 'Bidding', doubts: 'Doubting' } satisfies Record<ChapterId, string>,
  options: {
    dice: {
      name: 'Dice',
      values: { 5: 'Five dice each, about 20 minutes.', 3: 'Three dice each, about 10 minutes.' },
    },
    wild: {
      name: 'Ones',
      values: { true: 'Ones are wild: they count as every face.', false: 'Ones are just ones.' },
    },
  },
  move: {
    bid: (bid: string) => `Bid ${bid}.`,
    doubt: (bid: string, bidder: string) => `Doubt: ${bidder} bid ${bid}.`,
  },
  twin: {
    round: 'The bid',
    players: 'Dice',
    over: 'The game is over',
    yourTurn: 'It is your turn.',
    turnOf: (name: string) => `It is ${name}’s turn.`,
    noBid: 'Nothing has been bid yet.',
    bid: (bid: string, name: string) => `Bid: ${bid}, by ${name}.`,
    hidden: (name: string, count: number) => `${name}: ${count === 1 ? '1 die' : `${count} dice`}.`,
    shown: (name: string, faces: string) => `${name}: ${faces}.`,
    out: (name: string) => `${name}: out.`,
    inPlay: (count: number) => `${count} dice in all.`,
  },
  board: { yourBid: 'Your bid', more: 'One die more', fewer: 'One die fewer', doubt: 'I doubt it' },
  outcome: {
    youWin: 'You win.',
    wins: (name: string) => `${name} wins.`,
    place: (place: number, name: string) => `${place}. ${name}`,
  },
};
export type Words = typeof en;
