import type { Head } from '#table/record.ts';
import type { Link, Refusal } from './client.ts';
import type { CommandOf, TableInfo } from './messages.ts';

/** A salt of this device's, under its seal, with what was promised when it was sealed and when it was opened. */
export interface KeptSalt {
  readonly table: string;
  readonly seat: number;
  readonly salt: string;
  /** The table's, as it was when the salt was sealed. */
  readonly commitment: string;
  /** All seals of the table, as they were when this one was opened. */
  readonly seals?: readonly (string | null)[];
  /** The start came without it, though the host had shown the seal and this page looked on: after so many void starts. */
  readonly passedOver?: number;
}

/** Where salts are kept: whoever comes back after a reload must be able to open a seal. */
export interface SaltKeep {
  read(seal: string): KeptSalt | undefined;
  write(seal: string, kept: KeptSalt): void;
  all(): readonly KeptSalt[];
}

export function saltsInMemory(): SaltKeep {
  const salts = new Map<string, KeptSalt>();
  return {
    read: (seal) => salts.get(seal),
    write: (seal, kept) => void salts.set(seal, kept),
    all: () => [...salts.values()],
  };
}

/** What a game's dice come from, as its head says it. */
type Dealt = Pick<Head, 'commitment' | 'salts' | 'seals' | 'voided'>;

type Asking = Pick<Link, 'ask' | 'on' | 'onState'>;
type PersonSeat = Extract<TableInfo['seats'][number], { readonly kind: 'person' }>;

/**
 * This person's part in the dice: seals a new salt whenever they sit down, and opens it when the start is asked for, but
 * only under the commitment that it was sealed under, and only once for one list of seals. Whoever opened it for two
 * lists would let somebody choose between two deals.
 */
export class Seals {
  private readonly link: Asking;
  private readonly keep: SaltKeep;
  /** Tables where this device takes part in the dice. */
  private readonly met = new Set<string>();
  /** Commitments and seats for which a seal is on its way. */
  private readonly sealing = new Set<string>();
  /** Tables that this page has looked at on this line ever since. */
  private readonly looking = new Set<string>();
  /** The seals that the host has shown there and is to ask for, by table and seat, with the void starts until then. */
  private readonly shown = new Map<string, { readonly seal: string; readonly voids: number }>();

  constructor(link: Asking, keep: SaltKeep) {
    this.link = link;
    this.keep = keep;
    link.on((push) => {
      if (push.push !== 'info' || !this.met.has(push.info.table)) return;
      this.watch(push.info);
      this.take(push.info);
    });
    link.onState((state) => {
      if (state === 'open') return;
      // Whoever's line was down may have been away for the host, too.
      this.looking.clear();
      this.shown.clear();
    });
  }

  /** Sits down with a part in the dice of this table. */
  async sit(
    { table, commitment }: Pick<TableInfo, 'table' | 'commitment'>,
    where: Omit<CommandOf<'sit'>, 'id' | 'do' | 'table' | 'seal'>,
  ): Promise<TableInfo | Refusal> {
    this.met.add(table);
    const salt = newSalt();
    // Hashing is loaded by whoever sits down, and not with every page.
    const { sealOf } = await import('#table/chance.ts');
    const seal = sealOf(salt);
    this.keep.write(seal, { table, seat: where.seat, salt, commitment });
    return this.takingPart(await this.link.ask('sit', { table, ...where, seal }));
  }

  /** Starts the game. */
  async start(table: string): Promise<TableInfo | Refusal> {
    return this.takingPart(await this.link.ask('start', { table }));
  }

  /** Opens one's own seals if they are wanted: with nobody else to wait for, the game has begun then. */
  private async takingPart(answer: TableInfo | Refusal): Promise<TableInfo | Refusal> {
    if ('refused' in answer || answer.dealing === undefined) return answer;
    let info = answer;
    for (const { seat, place } of mine(info)) {
      const opened = await this.open(info, seat, place);
      if (opened !== undefined && !('refused' in opened)) info = opened;
    }
    return info;
  }

  /**
   * How the table stands on arriving, and from then on: opens what is to be opened, and seals anew where there is no seal
   * or, on arriving, one of another device.
   */
  hear(info: TableInfo): void {
    this.looking.add(info.table);
    this.note(info);
    this.take(info);
  }

  /** The page looks away, or from somewhere else. */
  leave(table: string): void {
    this.looking.delete(table);
    for (const key of [...this.shown.keys()]) if (key.startsWith(`${table} `)) this.shown.delete(key);
  }

  private take(info: TableInfo): void {
    if (info.phase !== 'seating') return;
    const isNew = !this.met.has(info.table);
    this.met.add(info.table);
    for (const { seat, place } of mine(info)) {
      if (info.dealing !== undefined) void this.open(info, seat, place);
      else if (place.seal === undefined || (isNew && this.isOthers(place.seal, info)))
        void this.sealAnew(info, seat, place);
    }
  }

  /** What was told to whoever looks on: if it is the start, and without a seal that was there a moment ago, that is kept. */
  private watch(info: TableInfo): void {
    if (info.dealing !== undefined || info.phase !== 'seating')
      for (const { seat, place } of mine(info)) {
        const shown = this.shown.get(`${info.table} ${seat}`);
        const kept = shown && this.keep.read(shown.seal);
        if (shown === undefined || kept === undefined || place.seal !== undefined) continue;
        this.keep.write(shown.seal, { ...kept, passedOver: shown.voids });
      }
    this.note(info);
  }

