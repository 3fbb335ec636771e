import { commitment, fair } from './chance.ts';
import { type AnyGame, type Seat, seatsOf } from './game.ts';
import { Play } from './play.ts';
import type { Head } from './record.ts';
import { isRefused, type Refused, refused } from './refusal.ts';
import type { StoredRecord } from './store.ts';

/**
 * What stands for the salt of a seat that has sealed none: a bot's, or that of somebody who is away. There is one such text,
 * for a host that could choose among several would choose among several deals.
 */
export const UNSEALED = 'unsealed';

/** A table before its game: the commitment is public, salts come in, the game starts when each seat has given one. */
export class Seating {
  readonly commitment: string;
  private readonly secret: string;
  private readonly seats: number;
  private readonly salts: (string | undefined)[] = [];

  constructor(secret: string, seats: number) {
    this.secret = secret;
    this.seats = seats;
    this.commitment = commitment(secret);
  }

  salt(seat: Seat, salt: string): Refused | undefined {
    if (!seatsOf(this.seats).includes(seat)) return refused('no-such-seat');
    if (this.salts[seat] !== undefined) return refused('salt-given');
    this.salts[seat] = salt;
    return undefined;
  }

  /** The first state of the game, ready to be stored, with what there is to say about how its salts came together. */
  start(game: AnyGame, raw: unknown, sealing: Pick<Head, 'seated' | 'seals' | 'voided'> = {}): StoredRecord | Refused {
    if (this.seats < game.seats.min || this.seats > game.seats.max)
      return refused('bad-options', `${this.seats} seats`);
    const options = game.options(raw, this.seats);
    if (isRefused(options)) return options;
    const salts = this.salts.filter((salt) => salt !== undefined);
    if (salts.length < this.seats) return refused('not-started');
    const { seated, ...fairness } = sealing;
    const sitters = seated && { seated };
    const head = { options, seats: this.seats, ...sitters, commitment: this.commitment, salts, ...fairness };
    return { record: new Play(game, head, fair(this.secret, salts, 0)).record(), secret: this.secret };
  }
}
