import type { Strength } from '#table/bot.ts';
import type { Language } from '#table/text.ts';
import type { Guest } from '#wire/guest.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { Complaint } from '../complaint.ts';
import { granted } from './arrival.ts';

/** A table to be made. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  /** One for each of the other seats; missing if these stay open for people. */
  readonly bots: readonly Strength[] | undefined;
}

/** A table, and where one sits there; nowhere means in the audience. */
export interface Taken {
  readonly info: TableInfo;
  readonly seat: number | undefined;
}

/** Seats somebody at tables of a server. What the server refuses is complained of. */
export class Usher {
  private readonly guest: Guest;
  private readonly language: Language;

  constructor(guest: Guest, language: Language) {
    this.guest = guest;
    this.language = language;
  }

  /** Makes a table and sits down there; with bots, the game begins at once. */
  async create({ bots, ...terms }: NewTable, seat = 0): Promise<Taken> {
    const made = this.granted(await this.guest.link.ask('create', terms));
    const { table } = made;
    const info = await this.sit(made, seat);
    if (bots === undefined) return { info, seat };
    const others = info.seats.keys().filter((each) => each !== seat);
    for (const [i, other] of [...others].entries())
      this.granted(await this.guest.link.ask('bot', { table, seat: other, strength: bots[i]! }));
    return { info: this.granted(await this.guest.seals.start(table)), seat };
  }

  /** Looks on. */
  async watch(table: string): Promise<Taken> {
    const { info } = this.granted(await this.guest.link.ask('look', { table }));
    this.granted(await this.guest.link.ask('unlook', { table }));
    return { info, seat: undefined };
  }

  /** Sits down at a table: where one sat before, at the seat that is wanted, or at any that is free. */
  async join(table: string, wanted: number | undefined): Promise<Taken> {
    const { info } = await this.watch(table);
    const own = info.seats.findIndex((seat, i) => isMine(seat) && (wanted ?? i) === i);
    if (own >= 0) return { info: await this.comeBack(info, own), seat: own };
    const seat = wanted ?? info.seats.findIndex(isFree);
    if (seat < 0) throw new Complaint(`no seat is free at ${table}; --watch looks on`);
    return { info: await this.sit(info, seat), seat };
  }

  private async comeBack(info: TableInfo, seat: number): Promise<TableInfo> {
    const { table, seats } = info;
    const place = seats[seat]!;
    if (place.kind !== 'person') return info;
    if (place.awaited) return this.sit(info, seat);
    return place.standIn ? this.granted(await this.guest.link.ask('back', { table, seat })) : info;
  }

  private async sit(info: TableInfo, seat: number): Promise<TableInfo> {
    return this.granted(await this.guest.seals.sit(info, { seat, name: this.guest.name }));
  }

  private granted<T>(answer: T) {
    return granted(answer, this.language);
  }
}

const isMine = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.you;

const isFree = (seat: SeatInfo): boolean => seat.kind === 'open' || (seat.kind === 'bot' && seat.warm);
