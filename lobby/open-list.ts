import type { TableLine } from '#wire/messages.ts';
import type { ListedRow, Person } from './archive.ts';
import { lineOf } from './info.ts';
import { holds } from './places.ts';
import type { World } from './world.ts';

/** How many tables a list shows, and how many of them may be one owner's in the list for all. */
export const LISTED = 50;
const OF_ONE_OWNER = 5;
/** A table that is filling and where nothing has happened for so long is not listed, in milliseconds. */
const FORGOTTEN = 24 * 60 * 60 * 1000;
/** What another process changed may not have been heard here: so long is a list believed, in milliseconds. */
const LASTS = 5000;

interface Known {
  readonly rows: readonly ListedRow[];
  /** The list as text for whoever sits at none of these tables, which is nearly everybody. */
  readonly text: string;
  readonly since: number;
}

/** The public tables: found once after each change, however many look at the list. */
export class OpenList {
  private readonly world: World;
  private readonly complete: (row: ListedRow) => Promise<ListedRow>;
  private known: Promise<Known> | undefined;

  /** `complete` adds what a row of a list does not say by itself. */
  constructor(world: World, complete: (row: ListedRow) => Promise<ListedRow>) {
    this.world = world;
    this.complete = complete;
  }

  /** Something in it is another. */
  changed(): void {
    this.known = undefined;
  }

  /** The list as this reader may see it, as JSON. */
  async textFor(reader: Person | undefined): Promise<string> {
    const { rows, text } = await this.current();
    const sits = reader !== undefined && rows.some(({ places }) => places.some((place) => holds(place, reader)));
    return sits ? JSON.stringify(linesFor(rows, reader)) : text;
  }

  async for(reader: Person | undefined): Promise<readonly TableLine[]> {
    return linesFor((await this.current()).rows, reader);
  }

  private async current(): Promise<Known> {
    const finding = this.known ?? this.find();
    this.known = finding;
    const found = await finding.catch((error: unknown) => {
      if (this.known === finding) this.known = undefined;
      throw error;
    });
    const age = this.world.now() - found.since;
    if (age >= 0 && age < LASTS) return found;
    if (this.known === finding) this.known = this.find();
    return this.known ?? this.find();
  }

  private async find(): Promise<Known> {
    const since = this.world.now();
    const bounds = { perOwner: OF_ONE_OWNER, since: since - FORGOTTEN };
    const found = await this.world.archive.openTables(LISTED, bounds);
    const rows = await Promise.all(found.map((row) => this.complete(row)));
    return { rows, text: JSON.stringify(linesFor(rows, undefined)), since };
  }
}

const linesFor = (rows: readonly ListedRow[], reader: Person | undefined): readonly TableLine[] =>
  rows.map((row) => lineOf(row, reader));
