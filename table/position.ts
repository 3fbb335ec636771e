import { type AnyGame, reading, type Viewer } from './game.ts';
import type { Frame } from './host.ts';
import { type AnyPlay, replay, restart } from './play.ts';
import { type Entry, type GameRecord, headline } from './record.ts';

/** Whose eyes a game that is over is seen with: those of somebody at the table, or of somebody who sees everything. */
export type Eyes = Viewer | 'everything';

/** A position of a game that is over: what the audience saw, and with it, to eyes that see everything, what nobody could. */
export interface OpenFrame extends Frame {
  readonly unveiled?: unknown;
}

/** What this viewer saw after entry `at` of a recorded game; 0 is the setup. Nothing can be done there any more. */
export function position(game: AnyGame, record: GameRecord, viewer: Viewer, at: number): Frame {
  const last = record.entries[at - 1];
  return last === undefined
    ? frameOf(restart(game, record), viewer)
    : after(replay(game, record, at - 1), last, viewer);
}

/** All that these eyes see in a recorded game, the setup first. */
export function positions(game: AnyGame, record: GameRecord, eyes: Eyes): readonly OpenFrame[] {
  const isEnded = record.outcome !== undefined || record.abandoned === true;
  if (eyes === 'everything' && !isEnded) throw new Error('the game goes on');
  const play = restart(game, record);
  return [frameOf(play, eyes), ...record.entries.map((entry) => after(play, entry, eyes))];
}

/** Does what the entry says, and looks. */
function after(play: AnyPlay, entry: Entry, eyes: Eyes): OpenFrame {
  const { events } = play.redo(entry);
  return {
    ...frameOf(play, eyes),
    entry: headline(entry),
    events: eyes === 'everything' ? events : events.flatMap((event) => play.game.redact(event, eyes) ?? []),
  };
}

function frameOf(play: AnyPlay, eyes: Eyes): OpenFrame {
  const { game, at } = play;
  const state = reading(play.state);
  const outcome = play.outcome();
  const viewer = eyes === 'everything' ? 'audience' : eyes;
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
    ...(eyes === 'everything' && game.unveiled !== undefined ? { unveiled: game.unveiled(state) } : {}),
  };
}
