import type { Chance, Tell } from '#table/game.ts';
import { faster, LOST_VISUAL, type PatrolCard, type PatrolIndex, TAKEN_AWAY } from '../components/jobs.ts';
import { type Cell, cellAt, GRIDS, squareOf } from '../components/squares.ts';
import type { DestinationCause, Event } from '../event.ts';
import { LOST, OFF, type State } from '../state.ts';
import { mix, takeTop } from './decks.ts';
import { partsFromSlipper } from './stealth.ts';

export const patrolName = (card: PatrolIndex): PatrolCard => (card === LOST_VISUAL ? 'lost-visual' : GRIDS[card]!);

/** R70 — The next patrol card, face up onto the discards. Only when one is needed and none is left is the deck made anew. */
export function drawPatrol(state: State, floor: number, chance: Chance, tell: Tell<Event>): PatrolIndex {
  if (state.patrol[floor]!.length === 0) renewPatrol(state, floor, chance, tell);
  const card = takeTop(state.patrol[floor]!, chance, state.takenAway[floor]);
  state.patrolDiscard[floor]!.push(card);
  tell({ type: 'patrolDrawn', floor: floor + 1, card: patrolName(card) });
  return card;
}

/** R70 — Discards and cards taken away are shuffled together, some are taken away again, and the guard speeds up. */
function renewPatrol(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  state.patrol[floor] = [...state.patrolDiscard[floor]!, ...state.takenAway[floor]!];
  state.patrolDiscard[floor] = [];
  shufflePatrol(state, floor, chance);
  const [cards, takenAway] = [state.patrol[floor]!.length, state.takenAway[floor]!.length];
  tell({ type: 'patrolReshuffled', floor: floor + 1, cards, takenAway });
  speedUp(state, floor, 'deck', tell);
}

/** S6, R101 — With fewer than four players some cards are taken away unseen at every shuffle. */
export function shufflePatrol(state: State, floor: number, chance: Chance): void {
  const deck = state.patrol[floor]!;
  mix(deck, chance);
  state.takenAway[floor] = deck.splice(deck.length - TAKEN_AWAY[state.seats]!);
}

/** The guard's die goes up by one, to six at most. */
export function speedUp(state: State, floor: number, because: 'deck' | 'safe', tell: Tell<Event>): void {
  const die = faster(state.die[floor]!);
  if (die === state.die[floor]) return;
  state.die[floor] = die;
  tell({ type: 'guardSpedUp', floor: floor + 1, die, because });
}

/** R69 — A new destination by card; one that names the guard's own square is followed by another. */
export function drawDestination(state: State, floor: number, chance: Chance, tell: Tell<Event>): void {
  for (;;) {
    const card = drawPatrol(state, floor, chance, tell);
    if (card === LOST_VISUAL) {
      loseSight(state, floor, tell);
      return;
    }
    const cell = cellAt(floor, card);
    if (cell === state.guard[floor]) continue;
    setDestination(state, floor, { to: cell, because: 'card' }, tell);
    return;
  }
}

/** R62 — The guard is gone from the board, and his die with him. */
export function loseSight(state: State, floor: number, tell: Tell<Event>): void {
  partsFromSlipper(state, floor);
  state.guard[floor] = LOST;
  state.goal[floor] = OFF;
  state.lostIn[floor] = state.turns;
  tell({ type: 'guardLost', floor: floor + 1 });
}

export function setDestination(
  state: State,
  floor: number,
  { to, because }: { readonly to: Cell; readonly because: DestinationCause },
  tell: Tell<Event>,
): void {
  if (state.goal[floor] === to) return;
  state.goal[floor] = to;
  tell({ type: 'destinationSet', floor: floor + 1, at: squareOf(to), because });
}
