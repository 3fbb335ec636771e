import type { Immutable } from '#table/game.ts';
import { actionsToOpen } from '../../bot/opening.ts';
import { Routes } from '../../bot/routes.ts';
import { expectedHits, Forecasts } from '../../bot/standing.ts';
import { type Survey as Surveyed, surveyOf } from '../../bot/survey.ts';
import { digitsOf, looseLoot, type Task } from '../../bot/tasks.ts';
import { TOOL_WORTH, WORK } from '../../bot/weights.ts';
import { TOOLS } from '../../components/cards.ts';
import { CHARACTERS, SIDES, UNDECIDED } from '../../components/characters.ts';
import { JOBS } from '../../components/jobs.ts';
import { type Cell, cellAt, floorOf, posOf } from '../../components/squares.ts';
import { CAN_BE_FORCED, HAS_ALARM_ICON, isComputer, LABORATORY, SAFE } from '../../components/tiles.ts';
import { distance } from '../../path.ts';
import { alarmsOn } from '../../rules/alarms.ts';
import { isClear } from '../../rules/escape.ts';
import { hasStairsUp } from '../../rules/moving.ts';
import { lineOf } from '../../rules/safes.ts';
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
} from '../../state.ts';

const MOST_SEATS = 4;
const MOST_FLOORS = 3;
/** Farther than this is just far, in actions. */
const FAR = 40;
const MOST_STEALTH = 4;
const MOST_HITS = 3;

type Survey = Surveyed & { readonly forecasts: Forecasts };

/** The traits as `traitsOf` tells them, worked out without haste: list after list, everybody's ways apart. */
export function plainTraits(state: Immutable<State>): Float32Array {
  const fields = state.at.map((at, seat) => (at >= 0 ? new Routes(state, seat).fieldFrom(at) : undefined));
  const survey = { ...surveyOf(state), fields, forecasts: new Forecasts() };
  const traits = new Float32Array(TRAITS);
  traits.set(crewTraits(state));
  for (let n = 0; n < state.seats; n++)
    traits.set(playerTraits(state, (state.turn + n) % state.seats, survey), CREW + n * PLAYER);
  for (let floor = 0; floor < floorsOf(state); floor++)
    traits.set(floorTraits(state, floor, survey), CREW + MOST_SEATS * PLAYER + floor * FLOOR);
  return traits;
}

/** How many there are of each kind. */
const CREW = 53;
const PLAYER = 34;
const FLOOR = 27;
const TRAITS = CREW + MOST_SEATS * PLAYER + MOST_FLOORS * FLOOR;

const flag = (is: boolean): number => (is ? 1 : 0);

/** One of so many places is 1. */
const oneOf = (many: number, which: number): number[] => Array.from({ length: many }, (_, i) => flag(i === which));

const nearness = (far: number): number => Math.min(1, far / FAR);

function crewTraits(state: Immutable<State>): number[] {
  const inside = state.stealth.filter((_, seat) => state.at[seat] !== ROOF);
  const isHeld = (place: number): number => flag(place >= 0 && place < state.seats);
  let work = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) work += workOn(state, floor);
  return [
    ...oneOf(MOST_SEATS, state.seats - 1),
    ...oneOf(JOBS.length, JOBS.indexOf(state.options.job)),
    state.turns / 50,
    work / 60,
    flag(isClear(state)),
    looseLoot(state).length / 2,
    ...state.toolAt.map(isHeld),
    ...state.lootAt.map(isHeld),
    inside.reduce((sum, stealth) => sum + stealth, 0) / 12,
    Math.min(MOST_STEALTH, ...inside) / MOST_STEALTH,
    inside.filter((stealth) => stealth === 0).length / MOST_SEATS,
    inside.length / MOST_SEATS,
    ...state.lasting.map((seat) => flag(seat !== OFF)),
    state.eventDeck.length / 26,
    flag(state.laptop > 0),
    flag(state.juice > 0),
    flag(state.crow !== OFF),
    state.extra,
    state.skip,
    flag(state.entrance === OFF),
    flag(state.options.lostVisual),
  ];
}

function playerTraits(state: Immutable<State>, seat: number, survey: Survey): number[] {
  const at = state.at[seat]!;
  const [isOut, role] = [at === ROOF, state.role[seat]!];
  const who = role >= UNDECIDED ? role - UNDECIDED : Math.floor(role / SIDES.length);
  return [
    1,
    flag(at >= 0),
    flag(isOut),
    ...oneOf(MOST_STEALTH + 1, isOut ? OFF : Math.min(MOST_STEALTH, state.stealth[seat]!)),
    ...oneOf(CHARACTERS.length, who),
    state.lootAt.filter((place) => place === seat).length / 3,
    TOOLS.reduce((sum, name, card) => sum + (state.toolAt[card] === seat ? TOOL_WORTH[name] : 0), 0) / 10,
    ...(at >= 0 ? placeTraits(state, seat, survey) : NOWHERE),
  ];
}

const PLACE = 15;
const NOWHERE: readonly number[] = Array<number>(PLACE).fill(0);

