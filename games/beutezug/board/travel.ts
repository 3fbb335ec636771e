import type { Journey, Trip } from '#board/travel.ts';

/** Milliseconds at the usual pace. A won card leaves first, then tokens drop, then new cards come: one after the other. */
const TRAVEL = 450;
const WAITS: Readonly<Record<string, number>> = { loot: 0, token: 250, window: 550, drawn: 0 };

/** A token bounces where it lands. */
const BOUNCE = [{ x: 0, y: -4, offset: 0.9 }];

/** A piece travels when its `data-zone` has changed; one that was not there comes from the piece that its `data-from` names. */
export function journey({
  piece,
  from,
  before,
  hasMoved,
}: Trip): (Journey & { readonly from?: Trip['from'] }) | undefined {
  const { kind = '', from: source = '' } = piece.dataset;
  if (!hasMoved) return undefined;
  return {
    from: from ?? before.get(source),
    lasts: TRAVEL,
    waits: WAITS[kind] ?? 0,
    easing: 'cubic-bezier(.3, 0, .2, 1)',
    ...(kind === 'token' && { via: BOUNCE }),
  };
}
