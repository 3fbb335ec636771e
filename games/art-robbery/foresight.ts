import { chanceOf, type Foresight, foresee } from '#table/foresight.ts';
import { type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { RAID_COUNT, type Token, tokenNamed } from './components.ts';
import { game } from './index.ts';
import type { Meaning } from './meaning.ts';
import { alibis } from './rules/final.ts';
import { nextToBegin, stash } from './rules/raid.ts';
import { boxOf, CENTRE, clone, type Event, type Move, type State } from './state.ts';
import type { View } from './view.ts';
import { imagine } from './worlds.ts';

export type { Change, Meaning } from './meaning.ts';

/** The meaning of each of these moves of the viewer's, in their order. */
export function meanings(view: View, moves: readonly Move[]): readonly Meaning[] {
  const before = stashNow(reading(imagine(view)));
  const digest = (events: readonly Event[], after: Immutable<State>): Way => ({
    events,
    stash: after.raid === view.raid ? stashNow(after) : stashOf(after, events, view.raid),
    asks: after.pending[0]?.victim ?? 'none',
    dog: after.dog === CENTRE ? 'centre' : (after.dog as Seat),
    begins: beginner(after, view.raid),
  });
  return foresee(game, view, moves, digest).map((found) => meaningOf(view, before, found));
}

/** What somebody brings into safety from a raid. */
interface Share {
  readonly points: number;
  readonly alibis: number;
  readonly tokens: readonly Token[];
}

interface Stash {
  readonly shares: readonly Share[];
  /** Everybody's alibis over all raids. */
  readonly alibis: readonly number[];
  /** Who has the Boss, whether or not it counts. */
  readonly holder: number | undefined;
}

/** One way in which a move may turn out. */
interface Way extends Pick<Meaning, 'asks' | 'dog' | 'begins'> {
  readonly events: readonly Event[];
  readonly stash: Stash;
}

/** What the raid would bring if it ended there and then. */
function stashNow(state: Immutable<State>): Stash {
  const end = clone(state);
  const told: Event[] = [];
  stash(end, (event) => told.push(event));
  return stashOf(reading(end), told, state.raid);
}

function stashOf(end: Immutable<State>, events: readonly Event[], raid: number): Stash {
  const box = boxOf(end);
  const shares = seatsOf(end.seats).map((seat): Share => {
    const [tokens = []] = events.flatMap((event) =>
      event.type === 'secured' && event.seat === seat ? [event.tokens] : [],
    );
    const added = (worth: readonly number[]): number =>
      tokens.reduce((sum, name) => sum + worth[tokenNamed(box, raid, name)]!, 0);
    return { points: added(box.points), alibis: added(box.alibis), tokens };
  });
  const [holder] = events.flatMap((event) =>
    event.type === 'bossKept' || event.type === 'bossReturned' ? [event.seat] : [],
  );
  return { shares, alibis: alibis(end), holder };
}

/** R16 — Whoever begins the next raid whoever takes the last token of this one, or begins it now. */
function beginner(after: Immutable<State>, raid: number): Meaning['begins'] {
  if (raid + 1 === RAID_COUNT) return 'none';
  if (after.raid > raid) return after.turn;
  const [first, ...others] = seatsOf(after.seats).map((last) => nextToBegin(after, last));
  return others.every((seat) => seat === first) ? first! : 'open';
}

/** What lies hidden changes only how the game ends: the rest is the same in every way. */
function meaningOf(view: View, before: Stash, found: Foresight<Way>): Meaning {
  const seat = view.viewer as Seat;
  const { events, stash: after, asks, dog, begins } = found.endings[0]!.told;
  const hides = view.safe.map((stacks) => stacks.some((stack) => stack.includes('?')));
  const told = (holds: (event: Event) => boolean): number => chanceOf(found, (way) => way.events.some(holds));
  return {
    error: found.error,
    changes: seatsOf(view.seats)
      .map((each) => ({
        seat: each,
        points: after.shares[each]!.points - before.shares[each]!.points,
        alibis: after.shares[each]!.alibis - before.shares[each]!.alibis,
      }))
      .filter(({ points, alibis }) => points !== 0 || alibis !== 0),
    boss: bossOf(seat, before, after),
    alibis: after.alibis.map((count, each) => (hides[each] ? '?' : count)),
    asks,
    dog,
    begins,
    ends: events.some(({ type }) => type === 'won')
      ? 'game'
      : events.some(({ type }) => type === 'raidEnded')
        ? 'raid'
        : 'none',
    secured: after.shares[seat]!.tokens.length,
    wins: told((event) => event.type === 'won' && event.seats.includes(seat)),
    caught: told(
      (event) =>
        (event.type === 'arrested' && event.seats.includes(seat)) || (event.type === 'fined' && event.seat === seat),
    ),
  };
}

function bossOf(seat: Seat, before: Stash, after: Stash): Meaning['boss'] {
  const counts = ({ shares }: Stash): boolean => shares[seat]!.tokens.includes('boss');
  if (counts(after)) return counts(before) ? 'same' : 'counts';
  return after.holder === seat && (counts(before) || before.holder !== seat) ? 'returns' : 'same';
}
