import { useEffect, useRef, useState } from 'preact/hooks';
import { decode, type GameRecord } from '#table/record.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { Balance } from '#table/verdict.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { accountsHere } from '../accounts.ts';
import { HERE } from '../device/here.ts';
import { accountFor, errands } from '../device/workers.ts';
import { call } from '../server/people.ts';

export interface Counting {
  /** What is known by now, by tables. */
  readonly known: ReadonlyMap<string, readonly Balance[]>;
  /** Those that nobody has counted on this device. */
  readonly left: readonly FinishedGame[];
  /** So many are to be counted and so many were; undefined while nothing is counted. */
  readonly going: { readonly done: number; readonly of: number } | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The accounts of these games: those that are kept here, and when it is asked for the others, one after the other. */
export function useCounting(games: readonly FinishedGame[]): Counting {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Balance[]>>();
  const [going, setGoing] = useState<Counting['going']>();
  const end = useRef<AbortController | undefined>(undefined);
  const tables = games.map(({ table }) => table).join(' ');
  useEffect(() => {
    let isGone = false;
    void accountsHere.balancesOf(tables.split(' ')).then((found) => {
      if (!isGone) setKnown(found);
    });
    return () => {
      isGone = true;
      end.current?.abort();
    };
  }, [tables]);
  const left = known === undefined ? [] : games.filter(({ table }) => !known.has(table));
  const start = async (): Promise<void> => {
    const asked = new AbortController();
    end.current = asked;
    for (const [done, { table }] of left.entries()) {
      setGoing({ done, of: left.length });
      const balances = await counted(table, asked.signal);
      if (asked.signal.aborted) return;
      if (balances !== undefined) setKnown((before) => new Map([...before!, [table, balances]]));
    }
    setGoing(undefined);
  };
  const stop = (): void => {
    end.current?.abort();
    setGoing(undefined);
  };
  return { known: known ?? new Map(), left, going, start: () => void start(), stop };
}

/** None where the game has no account; undefined where the record could not be had, or nobody waits for it any more. */
async function counted(table: string, signal: AbortSignal): Promise<readonly Balance[] | undefined> {
  const record = await (table.startsWith(HERE) ? errands().record({ table }) : atServer(table)).catch(() => undefined);
  if (record === undefined || isRefused(record) || signal.aborted) return undefined;
  const kept = await accountsHere.read(record);
  const progress = kept ?? (await drawnUp(record, signal));
  if (signal.aborted) return undefined;
  if (progress === 'failed') return undefined;
  if (progress === 'none') {
    await accountsHere.writeNone(table);
    return [];
  }
  await accountsHere.write(table, record, progress);
  return progress.verdict.balances;
}

async function atServer(table: string): Promise<GameRecord | Refused> {
  const record: object | Refused = await call('GET', `/api/tables/${encodeURIComponent(table)}/record`);
  return isRefused(record) ? record : decode(JSON.stringify(record));
}

type Done = Exclude<Awaited<ReturnType<typeof accountsHere.read>>, undefined> | 'none' | 'failed';

/** In a worker of its own, which is ended with the wish for it. */
function drawnUp(record: GameRecord, signal: AbortSignal): Promise<Done> {
  return new Promise((resolve) => {
    const end = accountFor(record, (now) => {
      if (typeof now !== 'string' && !now.isDone) return;
      end();
      resolve(now);
    });
    signal.addEventListener('abort', () => {
      end();
      resolve('failed');
    });
  });
}
