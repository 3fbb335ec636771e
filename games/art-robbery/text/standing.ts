import { type Seat, seatsOf } from '#table/game.ts';
import { BOXES, TOKENS_PER_RAID, type Token, tokenNamed } from '../components.ts';
import { wanted } from '../police.ts';
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

function standing(view: View, seat: Seat): Standing {
  const box = BOXES[view.options.tokens];
  const safe = view.safe[seat]!.flatMap((stack, raid) => stack.map((token) => ({ raid, token })));
  const seen = safe.flatMap(({ raid, token }) => (token === '?' ? [] : [tokenNamed(box, raid, token)]));
  return {
    safe: safe.length,
    unseen: safe.length - seen.length,
    points: total(seen, box.points),
    alibis: { safe: total(seen, box.alibis), table: alibisOf(view, view.held[seat]!) },
  };
}

const total = (tokens: readonly number[], worth: readonly number[]): number =>
  tokens.reduce((sum, token) => sum + worth[token]!, 0);

/** Alibis on tokens of the running raid. */
function alibisOf(view: View, names: readonly Token[]): number {
  const box = BOXES[view.options.tokens];
  const tokens = names.map((name) => tokenNamed(box, view.raid, name));
  return total(tokens, box.alibis);
}

export const alibisInSight = ({ alibis }: Standing): number => alibis.safe + alibis.table;

/** Alibis that nobody has yet: in the centre, and in the raids to come. */
export function alibisToCome(view: View): number {
  const later = BOXES[view.options.tokens].alibis.slice((view.raid + 1) * TOKENS_PER_RAID);
  return later.reduce((sum, alibis) => sum + alibis, alibisOf(view, view.centre));
}

/** Whom the police want now. Nobody is named while a safe token is unseen, for it may have alibis. */
export const suspects = (all: readonly Standing[]): readonly Seat[] =>
  all.some(({ unseen }) => unseen > 0) ? [] : wanted(all.map(alibisInSight));
