import type { Seat, Tell } from '#table/game.ts';
import { type Token, tokenName, tokenNamed } from '../components.ts';
import { boxOf, type Event, type State } from '../state.ts';

/**
 * S5 — A token changes hands. R8 — But a victim with the dog is asked first, whether a number or the Boss card is
 * stealing; R9 — the thief has named the token by then. R27 — The dog protects no more than that.
 */
export function steal(
  state: State,
  thief: Seat,
  { token: name, from }: { readonly token: Token; readonly from: Seat },
  tell: Tell<Event>,
): void {
  const token = tokenNamed(boxOf(state), state.raid, name);
  if (state.dog === from) {
    state.pending.push({ ask: 'token-or-dog', thief, victim: from, token });
    tell({ type: 'asked', seat: from, thief, token: name });
  } else {
    state.places[token] = thief;
    tell({ type: 'stole', seat: thief, from, token: name });
  }
}

/** R8, R30 — The victim hands over the token, or the dog instead: then the token stays. Answers who was stealing. */
export function answer(state: State, what: 'token' | 'dog', tell: Tell<Event>): Seat {
  const { thief, victim, token } = state.pending.pop()!;
  const name = tokenName(boxOf(state), token);
  if (what === 'dog') {
    state.dog = thief;
    tell({ type: 'gaveDog', seat: victim, to: thief, token: name });
  } else {
    state.places[token] = thief;
    tell({ type: 'stole', seat: thief, from: victim, token: name });
  }
  return thief;
}
