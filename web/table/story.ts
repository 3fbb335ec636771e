import type { Seat, Viewer } from '#table/game.ts';
import type { RefusalCode } from '#table/refusal.ts';
import type { Told } from '#wire/messages.ts';

/** An entry of the story, and whether it was taken back later. */
export interface Scene extends Told {
  readonly undone: boolean;
}

/** The entries that still stand, by number. */
function numbersStanding(story: readonly Told[]): readonly number[] {
  const line: number[] = [];
  for (const { at, to } of story) {
    if (to === undefined) line.push(at);
    else while (line.length > 0 && line.at(-1)! > to) line.pop();
  }
  return line;
}

/** The story as the log shows it, oldest first. */
export function scenes(story: readonly Told[]): readonly Scene[] {
  const stands = new Set(numbersStanding(story));
  return story.map((told) => ({ ...told, undone: told.to === undefined && !stands.has(told.at) }));
}

/** The story without what was taken back. */
export function standing(story: readonly Told[]): readonly Told[] {
  const stands = new Set(numbersStanding(story));
  return story.filter(({ at }) => stands.has(at));
}

/** Why this seat cannot take back its last move, when the host says that it cannot. */
export function whyNoUndo(story: readonly Told[], viewer: Viewer): RefusalCode {
  const last = numbersStanding(story).at(-1);
  if (last === undefined) return 'nothing-to-undo';
  return story[last - 1]!.seat === viewer ? 'undo-final' : 'undo-others';
}

/**
 * What happened since this seat last looked, if anybody else had a part in it. What was done in the seat itself is told
 * too: a bot did it.
 */
export function missedBy(story: readonly Told[], seat: Seat, seen: number): readonly Scene[] {
  const missed = scenes(story).filter(({ at, to, undone }) => at > seen && to === undefined && !undone);
  return missed.some((scene) => scene.seat !== seat) ? missed : [];
}
