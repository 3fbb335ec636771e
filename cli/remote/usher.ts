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
  /** Whether a program is to play there. */
  private readonly program: boolean;
  /** Whether whoever comes sits down, too, where a game goes on from another one. */
  private readonly aware: boolean;

  constructor(guest: Guest, language: Language, how: { readonly program: boolean; readonly aware: boolean }) {
    this.guest = guest;
    this.language = language;
    this.program = how.program;
    this.aware = how.aware;
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
    if (place.awaited || (place.program ?? false) !== this.program) return this.sit(info, seat);
    return place.standIn ? this.granted(await this.guest.link.ask('back', { table, seat })) : info;
  }

  private async sit(info: TableInfo, seat: number): Promise<TableInfo> {
    const { from, table } = info;
    if (from !== undefined && !this.aware && !isHeld(info.seats[seat]!)) {
      const knew = (from.knew ?? []).map((each) => `seat ${each}`).join(', ') || 'others';
      const what = `goes on from entry ${from.at} of another game, where ${knew} may know what lay hidden`;
      throw new Complaint(`${table} ${what}; --aware sits down all the same`);
    }
    const how = { seat, name: this.guest.name, program: this.program, ...(from && { aware: true }) };
    return this.granted(await this.guest.seals.sit(info, how));
  }

  private granted<T>(answer: T) {
    return granted(answer, this.language);
  }
}

const isMine = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.you;

/** Whoever has only been asked has not sat down yet. */
const isHeld = (seat: SeatInfo): boolean => isMine(seat) && seat.kind === 'person' && !seat.awaited;

const isFree = (seat: SeatInfo): boolean => seat.kind === 'open' || (seat.kind === 'bot' && seat.warm);
