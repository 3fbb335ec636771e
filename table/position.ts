import { type AnyGame, reading, type Viewer } from './game.ts';
import type { Frame } from './host.ts';
import { type AnyPlay, replay, restart } from './play.ts';
import { type Entry, type GameRecord, isUndo } from './record.ts';

/** What this viewer saw after entry `at` of a recorded game; 0 is the set-up. Nothing can be done there any more. */
export function position(game: AnyGame, record: GameRecord, viewer: Viewer, at: number): Frame {
  const last = record.entries[at - 1];
  return last === undefined
    ? frameOf(restart(game, record), viewer)
    : after(replay(game, record, at - 1), last, viewer);
}

/** Everything that this viewer saw, the set-up first. */
export function positions(game: AnyGame, record: GameRecord, viewer: Viewer): readonly Frame[] {
  const play = restart(game, record);
  return [frameOf(play, viewer), ...record.entries.map((entry) => after(play, entry, viewer))];
}

/** Does what the entry says, and looks. */
function after(play: AnyPlay, entry: Entry, viewer: Viewer): Frame {
  const { events } = play.redo(entry);
  return {
    ...frameOf(play, viewer),
    entry: isUndo(entry) ? { seat: entry.seat, to: entry.to } : { seat: entry.seat },
    events: events.flatMap((event) => play.game.redact(event, viewer) ?? []),
  };
}

function frameOf(play: AnyPlay, viewer: Viewer): Frame {
  const { game, at } = play;
  const state = reading(play.state);
  const outcome = play.outcome();
  return {
    table: '',
    at,
    viewer,
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    moves: [],
    canUndo: false,
    events: [],
    ...(outcome === undefined ? {} : { outcome }),
  };
}
