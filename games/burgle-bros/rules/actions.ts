import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { MAX_HACK_TOKENS } from '../components/jobs.ts';
import { type Cell, cellOf, squareOf } from '../components/squares.ts';
import { isComputer } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { kindAt, OFF, onCell, type State } from '../state.ts';
import { raise } from './alarms.ts';
import {
  climb,
  disguise,
  hawkPeek,
  loadLaptop,
  order,
  placeCrow,
  placeHeldAlarm,
  spot,
  takeAlarm,
  tinker,
} from './characters.ts';
import { proposeGivingUp, reachRoof } from './escape.ts';
import { approach, spend } from './moving.ts';
import { addDie, rollSafe } from './safes.ts';
import { reveal } from './tiles.ts';
import { useTool } from './tools.ts';
import { cardAt, pickUp, propose } from './trade.ts';

/** S7, R1 — What the player in turn does. Every move comes from `legalMoves`, so nothing is checked again here. */
export function act(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'go':
      spend(state, 1);
      approach(state, { seat, to: cellOf(move.to), way: 'own' }, chance, tell);
      break;
    case 'slip':
      approach(state, { seat, to: cellOf(move.to), way: 'slip' }, chance, tell);
      break;
    case 'climb':
      climb(state, seat, cellOf(move.to), chance, tell);
      break;
    case 'peek':
      spend(state, 1);
      reveal(state, cellOf(move.at), chance, tell);
      break;
    case 'x-ray':
    case 'enhance':
      hawkPeek(state, seat, cellOf(move.at), chance, tell);
      break;
    case 'hack':
      hack(state, seat, state.at[seat]!, tell);
      break;
    case 'add-die':
      addDie(state, seat, cellOf(move.safe), tell);
      break;
    case 'crack':
      rollSafe(state, seat, cellOf(move.safe), chance, tell);
      break;
    case 'escape':
      spend(state, 1);
      state.pending.push({ do: 'next-turn' }); // R75: nothing else follows
      reachRoof(state, seat, tell);
      break;
    case 'end':
      state.pending.push({ do: 'end-actions' });
      break;
    case 'give-up':
      proposeGivingUp(state, seat, tell);
      break;
    default:
      actFreely(state, seat, move, chance, tell);
  }
}

/** What characters can do, tools, and cards changing hands. */
function actFreely(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'laptop':
      loadLaptop(state, seat, tell);
      break;
    case 'crybaby':
      raise(state, cellOf(move.at), 'crybaby', tell);
      break;
    case 'reroute':
      if (move.what === 'take') takeAlarm(state, seat, chance, tell);
      else placeHeldAlarm(state, seat, tell);
      break;
    case 'crow':
      placeCrow(state, seat, cellOf(move.at), tell);
      break;
    case 'tinker':
      tinker(state, seat, tell);
      break;
    case 'order':
      order(state, seat, { target: move.seat, to: cellOf(move.to) }, tell);
      break;
    case 'disguise':
      disguise(state, seat, move.seat, tell);
      break;
    case 'spot':
      spot(state, seat, chance, tell);
      break;
    case 'use':
      useTool(state, seat, { tool: move.tool, target: OFF }, chance, tell);
      break;
    case 'use-at':
      useTool(state, seat, { tool: move.tool, target: move.at === 'roof' ? 'roof' : cellOf(move.at) }, chance, tell);
      break;
    case 'give':
      propose(state, { card: cardAt(state, move.card, seat), giver: seat, taker: move.to }, tell);
      break;
    case 'take':
      propose(state, { card: cardAt(state, move.card, move.from), giver: move.from, taker: seat }, tell);
      break;
    case 'pick-up':
      pickUp(state, seat, cardAt(state, move.card, onCell(state.at[seat]!)), tell);
      break;
    default:
      throw new Error(`${move.type} answers no question`);
  }
}

/** S7, R24 — On a Computer Room, six tokens at most, for an action. */
export function whyNotHack(state: Immutable<State>, seat: number): Refusal | undefined {
  const at = state.at[seat]!;
  if (!isComputer(kindAt(state, at))) return 'no-computer';
  if (state.tokens[at]! >= MAX_HACK_TOKENS) return 'room-full';
  return state.left >= 1 ? undefined : 'no-actions';
}

/** A token onto the Computer Room. */
function hack(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  spend(state, 1);
  state.tokens[cell] = Math.min(MAX_HACK_TOKENS, state.tokens[cell]! + 1);
  tell({ type: 'hacked', seat, at: squareOf(cell), tokens: state.tokens[cell]! });
}
