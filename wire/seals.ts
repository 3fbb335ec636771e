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

type Asking = Pick<Link, 'ask' | 'on'>;
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

  constructor(link: Asking, keep: SaltKeep) {
    this.link = link;
    this.keep = keep;
    link.on((push) => {
      if (push.push === 'info' && this.met.has(push.info.table)) this.hear(push.info);
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
    if (info.phase !== 'seating') return;
    const isNew = !this.met.has(info.table);
    this.met.add(info.table);
    for (const { seat, place } of mine(info)) {
      if (info.dealing !== undefined) void this.open(info, seat, place);
      else if (place.seal === undefined || (isNew && this.isOthers(place.seal, info)))
        void this.sealAnew(info, seat, place);
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
   * beside the seals that were there then, and no more void starts than it says. Undefined if this device opened nothing.
   */
  fits(dealt: Dealt, table: string, seat: number): boolean | undefined {
    const opened = this.opened(table, seat);
    if (opened.length === 0) return undefined;
    const isDealt = ({ salt, commitment, seals }: KeptSalt): boolean =>
      dealt.salts?.[seat] === salt && dealt.commitment === commitment && areSame(seals!, dealt.seals ?? []);
    return opened.some(isDealt) && opened.length - 1 <= (dealt.voided ?? 0);
  }

  /** Whether this device has sealed a salt under the same commitment elsewhere: then its dice could be known. */
  isReused(commitment: string, table: string): boolean {
    return this.keep.all().some((kept) => kept.commitment === commitment && kept.table !== table);
  }

  /** The salts that this device has opened for a seat; the last of them is in the dice. */
  opened(table: string, seat: number): readonly KeptSalt[] {
    return this.keep.all().filter((kept) => kept.table === table && kept.seat === seat && kept.seals !== undefined);
  }
}

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
