import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { COLOURS, type Die, FACES, PLUS, REROLL_ALL, REROLL_ONE } from '../components.ts';
import { acting, boxOf, type CardNumber, type Event, type State, targetOf } from '../state.ts';

/** S3 — All dice of the card the token is on now (R3), once; all reroll bonuses are fresh (R7). */
export function roll(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const card = targetOf(state, seat);
  const bonuses = bonusesOf(state, seat);
  state.rerollsOne = bonuses[REROLL_ONE]!;
  state.rerollsAll = bonuses[REROLL_ALL]!;
  state.least = leastFaces(state, seat, card);
  throwAll(state, chance);
  tell({ type: 'rolled', seat, dice: shownDice(state, card) });
}

/** R6 — One bonus for all dice, also for those that fit. */
export function rerollAll(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  state.rerollsAll -= 1;
  throwAll(state, chance);
  tell({ type: 'rerolledAll', seat, dice: shownDice(state, targetOf(state, seat)) });
}

/** R6 — One bonus for any one die; another bonus may throw the same die again. */
export function rerollOne(state: State, die: number, chance: Chance, tell: Tell<Event>): void {
  const seat = acting(state);
  state.rerollsOne -= 1;
  state.dice[die] = 1 + chance.below(FACES);
  tell({ type: 'rerolledOne', seat, die, shows: shownDice(state, targetOf(state, seat))[die]! });
}

/** The dice on the table as events show them. */
function shownDice(state: Immutable<State>, card: CardNumber): readonly Die[] {
  const colours = boxOf(state).colours[card]!;
  return state.dice.map((shows, die) => SHOWN[colours[die]!]![shows]!);
}

const SHOWN: readonly (readonly Die[])[] = COLOURS.map((colour) =>
  Array.from({ length: FACES + 1 }, (_, shows) => `${colour} ${shows}` as const),
);

function throwAll(state: State, chance: Chance): void {
  const dice: number[] = [];
  for (let die = 0; die < state.least.length; die++) dice.push(1 + chance.below(FACES));
  state.dice = dice;
}

/** S3 — Does every die show at least what it has to, with all +1 counted (R4)? */
export function fits(state: Immutable<State>): boolean {
  for (let die = 0; die < state.dice.length; die++) if (state.dice[die]! < state.least[die]!) return false;
  return true;
}

/**
 * R4, R5 — What the dice of this card have to show for this seat. A +1 never hurts, so each one counts, for every die of
 * its colour, first throw or later: it is taken off what is asked. 1 or less always fits.
 */
export function leastFaces(state: Immutable<State>, seat: Seat, card: CardNumber): number[] {
  const box = boxOf(state);
  const bonuses = bonusesOf(state, seat);
  const [colours, least] = [box.colours[card]!, box.least[card]!];
  const needed: number[] = [];
  for (let die = 0; die < least.length; die++) {
    const colour = colours[die]!;
    needed.push(colour === BLUE ? least[die]! : least[die]! - bonuses[colour]!);
  }
  return needed;
}

/** The one colour without a +1. */
const BLUE = COLOURS.indexOf('blue');

/**
 * R7, R33 — How many bonuses of each kind a seat has: its cards, won or drawn, its turn order token, and for the last
 * place the reroll token (R21). By the place of the kind in `BONUSES`.
 */
export function bonusesOf(state: Immutable<State>, seat: Seat): readonly number[] {
  const box = boxOf(state);
  const place = state.order.indexOf(seat);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const card of state.loot[seat]!) counts[box.bonus[card]!]! += 1;
  for (const bonus of box.placeBonuses[state.seats]![place]!) counts[bonus]! += 1;
  return counts;
}

/** R10 — Of how many of the four colours the cards of a seat show a +1; tokens do not count. */
export function coloursOf(state: Immutable<State>, seat: Seat): number {
  const { bonus } = boxOf(state);
  let seen = 0;
  for (const card of state.loot[seat]!) seen |= 1 << bonus[card]!;
  let colours = 0;
  for (let plus: number = PLUS.first; plus <= PLUS.last; plus++) colours += (seen >> plus) & 1;
  return colours;
}

/** R10 — Whether they show all four. */
export const hasAllColours = (state: Immutable<State>, seat: Seat): boolean =>
  coloursOf(state, seat) === COLOURS_WITH_PLUS;

const COLOURS_WITH_PLUS = PLUS.last - PLUS.first + 1;
