import type { Doing } from '#wire/messages.ts';
import { Bucket, Buckets } from './bucket.ts';
import { COSTS, ENTRY, FIRST, GUESS, LETTERS, SURE } from './costs.ts';
import type { Limits } from './settings.ts';

/** Who asks: a person or whoever has not said who they are, and from which network. */
export interface Asker {
  readonly who: string;
  readonly network: string;
}

/** What one asker has of something. */
interface Pair {
  readonly person: Bucket;
  readonly network: Bucket;
}

/**
 * What everybody may have of this server in a second, by the person, by the network, and all together. When all together
 * ask for more than there is, a little is still sure for each: whoever asks for little is not made to wait for those
 * who ask for much.
 */
export class Shares {
  private readonly people: Buckets;
  private readonly networks: Buckets;
  private readonly surePeople: Buckets;
  private readonly sureNetworks: Buckets;
  private readonly whole: Bucket;
  private readonly now: () => number;

  constructor({ costPerPerson, costPerAddress, costInAll }: Limits, now: () => number) {
    this.people = new Buckets(costPerPerson, costPerPerson);
    this.networks = new Buckets(costPerAddress, costPerAddress);
    this.surePeople = new Buckets(SURE.burst * costPerPerson, SURE.part * costPerPerson);
    this.sureNetworks = new Buckets(SURE.burst * costPerAddress, SURE.part * costPerAddress);
    this.whole = new Bucket(costInAll, costInAll, now());
    this.now = now;
  }

  /** 0 if it may be done now, and it counts; otherwise the milliseconds after which it may. */
  take(asker: Asker, doing: Doing): number {
    return this.takes(asker, COSTS[doing], FIRST.has(doing));
  }

  /** The same for something that weighs so much, and may not have to wait for others. */
  takes(asker: Asker, cost: number, isFirst = false): number {
    const now = this.now();
    const own = waitFor(this.ownOf(asker, now), cost, now);
    const whole = isFirst || this.isSurely(asker, cost, now) ? 0 : this.whole.wait(cost, now);
    const wait = Math.max(own, whole);
    if (wait === 0) this.charge(asker, cost, now);
    return wait;
  }

  /** Whether this is part of the little that everybody may have, whatever the others ask for. */
  isSure(asker: Asker, doing: Doing): boolean {
    return this.isSurely(asker, COSTS[doing], this.now());
  }

  private isSurely(asker: Asker, cost: number, now: number): boolean {
    return waitFor(this.sureOf(asker, now), cost, now) === 0;
  }

  /** A long answer has to be paid for too. */
  answered(asker: Asker, letters: number): void {
    if (letters >= LETTERS) this.charge(asker, letters / LETTERS, this.now());
  }

  /**
   * Opening a table with so many entries: 0 if it may be opened, and it counts. However much it is, it is done and then owed; who
   * still owes something waits.
   */
  opens(asker: Asker, entries: number): number {
    const now = this.now();
    const wait = waitFor(this.ownOf(asker, now), 0, now);
    if (wait === 0) this.charge(asker, ENTRY * entries, now);
    return wait;
  }

  /** Asking for a table that is not there, as whoever guesses names does: it is no work, so nobody else pays for it. */
  guessed(asker: Asker): void {
    this.chargeTo(asker, GUESS, this.now());
  }

  private ownOf({ who, network }: Asker, now: number): Pair {
    return { person: this.people.of(who, now), network: this.networks.of(network, now) };
  }

  private sureOf({ who, network }: Asker, now: number): Pair {
    return { person: this.surePeople.of(who, now), network: this.sureNetworks.of(network, now) };
  }

  private charge(asker: Asker, cost: number, now: number): void {
    this.whole.charge(cost, now);
    this.chargeTo(asker, cost, now);
  }

  private chargeTo(asker: Asker, cost: number, now: number): void {
    for (const { person, network } of [this.ownOf(asker, now), this.sureOf(asker, now)]) {
      person.charge(cost, now);
      network.charge(cost, now);
    }
  }
}

const waitFor = ({ person, network }: Pair, cost: number, now: number): number =>
  Math.max(person.wait(cost, now), network.wait(cost, now));
