import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { Guest } from '#wire/guest.ts';
import type { Look, SeatInfo, TableInfo } from '#wire/messages.ts';
import { insist } from '../kill/insist.ts';
import { habitsOf } from './habit.ts';
import { type Company, Person } from './person.ts';
import { Tally } from './tally.ts';
import { latest, paceOf, type Terms, UNIT } from './terms.ts';

/** What a table has of the world round it. */
export interface Setting {
  readonly urls: readonly string[];
  readonly time: { readonly now: number; readonly heard: number };
  /** Something has happened somewhere. */
  stir(): void;
  /** At that time. */
  schedule(when: number, work: () => Promise<void>): void;
}

/** Somebody who goes before the start is away for so many units of time. */
const LONG_AWAY = 6;
/** So long somebody may be away at most who says until when: fourteen days. */
const MOST_AWAY = 14 * 4;
/** So many of those who call somebody call a friend. */
const FRIENDS = 6;

/** Nobody's clock runs before the start. */
const UNTIMED = { kind: 'none' } as const;

type Sitter = Extract<SeatInfo, { readonly kind: 'person' }>;

/** One table with its people, and what everybody who is there waits for. */
export class Table implements Company {
  readonly id: string;
  readonly terms: Terms;
  readonly tally = new Tally();
  readonly isQuick: boolean;
  /** People here leave it to the clock, if there is one. */
  private readonly isPatient: boolean;
  private readonly setting: Setting;
  private readonly chance: Chance;
  private readonly people: Person[] = [];
  /** How many entries there were when it was last looked at; fewer than none before the start. */
  private at = -2;
  /** Everybody has come, and it can begin. */
  private isComplete = false;
  private isBegun = false;
  /** For whom it waits, since when, and what they had left then. */
  private awaited = new Map<number, { readonly since: number; readonly left: number }>();
  /** Bots that others have called, and those that came because somebody's time was over. */
  private readonly called = new Set<string>();
  /** Seats for which a bot or a friend was refused, and how often. */
  private readonly refused = new Map<number, number>();
  private readonly lapses = new Set<string>();

  private constructor(id: string, terms: Terms, setting: Setting, chance: Chance) {
    this.id = id;
    this.terms = terms;
    this.setting = setting;
    this.chance = chance;
    this.isPatient = chance.below(2) === 0;
    this.isQuick = paceOf(terms.clock) === 'quick';
  }

  /** People come, sit down, and begin; or wait until somebody may begin for whoever made the table. */
  static async begun(n: number, terms: Terms, setting: Setting, seed: string): Promise<Table> {
    const chance = quick(`${seed} table ${n}`);
    const anyUrl = (): string => setting.urls[chance.below(setting.urls.length)]!;
    const count = terms.seats - Number(terms.bot);
    const guests: Guest[] = [];
    for (let i = 0; i < count; i++) guests.push(await Guest.arrive(anyUrl(), `Player ${n}-${i}`));
    // Whoever goes before the start made the table, and sat down last.
    const owner = guests.at(terms.isDeserted ? -1 : 0)!;
    const { game, seats, clock } = terms;
    const { table: id, commitment } = (await insist(owner, 'create', { game, seats, clock }))!;
    for (const [seat, { seals, name }] of guests.entries()) await seals.sit({ table: id, commitment }, { seat, name });
    if (terms.bot) await insist(owner, 'bot', { table: id, seat: seats - 1, strength: 'easy' });
    const table = new Table(id, terms, setting, chance);
    const faithful = chance.below(count);
    for (const [seat, guest] of guests.entries()) {
      const habits = habitsOf(terms, seat === faithful, chance);
      table.people.push(new Person(guest, seat, table, { chance: quick(`${seed} ${n} ${seat}`), habits }));
    }
    await Promise.all(table.people.map((person) => person.open()));
    // Whoever made it goes for good, unless it is them who come back.
    const units = faithful === count - 1 ? LONG_AWAY : undefined;
    if (terms.isDeserted) await table.people.at(-1)!.does({ deed: 'vanishes', ...(units && { units }) });
    table.isComplete = true;
    await table.wake();
    return table;
  }

  // For its people

  get now(): number {
    return this.setting.time.now;
  }

  stir(): void {
    this.setting.stir();
  }

  wrong(what: string): void {
    this.tally.faults.push(
      `${this.id} (${JSON.stringify(this.terms.clock)}), at ${new Date(this.now).toISOString()}: ${what}`,
    );
  }

  after(units: number = MOST_AWAY): number {
    return this.now + units * UNIT[paceOf(this.terms.clock)];
  }

  later(person: Person, units: number): void {
    // Some are back before they said, some after it.
    const late = units + this.chance.below(3) - 1;
    const when = person.holidays.length > 0 && late > 0 ? late : units;
    this.setting.schedule(this.after(when), () => this.isBack(person));
  }

