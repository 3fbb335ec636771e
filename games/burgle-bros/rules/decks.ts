import { shuffle } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { cardIn, isOpen, leaveOpen } from '../state.ts';

/** Where cards lie face down. In a world that is imagined some have no place yet: which it was is settled when it is seen. */

/** Shuffles; in an imagined world the order stays open. */
export function mix(deck: number[], chance: Chance): void {
  if (chance.pick === undefined) shuffle(deck, chance);
  else for (const [i, entry] of deck.entries()) deck[i] = leaveOpen(cardIn(entry));
}

/** Takes the top card. Cards `elsewhere` could as well lie here if their places are open. */
export function takeTop(deck: number[], chance: Chance, elsewhere: number[] = NOWHERE): number {
  settle(deck, deck.length - 1, chance, elsewhere);
  return cardIn(deck.pop()!);
}

const NOWHERE: number[] = [];

/** Of the cards with open places any may be here, each as likely; who has seen a place without telling stays the same. */
export function settle(deck: number[], at: number, chance: Chance, elsewhere: number[] = NOWHERE): void {
  const entry = deck[at]!;
  if (!isOpen(entry)) return;
  const here = deck.filter(isOpen).length;
  const nth = chance.below(here + elsewhere.filter(isOpen).length);
  const [pile, from] = nth < here ? [deck, nthOpen(deck, nth)] : [elsewhere, nthOpen(elsewhere, nth - here)];
  const other = pile[from]!;
  pile[from] = other - cardIn(other) + cardIn(entry);
  deck[at] = leaveOpen(deck[at]! - cardIn(deck[at]!) + cardIn(other), false);
}

function nthOpen(pile: readonly number[], n: number): number {
  let left = n;
  return pile.findIndex((entry) => isOpen(entry) && left-- === 0);
}

/** Takes a certain card out of a deck, wherever in it. */
export function takeOut(deck: number[], card: number): void {
  deck.splice(
    deck.findIndex((entry) => cardIn(entry) === card),
    1,
  );
}
