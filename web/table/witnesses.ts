import { signal } from '@preact/signals';
import type { Viewer } from '#table/game.ts';
import { PICTURES, type PictureName } from '#table/pictures.ts';
import type { Doubt, OpenHead } from '#table/testimony.ts';
import type { Look } from '#wire/messages.ts';
import { type KeptTestimony, remembered, Witness } from '#wire/witness.ts';
import { errands } from '../device/workers.ts';
import { testimoniesHere } from '../testimonies.ts';
import type { Venue } from '../venue.ts';

/** What this device remembers of a table, from every side it looks from, and what does not fit. */
export class Witnesses {
  /** What the game was sealed with, as it was told first. */
  readonly head = signal<OpenHead | undefined>(undefined);
  /** The fingerprint of the deal. */
  readonly six = signal<readonly PictureName[] | undefined>(undefined);
  readonly doubts = signal<readonly Doubt[]>([]);
  private readonly table: string;
  private readonly venue: Venue;
  private readonly each = new Map<Viewer, Witness>();
  private isPictured = false;

  constructor(venue: Venue, table: string) {
    this.venue = venue;
    this.table = table;
  }

  see(viewer: Viewer, look: Look): void {
    if (look.head === undefined) return;
    if (this.head.peek() === undefined) this.head.value = look.head;
    void this.of(viewer).see(look);
  }

  /** What does not fit is kept, and stays so. */
  raise(doubts: readonly Doubt[]): void {
    const found = doubts.map((doubt) => ({ when: Date.now(), ...doubt }));
    for (const doubt of found) for (const witness of this.each.values()) void witness.doubt(doubt);
    this.add(found);
  }

  testimonies(): Promise<readonly KeptTestimony[]> {
    return remembered(this.table, testimoniesHere, this.each.values());
  }

  private of(viewer: Viewer): Witness {
    const { seals } = this.venue;
    const found =
      this.each.get(viewer) ??
      new Witness(this.table, viewer, {
        seals,
        keep: testimoniesHere,
        now: Date.now,
        onDoubt: (doubt) => this.add([doubt]),
      });
    this.each.set(viewer, found);
    return found;
  }

  private add(doubts: readonly Doubt[]): void {
    const all = new Map(this.doubts.peek().map((doubt) => [`${doubt.what} ${doubt.at}`, doubt]));
    for (const doubt of doubts) if (!all.has(`${doubt.what} ${doubt.at}`)) all.set(`${doubt.what} ${doubt.at}`, doubt);
    if (all.size > this.doubts.peek().length) this.doubts.value = [...all.values()];
  }

  /** Works out the fingerprint, once something is on the screen: whoever runs errands has nothing else to do for a while then. */
  picture(): void {
    const { commitment, salts } = this.head.peek() ?? {};
    if (commitment === undefined || salts === undefined || this.isPictured) return;
    this.isPictured = true;
    void errands()
      .fingerprint({ commitment, salts })
      .then((six) => {
        this.six.value = six.map((n) => PICTURES[n]!);
      })
      .catch(() => undefined);
  }
}
