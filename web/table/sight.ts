import type { Frame } from '#table/host.ts';
import type { Seen } from '#wire/watch.ts';

/** A game in progress, as one viewer sees it. */
export interface Sight extends Pick<Seen, 'story' | 'seen'> {
  readonly frame: Frame;
}

export const sightOf = ({ frame, story, seen }: Seen): Sight | undefined =>
  frame === undefined ? undefined : { frame, story, seen };

/** Whether two seats are shown the same, so that nothing has to be covered when the device goes round. */
export function seesTheSame(one: Frame, other: Frame): boolean {
  const open = ({ view }: Frame): string => JSON.stringify({ ...(view as object), viewer: '' });
  return open(one) === open(other);
}
