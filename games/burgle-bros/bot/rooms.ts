import type { Immutable } from '#table/game.ts';
import { JOBS, type Job } from '../components/jobs.ts';
import { type Cell, floorOf } from '../components/squares.ts';
import {
  ATRIUM,
  CAMERA,
  COMPUTER_FINGERPRINT,
  COMPUTER_LASER,
  COMPUTER_MOTION,
  DEADBOLT,
  FINGERPRINT,
  FOYER,
  KEYPAD,
  KIND,
  KINDS,
  type KindIndex,
  LABORATORY,
  LASER,
  LAVATORY,
  MOTION,
  SAFE,
  SCANNER,
  SECRET_DOOR,
  SERVICE_DUCT,
  STAIRS,
  THERMO,
  WALKWAY,
} from '../components/tiles.ts';
import { meanDeal } from '../rules/deal.ts';
import { jobTiles } from '../rules/setup.ts';
import { floorsOf, isUp, NO_TILE, type State } from '../state.ts';

/** What an unknown room may turn out to be. */
export interface Outcome {
  readonly kind: KindIndex;
  readonly chance: number;
}

/** What rooms do to whoever walks in, the first of each class as an example: nothing, ring at the end of the turn, ring, hold up, let fall. */
const CLASSES: readonly (readonly KindIndex[])[] = [
  [
    COMPUTER_FINGERPRINT,
    COMPUTER_LASER,
    COMPUTER_MOTION,
    SECRET_DOOR,
    SERVICE_DUCT,
    SAFE,
    STAIRS,
    CAMERA,
    ATRIUM,
    FOYER,
    LABORATORY,
    LAVATORY,
  ],
  [THERMO],
  [FINGERPRINT, LASER, MOTION, SCANNER],
  [DEADBOLT, KEYPAD],
  [WALKWAY],
];

/** Whether all that a room may do is thought of, or what is likeliest, which is much quicker. */
export type Care = 'all' | 'likely';
const LIKELY = 2;

/**
 * What any face-down room of a floor can do, with its exact chance: one kind stands for its class, so that the same
 * rooms are tried everywhere and differences are no accident.
 */
export function outcomesOn(state: Immutable<State>, floor: number, care: Care): readonly Outcome[] {
  const chances = kindChances(state, floor);
  const outcomes: Outcome[] = [];
  for (const members of CLASSES) {
    const chance = members.reduce((sum, kind) => sum + chances[kind]!, 0);
    if (chance > 0) outcomes.push({ kind: members.find((kind) => chances[kind]! > 0)!, chance });
  }
  if (care === 'all') return outcomes;
  const likely = outcomes.toSorted((a, b) => b.chance - a.chance).slice(0, LIKELY);
  const total = likely.reduce((sum, { chance }) => sum + chance, 0);
  return likely.map(({ kind, chance }) => ({ kind, chance: chance / total }));
}

/** By kind: how likely any one face-down tile of a floor is of it. The same as `hiddenOdds` says, but asked for every turn. */
export function kindChances(state: Immutable<State>, floor: number): Float64Array {
  const left = BOXES[state.options.job].slice();
  const floors = Array.from({ length: floorsOf(state) }, () => ({ hidden: 0, safe: 1, stairs: 1 }));
  for (let cell = 0; cell < state.tiles.length; cell++) {
    const tile = state.tiles[cell]!;
    if (tile === NO_TILE) continue;
    const on = floors[floorOf(cell)]!;
    if (!isUp(state, cell)) on.hidden += 1;
    else {
      left[KIND[tile]!]! -= 1;
      if (KIND[tile] === SAFE) on.safe = 0;
      if (KIND[tile] === STAIRS) on.stairs = 0;
    }
  }
  const total = { safe: left[SAFE]!, stairs: left[STAIRS]!, other: 0 };
  for (let kind = 0; kind < left.length; kind++) if (kind !== SAFE && kind !== STAIRS) total.other += left[kind]!;
  const chances = new Float64Array(left.length);
  const { hidden } = floors[floor]!;
  if (hidden === 0) return chances;
  const mean = meanDeal(floors, total)[floor]!;
  for (let kind = 0; kind < left.length; kind++) {
    const family = kind === SAFE ? 'safe' : kind === STAIRS ? 'stairs' : 'other';
    if (left[kind]! > 0) chances[kind] = (left[kind]! * mean[family]) / hidden / total[family];
  }
  return chances;
}

/** By job and kind: how many tiles there are. */
const BOXES = Object.fromEntries(
  JOBS.map((job) => {
    const box = new Uint8Array(KINDS.length);
    for (const tile of jobTiles(job)) box[KIND[tile]!]! += 1;
    return [job, box];
  }),
) as Record<Job, Uint8Array>;

/** Makes a face-down tile one of this kind: it changes places with another that is. */
export function putRoom(state: State, at: Cell, kind: KindIndex): void {
  if (KIND[state.tiles[at]!] === kind) return;
  const other = state.tiles.findIndex((tile, cell) => KIND[tile] === kind && !isUp(state, cell));
  if (other < 0) return;
  [state.tiles[at], state.tiles[other]] = [state.tiles[other]!, state.tiles[at]!];
}
