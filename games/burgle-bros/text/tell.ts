import type { LogLine, StoryLine } from '#table/text.ts';
import type { Event } from '../event.ts';
import type { Words } from './en/index.ts';

type Step = Extract<Event, { type: 'guardMoved' }>;

/**
 * What a move brought about. A guard takes many steps: those without anything between them are one line, and the card that
 * sends him somewhere is not told before where he goes.
 */
export function tell(
  events: readonly Event[],
  words: Words,
  line: (event: Event) => LogLine,
): readonly StoryLine<Event>[] {
  const told: StoryLine<Event>[] = [];
  for (let i = 0; i < events.length; i += 1) {
    const event = events[i]!;
    if (isSaidAgain(event, events[i + 1])) continue;
    const steps = event.type === 'guardMoved' ? walkFrom(events, i, event) : [];
    if (steps.length < 2) told.push({ ...line(event), event });
    else {
      const path = steps.map(({ to }) => to).join(' → ');
      told.push({ ...line(event), text: words.guardWalk(steps[0]!.floor, path), event });
      i += steps.length - 1;
    }
  }
  return told;
}

const isSaidAgain = (event: Event, next: Event | undefined): boolean =>
  event.type === 'patrolDrawn' &&
  next?.type === 'destinationSet' &&
  next.because === 'card' &&
  next.floor === event.floor;

function walkFrom(events: readonly Event[], from: number, { floor }: Step): readonly Step[] {
  const end = events.findIndex((event, i) => i >= from && !(event.type === 'guardMoved' && event.floor === floor));
  return events.slice(from, end < 0 ? events.length : end) as readonly Step[];
}