/** Where a player stands, what is near and what comes by. */
function placeTraits(state: Immutable<State>, seat: number, { tasks, claims, fields, forecasts }: Survey): number[] {
  const at = state.at[seat]!;
  const floor = floorOf(at);
  const field = fields[seat]!;
  const nearest = (some: readonly Task[]): number =>
    some.reduce((least, { cell, extra }) => Math.min(least, field[cell]! + extra), FAR);
  const own = tasks.filter((task) => claims.get(task) === seat);
  const guard = state.guard[floor]!;
  const hits = Math.min(MOST_HITS, expectedHits(state, state.turn, seat, forecasts));
  const company = state.at.filter((other) => other >= 0 && floorOf(other) === floor).length - 1;
  return [
    ...oneOf(MOST_FLOORS, floor),
    state.refuge[at]! / 3,
    nearness(nearest(tasks.filter(({ kind }) => kind !== 'roof'))),
    nearness(nearest(own)),
    flag(own.length === 0),
    nearness(nearest(tasks.filter(({ kind }) => kind === 'roof'))),
    hits / MOST_HITS,
    Math.min(1, hits),
    flag(guard >= 0),
    guard < 0 ? 0 : Math.min(6, distance(planAt(state, floor), posOf(guard), posOf(at))) / 6,
    guard < 0 ? 0 : stepsOf(state, floor),
    company / 3,
    guard < 0 ? 0 : (company * stepsOf(state, floor)) / 3,
  ];
}

const stepsOf = (state: Immutable<State>, floor: number): number => (state.die[floor]! + alarmsOn(state, floor)) / 6;

function floorTraits(state: Immutable<State>, floor: number, { fields }: Survey): number[] {
  const plan = planAt(state, floor);
  const cells = plan.places.map((pos) => cellAt(floor, pos));
  const safes = cells.filter((cell) => shows(state, cell, SAFE));
  const shut = safes.filter((cell) => !has(state, cell, SAFE_OPEN));
  const stairs = cells.find((cell) => hasStairsUp(state, cell));
  const here = state.at.flatMap((at, seat) => (at >= 0 && floorOf(at) === floor ? [state.stealth[seat]!] : []));
  const wayTo = (cell: Cell): number =>
    nearness(fields.reduce((least, field) => Math.min(least, field?.[cell] ?? FAR), FAR));
  const count = (is: (cell: Cell) => boolean): number => cells.filter(is).length;
  const works = (cell: Cell): boolean => isUp(state, cell) && !has(state, cell, CROWBARRED);
  return [
    1,
    safes.length / 2,
    shut.length / 2,
    flag(safes.length > 0 && shut.length === 0),
    workOn(state, floor) / 30,
    count((cell) => !isUp(state, cell)) / 16,
    ...(shut.length > 0 ? safeTraits(state, shut[0]!) : NO_SAFE),
    shut.length > 0 ? wayTo(shut[0]!) : 0,
    flag(stairs !== undefined),
    stairs === undefined ? 1 : wayTo(stairs),
    stairs === undefined || shut.length === 0 ? 0 : distance(plan, posOf(stairs), posOf(shut[0]!)) / 6,
    flag(state.guard[floor]! >= 0),
    state.die[floor]! / 6,
    alarmsOn(state, floor) / 3,
    state.patrol[floor]!.length / 16,
    here.length / MOST_SEATS,
    here.length === 0 ? 1 : Math.min(MOST_STEALTH, ...here) / MOST_STEALTH,
    (here.length * stepsOf(state, floor)) / MOST_SEATS,
    count((cell) => state.refuge[cell]! > 0) / 2,
    count((cell) => isUp(state, cell) && isComputer(kindAt(state, cell)) && state.tokens[cell]! > 0) / 2,
    count((cell) => shows(state, cell, LABORATORY) && !has(state, cell, TAKEN)) / 2,
    count((cell) => works(cell) && HAS_ALARM_ICON[kindAt(state, cell)]!) / 8,
    count((cell) => works(cell) && CAN_BE_FORCED[kindAt(state, cell)]! && !HAS_ALARM_ICON[kindAt(state, cell)]!) / 4,
  ];
}

const NO_SAFE: readonly number[] = [0, 0, 0, 0, 0];

function safeTraits(state: Immutable<State>, safe: Cell): number[] {
  const { known, missing } = digitsOf(state, safe);
  const dice = state.tokens[safe]!;
  const unknown = lineOf(state, safe).filter((cell) => !isUp(state, cell)).length;
  return [known / 6, missing / 6, dice / 6, unknown / 6, actionsToOpen(dice, missing) / 15];
}

/** Roughly the actions that the safes of a floor still need. */
function workOn(state: Immutable<State>, floor: number): number {
  const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
  const safes = cells.filter((cell) => shows(state, cell, SAFE));
  if (safes.length === 0) return WORK.lost + WORK.search * cells.filter((cell) => !isUp(state, cell)).length;
  let work = 0;
  for (const safe of safes)
    if (!has(state, safe, SAFE_OPEN))
      work +=
        WORK.line * lineOf(state, safe).filter((cell) => !isUp(state, cell)).length +
        actionsToOpen(state.tokens[safe]!, digitsOf(state, safe).missing);
  return work;
}
