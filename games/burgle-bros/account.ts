import type { Valuing } from '#table/account.ts';
import { quick } from '#table/chance.ts';
import { type Immutable, seatsOf } from '#table/game.ts';
import { stir } from '#table/stir.ts';
import { diceOf } from './bot/lookahead.ts';
import { think } from './bot/player.ts';
import { prospect } from './bot/prospect.ts';
import { Rehearsal } from './bot/rehearsal.ts';
import { EVENTS, LOOT_CARDS, TOOLS } from './components/cards.ts';
import { AREA, type Cell, floorOf } from './components/squares.ts';
import { KIND, SAFE, STAIRS } from './components/tiles.ts';
import type { Move } from './move.ts';
import { view } from './seen.ts';
import { clone, isUp, NO_TILE, type State } from './state.ts';

/** Of all moves so many of the planner's best are compared … */
const RIVALS = 3;
/** … that it finds no worse than by so many actions, and not the same. */
const MARGIN = 4;
const SAME = 1e-6;
/** More cards than a patrol deck has. */
const PATROL = 2 * AREA;

/**
 * Face down lie the tiles, and the cards that nobody has seen. A turn is played to its end as planners would; what the crew may
 * hope for when the next one begins was learnt from many games. Where a turn begins that is told at once.
 */
export const valuing: Valuing<State, Move> = {
  isCrew: true,
  rounds: 16,

  anew(state, seed) {
    const world = clone(state);
    stirTiles(world, seed);
    for (let floor = 0; floor < world.patrol.length; floor++) stirPatrol(world, floor, seed);
    stir(world.eventDeck, (place) => isUnseen(world.eventDeck[place]), `${seed} events`, EVENTS.length);
    stir(world.toolDeck, (place) => place < world.toolDeck.length, `${seed} tools`, TOOLS.length);
    stir(world.lootDeck, (place) => place < world.lootDeck.length, `${seed} loot`, LOOT_CARDS.length);
    return world;
  },

  guess(state, seed, since) {
    const end = since === undefined ? state.turns + (isBeginning(state) ? 0 : 1) : since.turns + 1;
    new Rehearsal(state, diceOf(state, seed), quick(seed)).until(end);
    const chance = prospect(state);
    return seatsOf(state.seats).map(() => chance);
  },

  rivals(state, seat, moves) {
    const seen = { seat, view: view(state, seat), moves, chance: quick('rivals') };
    const { plans } = think(seen, 'normal');
    const best: (typeof plans)[number][] = [];
    for (const plan of plans) {
      if (best.length === RIVALS || plan.worth < plans[0]!.worth - MARGIN) break;
      if (best.every(({ worth }) => Math.abs(worth - plan.worth) > SAME)) best.push(plan);
    }
    return best.map(({ move }) => move);
  },
};

/** Nothing has been done in this turn, and nothing is asked. */
const isBeginning = ({ turns, spent, done, pending }: Immutable<State>): boolean =>
  turns > 0 && spent === 0 && done === 0 && pending.length === 0;

/** Every floor keeps as many Safes and Stairs as it has: so R85 has it, but for the third ones of Fort Knox. */
function stirTiles(world: State, seed: string): void {
  const isHidden = (cell: Cell): boolean => world.tiles[cell] !== NO_TILE && !isUp(world, cell);
  for (let floor = 0; floor < world.layouts.length; floor++)
    stir(world.tiles, (cell) => isHidden(cell) && floorOf(cell) === floor, `${seed} floor ${floor}`);
  stir(world.tiles, (cell) => isHidden(cell) && !isSpecial(world, cell), `${seed} tiles`);
}

const isSpecial = ({ tiles }: State, cell: Cell): boolean => {
  const kind = KIND[tiles[cell]!];
  return kind === SAFE || kind === STAIRS;
};

/** The deck and what was taken away unseen, which may be in it as well. */
function stirPatrol(world: State, floor: number, seed: string): void {
  const [deck, away] = [world.patrol[floor]!, world.takenAway[floor]!];
  const all = [...away, ...deck];
  stir(all, (place) => isUnseen(all[place]), `${seed} patrol ${floor}`, PATROL);
  world.takenAway[floor] = all.slice(0, away.length);
  world.patrol[floor] = all.slice(away.length);
}

/** A card of which nobody knows where it lies: seen ones say by whom. */
const SEEN = 1 << 6;
const isUnseen = (entry: number | undefined): boolean => entry !== undefined && entry < SEEN;
