import { quick, shuffle } from './chance.ts';

/**
 * Deals what is hidden anew, in place: all ways are equally likely, and the same seed deals as alike as can be. All places lie
 * on rounds that the seed alone decides, and what is hidden moves on to the next place on its round that is hidden, too.
 * So turning up a thing makes it change places with one other; everything else stays where it is. A pile that is drawn from its end has as many places as at first.
 */
export function stir<T>(things: T[], isHidden: (place: number) => boolean, seed: string, places = things.length): void {
  const next = roundsOf(places, seed);
  const were = things.slice();
  for (let place = 0; place < things.length; place++) {
    if (!isHidden(place)) continue;
    let from = next[place]!;
    while (!isHidden(from)) from = next[from]!;
    things[place] = were[from]!;
  }
}

function roundsOf(places: number, seed: string): readonly number[] {
  const next = Array.from({ length: places }, (_, place) => place);
  shuffle(next, quick(seed));
  return next;
}
