import type { Chance, Seat, Tell } from '#table/game.ts';
import type { EventName } from '../components/cards.ts';
import { LOST_VISUAL } from '../components/jobs.ts';
import { cellAt, floorOf, squareOf } from '../components/squares.ts';
import { isComputer } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { above, below, floorsOf, has, isUp, kindAt, OFF, remove, type State, TAKEN, UNLOCKED } from '../state.ts';
import { aim, alarmsOn, placeAlarm } from './alarms.ts';
import { isClear, reachRoof } from './escape.ts';
import { buddies, canGoAstray, gutTargets, nextSeat, peekholeTargets, squeakSteps, voiceTargets } from './eventful.ts';
import { eatsDonuts, jumpGuard, newDestination, stepGuard } from './guard.ts';
import { approach, shift } from './moving.ts';
import { drawDestination, drawPatrol, loseSight, setDestination } from './patrol.ts';
import { gainStealth } from './stealth.ts';
import { silenceFloor } from './tools.ts';
import { CARD_COUNT, handOver, mayGet, placeOf } from './trade.ts';

/** An event that has been drawn. */
export interface Happening {
  readonly state: State;
  /** Who drew it. */
  readonly seat: Seat;
  /** His floor. */
  readonly floor: number;
  readonly chance: Chance;
  readonly tell: Tell<Event>;
}

/** An effect answers `NOTHING` when nothing came of it. */
export const NOTHING = 'nothing';
type Effect = (happening: Happening) => typeof NOTHING | undefined;

/** C5, C6, C7 — What each event does, in the order of the box: to guards, to the crew, to the building. */
export const EFFECTS: Readonly<Record<EventName, Effect>> = {
  'brown-out': brownOut,
  'buddy-system': buddySystem,
  'change-of-plans': changeOfPlans,
  crash,
  daydreaming: (happening) => changePace(happening, -1),
  'dead-drop': deadDrop,
  espresso: (happening) => changePace(happening, 1),
  'freight-elevator': freightElevator,
  'go-with-your-gut': goWithYourGut,
  gymnastics: lasts,
  'heads-up': headsUp,
  'jump-the-gun': jumpTheGun,
  'jury-rig': juryRig,
  'keycode-change': keycodeChange,
  lampshade,
  'lost-grip': lostGrip,
  peekhole,
  reboot,
  'shift-change': shiftChange,
  shoplifting,
  squeak,
  'switch-signs': switchSigns,
  'throw-voice': throwVoice,
  'time-lock': lasts,
  'video-loop': lasts,
  'where-is-he': whereIsHe,
};

/** Gymnastics, Time Lock, Video Loop: what they change is asked where it matters. */
function lasts(): undefined {
  return undefined;
}

/** R81 — All alarms stop; for each a card is drawn on its floor, the last one counting. R89 — No cards for a guard who is away. */
function brownOut({ state, chance, tell }: Happening): typeof NOTHING | undefined {
  let all = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    const stopped = silenceFloor(state, floor, tell);
    all += stopped;
    for (let n = 1; n < stopped && state.guard[floor]! >= 0; n++) {
      const card = drawPatrol(state, floor, chance, tell);
      if (card === LOST_VISUAL) loseSight(state, floor, tell);
      else setDestination(state, floor, { to: cellAt(floor, card), because: 'card' }, tell);
    }
    if (stopped > 0 && state.guard[floor]! >= 0) drawDestination(state, floor, chance, tell);
  }
  return all === 0 ? NOTHING : undefined;
}

/** R11 — Another player is put on one's tile. */
function buddySystem({ state, seat, chance, tell }: Happening): typeof NOTHING | undefined {
  const others = buddies(state, seat);
  if (others.length === 0) return NOTHING;
  if (others.length === 1) fetchBuddy(state, others[0]!, chance, tell);
  else state.pending.push({ ask: 'buddy-system', seat });
  return undefined;
}

export function fetchBuddy(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const to = state.at[state.turn]!;
  if (state.at[seat] !== to) shift(state, { seat, to, by: 'buddy-system' }, chance, tell);
}

/** R89 — The next card, unless an alarm rings there or the guard is away. */
function changeOfPlans({ state, floor, chance, tell }: Happening): typeof NOTHING | undefined {
  if (!canGoAstray(state, floor)) return NOTHING;
  drawDestination(state, floor, chance, tell);
  return undefined;
}

/** The guard comes for whoever drew it, unless an alarm rings. */
function crash({ state, seat, floor, tell }: Happening): typeof NOTHING | undefined {
  if (!canGoAstray(state, floor)) return NOTHING;
  setDestination(state, floor, { to: state.at[seat]!, because: 'crash' }, tell);
  return undefined;
}

/** R63 — One step more or less. R89 — Not for a guard who is away. */
function changePace({ state, floor }: Happening, by: number): typeof NOTHING | undefined {
  if (state.guard[floor]! < 0) return NOTHING;
  state.pace = by;
  return undefined;
}

/** R100 — Everything one has goes to the player before; R56 — a second Gold Bar does not. */
function deadDrop({ state, seat, tell }: Happening): typeof NOTHING | undefined {
  const taker = nextSeat(state, seat, -1);
  if (taker === seat) return NOTHING;
  for (let card = 0; card < CARD_COUNT; card++)
    if (placeOf(state, card) === seat && mayGet(state, taker, card))
      handOver(state, { card, giver: seat, taker }, tell);
  return undefined;
}

/** R60 — Up one floor; from the top floor onto the roof if all safes are open. */
function freightElevator({ state, seat, chance, tell }: Happening): typeof NOTHING | undefined {
  const to = above(state, state.at[seat]!);
  if (to !== OFF) shift(state, { seat, to, by: 'freight-elevator' }, chance, tell);
  else if (isClear(state)) reachRoof(state, seat, tell);
  else return NOTHING;
  return undefined;
}

