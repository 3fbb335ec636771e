import { type Immutable, reading, type Seat } from '#table/game.ts';
import { branch, uncovered, type World } from '../fate.ts';
import { succeed } from '../rules/loot.ts';
import { clone, NOWHERE, type State } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { type Gain, share } from './worth.ts';

/** Of the cards that somebody may pick, so many are reckoned with. */
const LIKELY_PICKS = 3;
/** How sure it is that others pick what promises most. */
const SHARPNESS = 8;

/** The chance of a seat to win the game if it picks this space now. */
export function afterPick(outlook: Outlook, seat: Seat, space: number): number {
  const world = outlook.world();
  world.state.tokens[seat] = space;
  return afterPicks(outlook, seat, world, outlook.state.turn + 1);
}

/** The others' likely picks from this place on, each with its weight, and then the burglaries. */
function afterPicks(outlook: Outlook, seat: Seat, world: World, place: number): number {
  const { state } = world;
  if (place === state.seats) return afterBurglaries(outlook, seat, world, state.seats - 1);
  const rival = state.order[place]!;
  const likely = outlook.spaces(rival).slice(0, LIKELY_PICKS);
  const weights = likely.map(({ worth }) => Math.exp(SHARPNESS * (worth - likely[0]!.worth)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let expected = 0;
  likely.forEach(({ space }, i) => {
    state.tokens[rival] = space;
    expected += (weights[i]! / total) * afterPicks(outlook, seat, world, place + 1);
  });
  return expected;
}

/** The chance of a seat to win the game if the running burglary, its own, ends like this. */
export function afterOwn(outlook: Outlook, seat: Seat, how: 'won' | 'failed' | Gain): number {
  const world = outlook.world();
  const next = outlook.state.turn - 1;
  return new Ways(outlook, seat).ended(world, seat, how, next);
}

const afterBurglaries = (outlook: Outlook, seat: Seat, world: World, place: number): number =>
  new Ways(outlook, seat).from({ ...world, state: clone(reading(world.state)) }, place);

/** Every way the rest of a round can go, by the rules themselves. */
class Ways {
  private readonly outlook: Outlook;
  private readonly seat: Seat;
  private readonly points: number[];
  private readonly powers: number[];

  constructor(outlook: Outlook, seat: Seat) {
    this.outlook = outlook;
    this.seat = seat;
    this.points = outlook.points.slice();
    this.powers = outlook.powers.slice();
  }

  /** The mean over the burglaries from this place to the first. */
  from(world: World, place: number): number {
    const { outlook } = this;
    if (place < 0) return share(this.seat, this.points, this.powers, outlook.weights);
    const burglar = world.state.order[place]!;
    const space = world.state.tokens[burglar]!;
    if (space === NOWHERE) return this.ended(world, burglar, 'failed', place - 1);
    const worlds = uncovered(world, space);
    let expected = 0;
    for (const each of worlds) {
      const win = outlook.chance(burglar, each.state.display[space]!);
      if (win > 0) expected += win * this.ended(each, burglar, 'won', place - 1);
      if (win < 1) expected += (1 - win) * this.ended(each, burglar, 'failed', place - 1);
    }
    return expected / worlds.length;
  }

  /** … once somebody's has ended. */
  ended(world: World, burglar: Seat, how: 'won' | 'failed' | Gain, next: number): number {
    const gained = this.gained(world.state, burglar, how);
    this.points[burglar]! += gained.points;
    this.powers[burglar]! += gained.power;
    const after = branch(world, 1);
    if (how === 'won' && next >= 0) succeed(after.state, burglar, silence);
    else after.state.tokens[burglar] = NOWHERE;
    const expected = this.from(after, next);
    this.points[burglar]! -= gained.points;
    this.powers[burglar]! -= gained.power;
    return expected;
  }

  private gained(state: Immutable<State>, burglar: Seat, how: 'won' | 'failed' | Gain): Gain {
    if (how === 'failed') return this.outlook.miss(burglar);
    return how === 'won' ? this.outlook.gain(burglar, state.display[state.tokens[burglar]!]!) : how;
  }
}

const silence = (): void => {};
