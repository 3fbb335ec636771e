import { namesOf, type Party, perSeat } from '#table/people.ts';
import type { Sentences } from '#table/text.ts';
import { joined, of } from '#table/text.ts';
import type { Bonus, Character, Colour, Deck, Space } from '../components.ts';
import type { Refusal } from '../refusal.ts';
import type { Event, Shown } from '../state.ts';
import { rules } from './en-rules.ts';
import { type DieWords, dieWords, placeOf } from './pieces.ts';
import type { ChapterId } from './rulebook.ts';

const colour: Record<Colour, string> = { blue: 'blue', green: 'green', orange: 'orange', pink: 'pink', black: 'black' };
const bonus: Record<Bonus, string> = {
  none: 'no bonus',
  '+1 green': '+1 green',
  '+1 orange': '+1 orange',
  '+1 pink': '+1 pink',
  '+1 black': '+1 black',
  'reroll one': 'reroll one die',
  'reroll all': 'reroll all dice',
};
const character: Record<Character, string> = {
  johnny: 'Johnny',
  kate: 'Kate',
  vincenzo: 'Vincenzo',
  mathilda: 'Mathilda',
  gustav: 'Gustav',
};

const points = (n: number): string => of(n, 'point', 'points');
const cards = (n: number): string => (n === 0 ? 'no cards' : of(n, 'card', 'cards'));
const and = joined.en;

const COLUMN = ['left', 'middle', 'right'];
const at = (space: Space): string => `${placeOf(space).row}, ${COLUMN[placeOf(space).column]}`;
const place = (space: Space): string => `row ${at(space)}`;
const die = ({ colour: of, number }: DieWords): string => `${colour[of]} ${number}`;
const dice = (all: readonly DieWords[]): string => and(all.map(die));

/** A card by what it brings: "4 with +1 pink", "7", "+1 green". */
const loot = (it: Omit<Shown, 'card'>): string => {
  if (it.bonus === 'none') return String(it.points);
  return it.points === 0 ? bonus[it.bonus] : `${it.points} with ${bonus[it.bonus]}`;
};
/** A 0 card brings one or the other. */
const zero = (it: Shown): string => (it.bonus === 'none' ? points(it.points) : loot(it));
const verb = (people: readonly string[], one: string, many: string): string =>
  `${and(people)} ${people.length > 1 ? many : one}`;

const event = {
  picked: (e, names) => `${names[e.seat]} picks the ${loot(e)} (${place(e.space)}).`,
  rolled: (e, names) => `${names[e.seat]} rolls ${dice(e.dice.map(dieWords))}.`,
  rerolledAll: (e, names) => `${names[e.seat]} rerolls all dice: ${dice(e.dice.map(dieWords))}.`,
  rerolledOne: (e, names) => `${names[e.seat]} rerolls one die: ${die(dieWords(e.shows))}.`,
  stopped: (e, names) => `${names[e.seat]} stops.`,
  succeeded: (e, names) => `${names[e.seat]} succeeds and takes the ${loot(e)}.`,
  displaced: (e, names) => `${verb(namesOf(e.seats, names), 'moves', 'move')} to the ${loot(e)} (${place(e.to)}).`,
  stayed: (e, names) => `${verb(namesOf(e.seats, names), 'gets', 'get')} the new card there, the ${loot(e)}.`,
  stranded: (e, names) => `There is no card left for ${and(namesOf(e.seats, names))}.`,
  refilled: (e) => `New in ${place(e.space)}: the ${loot(e)}.`,
  notRefilled: (e) => `There is no card left to fill ${place(e.space)}.`,
  revealed: (e) => `One card more in ${place(e.space)}: the ${loot(e)}.`,
  failed: (e, names) => `${names[e.seat]} has failed.`,
  drew: (e, names) =>
    e.cards.length === 1
      ? `${names[e.seat]} draws the last 0 card: ${zero(e.cards[0]!)}.`
      : `${names[e.seat]} draws two 0 cards: ${and(e.cards.map(zero))}.`,
  kept: (e, names) => `${names[e.seat]} keeps ${zero(e)}.`,
  putUnder: (e) => `The other one, ${zero(e)}, goes under the 0 deck.`,
  gotNothing: (e, names) => `There is no 0 card left: ${names[e.seat]} gets nothing.`,
  tookLootToken: (e, names) => `${names[e.seat]} has all four colours and takes the loot token of ${points(e.points)}.`,
  roundEnded: (e, names) => `Round ${e.round} is over. Points: ${perSeat(e.points, names)}.`,
  ordered: (e, names) => {
    const lots = e.drew.map((seats) => ` ${and(namesOf(seats, names))} were tied and drew lots.`);
    return `The new order is ${namesOf(e.order, names).join(', ')}.${lots.join('')} ${names[e.order.at(-1)!]} has the reroll token.`;
  },
  won: (e, names) => {
    const why = {
      points: '',
      cards: ' The points are level, so the better cards decide.',
      lot: ' Points and cards are level, so the lot decides.',
    };
    return `${names[e.seat]} wins with ${points(e.points[e.seat]!)}.${why[e.by]}`;
  },
} satisfies Sentences<Event>;

