import { randomBytes } from 'node:crypto';
import { quick } from '#table/chance.ts';
import { type AnyGame, type Chance, type Seat, seatsOf } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import { Host } from '#table/host.ts';
import { granted } from '#table/refusal.ts';
import { Seating } from '#table/seating.ts';
import { memoryStore } from '#table/store.ts';

/** Who sits where: the person first, the bots in turn. */
export const ME = 0 as Seat;
const BOT_PEOPLE = 'Mira Jonas Carmen Felix Nora Hugo Ines Oskar Paula Ruben Tilda Viktor Wanda Xaver Yara Zeno'.split(
  ' ',
);

/** The names round the table, the person's own coming first. */
export const namesRound = (me: string, seats: number): readonly string[] =>
  [me, ...BOT_PEOPLE.filter((name) => name !== me)].slice(0, seats);

/** A table that can be played at, and dice for the bots, which have nothing to do with the table's. */
export interface Seated {
  readonly host: Host;
  readonly commitment: string;
  readonly botChance: (seat: Seat) => Chance;
}

/** Sets a table up. With a seed, the game can be had again; without one, nobody can know it. */
export async function seated(game: AnyGame, options: unknown, seats: number, seed?: string): Promise<Seated> {
  const token = (what: string): string =>
    seed === undefined ? randomBytes(32).toString('hex') : sha256Hex(`${seed} ${what}`);
  const seating = new Seating(token('secret'), seats);
  for (const seat of seatsOf(seats)) seating.salt(seat, token(`salt ${seat}`));
  const store = memoryStore();
  await store.create(
    'terminal',
    granted(seating.start(game, options, { seated: seatsOf(seats).map((seat) => (seat === ME ? 'person' : 'bot')) })),
  );
  const host = granted(await Host.open(game, store, 'terminal'));
  const dice = seatsOf(seats).map((seat) => quick(token(`bot ${seat}`)));
  return { host, commitment: seating.commitment, botChance: (seat) => dice[seat]! };
}
