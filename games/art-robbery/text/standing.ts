import { seatsOf } from '#table/game.ts';
import { BOXES, TOKENS_PER_RAID, type Token, tokenNamed } from '../components.ts';
import type { View } from '../view.ts';

/** What a viewer can count up for one seat. */
export interface Standing {
  readonly safe: number;
  /** Safe tokens that this viewer may not see. */
  readonly unseen: number;
  /** Points of the safe tokens in sight. */
  readonly points: number;
  /** Alibis in sight: safe, and on the table where they can still be stolen. */
  readonly alibis: { readonly safe: number; readonly table: number };
}

export const standings = (view: View): readonly Standing[] => seatsOf(view.seats).map((seat) => standing(view, seat));

function standing(view: View, seat: number): Standing {
  const box = BOXES[view.options.tokens];
  const safe = view.safe[seat]!.flatMap((stack, raid) => stack.map((token) => ({ raid, token })));
  const seen = safe.flatMap(({ raid, token }) => (token === '?' ? [] : [tokenNamed(box, raid, token)]));
  return {
    safe: safe.length,
    unseen: safe.length - seen.length,
    points: total(seen, box.points),
    alibis: {
      safe: total(seen, box.alibis),
      table: alibisOf(view, view.held[seat]!),
    },
  };
}

const total = (tokens: readonly number[], worth: readonly number[]): number =>
  tokens.reduce((sum, token) => sum + worth[token]!, 0);

/** Alibis on tokens of the running raid. */
function alibisOf(view: View, tokens: readonly Token[]): number {
  const box = BOXES[view.options.tokens];
  return total(
    tokens.map((token) => tokenNamed(box, view.raid, token)),
    box.alibis,
  );
}

/** Alibis that nobody has yet: in the centre, and in the raids to come. */
export function alibisToCome(view: View): number {
  const later = BOXES[view.options.tokens].alibis.slice((view.raid + 1) * TOKENS_PER_RAID);
  return later.reduce((sum, alibis) => sum + alibis, alibisOf(view, view.centre));
}

/**
 * R19, R20 — The seats that have the fewest alibis, and so are for the police: of two the one who has fewer, of more
 * players all who have the fewest. Nobody is named while anything is unseen.
 */
export function wanted(view: View, all: readonly Standing[]): readonly number[] {
  if (all.some(({ unseen }) => unseen > 0)) return [];
  const counts = all.map(alibisInSight);
  const fewest = Math.min(...counts);
  const seats = seatsOf(view.seats).filter((seat) => counts[seat] === fewest);
  return view.seats === 2 && seats.length === 2 ? [] : seats;
}

export const alibisInSight = ({ alibis }: Standing): number => alibis.safe + alibis.table;
