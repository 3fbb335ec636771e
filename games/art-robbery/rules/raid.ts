import { type Chance, type Immutable, type Seat, seatsOf, type Tell } from '#table/game.ts';
import { keepsBoss } from '../chart.ts';
import { RAID_COUNT, TOKENS_PER_RAID, type Token, tokenName } from '../components.ts';
import { BOX, boxOf, CENTRE, clockwise, type Event, type State, safeOf } from '../state.ts';
import { settle } from './final.ts';
import { firstToken, layOut } from './setup.ts';

/** R13 — A raid is over when no token is left in the centre; the dog does not count. */
export function raidIsOver(state: Immutable<State>): boolean {
  const first = firstToken(state.raid);
  for (let token = first; token < first + TOKENS_PER_RAID; token++) if (state.places[token] === CENTRE) return false;
  return true;
}

/** S8 — The Boss is checked, everything in front of the players becomes safe, and the next raid or the end begins. */
export function endRaid(state: State, last: Seat, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'raidEnded', raid: state.raid, seat: last });
  stash(state, tell);
  state.raid += 1;
  if (state.raid === RAID_COUNT) settle(state, chance, tell);
  else beginNext(state, last, tell);
}

/** S8 — First the Boss, then the loot. */
export function stash(state: State, tell: Tell<Event>): void {
  checkBoss(state, tell);
  secure(state, tell);
}

/** R14 — The Boss stays only with a holder who has a 4 or 5 of the same raid; otherwise it goes back to the box. */
function checkBoss(state: State, tell: Tell<Event>): void {
  const boss = firstToken(state.raid + 1) - 1;
  const holder = state.places[boss] as Seat; // R29: somebody has it, for the centre is empty
  const keeper = keeperOf(state, holder);
  if (keeper !== undefined) {
    tell({ type: 'bossKept', seat: holder, with: tokenName(boxOf(state), keeper) });
    return;
  }
  state.places[boss] = BOX;
  tell({ type: 'bossReturned', seat: holder });
}

/** R14 — The first token of this raid with which a seat keeps the Boss, if it has one. */
export function keeperOf(state: Immutable<State>, seat: Seat): number | undefined {
  const { number } = boxOf(state);
  const boss = firstToken(state.raid + 1) - 1;
  for (let token = firstToken(state.raid); token < boss; token++)
    if (state.places[token] === seat && keepsBoss(number[token]!)) return token;
  return undefined;
}

/** R15 — What lies in front of a player goes face down onto the safe stack, out of everybody's reach. */
function secure(state: State, tell: Tell<Event>): void {
  const box = boxOf(state);
  const first = firstToken(state.raid);
  for (const seat of seatsOf(state.seats)) {
    const tokens: Token[] = [];
    for (let token = first; token < first + TOKENS_PER_RAID; token++) {
      if (state.places[token] !== seat) continue;
      state.places[token] = safeOf(seat);
      tokens.push(tokenName(box, token));
    }
    if (tokens.length > 0) tell({ type: 'secured', seat, tokens });
  }
}

/** R16 — Whoever has the dog keeps it and begins; with the dog in the centre, whoever sits after the one who took the last token. */
export const nextToBegin = (state: Immutable<State>, last: Seat): Seat =>
  state.dog === CENTRE ? clockwise(state, last) : (state.dog as Seat);

function beginNext(state: State, last: Seat, tell: Tell<Event>): void {
  layOut(state);
  state.turn = nextToBegin(state, last);
  const because = state.dog === CENTRE ? 'next' : 'dog';
  tell({ type: 'raidBegan', raid: state.raid, seat: state.turn, because });
}
