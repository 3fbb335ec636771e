import type { Event } from '../../state.ts';

/** Everybody's points after each round, from a story in which rounds may be told again after something was taken back. */
export function pointsPerRound(story: readonly Event[]): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = [];
  for (const event of story) if (event.type === 'roundEnded') rounds[event.round - 1] = event.points;
  return rounds;
}

/** The lines of the chart from the bottom: round steps, at most five of them above the ground. */
export function gridOf(most: number): readonly number[] {
  const step = [5, 10, 20, 50, 100].find((each) => most <= 5 * each) ?? 200;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Keeps labels apart: each at least `gap` below the one before, in the order of their heights, none beyond `end`. */
export function spread(heights: readonly number[], gap: number, end: number): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let next = Number.NEGATIVE_INFINITY;
  order.forEach((i, rank) => {
    const last = end - gap * (order.length - 1 - rank);
    placed[i] = Math.min(Math.max(heights[i]!, next), last);
    next = placed[i]! + gap;
  });
  return placed;
}
