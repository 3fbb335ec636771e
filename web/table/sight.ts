import type { Frame } from '#table/host.ts';
import type { Look, Told } from '#wire/messages.ts';

/** What one viewer has been shown of a game. */
export interface Sight {
  /** The newest frame; its events are what led here from the sight before. */
  readonly frame: Frame;
  /** Everything that happened, oldest first, without holes. */
  readonly story: readonly Told[];
}

/** What this viewer sees after a pushed frame: the same if it is old news, `'gap'` if something before it is missing. */
export function after(sight: Sight, frame: Frame): Sight | 'gap' {
  if (frame.at <= sight.frame.at) return sight;
  if (frame.at > sight.frame.at + 1 || frame.entry === undefined) return 'gap';
  return { frame, story: [...sight.story, { at: frame.at, ...frame.entry, events: frame.events }] };
}

/** What this viewer sees after looking, for the first time or again: what was missed is in the story of the answer. */
export function looked(sight: Sight | undefined, { frame, story }: Pick<Look, 'frame' | 'story'>): Sight | undefined {
  // A push may have overtaken the answer.
  if (frame === undefined || (sight !== undefined && frame.at <= sight.frame.at)) return sight;
  const known = sight?.story ?? [];
  const missed = story.filter(({ at }) => at > known.length);
  const events = sight === undefined ? [] : missed.flatMap((told) => told.events);
  return { frame: { ...frame, events }, story: [...known, ...missed] };
}

/** Whether two seats are shown the same, so that nothing has to be covered when the device goes round. */
export function seesTheSame(one: Frame, other: Frame): boolean {
  const open = ({ view }: Frame): string => JSON.stringify({ ...(view as object), viewer: '' });
  return open(one) === open(other);
}
