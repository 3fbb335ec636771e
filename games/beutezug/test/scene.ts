import type { Roll } from '#table/chance.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { TableScene } from '#table/test/scene.ts';
import { BUILT_IN_SET, ROWS } from '../components.ts';
import { drawn } from '../drawn.ts';
import { game } from '../index.ts';
import { winChance } from '../reroll.ts';
import { boxOf, EMPTY, type Event, type Move, type Options, type Shown, type State, spaceAt } from '../state.ts';
import type { View } from '../view.ts';
import { lost } from './customs.ts';

export { d6 } from '#table/test/scene.ts';

/** A table drawn as text (see `drawn.ts`), to play one act on. */
export function scene(picture: string, cards: Options['cards'] = 'built-in'): Scene {
  return new Scene(drawn(picture, cards));
}

/** A card of the built-in set as events show it. */
export function shown(id: string): Shown {
  const { points, bonus } = BUILT_IN_SET.cards.find((card) => card.id === id)!;
  return { card: id, points, bonus };
}

/** The rolls that put these equally ranked seats, given in ascending order, into the wanted order. */
export function lots(tied: readonly number[], wanted: readonly number[]): Roll[] {
  const now = [...tied];
  const rolls: Roll[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.indexOf(wanted[last]!);
    rolls.push([last + 1, other]);
    [now[last], now[other]] = [now[other]!, now[last]!];
  }
  return rolls;
}

export class Scene extends TableScene<State, Move, Event, View, Options> {
  constructor(state: State) {
    super(game, state, lost);
  }

  /** The events of one type of the last act. */
  only<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** The rows of the display from the top, with the tokens on the cards. */
  picture(): string {
    return ROWS.map((row, i) => `${row} ${[0, 1, 2].map((column) => this.cell(spaceAt(i, column))).join(' | ')}`)
      .reverse()
      .join('\n');
  }

  /** The ids of a seat's loot. */
  loot(seat: number): string {
    return this.view('audience').loot[seat]!.join(' ');
  }

  private cell(space: number): string {
    const card = this.state.display[space]!;
    if (card === EMPTY) return '.';
    const tokens = seatsOf(this.state.seats).filter((seat) => this.state.tokens[seat] === space);
    return [boxOf(reading(this.state)).id[card], ...tokens.map((seat) => `s${seat}`)].join(' ');
  }
}

/** The chance of a seat to win any card, on display or not, as whoever has this view works it out. */
export function winOdds(view: View, seat: Seat, card: string): number {
  const state = reading(game.imagine!(view));
  return winChance(state, seat, boxOf(state).numberOf.get(card)!);
}
