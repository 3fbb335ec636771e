import type { TableRow } from '#lobby/archive.ts';
import type { Viewer } from '#table/game.ts';
import { canonical } from '#table/hash.ts';
import { heard } from '#table/store.ts';
import type { Audit, Fault } from './audit.ts';
import { witnessOf } from './marked.ts';
import type { Letter, PostOffice } from './post-office.ts';

/**
 * Two worlds in which the same is done, and which differ in what the witness of each table cannot see. Whoever had no
 * other seat there gets the same letters in both, byte for byte, as long as the witness sees the same.
 */
export class Twins {
  compared = 0;
  private readonly one: PostOffice;
  private readonly other: PostOffice;
  private readonly audit: Audit;
  /** Of each table that has begun, who has had a seat that is not the witness's. */
  private readonly insiders = new Map<string, Set<string>>();
  /** Up to which entry each table was compared. */
  private readonly seen = new Map<string, number>();
  private areAlike = true;

  constructor(one: PostOffice, other: PostOffice, audit: Audit) {
    this.one = one;
    this.other = other;
    this.audit = audit;
  }

  async check(): Promise<Fault | undefined> {
    if (!this.areAlike) return undefined;
    for (const { row, nonce } of this.audit.tables.values()) if (nonce !== undefined) this.admit(row, nonce);
    this.areAlike = await this.lookAlike();
    if (!this.areAlike) return undefined;
    for (const window of this.one.windows.keys()) {
      const [here, there] = [this.one, this.other].map(({ letters }) =>
        letters.filter((letter) => letter.window === window && this.isForOutsiders(letter)).map(({ text }) => text),
      );
      this.compared += here!.length;
      const i = Array.from({ length: Math.max(here!.length, there!.length) }, (_, n) => n).find(
        (n) => here![n] !== there![n],
      );
      if (i !== undefined)
        return { kind: 'a difference', what: `window ${window}: ${difference(here![i], there![i])}` };
    }
    return undefined;
  }

  private admit({ id, places }: TableRow, nonce: number): void {
    const witness = witnessOf(nonce, places.length);
    const insiders = this.insiders.get(id) ?? new Set();
    this.insiders.set(id, insiders);
    places.forEach((place, seat) => {
      if (place.kind === 'person' && seat !== witness) insiders.add(place.person);
    });
  }

  /** Whether every witness has seen the same in both worlds so far: what was hidden may come to light. */
  private async lookAlike(): Promise<boolean> {
    for (const { row, nonce } of this.audit.tables.values()) {
      if (nonce === undefined) continue;
      const witness = witnessOf(nonce, row.places.length);
      const since = this.seen.get(row.id) ?? 0;
      const [here, there] = [
        await sight(this.one, row.id, witness, since),
        await sight(this.other, row.id, witness, since),
      ];
      if (here.text !== there.text) return false;
      this.seen.set(row.id, here.at);
    }
    return true;
  }

  /** A record has everything in it, and lists have all tables. */
  private isForOutsiders({ person, text, asked }: Letter): boolean {
    if (asked?.do === 'record') return false;
    const named = asked !== undefined && 'table' in asked ? asked.table : undefined;
    const table = named ?? text.match(/"table":"([^"]+)"/)?.[1] ?? '';
    const isLists = asked?.do === 'lobby' || text.startsWith('{"push":"lists"');
    const all = isLists ? [...this.insiders.values()] : [this.insiders.get(table) ?? new Set()];
    return person === undefined || !all.some((insiders) => insiders.has(person));
  }
}

/** What there is to see from this side now, and what was to be heard there on the way. */
async function sight(stage: PostOffice, table: string, viewer: Viewer, since: number) {
  const { at, view } = (await stage.frame(table, viewer)) ?? { at: 0, view: null };
  const story = await stage.archive.story(table, since);
  return { at, text: canonical([at, view, story.map(({ seat, told }) => [seat, heard(told, viewer)])]) };
}

/** Where two texts part, with a little of what comes before. */
function difference(here = 'nothing', there = 'nothing'): string {
  const at = [...here].findIndex((letter, i) => letter !== there[i]);
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `… ${around(here)} … and in the other world … ${around(there)} …`;
}
