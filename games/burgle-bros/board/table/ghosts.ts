import type { Square } from '../../components/squares.ts';
import { type Ghost, LONGEST, type Sketch, stepsIn } from '../../sketch.ts';
import type { View } from '../../view.ts';
import type { Offer } from '../offers.ts';

/** What is left of a plan: where the actor stands they have gone, and what lies open need not be peeked at. */
export function remaining(ghost: Ghost, { crew, floors }: Pick<View, 'crew' | 'floors'>): Ghost | undefined {
  const { at } = crew[ghost.actor]!;
  const gone = ghost.sketches.findLastIndex((sketch) => sketch.intent === 'go' && sketch.at === at);
  const isKnown = (square: Square): boolean =>
    floors.some(({ tiles }) => tiles.some((tile) => tile.at === square && tile.tile !== '?'));
  const sketches = ghost.sketches.filter(
    ({ intent, at: square }, i) => intent === 'ping' || (i > gone && !(intent === 'peek' && isKnown(square))),
  );
  const says = ghost.mind !== undefined && (ghost.mind.next !== undefined || ghost.mind.replies.length > 0);
  return sketches.length === 0 && !says ? undefined : { ...ghost, sketches };
}

/** A plan with this step added, or without it if it was there. */
export function toggled(sketches: readonly Sketch[], { intent, at }: Sketch): readonly Sketch[] {
  const rest = sketches.filter((other) => other.intent !== intent || other.at !== at);
  return rest.length < sketches.length ? rest : [...sketches, { intent, at }].slice(-LONGEST);
}

/** The first step of a plan that the actor may take now. */
export const followed = (ghost: Ghost, offers: readonly Offer[]): Offer | undefined =>
  stepsIn(ghost)
    .map(({ intent, at }) => offers.find(({ name }) => name === `${intent} ${at}`))
    .find((offer) => offer !== undefined);
