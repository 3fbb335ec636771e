import type { EventEmitter } from 'node:events';

/** Something that this process cannot live without is gone. */
export class Lost extends Error {}

/** What Node says when there is no memory left, as far as it can still say anything. */
const OUT_OF_MEMORY = ['ERR_WORKER_OUT_OF_MEMORY', 'ERR_MEMORY_ALLOCATION_FAILED'];

const KINDS = { uncaughtException: 'exception', unhandledRejection: 'rejection' } as const;
export type Fault = (typeof KINDS)[keyof typeof KINDS];

/** How many different faults are written to the log; all are counted. */
const MOST_LOGGED = 100;

export interface Ward {
  counted(what: Fault): void;
  logged(error: unknown, what: Fault): void;
  /** The process has to end. */
  ended(error: unknown): never;
}

/**
 * Keeps the process alive when something throws that nobody caught. That is a bug, but one connection's or one table's:
 * everybody else plays on, and whatever was acknowledged is on disk.
 *
 * It cannot help where Node gives us no word: a full heap, a crash of native code, a loop without end, a signal. Nor does
 * it know what the fault left half done in memory; a table notices that itself, because each entry is checked against its
 * record, and stops.
 */
export function lastResort(process: EventEmitter, ward: Ward): void {
  const known = new Set<string>();
  for (const [event, what] of Object.entries(KINDS))
    process.on(event, (error: unknown) => {
      ward.counted(what);
      if (isFatal(error)) ward.ended(error);
      const kind = kindOf(error);
      if (known.has(kind) || known.size >= MOST_LOGGED) return;
      known.add(kind);
      ward.logged(error, what);
    });
}

const isFatal = (error: unknown): boolean =>
  error instanceof Lost || OUT_OF_MEMORY.includes(String((error as { code?: unknown } | null)?.code));

/** The same words from the same line are the same fault. */
const kindOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n', 2).join() : String(error);
