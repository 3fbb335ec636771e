import type { Doing } from '#wire/messages.ts';
import { Bucket, Buckets } from './bucket.ts';
import { COSTS, FIRST, GUESS, LETTERS } from './costs.ts';
import type { Limits } from './settings.ts';

/** Who asks: a person or whoever has not said who they are, and from which network. */
export interface Asker {
  readonly who: string;
  readonly network: string;
}

/**
 * What everybody may have of this server in a second, by the person, by the network, and all together. What all ask for
 * together is bounded by those who ask for much: whoever asks for little is not made to wait for them.
 */
export class Shares {
  private readonly people: Buckets;
  private readonly networks: Buckets;
  private readonly whole: Bucket;
  private readonly now: () => number;

  constructor({ costPerPerson, costPerAddress, costInAll }: Limits, now: () => number) {
    this.people = new Buckets(costPerPerson, costPerPerson);
    this.networks = new Buckets(costPerAddress, costPerAddress);
    this.whole = new Bucket(costInAll, costInAll, now());
    this.now = now;
  }

  /** 0 if it may be done now, and it counts; otherwise the milliseconds after which it may. */
  take({ who, network }: Asker, doing: Doing): number {
    const now = this.now();
    const cost = COSTS[doing];
    const person = this.people.of(who, now);
    const address = this.networks.of(network, now);
    const whole = FIRST.has(doing) || this.isModest({ who, network }) ? 0 : this.whole.wait(cost, now);
    const wait = Math.max(person.wait(cost, now), address.wait(cost, now), whole);
    if (wait === 0) this.chargeAll(person, address, cost, now);
    return wait;
  }

  /** Whether somebody has asked for little lately, and nobody beside them for much. */
  isModest({ who, network }: Asker): boolean {
    const now = this.now();
    return this.people.of(who, now).isHalfFull(now) && this.networks.of(network, now).isHalfFull(now);
  }

  /** A long answer has to be paid for too. */
  answered({ who, network }: Asker, letters: number): void {
    if (letters < LETTERS) return;
    const now = this.now();
    this.chargeAll(this.people.of(who, now), this.networks.of(network, now), letters / LETTERS, now);
  }

  /** Asking for a table that is not there, as whoever guesses names does. */
  guessed({ who, network }: Asker): void {
    const now = this.now();
    this.chargeAll(this.people.of(who, now), this.networks.of(network, now), GUESS, now);
  }

  private chargeAll(person: Bucket, address: Bucket, cost: number, now: number): void {
    person.charge(cost, now);
    address.charge(cost, now);
    this.whole.charge(cost, now);
  }
}
