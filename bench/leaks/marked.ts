import { quick } from '#table/chance.ts';
import { type AnyGame, type Chance, type Outcome, type Seat, seatsOf, type Viewer, viewersOf } from '#table/game.ts';

/** The state of a marked game: the game's own, and what the marks are made of. */
interface State {
  readonly inner: unknown;
  readonly seats: number;
  /** Told in no view; the same number in a branch, which has the same secrets. */
  readonly nonce: number;
  /** So many moves are left. */
  left: number;
}

interface Move {
  readonly mark: string;
  readonly inner: unknown;
}

const NONCES = 2 ** 20;
/** Whole games take long, and what happens round a game does not depend on it. */
const MOVES = { least: 1, more: 12 };

/** What is found in a text if something of this seat is in it. */
const markOf = (nonce: number, seat: Seat): string => `~${nonce}.${seat}~`;

/** All marks in a text, each once. */
export function marksIn(text: string): readonly { readonly nonce: number; readonly seat: number }[] {
  if (!text.includes('~')) return [];
  const found = new Set(text.match(/~\d+\.\d+~/g));
  return [...found].map((mark) => {
    const [nonce, seat] = mark.slice(1, -1).split('.').map(Number);
    return { nonce: nonce!, seat: seat! };
  });
}

/** The side that a table's twin looks the same from. */
export const witnessOf = (nonce: number, seats: number): Viewer => viewersOf(seats)[nonce % (seats + 1)]!;

/**
 * A game in which everything that only one seat may know bears that seat's mark: its view, its moves, its version of
 * events. Its twin plays a world that the witness of the table cannot tell from this one.
 */
export function marked(game: AnyGame, isTwin: boolean): AnyGame {
  const nobody: readonly Seat[] = [];
  /** Which table an event was told at. */
  const nonces = new WeakMap<object, number>();
  const isOver = ({ left, inner }: State): boolean => left === 0 || game.outcome(inner) !== undefined;
  const view = (state: State, viewer: Viewer) => ({
    ...game.view(state.inner, viewer),
    ...(viewer === 'audience' ? {} : { mark: markOf(state.nonce, viewer) }),
  });
  return {
    ...game,
    setup(options: unknown, seats: number, chance: Chance): State {
      const inner = game.setup(options, seats, chance);
      const nonce = chance.below(NONCES);
      const left = MOVES.least + chance.below(MOVES.more);
      const witness = witnessOf(nonce, seats);
      const dealt = isTwin ? game.determinize(game.view(inner, witness), quick(`twin ${nonce}`)) : inner;
      return { inner: dealt, seats, nonce, left };
    },
    toAct: (state: State) => (isOver(state) ? nobody : game.toAct(state.inner)),
    moves(state: State, seat: Seat): Move[] {
      if (isOver(state)) return [];
      // What the whole crew is asked all of it may read, whoever's seat it is asked in.
      const mark = game.asksCrew?.(state.inner) === true ? '' : markOf(state.nonce, seat);
      return game.moves(state.inner, seat).map((inner) => ({ mark, inner }));
    },
    step(state: State, seat: Seat, { inner }: Move, chance: Chance, tell: (event: unknown) => void) {
      state.left -= 1;
      game.step(state.inner, seat, inner, chance, (event) => {
        const own = { ...event };
        nonces.set(own, state.nonce);
        tell(own);
      });
    },
    asksCrew: (state: State) => game.asksCrew?.(state.inner) ?? false,
    turn: (state: State) => game.turn?.(state.inner),
    givesUp: ({ inner }: Move) => game.givesUp?.(inner) ?? false,
    outcome(state: State): Outcome | undefined {
      const { inner, left, seats } = state;
      const drawn = { winners: [], places: seatsOf(seats).map(() => 1), scores: seatsOf(seats).map(() => 0) };
      return game.outcome(inner) ?? (left === 0 ? drawn : undefined);
    },
    clone: (state: State) => ({ ...state, inner: game.clone(state.inner) }),
    view,
    recall: view,
    redact(event: { readonly type: string }, viewer: Viewer) {
      const told = game.redact(event, viewer);
      if (told === undefined || viewer === 'audience') return told;
      const isSecret = JSON.stringify(told) !== JSON.stringify(game.redact(event, 'audience'));
      return isSecret ? { ...told, mark: markOf(nonces.get(event)!, viewer) } : told;
    },
    notate: ({ inner }: Move) => game.notate(inner),
  };
}
