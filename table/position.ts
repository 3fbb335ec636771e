import { type AnyGame, reading, type Viewer } from './game.ts';
import type { Frame } from './host.ts';
import { type AnyPlay, replay, restart } from './play.ts';
import { type Entry, type GameRecord, type Headline, headline } from './record.ts';

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
  const play = opened(game, record, eyes);
  return [frameOf(play, eyes), ...record.entries.map((entry) => after(play, entry, eyes))];
}

function opened(game: AnyGame, record: GameRecord, eyes: Eyes): AnyPlay {
  const isEnded = record.outcome !== undefined || record.abandoned === true;
  if (eyes === 'everything' && !isEnded) throw new Error('the game goes on');
  return restart(game, record);
}

/** One position of a game that is over, and what these eyes were told until then: much quicker than all of them. */
export interface Glimpse {
  readonly frame: OpenFrame;
  readonly told: readonly Retold[];
}

export function glimpse(game: AnyGame, record: GameRecord, eyes: Eyes, at: number): Glimpse {
  const play = opened(game, record, eyes);
  const told = record.entries.slice(0, at).map((entry) => done(play, entry, eyes));
  const last = told.at(-1);
  return { frame: last === undefined ? frameOf(play, eyes) : seen(play, eyes, last), told };
}

/** What these eyes are told of an entry. */
type Retold = Headline & Pick<Frame, 'at' | 'events'>;

/** Does what the entry says, and tells of it. */
function done(play: AnyPlay, entry: Entry, eyes: Eyes): Retold {
  const { events } = play.redo(entry);
  const told = eyes === 'everything' ? events : events.flatMap((event) => play.game.redact(event, eyes) ?? []);
  return { at: play.at, ...headline(entry), events: told };
}

/** How it looks after that. */
const seen = (play: AnyPlay, eyes: Eyes, { at: _, events, ...entry }: Retold): OpenFrame => ({
  ...frameOf(play, eyes),
  entry,
  events,
});

const after = (play: AnyPlay, entry: Entry, eyes: Eyes): OpenFrame => seen(play, eyes, done(play, entry, eyes));

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
