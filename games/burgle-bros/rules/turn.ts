import { type Chance, type Immutable, never, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { ACTIONS } from '../components/jobs.ts';
import { squareOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { isQuestion, type Pending, type Task } from '../pending.ts';
import { OFF, type State } from '../state.ts';
import { act } from './actions.ts';
import { nextSeat } from './eventful.ts';
import { drawEvent, drawsEvent, endLasting } from './events.ts';
import { firstDestination, lookRound, moveGuards, patrol, walk } from './guard.ts';
import { chihuahua, findLoot, holdsLoot, kitty } from './loot.ts';
import { arrive, shift } from './moving.ts';
import { answer } from './questions.ts';
import { silentAlarm } from './safes.ts';
import { lose } from './stealth.ts';
import { checkThermo, enter } from './tiles.ts';
import { endPulse, findTool } from './tools.ts';

const MIRROR = loot('mirror');
const CHIHUAHUA = loot('chihuahua');
const KITTY = loot('persian-kitty');

/** The one mutator: an answer to the question on top, or something the player in turn does; then all that follows. */
export function step(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  const top = state.pending.pop();
  if (top === undefined) act(state, seat, move, chance, tell);
  else if (isQuestion(top)) answer(state, top, move, chance, tell);
  else throw new Error(`${top.do} was not done`);
  settle(state, chance, tell);
}

/** Does what is pending, the last thing first, up to the next question. */
function settle(state: State, chance: Chance, tell: Tell<Event>): void {
  const { pending } = state;
  while (pending.length > 0 && state.result === 'playing') {
    const top = pending[pending.length - 1]!;
    if (isQuestion(top)) return;
    pending.pop();
    perform(state, top, chance, tell);
  }
  if (state.result !== 'playing') pending.length = 0; // R95
}

function perform(state: State, task: Task, chance: Chance, tell: Tell<Event>): void {
  switch (task.do) {
    case 'arrive':
      arrive(state, task, chance, tell);
      break;
    case 'enter':
      enter(state, task, tell);
      break;
    case 'shift':
      shift(state, task, chance, tell);
      break;
    case 'lose':
      lose(state, task, tell);
      break;
    case 'walk':
      walk(state, task, chance, tell);
      break;
    case 'look-round':
      lookRound(state, task, chance, tell);
      break;
    case 'patrol':
      patrol(state, task.floor, chance, tell);
      break;
    case 'destination':
      firstDestination(state, task.floor, chance, tell);
      break;
    case 'find-tool':
      findTool(state, task, chance, tell);
      break;
    case 'find-loot':
      findLoot(state, task, chance, tell);
      break;
    case 'silent-alarm':
      silentAlarm(state, task.floor, tell);
      break;
    case 'begin-turn':
      beginTurn(state, tell);
      break;
    case 'chihuahua':
      chihuahua(state, chance, tell);
      break;
    case 'kitty':
      kitty(state, chance, tell);
      break;
    case 'end-actions':
      endActions(state, tell);
      break;
    case 'event':
      drawEvent(state, chance, tell);
      break;
    case 'guards':
      moveGuards(state, tell);
      break;
    case 'next-turn':
      nextTurn(state, tell);
      break;
    default:
      never(task);
  }
}

/** R1 — Onto the entrance on the first turn; what lasted until now ends; Chihuahua, then Kitty. */
function beginTurn(state: State, tell: Tell<Event>): void {
  const seat = state.turn;
  resetTurn(state);
  tell({ type: 'turnBegan', seat, actions: state.left });
  if (state.at[seat] === OFF) {
    state.at[seat] = state.entrance; // R4: nothing on the tile happens
    tell({ type: 'placed', seat, at: squareOf(state.entrance) });
  }
  endLasting(state, seat, tell);
  endPulse(state, seat, tell);
  if (holdsLoot(state, seat, KITTY)) state.pending.push({ do: 'kitty' });
  if (holdsLoot(state, seat, CHIHUAHUA)) state.pending.push({ do: 'chihuahua' });
}

/** R1 — Four actions, three with the Mirror, one more after Heads Up. R16, R18 — What is remembered for a turn is forgotten. */
export function resetTurn(state: State): void {
  state.turns += 1;
  state.mirrored = holdsLoot(state, state.turn, MIRROR) ? 1 : 0;
  state.left = ACTIONS - state.mirrored + state.extra;
  state.spent = 0;
  state.extra = 0;
  state.done = 0;
  state.suit = 0;
  state.pace = 0;
  state.shift = 0;
  state.entered = [];
  state.tries = [];
}

/** R1, R17 — Actions end: Thermo, an event for the idle, the guard, the next player. */
function endActions(state: State, tell: Tell<Event>): void {
  state.suit = 0;
  state.left = 0;
  tell({ type: 'actionsEnded', seat: state.turn, spent: state.spent });
  state.pending.push({ do: 'next-turn' }, { do: 'guards' });
  if (drawsEvent(state)) state.pending.push({ do: 'event' });
  checkThermo(state, tell);
}

/** R83 — Clockwise to the next player inside; Jump the Gun leaves one out. */
function nextTurn(state: State, tell: Tell<Event>): void {
  state.turn = nextSeat(state, state.turn, 1);
  if (state.skip === 1) {
    state.skip = 0;
    tell({ type: 'turnSkipped', seat: state.turn });
    state.turn = nextSeat(state, state.turn, 1);
  }
  state.pending.push({ do: 'begin-turn' });
}

/** Whoever has a question to answer, otherwise the player in turn; nobody when it is over. */
export function toAct(state: Immutable<State>): readonly Seat[] {
  if (state.result !== 'playing') return NOBODY;
  const { pending } = state;
  if (pending.length === 0) return ALONE[state.turn]!;
  const top = pending[pending.length - 1]! as Pending;
  return ALONE[isQuestion(top) ? top.seat : state.turn]!;
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);
