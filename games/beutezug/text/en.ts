import { namesOf, type Party, perSeat } from '#table/people.ts';
import type { Sentences } from '#table/text.ts';
import { aShare, joined, of, percent } from '#table/text.ts';
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

/** A card by what it brings: "4-point card with +1 pink", "7-point card", "+1 green". */
const loot = (it: Omit<Shown, 'card'>): string => {
  if (it.points === 0) return it.bonus === 'none' ? '0-point card' : bonus[it.bonus];
  return `${it.points}-point card${it.bonus === 'none' ? '' : ` with ${bonus[it.bonus]}`}`;
};
/** The same where cards stand in a list: "4 with +1 pink", "7". */
const listedLoot = (it: Omit<Shown, 'card'>): string => {
  if (it.bonus === 'none') return String(it.points);
  return it.points === 0 ? bonus[it.bonus] : `${it.points} with ${bonus[it.bonus]}`;
};
/** A number-0 card brings one or the other. */
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
  revealed: (e) => `Also revealed in ${place(e.space)}: the ${loot(e)}.`,
  failed: (e, names) => `${names[e.seat]}’s burglary fails.`,
  drew: (e, names) =>
    e.cards.length === 1
      ? `${names[e.seat]} draws the last number-0 card: ${zero(e.cards[0]!)}.`
      : `${names[e.seat]} draws two number-0 cards: ${and(e.cards.map(zero))}.`,
  kept: (e, names) => `${names[e.seat]} keeps ${zero(e)}.`,
  putUnder: (e) => `The other one, ${zero(e)}, goes under the number-0 deck.`,
  gotNothing: (e, names) => `There is no number-0 card left: ${names[e.seat]} gets nothing.`,
  tookLootToken: (e, names) => `${names[e.seat]} has all four colors and takes the ${e.points}-point loot token.`,
  roundEnded: (e, names) => `Round ${e.round} is over. Points: ${perSeat(e.points, names)}.`,
  ordered: (e, names) => {
    const lots = e.drew.map((seats) => ` ${and(namesOf(seats, names))} were tied and were placed at random.`);
    return `New turn order: ${namesOf(e.order, names).join(', ')}.${lots.join('')} ${names[e.order.at(-1)!]} has the reroll token.`;
  },
  won: (e, names) => {
    const why = {
      points: '',
      cards: ' Tied on points: the highest loot cards decide.',
      lot: ' Tied on points and cards: decided at random.',
    };
    return `${names[e.seat]} wins with ${points(e.points[e.seat]!)}.${why[e.by]}`;
  },
} satisfies Sentences<Event>;

const refusal = {
  unclear: 'That is not a move in this game.',
  'pick-first': 'Pick a card first. Dice are rolled once everyone has picked.',
  'already-picked': 'You have already picked. Your token stays until the dice decide.',
  'no-card-there': 'There is no card in that space.',
  'roll-first': 'First roll the dice of your card.',
  'already-rolled': 'You have already rolled: use a reroll or stop.',
  'no-reroll-one': 'You have no bonus left that rerolls one die.',
  'no-reroll-all': 'You have no bonus left that rerolls all dice.',
  'no-such-die': 'Your card has fewer dice than that.',
  'keep-first': 'First choose one of the two number-0 cards.',
  'nothing-drawn': 'There are no number-0 cards to choose from.',
  'not-drawn': 'That is not one of the two cards you have drawn.',
} satisfies Record<Refusal, string>;

