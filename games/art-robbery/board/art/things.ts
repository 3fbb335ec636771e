import type { Raid } from '../../components.ts';
import type { Kind } from '../../text/pieces.ts';

/** What each token shows, as silhouettes on a square of 64: one for each number, another set in each raid. */
export const THINGS: Readonly<Record<Raid, Readonly<Record<Exclude<Kind, 'boss'>, string>>>> = {
  sketches: {
    /** A crumpled sheet. */
    0: 'M8 26 22 8l20-2 16 16 2 20-14 16-24 2L6 44Zm16-4-4 12 12 8 14-8-6-12Zm4 28 8 4 8-8-8-2Z',
    /** A pencil. */
    1: 'm4 60 4-19L43 6l15 15-35 35Zm13-10 6-2-6-8-3 6Z',
    /** A set square. */
    2: 'M8 4 60 56v4H8Zm10 25v21h21Z',
    /** A roll of drawings. */
    3: 'M6 16 14 6h36l8 10-6 8h-4v24h10l-8 12H14L6 48h10V24h-4Zm20 6v4h12v-4Zm0 10v4h12v-4Zm0 10v4h8v-4Z',
    /** A pair of compasses. */
    4: 'M28 2h8v9l5 5-2 7 15 33-1 6-5-4-12-26h-8L16 58l-5 4-1-6 15-33-2-7 5-5Z',
    /** An easel. */
    5: 'M29 2h6v6h23v34H45l9 20h-8l-9-20h-2v14h-6V42h-2l-9 20h-8l9-20H6V8h23ZM14 35h36L38 20l-8 9-5-5Z',
  },
  sculptures: {
    /** An empty plinth. */
    0: 'M10 8h44v10h-6v32h8v10H8V50h8V18h-6Z',
    /** A broken column. */
    1: 'M8 60v-8h6l2-30 8-8 6 8 8-14 10 10-2 34h6v8Zm17-10h4l1-20-4-3Zm12 0h4l1-24-4 3Z',
    /** A form with a hole. */
    2: 'M30 2c18-2 28 12 26 27-2 12-12 17-10 31H20c2-10-10-14-12-29C6 16 16 3 30 2Zm3 14c-8 0-12 7-10 14 2 6 6 9 11 8 6-1 10-6 9-13-1-6-5-9-10-9Z',
    /** A torso. */
    3: 'M25 2h14v8l15 8-6 16-4-3 1 13 5 16H14l5-16 1-13-4 3-6-16 15-8Z',
    /** A cat. */
    4: 'm20 2 8 9h8l8-9 3 19-6 8c8 9 12 19 11 31H12c-1-12 3-22 11-31l-6-8Z',
    /** A figure with a torch. */
    5: 'm46 0 8 9-4 3 1 13-12 9 3 16h7v12H15V50h7l2-18-9-7 4-6 9 5c-4-4-4-11 0-14 4-4 11-3 13 2 2 4 1 9-2 12l7-3-1-9-4-3Z',
  },
  antiques: {
    /** A shard. */
    0: 'M32 4a28 28 0 1 0 28 28H40l10-14-16 0Z',
    /** A coin. */
    1: 'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Zm-9 19v18h18V23Z',
    /** A jug. */
    2: 'M24 8h12v8h-2l10 10 4 6 10-10 5 5-13 20-6 13H16L6 44l2-14L26 16h-2Z',
    /** An amphora. */
    3: 'M22 2h20v8l-3 3v4h14v15l-4 4c0 12-6 18-11 22v6H26v-6c-5-4-11-10-11-22l-4-4V17h14v-4l-3-3Zm-5 20v6l6-6Zm24 0 6 6v-6Z',
    /** A bust. */
    4: 'M22 6c12-6 26 2 24 16l6 8-6 2v8l-8 2 2 6 12 6v10H10V54l12-8-2-6c-8-8-8-26 2-34Z',
    /** A crown. */
    5: 'M6 60 2 18l16 14L32 4l14 28 16-14-4 42Z',
  },
  paintings: {
    /** A palette. */
    0: 'M32 6c16-1 29 9 28 23-1 9-8 12-16 10-7-2-9 4-7 9 3 7-3 11-10 10C12 57 3 45 4 31 5 17 17 7 32 6ZM20 18v8h8v-8Zm18-2v7h8v-7ZM13 33v8h8v-8Z',
    /** A pear. */
    1: 'm36 2 8 3-6 11c6 2 8 8 9 15 5 6 9 10 8 18-1 9-11 13-23 13S10 58 9 49c-1-8 3-12 8-18 1-8 4-14 13-16Z',
    /** A flower. */
    2: 'm32 2 7 8 10-2v11l8 7-8 7v10l-10-1-3 4v4l12-8 8 4-16 16h-4v2h-8V46l-3-4-10 1V33l-8-7 8-7V8l10 2Zm-5 17v12h11V19Z',
    /** A ship. */
    3: 'M30 2v38H8Zm5 8 22 30H35ZM2 45h60L51 61H14Z',
    /** Mountains and a sun. */
    4: 'm2 60 21-38 12 19 8-12 19 31ZM50 4l9 4 2 9-7 6-9-2-3-9Z',
    /** A lady. */
    5: 'M32 2c12 0 19 9 18 22l3 15 9 21H2l9-21 3-15C13 11 20 2 32 2Zm0 10c-6 0-10 6-9 13 1 7 4 12 9 12s8-5 9-12c1-7-3-13-9-13Z',
  },
};

/** A hat and a beard. */
export const BOSS =
  'M2 32c0-5 9-7 14-8l4-18c5-5 9-4 12-1 3-3 8-3 12 1l4 18c6 1 14 3 14 8-4 3-9 4-14 5-1 16-7 25-16 25S17 53 16 37C11 36 6 35 2 32Zm18 8v6l10-2v-4Zm14 0v4l10 2v-6Z';
