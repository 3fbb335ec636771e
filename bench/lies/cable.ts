import type { Person } from '#lobby/archive.ts';
import type { Visit } from '#lobby/visit.ts';
import type { Line, LineEvents } from '#wire/client.ts';
import type { Command } from '#wire/messages.ts';
import type { Place } from './place.ts';

/** A line to a place. It may break at any message, in either direction: then that one is lost, and so is what was on its way. */
export class Cable implements Line {
  private readonly place: Place;
  private readonly name: string;
  private readonly events: LineEvents;
  private readonly breaks: () => boolean;
  private readonly visit: Visit;
  private isWhole = true;

  constructor(place: Place, person: Person, events: LineEvents, breaks: () => boolean) {
    this.place = place;
    this.name = person.name;
    this.events = events;
    this.breaks = breaks;
    this.visit = place.visit(person, (text) => this.tell(text));
    queueMicrotask(() => {
      if (this.isWhole) events.opened();
    });
  }

  async send(text: string): Promise<void> {
    if (!this.holds()) return;
    const answer = await this.place.handle(this.visit, JSON.parse(text) as Command);
    // An answer that is lost was given all the same: who asks again is told the same.
    this.tell(JSON.stringify(answer));
  }

  close(): void {
    this.isWhole = false;
    this.visit.close();
  }

  private tell(text: string): void {
    queueMicrotask(() => {
      if (this.holds()) this.events.message(this.place.out(text, this.name));
    });
  }

  private holds(): boolean {
    if (!this.isWhole) return false;
    if (!this.breaks()) return true;
    this.close();
    queueMicrotask(() => this.events.closed());
    return false;
  }
}
