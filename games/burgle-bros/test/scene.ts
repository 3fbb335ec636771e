import { TableScene } from '#table/test/scene.ts';
import { drawn } from '../drawn.ts';
import type { Event } from '../event.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { customs } from './customs.ts';
import { picture } from './picture.ts';

export { d6 } from '#table/test/scene.ts';

/**
 * A building drawn as text, to play one act on. The language is explained in `drawn.ts`:
 *
 *     s0 hawk advanced · stealth 2 · emp
 *     floor 1 · die 2 · deck A1 D4
 *     1  ./0   laser |  ?/G   ?
 *        -     .        .     .
 *     2  ?     ?        ?/X   (camera 2)
 */
export function scene(text: string, options: Readonly<Record<string, unknown>> = {}): Scene {
  return new Scene(drawn(text, options));
}

export class Scene extends TableScene<State, Move, Event, View, Options> {
  constructor(state: State) {
    super(game, state, customs.flaw);
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
