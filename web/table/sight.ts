import type { AnyGameBoard, Staging } from '#board/contract.ts';
import type { Showing } from '#board/stage.ts';
import type { Frame } from '#table/host.ts';
import type { OpenFrame } from '#table/position.ts';
import type { Look, StoryEntry } from '#wire/messages.ts';
import { logOf } from './story.ts';

/** A position, and what has led there since another. */
type News = Pick<Sight, 'frame' | 'story' | 'since'>;

/** A game in progress, as one viewer sees it. */
export interface Sight extends Pick<Look, 'story' | 'seen'> {
  readonly frame: Frame;
  /** The entry up to which things were known before: what came after it is news. */
  readonly since: number;
}

/** What is seen after another sight, or at first, when nothing is news. */
export const sightOf = ({ frame, story, seen }: Look, before: Sight | undefined): Sight | undefined =>
  frame === undefined ? undefined : { frame, story, seen, since: before?.frame.at ?? frame.at };

/** What happened since the sight before, in order; a push may tell of several entries, and so does a new connection. */
export const newsIn = ({ frame, story, since }: News): readonly StoryEntry[] => story.slice(since, frame.at);

/** The sight with the events of all its news, as far as they still stand, so that they are played as one. */
export function withNews(sight: Sight): Sight {
  // A single entry that was pushed has brought its own.
  if (sight.frame.entry !== undefined && newsIn(sight).length < 2) return sight;
  const events = logOf(sight.story)
    .slice(sight.since, sight.frame.at)
    .flatMap((entry) => (entry.undone ? [] : entry.events));
  return { ...sight, frame: { ...sight.frame, events } };
}

/** Where nothing is drawn it is told at once, with time to read it. */
const IN_WORDS: Staging = { stay: 900 };

/** How long it takes to show what leads from one sight to the next. */
export function stagingOf(before: News, next: News, board: Pick<AnyGameBoard, 'staging'> | undefined): Staging {
  const { view, viewer, events } = next.frame;
  if (events.length === 0) return {};
  const own = newsIn(next).every(({ seat }) => seat === viewer);
  return board?.staging?.({ before: before.frame.view, view, events, own }) ?? IN_WORDS;
}

/** What pieces are drawn from: a scene has pictures of its own, and the last of them is what words speak of next. */
export function drawnFrom<F extends OpenFrame>(
  told: F,
  showing: Showing<{ readonly frame: OpenFrame }> | undefined,
): OpenFrame {
  if (showing === undefined) return told;
  const { beat, part, moment } = showing;
  if (beat.view !== undefined) return { ...moment.frame, view: beat.view, events: beat.events ?? [] };
  return part === 'travel' ? moment.frame : told;
}

/** What odds and standing are worked out for: never for the pictures of a scene. */
export const knownOf = <F extends OpenFrame>(told: F, showing: Showing<{ readonly frame: F }> | undefined): F =>
  showing?.part === 'travel' && showing.beat.view === undefined ? showing.moment.frame : told;

/** What a board is told of the stage. */
export const showingOf = ({ part, beat, moment }: Showing<{ readonly frame: OpenFrame }>) => ({
  part,
  beat,
  events: moment.frame.events,
});

/** Whether two seats are shown the same, so that nothing has to be covered when the device goes round. */
export function seesTheSame(one: Frame, other: Frame): boolean {
  const open = ({ view }: Frame): string => JSON.stringify({ ...(view as object), viewer: '' });
  return open(one) === open(other);
}