  private note(info: TableInfo): void {
    const isWaiting = info.phase === 'seating' && info.dealing === undefined;
    for (const { seat, place } of mine(info)) {
      const key = `${info.table} ${seat}`;
      const { seal } = place;
      const isAsked = isWaiting && this.looking.has(info.table) && place.unasked !== true;
      if (isAsked && seal !== undefined && !this.isOthers(seal, info))
        this.shown.set(key, { seal, voids: info.voided?.count ?? 0 });
      else this.shown.delete(key);
    }
  }

  private async sealAnew(info: TableInfo, seat: number, { name }: PersonSeat): Promise<void> {
    const what = `${info.commitment} ${seat}`;
    if (this.sealing.has(what)) return;
    this.sealing.add(what);
    // If it does not come about the seat has no part in the dice, which the record says.
    await this.sit(info, { seat, name }).catch(() => undefined);
    this.sealing.delete(what);
  }

  /** Whether a seal is another device's, or from before the table's secret was sealed anew. */
  private isOthers(seal: string, { commitment }: TableInfo): boolean {
    return this.keep.read(seal)?.commitment !== commitment;
  }

  private async open(info: TableInfo, seat: number, { seal }: PersonSeat): Promise<TableInfo | Refusal | undefined> {
    const kept = seal === undefined ? undefined : this.keep.read(seal);
    if (seal === undefined || kept === undefined || kept.commitment !== info.commitment) return undefined;
    const seals = sealsOf(info);
    if (kept.seals !== undefined && !areSame(kept.seals, seals)) return undefined;
    this.keep.write(seal, { ...kept, seals });
    return this.link.ask('open', { table: info.table, seat, salt: kept.salt });
  }

  /**
   * Whether a game has the dice that this device saw sealed: the salt it opened for that seat, under the commitment and
   * beside the seals that were there then, and no more void starts than it says. Undefined if this device opened nothing
   * for it, and was not passed over either.
   */
  fits(dealt: Dealt, table: string, seat: number): boolean | undefined {
    const { voided = 0 } = dealt;
    const opened = this.opened(table, seat);
    if (this.given(table, seat).some((kept) => isWithout(dealt, kept))) return false;
    if (opened.length === 0) return undefined;
    const isDealt = ({ salt, commitment, seals }: KeptSalt): boolean =>
      dealt.salts?.[seat] === salt && dealt.commitment === commitment && areSame(seals!, dealt.seals ?? []);
    if (opened.some(isDealt)) return opened.length - 1 <= voided;
    // Whoever opened seals for void starts alone was away when it was dealt.
    const wereAllVoid = opened.length <= voided && opened.every(({ commitment }) => commitment !== dealt.commitment);
    return wereAllVoid && (dealt.seals?.[seat] ?? null) === null ? undefined : false;
  }

  /**
   * The same for all seats that the reader has. One that they had and gave up may have been dealt to somebody else, so its salt is
   * not missed.
   */
  fitsAll(dealt: Dealt, table: string, mine: readonly number[]): boolean | undefined {
    const fitting = mine.map((seat) => this.fits(dealt, table, seat));
    if (fitting.includes(false)) return false;
    const given = this.keep.all().filter((kept) => kept.table === table);
    return [...fitting, ...given.map(({ seat }) => this.fits(dealt, table, seat))].includes(true) ? true : undefined;
  }

  /** Whether this device has sealed a salt under the same commitment elsewhere: then its dice could be known. */
  isReused(commitment: string, table: string): boolean {
    return this.keep.all().some((kept) => kept.commitment === commitment && kept.table !== table);
  }

  /** The salts that this device has opened for a seat; the last of them is in the dice. */
  opened(table: string, seat: number): readonly KeptSalt[] {
    return this.given(table, seat).filter(({ seals }) => seals !== undefined);
  }

  /** … and those that the host did not ask for, though it should have. */
  given(table: string, seat: number): readonly KeptSalt[] {
    const isGiven = ({ seals, passedOver }: KeptSalt): boolean => seals !== undefined || passedOver !== undefined;
    return this.keep.all().filter((kept) => kept.table === table && kept.seat === seat && isGiven(kept));
  }
}

/** Whether a game was dealt without a salt at the very start at which it was passed over; that start may have been void. */
const isWithout = ({ salts, commitment, voided = 0 }: Dealt, kept: KeptSalt): boolean =>
  kept.passedOver !== undefined &&
  salts?.[kept.seat] !== kept.salt &&
  (commitment === kept.commitment || voided <= kept.passedOver);

/** The seats that the reader has taken. */
const mine = ({ seats }: TableInfo): readonly { readonly seat: number; readonly place: PersonSeat }[] =>
  seats.flatMap((place, seat) => (place.kind === 'person' && place.you && !place.awaited ? [{ seat, place }] : []));

const sealsOf = ({ seats }: TableInfo): readonly (string | null)[] =>
  seats.map((place) => (place.kind === 'person' ? (place.seal ?? null) : null));

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((seal, i) => seal === others[i]);

const BYTES = 32;

function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
