import type { Immutable } from '#table/game.ts';
import { TOOLS } from '../components/cards.ts';
import { CHARACTERS, SIDES, UNDECIDED } from '../components/characters.ts';
import { JOBS } from '../components/jobs.ts';
import { type Cell, cellAt, floorOf, posOf } from '../components/squares.ts';
import { CAN_BE_FORCED, HAS_ALARM_ICON, isComputer, LABORATORY, SAFE } from '../components/tiles.ts';
import { distance } from '../path.ts';
import { alarmsOn } from '../rules/alarms.ts';
import { isClear } from '../rules/escape.ts';
import { hasStairsUp } from '../rules/moving.ts';
import {
  CROWBARRED,
  floorsOf,
  has,
  isUp,
  kindAt,
  OFF,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  shows,
  TAKEN,
} from '../state.ts';
import { actionsToOpen } from './opening.ts';
import { expectedHits, Forecasts } from './standing.ts';
import { type Survey, surveyOf } from './survey.ts';
import { digitsOf, looseLoot } from './tasks.ts';
import { TOOL_WORTH, WORK } from './weights.ts';

const MOST_SEATS = 4;
const MOST_FLOORS = 3;
/** Farther than this is just far, in actions. */
const FAR = 40;
const MOST_STEALTH = 4;
const MOST_HITS = 3;

/** How many traits there are of the crew, of a player and of a floor. */
const CREW = 53;
const PLAYER = 34;
const FLOOR = 27;
export const TRAITS = CREW + MOST_SEATS * PLAYER + MOST_FLOORS * FLOOR;

/** What the traits are told from. */
interface Scene {
  readonly state: Immutable<State>;
  readonly survey: Survey;
  readonly forecasts: Forecasts;
}

/**
 * What the chance to win is told from when a turn begins: all that the crew knows, as numbers of about 0 to 1. First the
 * crew, then each player, whoever's turn it is first, then each floor; zeros stand for players and floors that are not there.
 */
export function traitsOf(state: Immutable<State>): Float32Array {
  const scene = { state, survey: surveyOf(state), forecasts: new Forecasts() };
  const sheet = new Sheet();
  crewTraits(sheet, state);
  for (let n = 0; n < state.seats; n++)
    playerTraits(sheet.from(CREW + n * PLAYER), (state.turn + n) % state.seats, scene);
  for (let floor = 0; floor < floorsOf(state); floor++)
    floorTraits(sheet.from(CREW + MOST_SEATS * PLAYER + floor * FLOOR), floor, scene);
  return sheet.traits;
}

/** Traits are written one after the other: it is done for every position that is looked at. */
class Sheet {
  readonly traits = new Float32Array(TRAITS);
  private next = 0;

  from(place: number): this {
    this.next = place;
    return this;
  }

  add(value: number): void {
    this.traits[this.next++] = value;
  }

  flag(is: boolean): void {
    this.traits[this.next++] = is ? 1 : 0;
  }

  /** One of so many places is 1, or none. */
  oneOf(many: number, which: number): void {
    if (which >= 0 && which < many) this.traits[this.next + which] = 1;
    this.next += many;
  }
}

const nearness = (far: number): number => Math.min(1, far / FAR);

function crewTraits(sheet: Sheet, state: Immutable<State>): void {
  let work = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) work += workOn(state, floor);
  sheet.oneOf(MOST_SEATS, state.seats - 1);
  sheet.oneOf(JOBS.length, JOBS.indexOf(state.options.job));
  sheet.add(state.turns / 50);
  sheet.add(work / 60);
  sheet.flag(isClear(state));
  sheet.add(looseLoot(state).length / 2);
  for (const place of state.toolAt) sheet.flag(place >= 0 && place < state.seats);
  for (const place of state.lootAt) sheet.flag(place >= 0 && place < state.seats);
  stealthTraits(sheet, state);
  for (const seat of state.lasting) sheet.flag(seat !== OFF);
  sheet.add(state.eventDeck.length / 26);
  sheet.flag(state.laptop > 0);
  sheet.flag(state.juice > 0);
  sheet.flag(state.crow !== OFF);
  sheet.add(state.extra);
  sheet.add(state.skip);
  sheet.flag(state.entrance === OFF);
  sheet.flag(state.options.lostVisual);
}

