import { type Roll, scripted } from '#table/chance.ts';
import { reading, type Seat, type Viewer } from '#table/game.ts';
import { turn } from '#table/play.ts';
import type { Face } from '../components.ts';
import { game } from '../index.ts';
import { parse } from '../notation.ts';
import { type Event, type Options, type State, USUAL } from '../state.ts';
import { customs } from './customs.ts';

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

class Scene {
  state: State;
  /** What the last act told. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
    const flaw = customs.flaw(reading(state));
    if (flaw !== undefined) throw new Error(`no such table: ${flaw}`);
  }

  get acting(): readonly Seat[] {
    return game.toAct(reading(this.state));
  }

  get moves(): string[] {
    return game.moves(reading(this.state), this.acting[0]!).map(game.notate);
  }

  /** Plays a move by its notation; afterwards these dice are rolled, and no others. */
  play(notation: string, dice = ''): this {
    const seat = this.acting[0]!;
    const move = game.moves(reading(this.state), seat).find((legal) => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`"${notation}" is not among ${this.moves.join(' · ')}`);
    const rolls = dice.split(' ').filter(Boolean);
    const script = scripted(rolls.map((die): Roll => [6, Number(die) - 1]));
    const done = turn(game, this.state, seat, move, script);
    script.end();
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  /** Why a move is refused. */
  refusal(notation: string): string {
    return game.refusal(this.view(this.acting[0]!), notation);
  }

  view(viewer: Viewer | number) {
    return game.view(reading(this.state), viewer as Viewer);
  }

  get outcome() {
    return game.outcome(reading(this.state));
  }

  /** All cups, as they are drawn. */
  picture(): string {
    return this.state.cups.map((cup) => cup.join(' ') || 'out').join(' | ');
  }
}
