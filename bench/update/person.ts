import { setTimeout as pause } from 'node:timers/promises';
import { isRefused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import type { Answers, CommandOf, Doing } from '#wire/messages.ts';

/** Milliseconds before something that failed is asked for again. */
const AGAIN = 200;

type Granted<D extends Doing> = Exclude<Answers[D], { readonly refused: string }>;

/** Somebody who is known at every process, and asks at any. */
export class Person {
  readonly name: string;
  private readonly first: Guest;
  private readonly guests = new Map<string, Guest>();

  static async arrive(url: string, name: string): Promise<Person> {
    return new Person(await Guest.arrive(url, name));
  }

  private constructor(first: Guest) {
    this.name = first.name;
    this.first = first;
    this.guests.set(first.server, first);
  }

  at(url: string): Guest {
    const guest = this.guests.get(url) ?? Guest.again(url, this.first);
    this.guests.set(url, guest);
    return guest;
  }

  /** Asks until it is granted; what is refused for one of these reasons is undefined. */
  async ask<D extends Doing>(
    url: string,
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
    ...enough: readonly string[]
  ): Promise<Granted<D> | undefined> {
    for (;;) {
      const answer = await this.at(url).link.ask(doing, body);
      if (!isRefused(answer)) return answer as Granted<D>;
      if (enough.includes(answer.refused)) return undefined;
      if (answer.refused !== 'failed') throw new Error(`${this.name}: ${doing}: ${answer.refused}`);
      await pause(AGAIN);
    }
  }

  close(): void {
    for (const { link } of this.guests.values()) link.close();
  }
}
