import { type Seat, seatsOf } from '#table/game.ts';
import { keepsBoss, wanted } from '../chart.ts';
import { BOXES, TOKENS_PER_RAID, type Token, tokenNamed } from '../components.ts';
import type { View } from '../view.ts';

/** What a viewer can count up for one seat. */
export interface Count {
  readonly safe: number;
  /** Safe tokens that this viewer may not see. */
  readonly unseen: number;
  /** Points of the safe tokens in sight, and those on the table that would be safe if the raid ended now. */
  readonly points: { readonly safe: number; readonly table: number };
  /** Alibis in sight: safe, and on the table where they can still be stolen. */
  readonly alibis: { readonly safe: number; readonly table: number };
}

export const standings = (view: View): readonly Count[] => seatsOf(view.seats).map((seat) => standing(view, seat));

function standing(view: View, seat: Seat): Count {
  const box = BOXES[view.options.tokens];
  const safe = view.safe[seat]!.flatMap((stack, raid) => stack.map((token) => ({ raid, token })));
  const seen = safe.flatMap(({ raid, token }) => (token === '?' ? [] : [tokenNamed(box, raid, token)]));
  return {
    safe: safe.length,
    unseen: safe.length - seen.length,
    points: { safe: total(seen, box.points), table: pointsOf(view, view.held[seat]!) },
    alibis: { safe: total(seen, box.alibis), table: alibisOf(view, view.held[seat]!) },
  };
}

const total = (tokens: readonly number[], worth: readonly number[]): number =>
  tokens.reduce((sum, token) => sum + worth[token]!, 0);

/** Alibis on tokens of the running raid. */
const alibisOf = (view: View, names: readonly Token[]): number =>
  total(tokensOf(view, names), BOXES[view.options.tokens].alibis);

/** R14 — … and points: the Boss counts only for a holder who has a 4 or a 5 as well. */
function pointsOf(view: View, names: readonly Token[]): number {
  const { number, points } = BOXES[view.options.tokens];
  const counts = tokensOf(view, names).some((token) => keepsBoss(number[token]!));
  return total(tokensOf(view, counts ? names : names.filter((name) => name !== 'boss')), points);
}

const tokensOf = ({ options, raid }: View, names: readonly Token[]): readonly number[] =>
  names.map((name) => tokenNamed(BOXES[options.tokens], raid, name));

export const alibisInSight = ({ alibis }: Count): number => alibis.safe + alibis.table;

/** Alibis that nobody has yet: in the centre, and in the raids to come. */
export function alibisToCome(view: View): number {
  const later = BOXES[view.options.tokens].alibis.slice((view.raid + 1) * TOKENS_PER_RAID);
  return later.reduce((sum, alibis) => sum + alibis, alibisOf(view, view.centre));
}

/** Whom the police want now. Nobody is named while a safe token is unseen, for it may have alibis. */
export const suspects = (all: readonly Count[]): readonly Seat[] =>
  all.some(({ unseen }) => unseen > 0) ? [] : wanted(all.map(alibisInSight));

/** How many alibis somebody has at least and at most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** R15 — What is in sight, and what the unseen safe tokens may carry: any of those of their raid that nobody is seen to have. */
export const alibiRanges = (view: View): readonly Range[] => {
  const pools = view.safe[0]!.map((_, raid) => unseenAlibis(view, raid));
  return standings(view).map((standing, seat) => {
    const hidden = view.safe[seat]!.map((stack) => stack.filter((token) => token === '?').length);
    const inSight = alibisInSight(standing);
    return {
      least: hidden.reduce((sum, count, raid) => sum + addedUp(pools[raid]!.slice(0, count)), inSight),
      most: hidden.reduce((sum, count, raid) => sum + addedUp(pools[raid]!.slice(-count || Infinity)), inSight),
    };
  });
};

/** The alibis on the tokens of a past raid that this viewer sees nowhere, from the fewest to the most. */
function unseenAlibis(view: View, raid: number): readonly number[] {
  const box = BOXES[view.options.tokens];
  const seen = new Set<unknown>([
    ...view.safe.flatMap((stacks) => stacks[raid]!),
    ...view.box.flatMap((loot) => (loot.raid === raid ? [loot.token] : [])),
  ]);
  return Object.entries(box.named[raid]!)
    .flatMap(([name, token]) => (seen.has(name) ? [] : [box.alibis[token]!]))
    .toSorted((a, b) => a - b);
}

const addedUp = (alibis: readonly number[]): number => alibis.reduce((sum, each) => sum + each, 0);

/** Whom the police want now whatever the unseen tokens are. */
export function caughtForSure(ranges: readonly Range[]): readonly Seat[] {
  const sure = seatsOf(ranges.length).filter((seat) =>
    ranges.every(({ least }, other) => other === seat || ranges[seat]!.most <= least),
  );
  return ranges.length === 2 && sure.length === 2 ? [] : sure;
}
