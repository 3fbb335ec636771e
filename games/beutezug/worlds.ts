import { shuffle } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { type Box, boxNamed, FIRST_CARD, nameOf } from './box.ts';
import { DECKS, SPACE_NUMBER } from './components.ts';
import { boxOf, type CardNumber, EMPTY, emptyTable, NO_TOKEN, NOWHERE, type State } from './state.ts';
import type { View } from './view.ts';

/** Puts what is hidden in the decks in some order; the rest is as the viewer sees it. */
export function determinize(v: View, chance: Chance): State {
  const state = emptyTable(nameOf(v.cards), v.seats);
  const box = boxNamed(state.cards);
  const number = (id: string): CardNumber => box.numberOf.get(id)!;
  state.round = v.round;
  state.phase = v.phase;
  state.turn = v.turn;
  state.order = v.order.slice();
  state.display = v.display.map((id) => (id === 'empty' ? EMPTY : number(id)));
  state.under = v.under;
  state.tokens = v.tokens.map((space) => (space === 'none' ? NOWHERE : SPACE_NUMBER[space]));
  state.loot = v.loot.map((ids) => ids.map(number));
  state.lootTokens = tokensOf(v, box);
  if (v.burglary !== 'none') {
    state.dice = v.burglary.dice.map((die) => die.shows);
    state.least = v.burglary.dice.map((die) => die.least);
    state.rerollsOne = v.burglary.rerollsOne;
    state.rerollsAll = v.burglary.rerollsAll;
  }
  state.drawn = v.drawn.map(number);
  dealDecks(state, v, chance);
  return state;
}

/** Any world of a view: good enough where nothing that is hidden matters, and where `step` settles what is turned up (R25). */
export const imagine = (v: View): State => determinize(v, ANY);
const ANY: Chance = { below: () => 0 };

/** Tokens of equal points are alike, so the first that nobody has yet will do. */
function tokensOf(v: View, box: Box): number[] {
  const left = box.lootTokens.map((points, token) => ({ points, token }));
  return v.lootTokens.map((points) =>
    points === 'none'
      ? NO_TOKEN
      : left.splice(
          left.findIndex((each) => each.points === points),
          1,
        )[0]!.token,
  );
}

/** R25 — Every card that is nowhere in sight lies in its own deck, in any order. */
function dealDecks(state: State, v: View, chance: Chance): void {
  const { numberOf } = boxOf(state);
  const seen = new Set([...state.display, ...state.drawn, ...state.loot.flat()]);
  for (const deck of v.decks) for (const id of deck) if (id !== '?') seen.add(numberOf.get(id)!);
  state.decks = DECKS.map((_, deck) => {
    const hidden: CardNumber[] = [];
    for (let card = FIRST_CARD[deck]!; card < FIRST_CARD[deck + 1]!; card++) if (!seen.has(card)) hidden.push(card);
    shuffle(hidden, chance);
    return v.decks[deck]!.map((id) => (id === '?' ? hidden.pop()! : numberOf.get(id)!)).reverse();
  });
}
