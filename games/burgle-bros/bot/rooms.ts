import type { Immutable } from '#table/game.ts';
import { type Cell, cellAt } from '../components/squares.ts';
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
  TILE_NAMES,
  WALKWAY,
} from '../components/tiles.ts';
import { hiddenOdds, type Shown } from '../odds/hidden.ts';
import { floorsOf, isUp, planAt, type State } from '../state.ts';

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
  const { kinds } = hiddenOdds(shownOf(state))[floor]!;
  const chances = new Map(kinds.map(({ kind, chance }) => [KINDS.indexOf(kind), chance]));
  const outcomes = CLASSES.flatMap((members) => {
    const chance = members.reduce((sum, kind) => sum + (chances.get(kind) ?? 0), 0);
    return chance === 0 ? [] : [{ kind: members.find((kind) => chances.has(kind))!, chance }];
  });
  if (care === 'all') return outcomes;
  const likely = outcomes.toSorted((a, b) => b.chance - a.chance).slice(0, LIKELY);
  const total = likely.reduce((sum, { chance }) => sum + chance, 0);
  return likely.map(({ kind, chance }) => ({ kind, chance: chance / total }));
}

/** What everybody sees of the tiles. */
const shownOf = (state: Immutable<State>): Shown => ({
  options: state.options,
  floors: Array.from({ length: floorsOf(state) }, (_, floor) => ({
    tiles: planAt(state, floor).places.map((pos) => {
      const cell = cellAt(floor, pos);
      return { tile: isUp(state, cell) ? TILE_NAMES[state.tiles[cell]!]! : '?' };
    }),
  })),
});

/** Makes a face-down tile one of this kind: it changes places with another that is. */
export function putRoom(state: State, at: Cell, kind: KindIndex): void {
  if (KIND[state.tiles[at]!] === kind) return;
  const other = state.tiles.findIndex((tile, cell) => KIND[tile] === kind && !isUp(state, cell));
  if (other < 0) return;
  [state.tiles[at], state.tiles[other]] = [state.tiles[other]!, state.tiles[at]!];
}
