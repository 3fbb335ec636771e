import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isRefused, type Refused } from '#table/refusal.ts';
import { insist } from '#wire/insist.ts';
import type { TableInfo } from '#wire/messages.ts';
import { explain } from '../refusals.ts';
import { type Venue, venueOf } from '../venue.ts';

/** A table before its game, kept up to date. */
export interface Desk {
  readonly venue: Venue;
  readonly info: TableInfo | undefined;
  /** Why there is no table to show. */
  readonly refusal: Refused | undefined;
  /** Takes the answer to a change, and says whether it was made; a refusal is explained to the reader. */
  readonly change: Change;
  /** Looks away, so that whoever takes over can look for himself. */
  leave(): Promise<unknown>;
}

export type Change = (asking: Promise<TableInfo | Refused> | TableInfo | Refused) => Promise<boolean>;

export function useDesk(table: string): Desk {
  const venue = venueOf(table);
  const info = useSignal<TableInfo | undefined>(undefined);
  const refusal = useSignal<Refused | undefined>(undefined);
  const take = (answer: TableInfo | Refused): boolean => {
    if (isRefused(answer)) return false;
    info.value = answer;
    return true;
  };
  const left = useRef(false);
  const leave = (): Promise<unknown> => {
    if (left.current) return Promise.resolve();
    left.current = true;
    venue.seals.leave(table);
    return venue.ask('unlook', { table });
  };
  useEffect(() => {
    const look = async () => {
      const answer = await insist(
        () => venue.ask('look', { table }),
        () => left.current,
      );
      if (left.current) return;
      if (isRefused(answer)) refusal.value = answer;
      else {
        venue.seals.hear(answer.info);
        take(answer.info);
      }
    };
    const deaf = venue.on((message) => {
      if (message.push === 'info' && message.info.table === table) take(message.info);
      if (message.push === 'gone' && message.table === table) refusal.value = { refused: 'no-such-table' };
    });
    const unwatched = venue.state.subscribe((state) => {
      if (state === 'open') void look();
    });
    return () => {
      deaf();
      unwatched();
      void leave();
    };
  }, [table]);
  const change: Change = async (asking) => {
    const answer = await asking;
    if (isRefused(answer)) explain(answer);
    return take(answer);
  };
  return { venue, info: info.value, refusal: refusal.value, change, leave };
}
