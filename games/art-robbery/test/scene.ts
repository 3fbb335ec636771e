import type { Roll } from '#table/chance.ts';
import { seatsOf } from '#table/game.ts';
import { TableScene } from '#table/test/scene.ts';
import { type Card, TOKENS_PER_RAID, type Token, tokenName } from '../components.ts';
import { drawn } from '../drawn.ts';
import { game } from '../index.ts';
import { boxOf, CENTRE, type Event, type Move, type Options, type State, type Whereabouts } from '../state.ts';
import type { View } from '../view.ts';
import { customs } from './customs.ts';

/** A table drawn as text (see `drawn.ts`), to play one act on. */
export function scene(picture: string, options: Partial<Options> = {}): Scene {
  return new Scene(drawn(picture, options));
}

export class Scene extends TableScene<State, Move, Event, View, Options> {
  constructor(state: State) {
    super(game, state, customs.flaw);
  }

  /** The centre and what lies in front of each seat, a line each. */
  picture(): string {
    const { state } = this;
    const line = (name: string, place: Whereabouts): string =>
      [name, ...namesAt(state, place), ...(state.dog === place ? ['dog'] : [])].join(' ');
    return [line('centre', CENTRE), ...seatsOf(state.seats).map((seat) => line(`s${seat}`, seat))].join('\n');
  }
}

/** The rolls that shuffle the discard pile so that these cards come to be drawn in this order, the first one first. */
export function shuffled(pile: readonly Card[], wanted: string): Roll[] {
  const now = [...pile];
  const order = wanted.split(' ').reverse();
  const rolls: Roll[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.lastIndexOf(order[last] as Card, last);
    if (other < 0) throw new Error(`no ${order[last]} left to shuffle`);
    rolls.push([last + 1, other]);
    [now[last], now[other]] = [now[other]!, now[last]!];
  }
  return rolls;
}

function namesAt(state: State, place: Whereabouts): Token[] {
  return raidTokens(state.raid).flatMap((token) =>
    state.places[token] === place ? [tokenName(boxOf(state), token)] : [],
  );
}

const raidTokens = (raid: number): number[] =>
  Array.from({ length: TOKENS_PER_RAID }, (_, i) => raid * TOKENS_PER_RAID + i);
