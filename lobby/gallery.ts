import type { Viewer } from '#table/game.ts';
import type { Host } from '#table/host.ts';
import type { Message, TableInfo } from '#wire/messages.ts';
import type { Person } from './archive.ts';
import { type Crowd, type News, topics } from './bus.ts';
import type { Presence } from './info.ts';
import type { Leader } from './leading.ts';
import { Lookers, type Onlooker } from './lookers.ts';
import { Elsewhere, HOLDS } from './presence.ts';
import { Teller } from './teller.ts';
import type { World } from './world.ts';

/** What is looked at. */
export interface Exhibit {
  readonly id: string;
  /** The game, as soon as there is one. */
  readonly host: Host | undefined;
  /** Whether somebody may see now what this side sees. */
  maySee(person: Person | undefined, viewer: Viewer): boolean;
  info(reader: Person | undefined, company: Company): TableInfo;
  /** Whether somebody may see now how it was, once it is over. */
  mayLookBack(person: Person | undefined): boolean;
  /** Whoever leads those who look back, and is connected to this process. */
  readonly leader: Leader | undefined;
  /** Whether the table is told this person in another way than everybody else: they sit there, or made it. */
  concerns(person: Person): boolean;
  /** The rules have thrown. */
  fault(error: unknown): void;
}

/** Who is there, as a table tells it. */
export interface Company extends Pick<Presence, 'audience' | 'isPresent'> {
  /** Whether this person has the table before their eyes. */
  isInSight(person: string): boolean;
  /** When they have last done something, if that is known. */
  stirredAt(person: string): number | undefined;
}

/** Who looks at one table, in this process and in others; and what each side of it is told, as long as somebody may see it. */
export class Gallery {
  private readonly exhibit: Exhibit;
  private readonly world: World;
  private readonly lookers: Lookers;
  private readonly elsewhere = new Elsewhere();
  private readonly watches = new Map<Viewer, () => void>();
  /** When those who look from here have last done something. */
  private readonly stirs = new Map<string, number>();
  private presenceTold = 0;
  /** Who had it before their eyes here when that was last told. */
  private inSight: readonly string[] = [];
  private announcing: ReturnType<typeof setTimeout> | undefined;

  constructor(exhibit: Exhibit, world: World) {
    this.exhibit = exhibit;
    this.world = world;
    this.lookers = new Lookers((person, viewer) => exhibit.maySee(person, viewer));
  }

  get isEmpty(): boolean {
    return this.lookers.isEmpty;
  }

  /** Whether anybody looks, here or elsewhere. */
  get isWatched(): boolean {
    return !this.isEmpty || this.elsewhere.isAny;
  }

  get company(): Company {
    const { people, inSight, audience } = this.lookers.crowd();
    const here = new Set(people);
    return {
      audience: [...audience, ...this.elsewhere.audience],
      isPresent: (person) => here.has(person) || this.elsewhere.has(person),
      isInSight: (person) => inSight.includes(person) || this.elsewhere.hasInSight(person),
      stirredAt: (person) => latest(this.stirredHere(person), this.elsewhere.stirredAt(person)),
    };
  }

  /** Nobody has done something that lies ahead: there the clock was set back. */
  private stirredHere(person: string): number | undefined {
    const now = this.world.now();
    const when = this.stirs.get(person);
    if (when === undefined || when <= now) return when;
    this.stirs.set(person, now);
    return now;
  }

  /** Somebody who plays here does something. */
  stirred(person: string): void {
    this.stirs.set(person, this.world.now());
  }

  has(looker: Onlooker): boolean {
    return this.lookers.has(looker);
  }

  /** From now on somebody looks from there; if there is something for them to do, they are told at once. */
  add(looker: Onlooker, viewer: Viewer, isAsked: boolean): void {
    if (!this.lookers.add(looker, viewer)) return;
    if (!this.watches.has(viewer)) this.watch(viewer);
    if (isAsked) this.tell(looker, this.company);
    this.announceSoon();
  }

  remove(looker: Onlooker, viewer?: Viewer): void {
    this.unwatch(this.lookers.remove(looker, viewer));
    this.announceSoon();
  }

