import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { COLOURS, FACES, PLUS, REROLL_ALL, REROLL_ONE } from '../components.ts';
import { boxOf, type CardNumber, type Event, type State, targetOf } from '../state.ts';

/** S3 — All dice of the card the token is on now (R3), once; all reroll bonuses are fresh (R7). */
export function roll(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const card = targetOf(state, seat);
  state.rerollsOne = countBonuses(state, seat, REROLL_ONE);
  state.rerollsAll = countBonuses(state, seat, REROLL_ALL);
  throwAll(state, card, chance);
  tell({ type: 'rolled', seat, card: boxOf(state).id[card]!, dice: state.dice.slice() });
}

/** R6 — One bonus for all dice, also for those that fit. */
export function rerollAll(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const card = targetOf(state, seat);
  state.rerollsAll -= 1;
  throwAll(state, card, chance);
  tell({ type: 'rerolledAll', seat, card: boxOf(state).id[card]!, dice: state.dice.slice() });
}

/** R6 — One bonus for any one die; another bonus may throw the same die again. */
export function rerollOne(state: State, seat: Seat, die: number, chance: Chance, tell: Tell<Event>): void {
  state.rerollsOne -= 1;
  const shows = 1 + chance.below(FACES);
  state.dice[die] = shows;
  tell({ type: 'rerolledOne', seat, card: boxOf(state).id[targetOf(state, seat)]!, die, shows });
}

function throwAll(state: State, card: CardNumber, chance: Chance): void {
  const { length } = boxOf(state).colours[card]!;
  state.dice.length = 0;
  for (let die = 0; die < length; die++) state.dice.push(1 + chance.below(FACES));
}

/** S3 — Does every die show at least what its colour has to, with all +1 counted? */
export function fits(state: Immutable<State>, seat: Seat): boolean {
  for (let die = 0; die < state.dice.length; die++) if (!dieFits(state, seat, die)) return false;
  return true;
}

/** R4, R5 — A +1 never hurts, so each one counts, for every die of its colour, first throw or later; a die may exceed six. */
export function dieFits(state: Immutable<State>, seat: Seat, die: number): boolean {
  return state.dice[die]! >= leastFace(state, seat, targetOf(state, seat), die);
}

/** R5 — What a die of this card has to show for this seat, its +1 of the colour taken off; 1 or less always fits. */
export function leastFace(state: Immutable<State>, seat: Seat, card: CardNumber, die: number): number {
  const box = boxOf(state);
  const colour = box.colours[card]![die]!;
  return box.least[card]![die]! - (colour === BLUE ? 0 : countBonuses(state, seat, colour));
}

/** The one colour without a +1. */
const BLUE = COLOURS.indexOf('blue');

/**
 * R7, R33 — How many bonuses of a kind a seat has: its cards, won or drawn, its turn order token, and for the last
 * place the reroll token (R21).
 */
export function countBonuses(state: Immutable<State>, seat: Seat, bonus: number): number {
  const box = boxOf(state);
  const place = state.order.indexOf(seat);
  let count = 0;
  for (const card of state.loot[seat]!) if (box.bonus[card] === bonus) count += 1;
  if (box.turnOrderTokens[place] === bonus) count += 1;
  if (place === state.seats - 1 && box.rerollToken === bonus) count += 1;
  return count;
}

/** R10 — Whether the cards of a seat show +1 for all four colours; tokens do not count. */
export function hasAllColours(state: Immutable<State>, seat: Seat): boolean {
  const box = boxOf(state);
  let seen = 0;
  for (const card of state.loot[seat]!) seen |= 1 << box.bonus[card]!;
  return (seen & ALL_COLOURS) === ALL_COLOURS;
}

const ALL_COLOURS = (2 << PLUS.last) - (1 << PLUS.first);
