import { type Seat, seatsOf } from '#table/game.ts';
import { LOST_VISUAL } from '../components/jobs.ts';
import { AREA, cellAt, cellOf, floorOf, type Pos, posOf, type Square, squareOf } from '../components/squares.ts';
import { distance, type Plan, planOf } from '../path.ts';
import type { FloorView, TileView, View } from '../view.ts';
import { layoutOf } from '../walls.ts';
import { type Bits, bit, bitsOf, count, lowest } from './bits.ts';
import { type Moment, momentOf } from './moment.ts';
import { deckOf, nextCards, UNKNOWN } from './patrol.ts';
import { type Branch, type Ground, type Tally, Walk } from './walk.ts';

/** Where a guard may be sent, and how likely that is. */
export interface Way {
  readonly to: Square | 'lost-visual';
  readonly chance: number;
}

/**
 * A guard's coming movement as things stand now: nobody goes anywhere before it, no event is drawn, and he walks on
 * even if he captures somebody on the way. Of equally near alarms, which the players choose among (R67), each is
 * counted alike; `tied` says where that matters.
 */
export interface GuardOdds {
  readonly floor: number;
  readonly at: Square | 'unplaced' | 'lost';
  readonly destination: Square | 'none';
  /** Does he move when this turn ends, as things stand (R72)? If not, these are the chances for when he does. */
  readonly moves: boolean;
  /** Why his coming movement is cancelled. */
  readonly held: 'no' | 'donuts' | 'crow' | 'lost-visual';
  readonly die: number;
  readonly alarms: number;
  /** Steps he has (R63). */
  readonly steps: number;
  /** Where he steps for certain, in order: all of it, or up to where a card decides. */
  readonly path: readonly Square[];
  /** Where the next patrol card sends him, once he needs one; for a guard who is not there, where he appears. */
  readonly next: readonly Way[];
  /** Where he is heading when the movement is over. */
  readonly after: readonly Way[];
  /** Every tile where he may come by: he is there at the start or steps onto it, steps onto it, ends on it. */
  readonly tiles: readonly {
    readonly at: Square;
    readonly comes: number;
    readonly enters: number;
    readonly ends: number;
  }[];
  /** He is out of sight afterwards. */
  readonly lost: number;
  /** His deck runs out and is shuffled, and he gets faster (R70). */
  readonly shuffles: number;
  readonly tied: boolean;
  /** Who loses Stealth to him at least once. */
  readonly crew: readonly { readonly seat: Seat; readonly loses: number }[];
}

export const guardOdds = (view: View): GuardOdds[] => view.floors.map((_, floor) => oddsOf(view, floor));

function oddsOf(view: View, floor: number): GuardOdds {
  const seen = view.floors[floor]!;
  const plan = planOf(layoutOf(view.options.job, view.options.hole, seen.walls));
  const moment = momentOf(view, floor);
  const ground = groundOf(view, floor, plan);
  const walk = new Walk(ground);
  const { steps, held } = run(view, floor, moment, walk);
  const { tally } = walk;
  const square = (pos: Pos): Square => squareOf(cellAt(floor, pos));
  const start = isOnBoard(seen.guard) ? posOf(cellOf(seen.guard)) : UNKNOWN;
  return {
    floor: floor + 1,
    at: seen.guard,
    destination: seen.destination,
    moves: moment.moves,
    held,
    die: seen.die,
    alarms: count(alarmsOf(seen)),
    steps,
    path: tally.path.map(square),
    next: nextWays(view, floor, moment, ground),
    after: waysOf(tally, square),
    tiles: plan.places.flatMap((pos) => {
      const enters = tidy(tally.enters[pos]!);
      const comes = pos === start ? 1 : enters;
      return comes === 0 ? [] : [{ at: square(pos), comes, enters, ends: tidy(tally.ends[pos]!) }];
    }),
    lost: tidy(tally.lost),
    shuffles: tidy(tally.shuffles),
    tied: tally.tied,
    crew: seatsOf(view.seats).flatMap((seat) => {
      const loses = tidy(tally.loses[seat]!);
      return loses === 0 ? [] : [{ seat, loses }];
    }),
  };
}

/** Sums of fractions without the last digits, so that what is certain is 1. */
const tidy = (chance: number): number => Math.round(chance * 1e12) / 1e12;

const isOnBoard = (guard: FloorView['guard']): guard is Square => guard !== 'unplaced' && guard !== 'lost';

function waysOf({ goal, lost }: Pick<Tally, 'goal' | 'lost'>, square: (pos: Pos) => Square): Way[] {
  const ways: Way[] = [];
  for (const [pos, chance] of goal.entries()) if (chance > 0) ways.push({ to: square(pos), chance: tidy(chance) });
  return lost > 0 ? [...ways, { to: 'lost-visual', chance: tidy(lost) }] : ways;
}

const alarmsOf = ({ tiles }: FloorView): Bits => bitsOf(tiles.filter(({ alarm }) => alarm).map(placeOf));
const placeOf = ({ at }: TileView): Pos => posOf(cellOf(at));

function groundOf(view: View, floor: number, plan: Plan): Ground {
  const { tiles } = view.floors[floor]!;
  const off = view.lasting.emp !== 'none' || view.lasting['video-loop'] !== 'none';
  const cameras = off ? 0 : bitsOf(tiles.filter((tile) => isKind(tile, 'camera') && !tile.crowbarred).map(placeOf));
  const crew = view.crew.flatMap(({ at }) =>
    isInside(at) && floorOf(cellOf(at)) === floor ? [posOf(cellOf(at))] : [],
  );
  const distracts = view.crow !== 'none' && floorOf(cellOf(view.crow)) === floor && plays(view, 'distract');
  return {
    plan,
    deck: deckOf(view, floor),
    crow: distracts ? posOf(cellOf(view.crow as Square)) : UNKNOWN,
    cameras,
    watched: cameras & bitsOf(crew),
    seen: seenFrom(view, floor, plan),
    untilCard: false,
  };
}

