import { type AnyGame, type Seat, seatsOf, type Viewer, viewersOf } from '../game.ts';
import { type Frame, Host } from '../host.ts';
import { granted } from '../refusal.ts';
import { Seating } from '../seating.ts';
import { type MemoryStore, memoryStore, type StoredRecord } from '../store.ts';
import { toy } from './toy.ts';

export const TABLE = 'table 1';
export const [A, B] = seatsOf(2) as [Seat, Seat];

/** A game of Coffers for which everybody has given a salt. */
export function seated(seats = 2, rounds = 1): StoredRecord {
  const seating = new Seating('the secret', seats);
  for (const seat of seatsOf(seats)) seating.salt(seat, `salt ${seat}`);
  return granted(seating.start(toy, { rounds }));
}

/** Opens the table, which is set up first if the store does not have it. */
export async function hosted(
  store: MemoryStore = memoryStore(),
  stored = seated(),
  game: AnyGame = toy,
): Promise<Host> {
  await store.create(TABLE, stored);
  return granted(await Host.open(game, store, TABLE));
}

/** Everything that each viewer is sent. */
export function watched(host: Host, seats: number): Map<Viewer, Frame[]> {
  const sent = new Map<Viewer, Frame[]>(viewersOf(seats).map((viewer) => [viewer, []]));
  for (const [viewer, frames] of sent) host.watch(viewer, (frame) => frames.push(frame));
  return sent;
}

/** Plays the same move again and again until the game is over. */
export async function playToEnd(host: Host, move: string): Promise<void> {
  for (let frame = host.frame(A); frame.outcome === undefined; frame = host.frame(A))
    granted(await host.move(frame.toAct[0]!, frame.at, move));
}

export { granted };
