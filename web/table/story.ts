import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { StoryEntry } from '#wire/messages.ts';

/** An entry of the story, and whether it was taken back later. */
export interface LogEntry extends StoryEntry {
  readonly undone: boolean;
}

/** The entries that still stand, by number. */
function numbersStanding(story: readonly StoryEntry[]): readonly number[] {
  const line: number[] = [];
  for (const { at, to } of story) {
    if (to === undefined) line.push(at);
    else while (line.length > 0 && line.at(-1)! > to) line.pop();
  }
  return line;
}

/** The story as the log shows it, oldest first. */
export function logOf(story: readonly StoryEntry[]): readonly LogEntry[] {
  const stands = new Set(numbersStanding(story));
  return story.map((told) => ({ ...told, undone: told.to === undefined && !stands.has(told.at) }));
}

/** The story without what was taken back. */
export function standing(story: readonly StoryEntry[]): readonly StoryEntry[] {
  const stands = new Set(numbersStanding(story));
  return story.filter(({ at }) => stands.has(at));
}

/** What happened since somebody did something last. */
export interface Since {
  /** The entry after which it begins. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
}

/**
 * What happened since this seat did something last, as far as it stands; nothing for whoever has yet to begin. Whoever
 * waits is told what came of that as well: a guard may have walked after it.
 */
export function sinceTurnOf(
  story: readonly StoryEntry[],
  { viewer, toAct }: Pick<Frame, 'viewer' | 'toAct'>,
): Since | undefined {
  const stands = logOf(story).filter(({ to, undone }) => to === undefined && !undone);
  const last = stands.findLastIndex(({ seat }) => seat === viewer);
  if (last < 0 || viewer === 'audience') return undefined;
  const after = stands.slice(toAct.includes(viewer) ? last + 1 : last);
  return after.length === 0 ? undefined : { from: after[0]!.at - 1, entries: after };
}

/** A turn of the game: whose it is, and its number. */
export interface Turn {
  readonly seat: Seat;
  readonly number: number;
}

/** The turns of a story, each under the number of the newest entry in it. */
export function turnsOf(
  story: readonly LogEntry[],
  begins: (event: unknown) => Seat | undefined,
  isShown: (entry: LogEntry) => boolean = () => true,
): ReadonlyMap<number, Turn> {
  const newest = new Map<number, [number, Turn]>();
  let turn: Turn | undefined;
  for (const entry of story) {
    if (turn !== undefined && isShown(entry)) newest.set(turn.number, [entry.at, turn]);
    // What begins the next turn is the last thing that the one before brings about.
    for (const event of entry.undone ? [] : entry.events) {
      const seat = begins(event);
      if (seat !== undefined) turn = { seat, number: (turn?.number ?? 0) + 1 };
    }
  }
  return new Map(newest.values());
}

/**
 * What happened since this seat last looked, if anybody else had a part in it. What was done in the seat itself is told
 * too: a bot did it.
 */
export function missedBy(story: readonly StoryEntry[], seat: Seat, seen: number): readonly LogEntry[] {
  const missed = logOf(story).filter(({ at, to, undone }) => at > seen && to === undefined && !undone);
  return missed.some((entry) => entry.seat !== seat) ? missed : [];
}

/** Whether one of these seats has done something by itself after an entry: a bot that stands in for it has not. */
export const hasActed = (story: readonly StoryEntry[], seats: readonly Seat[], after: number): boolean =>
  story.some(({ at, seat, by }) => at > after && by !== 'bot' && seats.some((mine) => mine === seat));
