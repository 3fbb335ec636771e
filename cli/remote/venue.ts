import type { Viewer } from '#table/game.ts';
import type { Frame, Granted } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Names } from '#table/text.ts';
import type { LinkState } from '#wire/client.ts';
import type { Guest } from '#wire/guest.ts';
import type { Look, Phase, StoryEntry, TableInfo } from '#wire/messages.ts';
import { type AnyRefusalCode, refusalText } from '#wire/refusals.ts';
import { Watch } from '#wire/watch.ts';
import { Complaint } from '../complaint.ts';
import type { Company, Venue } from '../venue.ts';
import { linkOf } from './address.ts';
import { otherVersion } from './arrival.ts';
import { nameAt, notesOf, type Tongue } from './company.ts';
import { Memory } from './memory.ts';

/** Which table, and from where; without a seat from the audience. */
export interface Spot extends Tongue {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: number | undefined;
}

/** Phases in which nothing will ever happen again. */
const DEAD_ENDS: Readonly<Partial<Record<Phase, AnyRefusalCode>>> = {
  abandoned: 'game-over',
  outdated: 'outdated',
  stopped: 'table-stopped',
};

/** A table of a server. */
export class RemoteVenue implements Venue, Company {
  readonly company = this;
  private readonly spot: Spot;
  private readonly watch: Watch;
  private readonly ends: readonly (() => void)[];
  private readonly memory: Memory;
  /** The record was held against what was shown here. */
  private isCompared = false;
  private latest: Look | undefined;
  private news = Promise.withResolvers<void>();
  private unread: string[] = [];
  private connected = true;

  /** Looks at the table, which must be there. */
  static async open(spot: Spot): Promise<RemoteVenue> {
    const venue = new RemoteVenue(spot);
    try {
      await venue.until(() => venue.latest !== undefined);
      if (venue.info.phase === 'seating') venue.unread.unshift(spot.words.invitation(venue.link));
      return venue;
    } catch (error) {
      venue.close();
      throw error;
    }
  }

  private constructor(spot: Spot) {
    this.spot = spot;
    this.memory = new Memory(spot);
    const { link } = spot.guest;
    this.watch = new Watch(link, this.side, {
      change: (seen) => this.becomes(seen),
      refused: ({ refused }) => this.refuse(refused as AnyRefusalCode),
    });
    this.ends = [
      link.onState((state) => this.linked(state)),
      link.on((push) => {
        if (push.push === 'gone' && push.table === spot.table) this.refuse('no-such-table');
      }),
    ];
  }

  close(): void {
    this.watch.end();
    for (const end of this.ends) end();
  }

  // What is to be seen

  get info(): TableInfo {
    return this.latest!.info;
  }

  get viewer(): Viewer {
    return (this.spot.seat ?? 'audience') as Viewer;
  }

  get names(): Names {
    return this.info.seats.map((seat) => nameAt(seat, this.spot.words));
  }

  get frame(): Frame | undefined {
    return this.latest?.frame;
  }

  get story(): readonly StoryEntry[] {
    return this.latest!.story;
  }

  /** The audience has seen nothing before and wants to know how it stands, not how it came to that. */
  get seen(): number {
    return this.spot.seat === undefined ? (this.frame?.at ?? 0) : this.latest!.seen;
  }

  get mayStart(): boolean {
    return this.info.yours && this.info.phase === 'seating';
  }

  get wayBack(): string | undefined {
    const { guest, seat } = this.spot;
    if (seat === undefined || this.frame?.outcome !== undefined) return undefined;
    return `hideout play --server ${this.link} --name ${quoted(guest.name)}`;
  }

  changed(): Promise<void> {
    return this.news.promise;
  }

  notes(): readonly string[] {
    return [...this.unread.splice(0), ...this.memory.doubted.splice(0)];
  }

  // What can be done

  told(at: number): void {
    const { guest, table, seat } = this.spot;
    if (seat !== undefined) void guest.link.ask('seen', { table, seat, at });
  }

  move(name: string): Promise<Refused | undefined> {
    return this.act((side) => this.spot.guest.link.ask('move', { ...side, move: name }));
  }

  undo(): Promise<Refused | undefined> {
    return this.act((side) => this.spot.guest.link.ask('undo', side));
  }

  async record(): Promise<GameRecord | Refused> {
    const record = await this.spot.guest.link.ask('record', { table: this.spot.table });
    if (isRefused(record) || this.isCompared) return record;
    this.isCompared = true;
    this.unread.push(...(await this.memory.examined(record)));
    return record;
  }

  async say(text: string): Promise<Refused | undefined> {
    return refusalIn(await this.spot.guest.link.ask('say', { table: this.spot.table, text }));
  }

  async start(): Promise<Refused | undefined> {
    const answer = await this.spot.guest.seals.start(this.spot.table);
    if (!isRefused(answer)) await this.until(() => this.frame !== undefined);
    return refusalIn(answer);
  }

  async leave(): Promise<Refused | undefined> {
    const { guest, table, seat } = this.spot;
    if (seat === undefined) return refused('not-seated');
    const doing = this.info.phase === 'seating' ? 'free' : 'leave';
    return refusalIn(await guest.link.ask(doing, { table, seat }));
  }

  async back(): Promise<Refused | undefined> {
    const { guest, table, seat } = this.spot;
    if (seat === undefined) return refused('not-seated');
    return refusalIn(await guest.link.ask('back', { table, seat }));
  }

  /** Does something in answer to the frame in front of the person, and waits until it is seen. */
  private async act(
    ask: (side: { table: string; seat: number; at: number }) => Promise<Granted | Refused>,
  ): Promise<Refused | undefined> {
    const { table, seat } = this.spot;
    if (seat === undefined) return refused('not-seated');
    if (this.frame === undefined) return refused('not-started');
    const answer = await ask({ table, seat, at: this.frame.at });
    if (isRefused(answer)) return answer;
    await this.until(() => this.frame!.at >= answer.at);
    return undefined;
  }

  // What happens

  private get link(): string {
    return linkOf(this.spot.guest.server, this.spot.table);
  }

  private get side(): { readonly table: string; readonly seat?: number } {
    const { table, seat } = this.spot;
    return seat === undefined ? { table } : { table, seat };
  }

  private async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.changed();
  }

  private becomes(seen: Look): void {
    const end = DEAD_ENDS[seen.info.phase];
    if (end !== undefined) {
      this.refuse(end);
      return;
    }
    this.unread.push(...notesOf(this.latest, seen, this.spot), ...this.memory.see(seen));
    this.latest = seen;
    this.tell();
  }

  private linked(state: LinkState): void {
    const { words, guest } = this.spot;
    if (state === 'outdated') this.fail(otherVersion(guest.server));
    if (state === 'connecting' || (state === 'open') === this.connected) return;
    this.connected = state === 'open';
    this.unread.push(this.connected ? words.connectionBack : words.connectionLost);
    this.tell();
  }

  private tell(): void {
    const { resolve } = this.news;
    this.news = Promise.withResolvers<void>();
    resolve();
  }

  private refuse(code: AnyRefusalCode): void {
    this.fail(new Complaint(refusalText[this.spot.language][code] ?? code));
  }

  /** There is nothing more to wait for. */
  private fail(complaint: Complaint): void {
    this.news.promise.catch(() => undefined);
    this.news.reject(complaint);
  }
}

const refusalIn = (answer: unknown): Refused | undefined => (isRefused(answer) ? answer : undefined);

/** As a shell reads it. */
const quoted = (name: string): string => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`);