/** Of whoever has not escaped: all Stealth, the least that somebody has, how many have none, how many they are. */
function stealthTraits(sheet: Sheet, { stealth, at }: Immutable<State>): void {
  let [sum, least, bare, inside]: [number, number, number, number] = [0, MOST_STEALTH, 0, 0];
  for (let seat = 0; seat < stealth.length; seat++) {
    if (at[seat] === ROOF) continue;
    sum += stealth[seat]!;
    least = Math.min(least, stealth[seat]!);
    if (stealth[seat] === 0) bare += 1;
    inside += 1;
  }
  sheet.add(sum / 12);
  sheet.add(least / MOST_STEALTH);
  sheet.add(bare / MOST_SEATS);
  sheet.add(inside / MOST_SEATS);
}

function playerTraits(sheet: Sheet, seat: number, scene: Scene): void {
  const { state } = scene;
  const at = state.at[seat]!;
  const [isOut, role] = [at === ROOF, state.role[seat]!];
  let [carried, tools] = [0, 0];
  for (const place of state.lootAt) if (place === seat) carried += 1;
  for (let card = 0; card < TOOLS.length; card++) if (state.toolAt[card] === seat) tools += TOOL_WORTH[TOOLS[card]!];
  sheet.add(1);
  sheet.flag(at >= 0);
  sheet.flag(isOut);
  sheet.oneOf(MOST_STEALTH + 1, isOut ? OFF : Math.min(MOST_STEALTH, state.stealth[seat]!));
  sheet.oneOf(CHARACTERS.length, role >= UNDECIDED ? role - UNDECIDED : Math.floor(role / SIDES.length));
  sheet.add(carried / 3);
  sheet.add(tools / 10);
  if (at >= 0) placeTraits(sheet, seat, scene);
}

/** Where a player stands, what is near and what comes by. */
function placeTraits(sheet: Sheet, seat: number, { state, survey, forecasts }: Scene): void {
  const at = state.at[seat]!;
  const floor = floorOf(at);
  const guard = state.guard[floor]!;
  const steps = guard < 0 ? 0 : stepsOf(state, floor);
  const hits = Math.min(MOST_HITS, expectedHits(state, state.turn, seat, forecasts));
  let company = -1;
  for (const other of state.at) if (other >= 0 && floorOf(other) === floor) company += 1;
  sheet.oneOf(MOST_FLOORS, floor);
  sheet.add(state.refuge[at]! / 3);
  wayTraits(sheet, seat, survey);
  sheet.add(hits / MOST_HITS);
  sheet.add(Math.min(1, hits));
  sheet.flag(guard >= 0);
  sheet.add(guard < 0 ? 0 : Math.min(6, distance(planAt(state, floor), posOf(guard), posOf(at))) / 6);
  sheet.add(steps);
  sheet.add(company / 3);
  sheet.add((company * steps) / 3);
}

/** How far it is to the nearest task, to the own one if there is any, and out. */
function wayTraits(sheet: Sheet, seat: number, { tasks, claims, fields }: Survey): void {
  const field = fields[seat]!;
  let [any, own, out]: [number, number, number] = [FAR, FAR, FAR];
  let isIdle = true;
  for (const task of tasks) {
    const far = field[task.cell]! + task.extra;
    if (task.kind === 'roof') out = Math.min(out, far);
    else any = Math.min(any, far);
    if (claims.get(task) !== seat) continue;
    own = Math.min(own, far);
    isIdle = false;
  }
  sheet.add(nearness(any));
  sheet.add(nearness(own));
  sheet.flag(isIdle);
  sheet.add(nearness(out));
}

const stepsOf = (state: Immutable<State>, floor: number): number => (state.die[floor]! + alarmsOn(state, floor)) / 6;

