import { type Chance, type Immutable, never, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { CARDS, type CardIndex, DOG, indexOfCard, RAID_COUNT, type Token, tokenNamed } from '../components.ts';
import { boxOf, CENTRE, clockwise, type Event, handSlot, type Move, type State } from '../state.ts';
import { mix, settleTop } from './hidden.ts';
import { endRaid, raidIsOver } from './raid.ts';
import { answer, steal } from './theft.ts';

/** S3, S4 — A card is put down and does what it says. R30 — The dog's question interrupts; its answer goes on here. */
export function step(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  if (move.type === 'give') {
    const thief = answer(state, move.what, tell);
    finishTurn(state, thief, chance, tell);
    return;
  }
  putDown(state, seat, indexOfCard(move.card), tell);
  switch (move.type) {
    case 'take':
      take(state, seat, move.token, tell);
      break;
    case 'steal':
      steal(state, seat, move, tell);
      break;
    case 'play':
      if (move.card === CARDS[DOG]) fetchDog(state, seat, tell);
      else tell({ type: 'noEffect', seat, card: move.card }); // R5, R7
      break;
    default:
      never(move);
  }
  if (state.pending.length === 0) finishTurn(state, seat, chance, tell);
}

/** S3 — One card from the hand to the discard pile; there is no passing. */
function putDown(state: State, seat: Seat, card: CardIndex, tell: Tell<Event>): void {
  state.hands[handSlot(seat, card)]! -= 1;
  state.discard.push(card);
  tell({ type: 'played', seat, card: CARDS[card]! });
}

/** R3 — One token from the centre to the player, whichever card says so. */
function take(state: State, seat: Seat, token: Token, tell: Tell<Event>): void {
  state.places[tokenNamed(boxOf(state), state.raid, token)] = seat;
  tell({ type: 'took', seat, token });
}

/** R10 — The dog comes from wherever it is, and does not defend itself. Whoever has it already gets nothing. */
function fetchDog(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.dog === seat) {
    tell({ type: 'noEffect', seat, card: 'dog' });
    return;
  }
  const from = state.dog === CENTRE ? 'centre' : (state.dog as Seat);
  state.dog = seat;
  tell({ type: 'fetchedDog', seat, from });
}

/** S6, S7 — Draw back to five; then the raid ends, or the next player clockwise is in turn. */
function finishTurn(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  refill(state, seat, chance, tell);
  if (raidIsOver(state)) endRaid(state, seat, chance, tell);
  else state.turn = clockwise(state, seat);
}

/** S6 — One card. R18 — The draw that empties the pile has the discard pile shuffled at once, the card just played included. */
function refill(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  settleTop(state, seat, chance);
  const card = state.draw.pop()!; // R29: there always is one
  state.hands[handSlot(seat, card)]! += 1;
  tell({ type: 'drew', seat, card: CARDS[card]! });
  if (state.draw.length > 0) return;
  mix(state, chance);
  tell({ type: 'reshuffled', cards: state.draw.length });
}

/** S7, R30 — Whoever is in turn, or has the dog's question to answer; nobody when the game is over. */
export function toAct(state: Immutable<State>): readonly Seat[] {
  if (state.raid === RAID_COUNT) return NOBODY;
  return ALONE[state.pending.length > 0 ? state.pending[0]!.victim : state.turn]!;
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = seatsOf(5).map((seat) => [seat]);
