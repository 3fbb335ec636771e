import { type Roll, scripted } from '#table/chance.ts';
import { reading, type Seat, type Viewer } from '#table/game.ts';
import { turn } from '#table/play.ts';
import type { Event } from '../event.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { customs } from './customs.ts';
import { picture } from './picture.ts';
import { read } from './stage.ts';

/**
 * A building drawn as text, to play one act on. The language is explained in `stage.ts`:
 *
 *     s0 hawk advanced · stealth 2 · emp
 *     floor 1 · die 2 · deck A1 D4
 *     1  ./0   laser |  ?/G   ?
 *        -     .        .     .
 *     2  ?     ?        ?/X   (camera 2)
 */
export function scene(text: string, options: Readonly<Record<string, unknown>> = {}): Scene {
  return new Scene(read(text, options));
}

export class Scene {
  state: State;
  /** What the last act told. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
    const flaw = customs.flaw(reading(state));
    if (flaw !== undefined) throw new Error(`no such building: ${flaw}`);
  }

  /** The seat whose move is awaited. */
  get acting(): Seat {
    return game.toAct(reading(this.state))[0]!;
  }

  get moves(): string[] {
    return game.moves(reading(this.state), this.acting).map(game.notate);
  }

  /** The legal moves that begin with this word. */
  can(verb: string): string[] {
    return this.moves.filter((move) => move === verb || move.startsWith(`${verb} `));
  }

  /** What is being asked, if anything. */
  get asked(): string {
    const { question } = this.view(this.acting);
    return question === 'none' ? 'none' : `${question.ask} s${question.seat}`;
  }

  /** Plays a move by its notation. Exactly these rolls are made. */
  play(notation: string, rolls: readonly Roll[] = []): this {
    const move = game.moves(reading(this.state), this.acting).find((legal) => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`"${notation}" is not among ${this.moves.join(' · ')}`);
    const script = scripted(rolls);
    const done = turn(game, this.state, this.acting, move, script);
    script.end();
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  /** Why a move is refused. */
  refusal(notation: string): string {
    return game.refusal(this.view(this.acting), notation);
  }

  view(viewer: Viewer | number) {
    return game.view(reading(this.state), viewer as Viewer);
  }

  /** The events of the last act by type, in order. */
  get told(): string[] {
    return this.events.map((event) => event.type);
  }

  /** What the last act told of one kind. */
  of<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<Event, { type: T }>[];
  }

  crew(seat: number) {
    return this.view('audience').crew[seat]!;
  }

  floor(number: number) {
    return this.view('audience').floors[number - 1]!;
  }

  tile(at: string) {
    return this.view('audience')
      .floors.flatMap(({ tiles }) => tiles)
      .find((tile) => tile.at === at)!;
  }

  /** A floor as it is drawn in scenes. */
  picture(floor: number): string {
    return picture(this.view('audience'), floor);
  }
}

/** Dice that come up like this. */
export const d6 = (...faces: readonly number[]): Roll[] => faces.map((face) => [6, face - 1]);