  /** Who comes and goes is much to tell to a crowd, and nobody waits for it. */
  private announceSoon(): void {
    const announce = (): void => {
      this.announce();
      this.tellPresence();
    };
    if (this.world.rest === 0) announce();
    else this.announcing ??= setTimeout(announce, this.world.rest);
  }

  /** The game has begun: every side that somebody looks from is shown it. */
  show(): void {
    for (const viewer of this.lookers.viewers) this.watch(viewer);
    this.showAgain();
  }

  /** Something else can be done at the same position. */
  showAgain(): void {
    const { host } = this.exhibit;
    if (host === undefined) return;
    for (const viewer of this.lookers.viewers) this.lookers.tell(viewer, { push: 'frame', frame: host.frame(viewer) });
  }

  /** Tells everybody how the table stands. Whoever hears of a lost seat that way hears nothing more from its side. */
  announce(): void {
    clearTimeout(this.announcing);
    this.announcing = undefined;
    const { company } = this;
    let same: string | undefined;
    for (const looker of this.lookers.all()) {
      const { person } = looker;
      if (person !== undefined && this.exhibit.concerns(person)) this.tell(looker, company);
      else {
        same ??= this.infoFor(undefined, company);
        looker.send(same);
      }
    }
    const out = JSON.stringify({ push: 'out', table: this.exhibit.id } satisfies Message);
    for (const looker of this.lookers.outcasts()) looker.send(out);
    this.unwatch(this.lookers.sift());
  }

  private tell(looker: Onlooker, company: Company): void {
    looker.send(this.infoFor(looker.person, company));
  }

  private infoFor(reader: Person | undefined, company: Company): string {
    return JSON.stringify({ push: 'info', info: this.exhibit.info(reader, company) } satisfies Message);
  }

  broadcast(message: Message): void {
    this.lookers.broadcast(message);
  }

  /** Tells those who may look back. */
  tellLookingBack(message: Message): void {
    this.lookers.tellThose((person) => this.exhibit.mayLookBack(person), message);
  }

  tellPerson(id: string, message: Message, but?: Onlooker): void {
    this.lookers.tellPerson(id, message, but);
  }

  /** Tells who looks here: other processes, and whoever calls people. */
  tellPresence(): void {
    const { bus, now, process } = this.world;
    this.presenceTold = now();
    const crowd = this.lookers.crowd();
    this.tellSight(crowd);
    if (!bus.shared) return;
    const { leader } = this.exhibit;
    const told = { ...crowd, stirred: Object.fromEntries(this.stirs) };
    const news: News = { type: 'here', process, crowd: told, ...(leader && { leader }) };
    bus.tell(topics.table(this.exhibit.id), news);
  }

  private tellSight({ inSight }: Crowd): void {
    const arrived = inSight.filter((person) => !this.inSight.includes(person));
    const left = this.inSight.filter((person) => !inSight.includes(person));
    this.inSight = inSight;
    if (arrived.length + left.length > 0) this.world.sighted?.(this.exhibit.id, { arrived, left });
  }

  /** Another process says who looks there. */
  hear(process: string, crowd: Crowd): void {
    const { isNewcomer, changed } = this.elsewhere.hear(process, crowd, this.world.now());
    if (isNewcomer) this.tellPresence();
    if (changed) this.announce();
  }

  /** To be called now and then: forgets processes that are silent, and says that this one is not. */
  check(): void {
    const now = this.world.now();
    if (this.elsewhere.expire(now)) this.announce();
    if (!this.isEmpty && now - this.presenceTold > HOLDS / 3) this.tellPresence();
  }

  close(): void {
    clearTimeout(this.announcing);
    this.unwatch([...this.watches.keys()]);
  }

  /** One frame and one text for all who look from the same side. */
  private watch(viewer: Viewer): void {
    const { host } = this.exhibit;
    if (host === undefined) return;
    this.watches.get(viewer)?.();
    const teller = new Teller(host, viewer, this.world.rest, {
      tell: (push) => this.lookers.tell(viewer, push),
      fault: (error) => this.exhibit.fault(error),
    });
    this.watches.set(viewer, () => teller.close());
  }

  private unwatch(sides: readonly Viewer[]): void {
    for (const side of sides) {
      this.watches.get(side)?.();
      this.watches.delete(side);
    }
  }
}

const latest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