/** A face-down neighbour must be entered, with no action to spend on it. */
function goWithYourGut({ state, seat, chance, tell }: Happening): typeof NOTHING | undefined {
  const targets = gutTargets(state, seat);
  if (targets.length === 0) return NOTHING;
  if (targets.length === 1) approach(state, { seat, to: targets[0]!, way: 'gut' }, chance, tell);
  else state.pending.push({ ask: 'go-with-your-gut', seat });
  return undefined;
}

/** R83 — The next turn has one action more, whosever it is. */
function headsUp({ state }: Happening): undefined {
  state.extra = 1;
  return undefined;
}

/** R83 — The next player's turn is left out, if there is another player. */
function jumpTheGun({ state, seat }: Happening): typeof NOTHING | undefined {
  if (nextSeat(state, seat, 1) === seat) return NOTHING;
  state.skip = 1;
  return undefined;
}

function juryRig({ state, seat }: Happening): undefined {
  state.pending.push({ do: 'find-tool', seat, on: OFF });
  return undefined;
}

function keycodeChange({ state, tell }: Happening): typeof NOTHING | undefined {
  let all = 0;
  for (let cell = 0; cell < state.tiles.length; cell++) {
    if (!has(state, cell, UNLOCKED)) continue;
    remove(state, cell, UNLOCKED);
    tell({ type: 'locked', at: squareOf(cell) });
    all += 1;
  }
  return all === 0 ? NOTHING : undefined;
}

function lampshade({ state, seat, tell }: Happening): undefined {
  gainStealth(state, seat, tell);
  return undefined;
}

/** R11 — Down one floor, without entering; nothing on the lowest. */
function lostGrip({ state, seat, chance, tell }: Happening): typeof NOTHING | undefined {
  const to = below(state.at[seat]!);
  if (to === OFF) return NOTHING;
  shift(state, { seat, to, by: 'lost-grip' }, chance, tell);
  return undefined;
}

/** One may peek at a neighbour, through walls too, or straight up or down. */
function peekhole({ state, seat }: Happening): typeof NOTHING | undefined {
  if (peekholeTargets(state, seat).length === 0) return NOTHING;
  state.pending.push({ ask: 'peekhole', seat });
  return undefined;
}

/** Every Computer Room in sight has exactly one token. */
function reboot({ state, seat, tell }: Happening): typeof NOTHING | undefined {
  let all = 0;
  for (let cell = 0; cell < state.tiles.length; cell++) {
    if (!isUp(state, cell) || !isComputer(kindAt(state, cell))) continue;
    state.tokens[cell] = 1;
    tell({ type: 'hacked', seat, at: squareOf(cell), tokens: 1 });
    all += 1;
  }
  return all === 0 ? NOTHING : undefined;
}

function shiftChange({ state }: Happening): undefined {
  state.shift = 1;
  return undefined;
}

/** Every Laboratory that was robbed raises an alarm; then the guards choose. */
function shoplifting({ state, tell }: Happening): typeof NOTHING | undefined {
  let floors = 0;
  for (let cell = 0; cell < state.tiles.length; cell++) {
    if (has(state, cell, TAKEN) && placeAlarm(state, cell, 'shoplifting', tell)) floors |= 1 << floorOf(cell);
  }
  for (let floor = floorsOf(state) - 1; floor >= 0; floor--) if ((floors & (1 << floor)) !== 0) aim(state, floor, tell);
  return floors === 0 ? NOTHING : undefined;
}

/** R52, R81 — One step towards the nearest player, unless the guard has Donuts to eat. */
function squeak({ state, seat, floor, tell }: Happening): typeof NOTHING | undefined {
  const steps = squeakSteps(state, floor);
  if (steps.length === 0) return NOTHING;
  if (eatsDonuts(state, floor, tell)) return undefined;
  if (steps.length === 1) stepGuard(state, floor, steps[0]!, tell);
  else state.pending.push({ ask: 'squeak', seat });
  return undefined;
}

/** R61 — Guard and die change places. On an alarm the guard turns it off and takes the next, or a card; otherwise no card. */
function switchSigns({ state, floor, tell }: Happening): typeof NOTHING | undefined {
  const [guard, goal] = [state.guard[floor]!, state.goal[floor]!];
  if (guard < 0 || guard === goal) return NOTHING;
  if (alarmsOn(state, floor) === 0) setDestination(state, floor, { to: guard, because: 'switch-signs' }, tell);
  jumpGuard(state, floor, { to: goal, renew: 'if-alarm-off' }, tell);
  return undefined;
}

/** The die moves to a neighbouring square, unless an alarm rings. */
function throwVoice({ state, seat, floor, tell }: Happening): typeof NOTHING | undefined {
  if (!canGoAstray(state, floor)) return NOTHING;
  const targets = voiceTargets(state, floor);
  if (targets.length === 1) setDestination(state, floor, { to: targets[0]!, because: 'throw-voice' }, tell);
  else state.pending.push({ ask: 'throw-voice', seat });
  return undefined;
}

/** R88 — The guard is at his destination at once, with all that follows. Already there, he only needs a new one. */
function whereIsHe({ state, floor, chance, tell }: Happening): typeof NOTHING | undefined {
  const [guard, goal] = [state.guard[floor]!, state.goal[floor]!];
  if (guard < 0) return NOTHING;
  if (guard === goal) newDestination(state, floor, chance, tell);
  else jumpGuard(state, floor, { to: goal, renew: 'always' }, tell);
  return undefined;
}
