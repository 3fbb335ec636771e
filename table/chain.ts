import type { Roll } from './chance.ts';
import { canonical, sha256Hex } from './hash.ts';
import type { Ending, Entry, Format, GameRecord, Head, Linked, MoveEntry, UndoEntry } from './record.ts';

/** What an entry says, without what vouches for it. */
export type Said = Omit<MoveEntry, keyof Linked> | Omit<UndoEntry, keyof Linked>;

/** How a record vouches for itself: each link covers what it says, the state it leads to, and the link before. */
interface Chain {
  start(head: Head, setup: readonly Roll[], state: unknown): Linked;
  next(before: string, said: Said, state: unknown): Linked;
}

const hashOf = (value: unknown): string => sha256Hex(canonical(value));

/** In format 2 links cover the digest of the state, which is written down: so they can be checked without the rules. */
const CHAINS: Readonly<Record<Format, Chain>> = {
  1: {
    start: (head, setup, state) => ({ hash: hashOf([head, setup, state]) }),
    next: (before, said, state) => ({ hash: hashOf([before, said, state]) }),
  },
  2: {
    start: (head, setup, full) => {
      const state = hashOf(full);
      return { state, hash: hashOf([head, setup, state]) };
    },
    next: (before, said, full) => {
      const state = hashOf(full);
      return { state, hash: hashOf([before, { ...said, state }]) };
    },
  },
};

export const chainOf = ({ hideout }: Pick<Head, 'hideout'>): Chain => CHAINS[hideout];

/** Whether a link of format 2 follows from what is written: the state itself is not asked for. */
export const isStart = (record: GameRecord): boolean =>
  record.hash === hashOf([headOf(record), record.setup, record.state]);
export const isNext = (before: string, { hash, ...said }: Entry): boolean => hash === hashOf([before, said]);

/** The head of a record: all that was settled before the first card was shuffled. */
export function headOf(record: GameRecord): Head {
  const {
    setup: _s,
    state: _st,
    hash: _h,
    entries: _e,
    secret: _se,
    outcome: _o,
    abandoned: _a,
    end: _en,
    ...head
  } = record;
  return head;
}

/** The beginning of a record under another head: the same entries, each linked anew. Its own chain must be one of format 2. */
export function relinked(record: GameRecord, at: number, head: Head): GameRecord {
  const { setup, state } = record;
  const begun = hashOf([head, setup, state]);
  let before = begun;
  const entries = record.entries.slice(0, at).map((entry): Entry => {
    const { hash: _, ...said } = entry;
    before = hashOf([before, said]);
    return { ...said, hash: before } as Entry;
  });
  return { ...head, setup, ...(state !== undefined && { state }), hash: begun, entries };
}

/** The same record with how it ended. */
export function concluded(record: GameRecord, ending: Ending): GameRecord {
  const whole = { ...record, ...ending };
  return record.hideout === 1 ? whole : { ...whole, end: endOf(whole) };
}

/** What vouches for how a record ended. */
export function endOf({ hash, entries, secret, outcome, abandoned }: GameRecord): string {
  return hashOf([entries.at(-1)?.hash ?? hash, { secret, outcome, abandoned }]);
}
