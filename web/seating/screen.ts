import type { SeatInfo, TableInfo } from '#wire/messages.ts';

/** What the page of a table shows. `waiting`: seated, until whoever made the table starts it. */
export type Screen = 'setup' | 'waiting' | 'join' | 'table';

/** A seat that anybody may take now: open, or only kept warm by a bot. */
export const isFree = (seat: SeatInfo): boolean => seat.kind === 'open' || (seat.kind === 'bot' && seat.warm);

/** A seat that is kept for the reader, who has not come yet. */
export const isAwaitingMe = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.you && seat.awaited;

/** The reader has come and sits here. */
export const isSettled = (info: TableInfo): boolean =>
  info.seats.some((seat) => seat.kind === 'person' && seat.you && !seat.awaited);

/** `isInvited`: the reader has the key to a seat whose person is away. */
export function screenOf(info: TableInfo, watchOnly: boolean, isInvited = false): Screen {
  const settled = isSettled(info);
  if (info.phase === 'seating') {
    if (info.yours) return 'setup';
    if (settled) return 'waiting';
    return 'join';
  }
  if (info.phase === 'playing' && !settled && !watchOnly && (isInvited || info.seats.some(isFree))) return 'join';
  return 'table';
}