const isKind = ({ tile }: TileView, kind: string): boolean => tile.startsWith(kind);
const isInside = (at: Square | 'outside' | 'roof'): at is Square => at !== 'outside' && at !== 'roof';
const plays = (view: View, ability: string): boolean => view.crew.some((member) => member.ability === ability);

/** R25, R27, R28 — By place on a floor: who loses a Stealth when its guard comes there. */
function seenFrom(view: View, floor: number, plan: Plan): Bits[] {
  const seen = new Array<Bits>(AREA).fill(0);
  for (const [seat, { at, ability }] of view.crew.entries()) {
    if (!isInside(at)) continue;
    const [on, home] = [floorOf(cellOf(at)), posOf(cellOf(at))];
    const tile = view.floors[on]!.tiles.find((each) => each.at === at)!;
    // R40 — The guard notices the Acrobat beside him with his first step, wherever it leads.
    const slipped = view.slipped && ability === 'flexibility' && view.floors[floor]!.guard === at;
    for (const pos of plan.places) {
      const same = on === floor && (pos === home || (isKind(tile, 'foyer') && distance(plan, home, pos) === 1));
      const straight = Math.abs(on - floor) === 1 && pos === home && isKind(tile, 'atrium');
      if (slipped || same || straight) seen[pos]! |= bit(seat);
    }
  }
  return seen;
}

/** Plays the coming movement out. */
function run(
  view: View,
  floor: number,
  moment: Moment,
  walk: Walk,
): { readonly steps: number; readonly held: GuardOdds['held'] } {
  const seen = view.floors[floor]!;
  if (seen.guard === 'unplaced') return { steps: 0, held: 'no' };
  const begun = beginning(view, floor, walk.pool);
  if (seen.guard === 'lost') {
    const held = seen.donuts ? 'donuts' : moment.moves && seen.lostIn === view.turns ? 'lost-visual' : 'no';
    if (held === 'no') walk.appear(begun);
    else walk.tally.lost = 1;
    return { steps: 0, held };
  }
  const looked = moment.look === 'done' ? { branch: begun, off: false, raised: false } : walk.look(begun);
  const { alarms } = looked.branch;
  const held = moment.left !== 'whole' ? 'no' : heldBy(view, seen, alarms);
  const whole = seen.die + count(alarms) + (moment.moves ? view.pace : 0);
  const steps = held !== 'no' ? 0 : moment.left === 'whole' ? whole : moment.left;
  send(seen, moment, walk, { ...looked, branch: { ...looked.branch, steps } });
  return { steps, held };
}

/** R46, R52 — The crow first; then the Donuts stay. */
function heldBy(view: View, { guard, donuts }: FloorView, alarms: Bits): GuardOdds['held'] {
  if (view.crow === guard && alarms === 0 && plays(view, 'disrupt')) return 'crow';
  return donuts ? 'donuts' : 'no';
}

function beginning(view: View, floor: number, pool: Bits): Branch {
  const { guard } = view.floors[floor]!;
  const pos = isOnBoard(guard) ? posOf(cellOf(guard)) : UNKNOWN;
  return { pos, steps: 0, alarms: alarmsOf(view.floors[floor]!), at: 0, pool, entered: 0, seen: 0, weight: 1 };
}

/** R65 — After what an interrupted movement still has to do, he sets out. */
function send({ guard, destination }: FloorView, moment: Moment, walk: Walk, looked: ReturnType<Walk['look']>): void {
  const { branch, off, raised } = looked;
  const renews = moment.look !== 'done' && moment.look !== 'never';
  const reached = moment.look === 'always' || (moment.look === 'if-reached' && guard === destination);
  if (renews && (off || reached)) walk.renew(branch);
  else if (moment.placed) walk.draw(branch);
  else if (moment.asked || (renews && raised)) walk.aim(branch);
  else if (destination === 'none') walk.first(branch);
  else walk.start(branch, posOf(cellOf(destination)));
}

/** More steps than any walk has. */
const ENDLESS = 1000;

/** Where the next patrol card sends him: after the alarms that ring now, and as if nothing else happened until then. */
function nextWays(view: View, floor: number, moment: Moment, ground: Ground): Way[] {
  const seen = view.floors[floor]!;
  const square = (pos: Pos): Square => squareOf(cellAt(floor, pos));
  const begun = beginning(view, floor, ground.deck.unknown);
  if (!isOnBoard(seen.guard)) return topCard(ground, begun, square);
  const walk = new Walk({ ...ground, crow: UNKNOWN, cameras: 0, untilCard: true });
  const looked = moment.look === 'done' ? { branch: begun, off: false, raised: false } : walk.look(begun);
  send(seen, moment, walk, { ...looked, branch: { ...looked.branch, steps: ENDLESS } });
  return waysOf(walk.tally, square);
}

function topCard({ deck }: Ground, begun: Branch, square: (pos: Pos) => Square): Way[] {
  const { card, pool } = nextCards(deck, begun);
  const cards = card === UNKNOWN ? pool : bit(card);
  const chance = 1 / count(cards);
  const ways: Way[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const each = lowest(rest);
    ways.push({ to: each === LOST_VISUAL ? 'lost-visual' : square(each), chance });
  }
  return ways;
}
