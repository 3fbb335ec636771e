import { type Roll, scripted } from '../chance.ts';
import { type AnyView, type Game, type Immutable, reading, type Seat, type Tagged, type Viewer } from '../game.ts';
import { turn } from '../play.ts';

/** A state to play one act on. Each game draws its own as text. */
export class TableScene<S, M, E extends Tagged, V extends AnyView, O> {
  state: S;
  /** What the last act told. */
  events: readonly E[] = [];
  private readonly game: Game<S, M, E, V, O>;

  constructor(game: Game<S, M, E, V, O>, state: S, flaw: (state: Immutable<S>) => string | undefined) {
    this.game = game;
    this.state = state;
    const wrong = flaw(reading(state));
    if (wrong !== undefined) throw new Error(`no such table: ${wrong}`);
  }

  /** The seat whose move is awaited. */
  get acting(): Seat {
    return this.game.toAct(reading(this.state))[0]!;
  }

  get moves(): string[] {
    return this.legal.map(this.game.notate);
  }

  private get legal(): readonly M[] {
    return this.game.moves(reading(this.state), this.acting);
  }

  /** Plays a move by its notation. Exactly these rolls are made. */
  play(notation: string, rolls: readonly Roll[] = []): this {
    const move = this.legal.find((legal) => this.game.notate(legal) === notation);
    if (move === undefined) throw new Error(`"${notation}" is not among ${this.moves.join(' · ')}`);
    const script = scripted(rolls);
    const done = turn(this.game, this.state, this.acting, move, script);
    script.end();
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  /** Why a move is refused. */
  refusal(notation: string): string {
    return this.game.refusal(this.view(this.acting), notation);
  }

  view(viewer: Viewer | number): V {
    return this.game.view(reading(this.state), viewer as Viewer);
  }

  /** The events of the last act by type, in order. */
  get told(): string[] {
    return this.events.map(({ type }) => type);
  }
}

/** Dice that come up like this. */
export const d6 = (...faces: readonly number[]): Roll[] => faces.map((face) => [6, face - 1]);
