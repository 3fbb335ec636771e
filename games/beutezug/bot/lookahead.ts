import type { Seat } from '#table/game.ts';
import { branch, uncovered, VEILED, type World } from '../fate.ts';
import { succeed } from '../rules/loot.ts';
import { isLastRound, NOWHERE, targetOf } from '../state.ts';
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

/** The chance of a seat to win the game if the running burglary, its own, is won or fails, or once a 0 card was kept. */
export const afterOwn = (outlook: Outlook, seat: Seat, how: 'won' | 'failed' | Gain): number =>
  new Ways(outlook, seat).ended(outlook.world(), seat, how, outlook.state.turn - 1);

const afterBurglaries = (outlook: Outlook, seat: Seat, world: World, place: number): number =>
  new Ways(outlook, seat).from(branch(world, 1), place);

/** Every way the rest of a round can go, by the rules themselves. */
class Ways {
  private readonly outlook: Outlook;
  private readonly seat: Seat;
  private readonly isLast: boolean;
  private readonly score: { readonly points: number[]; readonly powers: number[]; readonly tops: number[] };

  constructor(outlook: Outlook, seat: Seat) {
    const { points, powers, tops } = outlook.score;
    this.outlook = outlook;
    this.seat = seat;
    this.isLast = isLastRound(outlook.state);
    this.score = { points: points.slice(), powers: powers.slice(), tops: tops.slice() };
  }

  /** The mean over the burglaries from this place to the first. */
  from(world: World, place: number): number {
    const { outlook } = this;
    if (place < 0) return share(this.seat, this.score, outlook.weights, this.isLast);
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
    const { state } = world;
    const after = branch(world, 1);
    if (how === 'won' && next >= 0) succeed(after.state, burglar, VEILED, silence);
    else after.state.tokens[burglar] = NOWHERE;
    if (how === 'won') return this.with(burglar, this.outlook.gain(burglar, targetOf(state, burglar)), after, next);
    if (how !== 'failed') return this.with(burglar, how, after, next);
    let expected = 0;
    for (const { chance, gain } of this.outlook.misses(burglar))
      expected += chance * this.with(burglar, gain, after, next);
    return expected;
  }

  /** … and they have got something. */
  private with(burglar: Seat, { points, power, card }: Gain, world: World, next: number): number {
    const { score } = this;
    const top = score.tops[burglar]!;
    score.points[burglar]! += points;
    score.powers[burglar]! += power;
    score.tops[burglar] = Math.max(top, card);
    const expected = this.from(world, next);
    score.points[burglar]! -= points;
    score.powers[burglar]! -= power;
    score.tops[burglar] = top;
    return expected;
  }
}

const silence = (): void => {};
