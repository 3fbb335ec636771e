import './turns.css';
import type { Sitter } from '#board/contract.ts';
import { kept } from '#look/kept.tsx';
import type { StoryEntry } from '#wire/messages.ts';

/** Entries one after the other by the same seat. */
export interface TurnTaken {
  readonly seat: number;
  /** The last of them. */
  readonly to: number;
  readonly entries: number;
}

export function turnsIn(story: readonly StoryEntry[]): readonly TurnTaken[] {
  const turns: TurnTaken[] = [];
  for (const { at, seat } of story) {
    const last = turns.at(-1);
    if (last?.seat === seat) turns[turns.length - 1] = { seat, to: at, entries: last.entries + 1 };
    else turns.push({ seat, to: at, entries: 1 });
  }
  return turns;
}

/** Where the turn before the one that is looked at ends; 0 is the setup. */
export const turnBefore = (turns: readonly TurnTaken[], at: number): number =>
  turns.findLast(({ to }) => to < at)?.to ?? 0;

/** Where the next one ends. */
export const turnAfter = (turns: readonly TurnTaken[], at: number): number => turns.find(({ to }) => to > at)?.to ?? at;

/** There is room for a letter in each of so many. */
const LETTERED = 24;

interface TurnsProps {
  readonly turns: readonly TurnTaken[];
  readonly sitters: readonly Sitter[];
}

/** Whose turns the game was made of, as long as they were: lies under the slider, which says where one is. */
export const Turns = kept(
  ({ turns, sitters }: TurnsProps) => (
    <ol class="turns" aria-hidden="true">
      {turns.map(({ seat, to, entries }) => (
        <li key={to} data-seat={seat} style={{ flexGrow: entries }}>
          {turns.length <= LETTERED && sitters[seat]?.name.slice(0, 1)}
        </li>
      ))}
    </ol>
  ),
  ({ turns, sitters }) => [turns, ...sitters.map(({ name }) => name)],
);
