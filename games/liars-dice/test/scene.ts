import { reading, type Seat } from '#table/game.ts';
import { TableScene } from '#table/test/scene.ts';
import type { Face } from '../components.ts';
import { game } from '../index.ts';
import { parse } from '../notation.ts';
import { type Event, type Move, type Options, type State, USUAL } from '../state.ts';
import type { View } from '../view.ts';
import { customs } from './customs.ts';

export { d6 } from '#table/test/scene.ts';

/**
 * A table drawn as text, to play one act on: the cups of all seats, who is to act, and what was bid by whom.
 *
 *     scene('1 3 5 | 2 2 | out', 's0, 2x5 by s1')
 *
 * Several who are out went in the order of their seats.
 */
export function scene(cups: string, moment: string, options: Partial<Options> = {}): Scene {
  const all = cups.split('|').map((cup) => cup.trim());
  const [, turnOf, bid, by] = /^s(\d)(?:, (\S+) by s(\d))?$/.exec(moment) ?? [];
  if (turnOf === undefined) throw new Error(`"${moment}" should say who is to act`);
  const move = bid === undefined ? undefined : parse(bid);
  return new Scene({
    options: { ...USUAL, ...options },
    seats: all.length,
    cups: all.map((cup) => (cup === 'out' ? [] : cup.split(' ').map((die) => Number(die) as Face))),
    bid: move?.type === 'bid' ? { seat: Number(by) as Seat, count: move.count, face: move.face } : 'none',
    turn: Number(turnOf) as Seat,
    out: all.flatMap((cup, seat) => (cup === 'out' ? [seat as Seat] : [])),
  });
}

class Scene extends TableScene<State, Move, Event, View, Options> {
  constructor(state: State) {
    super(game, state, customs.flaw);
  }

  get outcome() {
    return game.outcome(reading(this.state));
  }

  /** All cups, as they are drawn. */
  picture(): string {
    return this.state.cups.map((cup) => cup.join(' ') || 'out').join(' | ');
  }
}
