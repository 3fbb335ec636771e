import type { Immutable, Seat } from '#table/game.ts';
import { loot, TOOLS, type Tool, tool } from '../components/cards.ts';
import { MAX_HACK_TOKENS } from '../components/jobs.ts';
import { cellOf, posOf, type Square } from '../components/squares.ts';
import { CAN_BE_FORCED, isComputer } from '../components/tiles.ts';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { BOMB_TO_ROOF, USE, USE_AT } from '../repertoire.ts';
import { CROWBARRED, has, isUp, kindAt, OFF, planFor, type State } from '../state.ts';
import { type Aim, isTile, offerAt, whyNotAt } from './aim.ts';
import { PEEKING } from './moving.ts';
import { bombEnds, whyNotBomb } from './tools.ts';

const BUST = loot('bust');
const STETHOSCOPE = tool('stethoscope');
const THERMAL_BOMB = tool('thermal-bomb');

const everyTile = (state: Immutable<State>): number[] => [...state.tiles.keys()].filter((cell) => isTile(state, cell));
const nothing = (): undefined => undefined;

/** C3 — The tools that are used on a tile, and on which; `tools.ts` uses them. */
const AIMS: Readonly<Partial<Record<Tool, Aim>>> = {
  blueprints: {
    reach: everyTile,
    beyond: () => 'blueprints-target',
    wrong: (state, _, cell) => (isUp(state, cell) ? 'blueprints-target' : undefined),
  },
  /** R51 — Next to oneself, face up, something to disable. R106 — As for a peek, so up and down from an Atrium too. */
  crowbar: {
    reach: PEEKING.reach,
    beyond: () => 'crowbar-reach',
    wrong(state, _, cell) {
      if (!isUp(state, cell) || !CAN_BE_FORCED[kindAt(state, cell)]!) return 'crowbar-target';
      return has(state, cell, CROWBARRED) ? 'forced-already' : undefined;
    },
  },
  /** R52 — Any guard on the board. */
  donuts: {
    reach: (state) => state.guard.filter((guard) => guard >= 0),
    beyond: () => 'donuts-target',
    wrong: nothing,
  },
  dynamite: {
    reach(state, seat) {
      const at = state.at[seat]!;
      return planFor(state, at).walled[posOf(at)]!.map((pos) => at - posOf(at) + pos);
    },
    beyond: () => 'dynamite-target',
    wrong: nothing,
  },
  /** R24 — A Computer Room in sight, with room for a token. */
  virus: {
    reach: everyTile,
    beyond: () => 'virus-target',
    wrong(state, _, cell) {
      if (!isUp(state, cell) || !isComputer(kindAt(state, cell))) return 'virus-target';
      return state.tokens[cell]! >= MAX_HACK_TOKENS ? 'room-full' : undefined;
    },
  },
};

/** R87, R103 — One's own tools, without the Bust. */
export function offerTools(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  if (state.lootAt[BUST] === seat) return;
  for (let card = 0; card < TOOLS.length; card++) {
    if (state.toolAt[card] !== seat || card === STETHOSCOPE) continue;
    const aim = AIMS[TOOLS[card]!];
    if (aim !== undefined) offerAt(aim, USE_AT[card]!, state, seat, moves);
    else if (card === THERMAL_BOMB) offerBomb(state, seat, moves);
    else moves.push(USE[card]!);
  }
}

function offerBomb(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  const here = state.at[seat]!;
  for (const end of bombEnds(state, here))
    if (whyNotBomb(state, here, end) === undefined)
      moves.push(end === 'roof' ? BOMB_TO_ROOF : USE_AT[THERMAL_BOMB]![end]!);
}

/** R87, R103 — Why a tool cannot be used like this: on a room, on the roof, or on nothing. */
export function whyNotUse(
  state: Immutable<State>,
  seat: Seat,
  { tool: name, at }: { readonly tool: Tool; readonly at?: Square | 'roof' },
): Refusal | undefined {
  const card = tool(name);
  if (state.toolAt[card] !== seat) return 'not-in-hand';
  if (state.lootAt[BUST] === seat) return 'bust';
  if (card === STETHOSCOPE) return 'stethoscope';
  const target = at === undefined ? OFF : at === 'roof' ? at : cellOf(at);
  if (card === THERMAL_BOMB) return whyNotBomb(state, state.at[seat]!, target);
  const aim = AIMS[name];
  if (aim === undefined) return target === OFF ? undefined : 'not-aimed';
  return target === 'roof' ? aim.beyond(state, seat, OFF) : whyNotAt(aim, state, seat, target);
}
