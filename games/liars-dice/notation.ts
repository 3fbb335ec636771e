import { never } from '#table/game.ts';
import type { Face } from './components.ts';
import type { Move } from './state.ts';

/** `3x5` bids three fives, `doubt` doubts what was bid. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `${move.count}x${move.face}`;
    case 'doubt':
      return 'doubt';
    default:
      return never(move);
  }
}

/** Reads a notation back, whether or not the move is legal; undefined for anything else. */
export function parse(notation: string): Move | undefined {
  if (notation === 'doubt') return { type: 'doubt' };
  const [, count, face] = /^([1-9]\d?)x([1-6])$/.exec(notation) ?? [];
  return count === undefined ? undefined : { type: 'bid', count: Number(count), face: Number(face) as Face };
}
