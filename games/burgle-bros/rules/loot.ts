import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { GOLD_BAR, LOOT_CARDS, loot, SECOND_BAR } from '../components/cards.ts';
import { type Cell, cellAt, floorOf, posOf, squareOf } from '../components/squares.ts';
import { HAS_ALARM_ICON } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { distance } from '../path.ts';
import { CROWBARRED, has, isUp, kindAt, OFF, onCell, planFor, type State } from '../state.ts';
import { raise } from './alarms.ts';
import { takeOut, takeTop } from './decks.ts';
import { rollDice } from './tiles.ts';

const GOBLET = loot('cursed-goblet');
const KITTY = loot('persian-kitty');

export const holdsLoot = (state: Immutable<State>, seat: number, card: number): boolean => state.lootAt[card] === seat;

/** Does this seat have any tool or loot? */
export const carriesAnything = (state: Immutable<State>, seat: number): boolean =>
  state.toolAt.includes(seat) || state.lootAt.includes(seat);

/** R56 — One bar per player. */
const hasBar = (state: Immutable<State>, seat: number): boolean =>
  state.lootAt[GOLD_BAR] === seat || state.lootAt[SECOND_BAR] === seat;

const isBar = (card: number): boolean => card === GOLD_BAR || card === SECOND_BAR;

/** R56 — May this seat come by this loot? */
export const mayHold = (state: Immutable<State>, seat: number, card: number): boolean =>
  !(isBar(card) && hasBar(state, seat));

/**
 * C4, R35, R45 — The loot of a safe goes to whoever rolled, or stays on the safe (`on`) if nobody can reach it. R56 — With
 * one Gold Bar comes the other, onto the safe.
 */
export function findLoot(
  state: State,
  { seat, on, safe }: { readonly seat: Seat; readonly on: Cell; readonly safe: Cell },
  chance: Chance,
  tell: Tell<Event>,
): void {
  const card = takeTop(state.lootDeck, chance);
  if (on === OFF) {
    state.lootAt[card] = seat;
    tell({ type: 'lootFound', seat, loot: LOOT_CARDS[card]! });
    if (card === GOBLET) curse(state, seat, tell);
  } else leaveLoot(state, card, on, tell);
  if (!isBar(card)) return;
  const other = card === GOLD_BAR ? SECOND_BAR : GOLD_BAR;
  takeOut(state.lootDeck, other);
  leaveLoot(state, other, safe, tell);
}

function leaveLoot(state: State, card: number, on: Cell, tell: Tell<Event>): void {
  state.lootAt[card] = onCell(on);
  tell({ type: 'cardLeft', card: LOOT_CARDS[card]!, at: squareOf(on) });
}

/** The Goblet takes a Stealth of one's own from whoever draws it, but captures nobody. */
function curse(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.stealth[seat] === 0) return;
  state.stealth[seat]! -= 1;
  tell({ type: 'stealthLost', seat, from: 'own', left: state.stealth[seat]! });
}

/** The Chihuahua barks on a 6 at the start of its holder's turn. */
export function chihuahua(state: State, chance: Chance, tell: Tell<Event>): void {
  const seat = state.turn;
  const dice = rollDice(1, chance);
  tell({ type: 'rolled', seat, for: 'chihuahua', dice });
  if (dice[0] === 6) raise(state, state.at[seat]!, 'chihuahua', tell);
}

/** R58 — On a 1 or 2 the kitty steps away from its holder towards the nearest alarm tile. */
export function kitty(state: State, chance: Chance, tell: Tell<Event>): void {
  const seat = state.turn;
  const dice = rollDice(1, chance);
  tell({ type: 'rolled', seat, for: 'persian-kitty', dice });
  if (dice[0]! > 2) return;
  const ways = kittyWays(state, seat);
  if (ways.length === 1) kittyRuns(state, ways[0]!, tell);
  else if (ways.length > 0) state.pending.push({ ask: 'kitty', seat });
}

export function kittyRuns(state: State, to: Cell, tell: Tell<Event>): void {
  state.lootAt[KITTY] = onCell(to);
  tell({ type: 'kittyRan', seat: state.turn, to: squareOf(to) });
}

/** R58, R82 — First steps of all shortest walks to the nearest face-up tiles with an alarm icon and no Crowbar. */
export function kittyWays(state: Immutable<State>, seat: Seat): Cell[] {
  const at = state.at[seat]!;
  const [floor, from, plan] = [floorOf(at), posOf(at), planFor(state, at)];
  const targets = plan.places.filter((pos) => {
    const cell = cellAt(floor, pos);
    return pos !== from && isUp(state, cell) && HAS_ALARM_ICON[kindAt(state, cell)]! && !has(state, cell, CROWBARRED);
  });
  const best = Math.min(...targets.map((pos) => distance(plan, from, pos)));
  return plan.open[from]!.filter((step) => targets.some((pos) => distance(plan, step, pos) < best)).map((step) =>
    cellAt(floor, step),
  );
}