  soon(work: () => Promise<void>): void {
    this.setting.schedule(this.now, work);
  }

  did(what: Parameters<Company['did']>[0]): void {
    this.tally.count(what);
  }

  anyUrl(): string {
    const { urls } = this.setting;
    return urls[this.chance.below(urls.length)]!;
  }

  private async isBack(person: Person): Promise<void> {
    await person.returns();
    for (const friend of this.people.filter(({ seat, isFriend }) => isFriend && seat === person.seat)) friend.close();
  }

  async begins(person: Person, { info }: Look): Promise<void> {
    if (!this.isComplete || !info.yours || info.dealing !== undefined || this.isBegun) return;
    this.isBegun = true;
    await person.starts();
  }

  /** Whoever sits first of those who are there calls a bot, or a friend, for somebody who has been away for long enough. */
  async helps(person: Person, { info, frame }: Look): Promise<void> {
    if (person !== this.present[0]) return;
    for (const seat of frame!.toAct) {
      const place = info.seats[seat];
      if (place?.kind !== 'person' || place.standIn || !this.mayBeHelped(place, info)) continue;
      if (this.isQuick && this.chance.below(FRIENDS) === 0) await this.lend(person, seat);
      else {
        this.tally.count('called');
        this.called.add(`${seat} ${this.now}`);
        const strength = this.chance.below(2) === 0 ? 'easy' : 'normal';
        const called = await person.granted('bot', { table: this.id, seat, strength }, ['game-over', 'not-away']);
        if (called === undefined) this.wasRefused(person, seat);
        else this.refused.delete(seat);
      }
      return;
    }
  }

  /**
   * For a moment one process may not know what another has shown: who is there it tells the others once a round. Then it is
   * asked again.
   */
  private wasRefused(person: Person, seat: number): void {
    this.refused.set(seat, (this.refused.get(seat) ?? 0) + 1);
    this.soon(() => person.consider());
  }

  /**
   * By what the table shows, and when it is time in every process: the one that is asked may hear of it last. Those who are
   * patient leave it to the clock, if there is one.
   */
  private mayBeHelped({ since, present, silent, holiday }: Sitter, { grace, clock }: TableInfo): boolean {
    const { heard } = this.setting.time;
    if (clock.kind !== 'none' && this.isPatient) return false;
    if (present) return silent !== undefined && heard >= silent.until;
    return since !== undefined && heard - Math.max(since, holiday?.until ?? 0) >= grace;
  }

  private async lend(person: Person, seat: number): Promise<void> {
    const lent = await person.granted('lend', { table: this.id, seat }, ['game-over', 'not-away']);
    if (lent === undefined) return this.wasRefused(person, seat);
    this.refused.delete(seat);
    const name = `Friend ${this.people.length} ${person.name}`.slice(0, 24);
    const guest = await Guest.arrive(this.anyUrl(), name);
    // Whoever is back before that keeps the seat.
    const taken = await insist(guest, 'take', { table: this.id, seat, key: lent.key, name }, ['game-over', 'bad-key']);
    if (taken === undefined) return guest.link.close();
    this.tally.count('lent');
    const chance = quick(`${name} ${this.id}`);
    const friend = new Person(guest, seat, this, { chance, isFriend: true });
    this.people.push(friend);
    await friend.open();
  }

  // For whoever lets time pass

  /** As far as anybody who is there can see. */
  isOver = false;

  /** Everybody has been told whatever has been said to them so far. */
  async heard(): Promise<void> {
    await Promise.all(this.people.map((person) => person.heard()));
  }

  /** Those who have asked for something and wait for the answer. */
  get unanswered(): readonly string[] {
    return this.people.flatMap(({ name, isWaiting }) => (isWaiting ? [`${this.id}: ${name} is given no answer`] : []));
  }

  /** A bot leaves what it is asked to somebody of its crew whose page is open, and who does nothing. */
  get isLeftToPeople(): boolean {
    return (
      !this.isOver &&
      this.people.some(
        ({ page, seat, seen }) => page !== undefined && seen?.frame?.answers?.some((each) => each === seat),
      )
    );
  }

  /** Those who are there and have not been told how far it has come. */
  unaware(at: number | undefined): readonly string[] {
    if (at === undefined) return [];
    const late = this.present.filter(({ seen }) => (seen!.frame?.at ?? -1) < at);
    return late.map(({ name, seen }) => `${this.id}: ${name} sees entry ${seen!.frame?.at}, and there are ${at}`);
  }

  /** Time has passed: somebody may have something to do. */
  async wake(): Promise<void> {
    await Promise.all(this.present.map((person) => person.consider()));
  }

  private get present(): readonly Person[] {
    return this.people.filter(({ isHere }) => isHere).sort((a, b) => a.seat - b.seat);
  }

  private get look(): Look | undefined {
    const looks = this.present.map(({ seen }) => seen!);
    return looks.toSorted((a, b) => (b.frame?.at ?? 0) - (a.frame?.at ?? 0))[0];
  }