const move = {
  pick: (it: Shown, space: Space, needs: readonly DieWords[]) =>
    `Pick the ${loot(it)} in ${place(space)}. It needs ${dice(needs)}.`,
  roll: (needs: readonly DieWords[]) => `Roll the dice. The card needs ${dice(needs)}.`,
  rerollAll: 'Reroll all dice.',
  rerollOne: (n: number, of: Colour, shows: number, least: number) =>
    `Reroll die ${n}, ${colour[of]}: it shows ${shows} and needs ${least}.`,
  rerollFitting: (n: number, of: Colour, shows: number) =>
    `Reroll die ${n}, ${colour[of]}: it shows ${shows}, which is enough.`,
  stop: 'Stop here: the burglary fails, and you draw number-0 cards.',
  keep: (first: boolean, it: Shown) => `Keep the ${first ? 'first' : 'second'} card: ${zero(it)}.`,
  token: (n: number) => `It completes your four colors and brings the ${n}-point loot token.`,
  wins: 'With it you win the game.',
  mayWin: (chance: string) => `It gives you ${aShare(chance)} chance to win the game.`,
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
  youUse: 'Your dice are not high enough yet: use a reroll or stop.',
  uses: (name: string) => `${name} is deciding about rerolls.`,
  youKeep: (two: readonly Shown[]) => `You have failed: keep one of two number-0 cards, ${and(two.map(zero))}.`,
  keeps: (name: string, two: readonly Shown[]) =>
    `${name} has failed and keeps one of two number-0 cards: ${and(two.map(zero))}.`,
  dice: 'Dice',
  fits: (it: DieWords) => `${die(it)}: high enough.`,
  fails: (it: DieWords, least: number) => `${die(it)}: too low, needs ${least}.`,
  rerollsLeft: (one: number, all: number) => `Rerolls left: one die ×${one}, all dice ×${all}.`,
  display: 'Display',
  card: (space: Space, it: Shown, needs: readonly DieWords[]) =>
    `Row ${at(space)}: ${listedLoot(it)}. Needs ${dice(needs)}.`,
  tokensHere: (who: readonly string[]) => `Here: ${who.join(', ')}.`,
  emptyRow: (row: number) => `Row ${row}: empty.`,
  decks: 'Decks',
  deck: (deck: Deck, n: number) => `Number-${deck} deck: ${cards(n)}.`,
  under: (known: readonly Shown[]) => `Known bottom cards, next one first: ${known.map(zero).join(', ')}.`,
  onlyOne: (it: Shown) => `It can only be the ${loot(it)}.`,
  lootTokens: (left: readonly number[]) =>
    left.length === 0 ? 'Loot tokens left: none.' : `Loot tokens left: ${left.join(', ')}.`,
  players: 'Players in turn order',
  ranking: 'Final ranking',
  player: (n: number, who: string, score: number) => `${n}. ${who}: ${points(score)}.`,
  loot: (all: readonly Shown[]) => (all.length === 0 ? 'No loot yet.' : `Loot: ${all.map(listedLoot).join(', ')}.`),
  lootToken: (n: number) => `${n}-point loot token.`,
  placeBonus: (bonuses: readonly Bonus[]) => `From turn order: ${and(bonuses.map((each) => bonus[each]))}.`,
  done: 'Has rolled.',
};

const outcome = {
  win: (who: Party, n: number) => `${who.you ? 'You win' : `${who.others[0]} wins`} with ${points(n)}.`,
  level: (who: Party, n: number) =>
    `${and(who.you ? ['You', ...who.others] : who.others)} also ${who.you || who.others.length > 1 ? 'have' : 'has'} ${points(n)}: the higher cards decided, or chance.`,
  rank: (n: number, who: string, score: number) => `${n}. ${who}: ${points(score)}`,
};

const odds = {
  percent: (chance: number) => percent(chance, 'en', 1),
  picks: (who: string) => `${who}’s odds with best play`,
  pick: (space: Space, it: Shown, chance: string) => `Row ${at(space)}, ${listedLoot(it)}: ${chance}.`,
  windows: (who: string) => `${who}’s odds on each card, if moved there`,
  prizes: 'Loot token at once',
  prize: (it: Shown, n: number) => `The ${loot(it)} would complete four colors and bring ${points(n)} more.`,
  rival: (who: string, chance: string) => `${who}: ${chance} to win it`,
  first: (rivals: readonly string[], then: string) =>
    `If they pick it too, they roll first: ${rivals.join(', ')}. You would then move to ${then}.`,
  onCard: (space: Space, it: Shown, chance: string) => `the ${loot(it)} in ${place(space)} (${chance})`,
  onNew: (space: Space, deck: Deck, chance: string) =>
    `a new number-${deck} card in ${place(space)} (${chance} on average)`,
  onNothing: 'no card',
  uses: 'Chance after each use of a bonus',
  use: (what: string, chance: string) => `${what} ${chance}.`,
  fates: 'What can happen before the roll',
  fate: (who: string, chance: string) => `${who}, chance to win a card: ${chance}.`,
  nobody: 'No one is left to roll in this round.',
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
  idea: 'Aim and setup',
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
    'Break into the villas of 1897 with dice: pick your target, keep your nerve when others want it too, and have the biggest haul after seven rounds.',
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