const refusal = {
  unclear: 'That is not a move of this game.',
  'pick-first': 'First pick a card: the dice come when everybody has picked.',
  'already-picked': 'You have picked already. Your token stays until the dice decide.',
  'no-card-there': 'There is no card in that place.',
  'roll-first': 'First roll the dice of your card.',
  'already-rolled': 'You have rolled already: use a reroll, or stop.',
  'no-reroll-one': 'You have no bonus left that rerolls one die.',
  'no-reroll-all': 'You have no bonus left that rerolls all dice.',
  'no-such-die': 'Your card has fewer dice than that.',
  'keep-first': 'First keep one of the two 0 cards.',
  'nothing-drawn': 'There are no 0 cards to choose from.',
  'not-drawn': 'That is not one of the two cards you have drawn.',
} satisfies Record<Refusal, string>;

const move = {
  pick: (it: Shown, space: Space, needs: readonly DieWords[]) =>
    `Pick the ${loot(it)} in ${place(space)}. It needs ${dice(needs)}.`,
  roll: (needs: readonly DieWords[]) => `Roll the dice. The card asks for ${dice(needs)}.`,
  rerollAll: 'Reroll all dice.',
  rerollOne: (n: number, of: Colour, shows: number, least: number) =>
    `Reroll die ${n}, ${colour[of]}: it shows ${shows} and needs ${least}.`,
  rerollFitting: (n: number, of: Colour, shows: number) =>
    `Reroll die ${n}, ${colour[of]}: it shows ${shows} and fits.`,
  stop: 'Stop here: the burglary fails, and you draw 0 cards.',
  keep: (first: boolean, it: Shown) => `Keep the ${first ? 'first' : 'second'} card: ${zero(it)}.`,
};

const twin = {
  you: 'You',
  round: (n: number, all: number) => `Round ${n} of ${all}`,
  over: 'Game over',
  allPlayed: 'All seven rounds are over.',
  youPick: 'It is your turn: pick a card.',
  picks: (name: string) => `${name} is picking a card.`,
  youRoll: 'It is your turn: roll the dice.',
  rolls: (name: string) => `${name} is about to roll.`,
  youUse: 'Your dice do not fit yet: use a reroll, or stop.',
  uses: (name: string) => `${name} is deciding about rerolls.`,
  youKeep: (two: readonly Shown[]) => `You have failed: keep one of two 0 cards, ${and(two.map(zero))}.`,
  keeps: (name: string, two: readonly Shown[]) =>
    `${name} has failed and keeps one of two 0 cards: ${and(two.map(zero))}.`,
  dice: 'Dice',
  fits: (it: DieWords) => `${die(it)}: fits.`,
  fails: (it: DieWords, least: number) => `${die(it)}: too low, needs ${least}.`,
  rerollsLeft: (one: number, all: number) => `Rerolls left: ${one} of one die, ${all} of all dice.`,
  display: 'Display',
  card: (space: Space, it: Shown, needs: readonly DieWords[]) => `Row ${at(space)}: ${loot(it)}. Needs ${dice(needs)}.`,
  tokensHere: (who: readonly string[]) => `Here: ${who.join(', ')}.`,
  emptyRow: (row: number) => `Row ${row}: empty.`,
  decks: 'Decks',
  deck: (deck: Deck, n: number) => `${deck} deck: ${cards(n)}.`,
  under: (known: readonly Shown[]) => `Known at the bottom, the next one first: ${known.map(zero).join(', ')}.`,
  onlyOne: (it: Shown) => `It can only be the ${loot(it)}.`,
  lootTokens: (left: readonly number[]) =>
    left.length === 0 ? 'Loot tokens left: none.' : `Loot tokens left: ${left.join(', ')}.`,
  players: 'Players in turn order',
  ranking: 'Final ranking',
  player: (n: number, who: string, score: number) => `${n}. ${who}: ${points(score)}.`,
  loot: (all: readonly Shown[]) => (all.length === 0 ? 'No loot yet.' : `Loot: ${all.map(loot).join(', ')}.`),
  lootToken: (n: number) => `Loot token of ${points(n)}.`,
  placeBonus: (bonuses: readonly Bonus[]) => `By place: ${and(bonuses.map((each) => bonus[each]))}.`,
  done: 'Has rolled.',
};

