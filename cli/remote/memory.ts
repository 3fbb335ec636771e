import { doubtsIn, examined } from '#table/examination.ts';
import { fingerprint } from '#table/fingerprint.ts';
import type { Viewer } from '#table/game.ts';
import { PICTURE_NAMES, PICTURES } from '#table/pictures.ts';
import type { GameRecord } from '#table/record.ts';
import type { OpenHead } from '#table/testimony.ts';
import type { Look } from '#wire/messages.ts';
import { testimoniesInMemory, Witness } from '#wire/witness.ts';
import { partsOf } from '../arguments.ts';
import type { Spot } from './venue.ts';

/** What this program was shown of a game and gave for its dice, as long as it runs; and what its record says to that. */
export class Memory {
  private readonly spot: Spot;
  private readonly witness: Witness;
  private isTold = false;

  constructor(spot: Spot) {
    this.spot = spot;
    const { guest, table, seat, words } = spot;
    this.witness = new Witness(table, (seat ?? 'audience') as Viewer, {
      seals: guest.seals,
      keep: testimoniesInMemory(),
      now: Date.now,
      onDoubt: ({ what, at }) => this.doubted.push(words.unlike(what, at)),
    });
  }

  /** What did not fit since this was last asked for, a sentence each. */
  readonly doubted: string[] = [];

  /** Remembers how the table looks now; says once what it was sealed with, to be noted down and compared. */
  see(look: Look): readonly string[] {
    void this.witness.see(look);
    if (look.head === undefined || this.isTold || look.frame?.outcome !== undefined) return [];
    this.isTold = true;
    return this.sealed(look.head);
  }

  private sealed(head: OpenHead): readonly string[] {
    const { guest, table, seat, words, language } = this.spot;
    if (head.commitment === undefined) return [];
    const salts = seat === undefined ? [] : guest.seals.opened(table, seat).slice(-1);
    const six = fingerprint(head).map((n) => PICTURE_NAMES[language][PICTURES[n]!]);
    const flags = [`--seal ${head.commitment}`, ...salts.map(({ salt }) => `--salt ${seat}:${salt}`)];
    return [words.six(six.join(', ')), words.noted(`hideout verify FILE ${flags.join(' ')}`)];
  }

  /** Holds the record against it; answers what to say of that. */
  async examined(record: GameRecord): Promise<readonly string[]> {
    const { guest, table, seat, words } = this.spot;
    const testimony = await this.witness.testimony();
    if (testimony === undefined || testimony.isLate) return [];
    const { game } = await partsOf(record.game, record.version).rules();
    const examination = examined(game, record, [testimony]);
    const fits = guest.seals.fitsAll(record, table, seat === undefined ? [] : [seat]);
    const doubts = doubtsIn(examination, fits);
    const [{ entries } = { entries: 0 }] = examination.comparisons;
    if (doubts.length === 0) return [words.alike(entries, record.entries.length)];
    return doubts.map(({ what, at }) => words.unlike(what, at));
  }
}