function floorTraits(sheet: Sheet, floor: number, { state, survey }: Scene): void {
  const plan = planAt(state, floor);
  const rooms = roomsOn(state, floor);
  const { shut, stairs } = rooms;
  const wayTo = (cell: Cell): number => {
    let least = FAR;
    for (const field of survey.fields) if (field !== undefined) least = Math.min(least, field[cell]!);
    return nearness(least);
  };
  let [here, least]: [number, number] = [0, MOST_STEALTH];
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.at[seat]! < 0 || floorOf(state.at[seat]!) !== floor) continue;
    here += 1;
    least = Math.min(least, state.stealth[seat]!);
  }
  sheet.add(1);
  sheet.add(rooms.safes / 2);
  sheet.add(rooms.closed / 2);
  sheet.flag(rooms.safes > 0 && rooms.closed === 0);
  sheet.add(workOn(state, floor) / 30);
  sheet.add(rooms.hidden / 16);
  safeTraits(sheet, state, shut);
  sheet.add(shut === OFF ? 0 : wayTo(shut));
  sheet.flag(stairs !== OFF);
  sheet.add(stairs === OFF ? 1 : wayTo(stairs));
  sheet.add(stairs === OFF || shut === OFF ? 0 : distance(plan, posOf(stairs), posOf(shut)) / 6);
  sheet.flag(state.guard[floor]! >= 0);
  sheet.add(state.die[floor]! / 6);
  sheet.add(alarmsOn(state, floor) / 3);
  sheet.add(state.patrol[floor]!.length / 16);
  sheet.add(here / MOST_SEATS);
  sheet.add(here === 0 ? 1 : least / MOST_STEALTH);
  sheet.add((here * stepsOf(state, floor)) / MOST_SEATS);
  sheet.add(rooms.refuges / 2);
  sheet.add(rooms.loaded / 2);
  sheet.add(rooms.laboratories / 2);
  sheet.add(rooms.alarms / 8);
  sheet.add(rooms.stops / 4);
}

/** What can be seen of a floor's rooms: how many of each kind, and where its first closed safe and its stairs are. */
function roomsOn(state: Immutable<State>, floor: number) {
  const rooms = { safes: 0, closed: 0, hidden: 0, refuges: 0, loaded: 0, laboratories: 0, alarms: 0, stops: 0 };
  let [shut, stairs]: [Cell, Cell] = [OFF, OFF];
  for (const pos of planAt(state, floor).places) {
    const cell = cellAt(floor, pos);
    if (state.refuge[cell]! > 0) rooms.refuges += 1;
    if (stairs === OFF && hasStairsUp(state, cell)) stairs = cell;
    if (!isUp(state, cell)) {
      rooms.hidden += 1;
      continue;
    }
    const kind = kindAt(state, cell);
    if (kind === SAFE) {
      rooms.safes += 1;
      if (has(state, cell, SAFE_OPEN)) continue;
      rooms.closed += 1;
      if (shut === OFF) shut = cell;
    } else if (kind === LABORATORY) {
      if (!has(state, cell, TAKEN)) rooms.laboratories += 1;
    } else if (isComputer(kind)) {
      if (state.tokens[cell]! > 0) rooms.loaded += 1;
    } else if (!has(state, cell, CROWBARRED)) {
      if (HAS_ALARM_ICON[kind]!) rooms.alarms += 1;
      else if (CAN_BE_FORCED[kind]!) rooms.stops += 1;
    }
  }
  return { ...rooms, shut, stairs };
}

function safeTraits(sheet: Sheet, state: Immutable<State>, safe: Cell): void {
  if (safe === OFF) {
    sheet.oneOf(SAFE_TRAITS, OFF);
    return;
  }
  const { known, missing, unknown } = digitsOf(state, safe);
  const dice = state.tokens[safe]!;
  sheet.add(known / 6);
  sheet.add(missing / 6);
  sheet.add(dice / 6);
  sheet.add(unknown / 6);
  sheet.add(actionsToOpen(dice, missing) / 15);
}
const SAFE_TRAITS = 5;

/** Roughly the actions that the safes of a floor still need. */
function workOn(state: Immutable<State>, floor: number): number {
  let [work, hidden, isFound] = [0, 0, false];
  for (const pos of planAt(state, floor).places) {
    const cell = cellAt(floor, pos);
    if (!isUp(state, cell)) hidden += 1;
    if (!shows(state, cell, SAFE)) continue;
    isFound = true;
    if (has(state, cell, SAFE_OPEN)) continue;
    const { missing, unknown } = digitsOf(state, cell);
    work += WORK.line * unknown + actionsToOpen(state.tokens[cell]!, missing);
  }
  return isFound ? work : WORK.lost + WORK.search * hidden;
}
