import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import type { Led, Spot } from '#wire/talk.ts';
import { explain } from '../refusals.ts';
import type { TableModel } from './model.ts';

/** Between two positions that are sent, in milliseconds: whoever scrubs passes many that nobody else has to see. */
const PAUSE = 200;

/** How it stands with leading and following, for whoever looks back. */
export interface Together {
  /** Whoever else leads. */
  readonly leader: Led | undefined;
  readonly isLeading: boolean;
  readonly isFollowing: boolean;
  lead(on: boolean): void;
  follow(): void;
  /** The reader goes somewhere by themselves. */
  alone(): void;
}

/** Looks back together with others: leads them, or goes where somebody leads. */
export function useTogether(
  model: TableModel,
  { here, follows, go }: { readonly here: Spot; readonly follows: boolean; go(spot: Spot): void },
): Together {
  const isLeading = useSignal(false);
  const isFollowing = useSignal(follows);
  const sent = useRef(0);
  const { venue, table } = model;
  const leader = model.leader.value;
  // Somebody else has taken the lead; or has gone, and nobody leads any more.
  useEffect(() => {
    if (leader !== undefined) isLeading.value = false;
    else isFollowing.value = false;
  }, [leader?.by]);
  useEffect(() => {
    if (isFollowing.value && leader !== undefined) go(leader.spot);
  }, [isFollowing.value, leader]);
  const isThere = venue.state.value === 'open';
  useEffect(() => {
    if (!isLeading.value || !isThere) return undefined;
    const send = async (): Promise<void> => {
      sent.current = performance.now();
      const answer = await venue.ask('lead', { table, spot: here });
      if (!isRefused(answer)) return;
      isLeading.value = false;
      explain(answer);
    };
    const timer = setTimeout(() => void send(), Math.max(0, sent.current + PAUSE - performance.now()));
    return () => clearTimeout(timer);
  }, [isLeading.value, isThere, here.at, here.as, here.blind]);
  const stop = (): void => {
    if (!isLeading.peek()) return;
    isLeading.value = false;
    void venue.ask('lead', { table });
  };
  useEffect(() => stop, []);
  return {
    leader,
    isLeading: isLeading.value,
    isFollowing: isFollowing.value,
    lead(on) {
      isFollowing.value = false;
      if (on) isLeading.value = true;
      else stop();
    },
    follow() {
      isFollowing.value = true;
    },
    alone() {
      isFollowing.value = false;
    },
  };
}
