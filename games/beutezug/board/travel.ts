import type { Beat } from '#board/contract.ts';
import type { Journey, Trip } from '#board/travel.ts';

/** Whatever has no picture of its own: a token that is placed, a card that is kept. Milliseconds at the usual pace. */
const TRAVEL = 450;

/** Whoever falls past a window goes on; where they land they bounce. */
const FALLS: Readonly<Record<string, Omit<Journey, 'lasts'>>> = {
  fall: { easing: 'linear', above: 9 },
  land: {
    easing: 'cubic-bezier(.4, .3, .6, 1)',
    via: [
      { x: 0, y: 0, offset: 0.75 },
      { x: 0, y: -4, offset: 0.88 },
    ],
    above: 9,
  },
};

/** A piece travels when its `data-zone` has changed; one that was not there comes from the piece that its `data-from` names. */
export const journeyIn =
  (beat: Beat | undefined) =>
  ({ piece, from, before, hasMoved }: Trip): (Journey & { readonly from?: Trip['from'] }) | undefined => {
    if (!hasMoved) return undefined;
    const { from: source = '' } = piece.dataset;
    return {
      from: from ?? before.get(source),
      // a picture of a scene says how long it moves
      lasts: (beat?.view === undefined ? undefined : beat.moves) ?? TRAVEL,
      easing: 'cubic-bezier(.3, 0, .2, 1)',
      ...FALLS[beat?.name ?? ''],
    };
  };