  /**
   * Nothing happens any more without time passing: who waits, for whom, and how long may that take? Tells when somebody
   * could do something about it.
   */
  settled(): number | undefined {
    const { look, now } = this;
    if (this.isOver) return undefined;
    if (look === undefined) {
      this.awaited.clear();
      return undefined;
    }
    if (look.info.phase === 'over' || look.info.phase === 'abandoned') {
      this.measured(now);
      this.isOver = true;
      return undefined;
    }
    const at = look.info.phase === 'seating' ? -1 : (look.frame?.at ?? 0);
    const isNews = at !== this.at;
    if (isNews) this.measured(now);
    for (const [seat, times] of this.refused) {
      const isAway = this.sitterAt(seat)?.gone !== undefined;
      if (isAway && times > 1) this.wrong(`nobody may be called for seat ${seat}, which is away`);
      // Who has come back at that very moment was not to be called for.
      if (!isAway || times > 1) this.refused.delete(seat);
    }
    this.noteLapses(look.info);
    const since = isNews ? (look.story.at(-1)?.when ?? now) : now;
    const waited = this.waitedFor(look);
    // As it was when their time began to run, which may be before anybody came to look.
    const left = (seat: number): number => {
      const place = look.info.seats[seat];
      if (place?.kind !== 'person' || place.left === undefined) return Number.POSITIVE_INFINITY;
      return place.left + (place.isRunning === true ? look.info.now - since : 0);
    };
    const before = isNews ? undefined : this.awaited;
    this.awaited = new Map(waited.map((seat) => [seat, before?.get(seat) ?? { since, left: left(seat) }]));
    this.at = at;
    for (const person of this.present) this.expects(person, look);
    const next = this.present.map(({ until }) => until).filter((until) => until > now && Number.isFinite(until));
    const helped = waited.flatMap((seat) => {
      const { gone } = this.sitterAt(seat) ?? {};
      return gone === undefined ? [] : [gone + look.info.grace];
    });
    return Math.min(...next, ...helped.filter((when) => when > now));
  }

  /** Everybody who was there sees that it has gone on: was it in time? */
  private measured(now: number): void {
    for (const person of this.present) {
      this.tally.waited({ waited: now - person.since, allowed: Math.max(0, person.until - person.since) });
      if (now > person.until && person.since < now) this.late(person, 'waited');
      person.since = now;
    }
  }

  /** Until when somebody has to wait at most, as it stands now; whoever has to act themselves does not. */
  private expects(person: Person, { info, frame }: Look): void {
    const { now } = this;
    const isLate = now > person.until && person.since < now;
    // Said once, and then waited for anew.
    if (isLate) this.late(person, 'still waits');
    if (isLate) person.since = now;
    const grace = info.grace;
    const ends = [...this.awaited].map(([seat, from]) => {
      const sitter = this.sitterAt(seat);
      if (sitter?.isHere) return now;
      const turns = frame === undefined ? 0 : this.turnsOf(seat);
      const clock = info.phase === 'seating' ? UNTIMED : this.terms.clock;
      const { gone, page, holidays = [] } = sitter ?? {};
      return latest(clock, grace, { ...from, gone, page, turns, holidays, helper: person.since });
    });
    person.until = Math.max(now, ...ends);
  }

  private late(person: Person, how: string): void {
    const [waits, may] = [this.now - person.since, person.until - person.since].map((time) => Math.round(time / 1000));
    const whom = [...this.awaited.keys()].map((seat) => `${seat} (${this.sitterAt(seat)?.where})`).join(', ');
    this.wrong(`${person.name} ${how} ${waits} s instead of ${may} s at most, at entry ${this.at}, for ${whom}`);
  }

  private turnsOf(seat: number): number {
    const story = this.present[0]?.seen?.story ?? [];
    return story.filter((entry) => entry.seat === seat && entry.by === undefined).length;
  }

  private waitedFor({ info, frame }: Look): readonly number[] {
    if (info.phase === 'seating') return [this.people.at(-1)!.seat];
    return (frame?.toAct ?? []).filter((seat) => {
      const place = info.seats[seat];
      return place?.kind === 'person' && !place.standIn;
    });
  }

  private sitterAt(seat: number): Person | undefined {
    return this.people.findLast((person) => person.seat === seat && (!person.isFriend || person.where !== 'done'));
  }

  /** A bot plays for somebody, and nobody has called it. */
  private noteLapses({ seats }: TableInfo): void {
    for (const [seat, place] of seats.entries()) {
      if (place.kind !== 'person' || place.bot === undefined || place.bot.left === true) continue;
      const bot = `${seat} ${place.bot.since}`;
      if (!this.lapses.has(bot) && !this.called.has(bot)) this.tally.count('lapsed');
      this.lapses.add(bot);
    }
  }

  end(): void {
    for (const person of this.people) person.close();
  }
}