const outcome = {
  win: (who: Party, n: number) => `${who.you ? 'You win' : `${who.others[0]} wins`} with ${points(n)}.`,
  level: (who: Party, n: number) =>
    `${and(who.you ? ['You', ...who.others] : who.others)} also ${who.you || who.others.length > 1 ? 'have' : 'has'} ${points(n)}: the better cards decided, or the lot.`,
  rank: (n: number, who: string, score: number) => `${n}. ${who}: ${points(score)}`,
};

const odds = {
  percent: (chance: number) => `${(100 * chance).toFixed(1)}\u00a0%`,
  picks: (who: string) => `Chances of ${who} with best play`,
  pick: (space: Space, it: Shown, chance: string) => `Row ${at(space)}, ${loot(it)}: ${chance}.`,
  windows: (who: string) => `Chances of ${who} on each card, when moved there`,
  promising: 'Promises most.',
  prizes: 'Loot token at once',
  prize: (it: Shown, n: number) => `The ${loot(it)} would complete four colours and bring ${points(n)} more.`,
  rival: (who: string, chance: string) => `${who} would win it with ${chance}`,
  first: (rivals: readonly string[], then: string) =>
    `If they pick it too, they roll first: ${rivals.join(', ')}. Then there is ${then}.`,
  onCard: (space: Space, it: Shown, chance: string) => `the ${loot(it)} in ${place(space)}, with ${chance}`,
  onNew: (space: Space, deck: Deck, chance: string) =>
    `a new ${deck} card in ${place(space)}, with ${chance} on average`,
  onNothing: 'no card',
  uses: 'Chance after each use of a bonus',
  use: (what: string, chance: string, best: boolean) => `${what} ${chance}${best ? ', the best' : ''}.`,
  fates: 'What can happen before the roll',
  fate: (who: string, chance: string) => `${who}, chance to win a card: ${chance}.`,
  nobody: 'Nobody is left to roll in this round.',
  way: (chance: string, on: string) => `${chance}: ${on}.`,
};

const options = {
  cards: {
    name: 'Cards',
    values: {
      'built-in': 'The built-in cards, made by us.',
    },
    other: 'The cards of your own box, as a card set in JSON.',
  },
};

const chapters = {
  idea: 'Aim and set-up',
  components: 'Components',
  round: 'A round',
  bonuses: 'Bonuses',
  success: 'After a success',
  failure: 'After a failure',
  'loot-tokens': 'Loot tokens',
  order: 'The order of the next round',
  end: 'The end',
} satisfies Record<ChapterId, string>;

/** English is the shape that the other languages fill. */
export const en = {
  pitch:
    'Break into the villas of 1897 with dice: pick your target, keep your nerve when others want it too, and have the greatest haul after seven rounds.',
  colour,
  bonus,
  character,
  points,
  cards,
  event,
  refusal,
  move,
  twin,
  outcome,
  odds,
  options,
  chapters,
  rules,
};
export type Words = typeof en;
