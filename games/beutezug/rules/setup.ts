import { shuffle } from '#table/chance.ts';
import { type Chance, seatsOf } from '#table/game.ts';
import { FIRST_CARD, nameOf } from '../box.ts';
import { COLUMNS, DECKS } from '../components.ts';
import { emptyTable, type Options, type State, spaceAt } from '../state.ts';

/**
 * S1 — Five decks, each shuffled; three 2 cards face up in row 2, the rows above empty; turn order tokens at random.
 * R21 — Whoever is last has the reroll token. R22 — Only as many turn order tokens are dealt as there are players.
 */
export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(nameOf(options.cards), seats);
  state.decks = DECKS.map((_, deck) => fullDeck(deck));
  for (const deck of state.decks) shuffle(deck, chance);
  for (let column = 0; column < COLUMNS; column++) state.display[spaceAt(0, column)] = state.decks[1]!.pop()!;
  state.order = seatsOf(seats).slice();
  shuffle(state.order, chance);
  return state;
}

/** C1 — The cards of a deck in the order of the box. */
function fullDeck(deck: number): number[] {
  const cards: number[] = [];
  for (let card = FIRST_CARD[deck]!; card < FIRST_CARD[deck + 1]!; card++) cards.push(card);
  return cards;
}
