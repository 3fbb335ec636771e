import type { Viewer } from '#table/game.ts';

/** A table that somebody has asked to look at, and is not shown yet. */
interface Arrival {
  readonly table: string;
  readonly viewer: Viewer;
  isOver: boolean;
}

/**
 * The looks of one visit that are not answered yet. Whoever closes the page meanwhile, or looks away, must not be taken for
 * somebody who is there: nobody would ever tell us again that they have gone.
 */
export class Arrivals {
  private readonly under = new Map<string, Arrival>();
  private isClosed = false;

  /** A look has been asked for; it may have to wait its turn. */
  expect(id: string, table: string, viewer: Viewer): void {
    if (!this.under.has(id)) this.under.set(id, { table, viewer, isOver: this.isClosed });
  }

  /** It is answered. False if they have gone meanwhile. */
  end(id: string): boolean {
    const isOver = this.under.get(id)?.isOver === true;
    this.under.delete(id);
    return !isOver;
  }

  /** They look away, from one side or from all. */
  away(table: string, viewer: Viewer | undefined): void {
    for (const each of this.under.values())
      if (each.table === table && (viewer === undefined || viewer === each.viewer)) each.isOver = true;
  }

  close(): void {
    this.isClosed = true;
    for (const each of this.under.values()) each.isOver = true;
  }
}
