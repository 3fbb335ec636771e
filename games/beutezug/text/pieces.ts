import { BUILT_IN_SET, type Card, type Colour, type Die, type Space } from '../components.ts';
import type { Shown } from '../state.ts';
import type { View } from '../view.ts';

/** A die in words: its colour, and what it shows or needs. */
export interface DieWords {
  readonly colour: Colour;
  readonly number: number;
}

export function dieWords(die: Die): DieWords {
  const [colour, number] = die.split(' ');
  return { colour: colour as Colour, number: Number(number) };
}

/** Where a space is: its row, and its column from 0. */
export function placeOf(space: Space): { readonly row: number; readonly column: number } {
  return { row: Number(space[0]), column: 'abc'.indexOf(space[1]!) };
}

/** The printed card with this id, in the set that this table plays with. */
export function cardOf({ cards }: View, id: string): Card {
  const set = cards === 'built-in' ? BUILT_IN_SET : cards;
  return set.cards.find((card) => card.id === id)!;
}

/** A card as sentences speak of it. */
export const shownOf = ({ id, points, bonus }: Card): Shown => ({ card: id, points, bonus });
