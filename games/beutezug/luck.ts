import { reading, type Seat, seatsOf } from '#table/game.ts';
import { boxNamed, nameOf } from './box.ts';
import { winChance } from './reroll.ts';
import { type CardNumber, type Event, emptyTable, type State } from './state.ts';
import type { View } from './view.ts';

/** The story of a game as far as luck goes: who tried which card with which bonuses. */
interface Tale {
  /** Only cards, order and loot are kept up to date: all that a chance depends on. */
  readonly state: State;
  /** Who has picked in this round; that is its order. */
  readonly picked: Seat[];
  /** The card under each seat's token. */
  readonly on: (CardNumber | undefined)[];
  /** The loot of each seat when it last drew 0 cards: one that was kept and taken back is not kept twice. */
  readonly before: (readonly CardNumber[])[];
  /** Points of cards won beyond what they were worth at the exact chance of each try. */
  readonly luck: number[];
}

/**
 * What the dice gave each seat: for every card that was tried, its points if it was won, less its points at the exact
 * chance with best play. What is left of a score without it is what the cards were worth, with loot tokens and 0 cards.
 */
export function luckOf(story: readonly Event[], { cards, seats }: View): readonly number[] {
  const state = emptyTable(nameOf(cards), seats);
  const tale: Tale = {
    state,
    picked: [],
    on: [],
    before: seatsOf(seats).map(() => []),
    luck: seatsOf(seats).map(() => 0),
  };
  for (const event of story) hear(tale, event);
  return tale.luck;
}

function hear(tale: Tale, event: Event): void {
  const { state, picked, on, before, luck } = tale;
  const { numberOf, points } = boxNamed(state.cards);
  switch (event.type) {
    case 'picked':
      if (!picked.includes(event.seat)) picked.push(event.seat);
      on[event.seat] = numberOf.get(event.card)!;
      return;
    case 'displaced':
    case 'stayed':
      for (const seat of event.seats) on[seat] = numberOf.get(event.card)!;
      return;
    case 'rolled': {
      const card = on[event.seat]!;
      state.order = picked.slice();
      luck[event.seat]! -= points[card]! * winChance(reading(state), event.seat, card);
      return;
    }
    case 'succeeded':
      state.loot[event.seat]!.push(numberOf.get(event.card)!);
      luck[event.seat]! += event.points;
      return;
    case 'drew':
      before[event.seat] = state.loot[event.seat]!.slice();
      return;
    case 'kept':
      state.loot[event.seat] = [...before[event.seat]!, numberOf.get(event.card)!];
      return;
    case 'roundEnded':
      picked.length = 0;
      return;
  }
}
