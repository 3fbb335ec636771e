/** A part of the page, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const GAP = 8;

/**
 * Where something of this size lies best beside a part of the page: wholly in sight, and over as little as possible of
 * what has to be kept clear.
 */
export function beside(part: Box, size: Size, page: Size, clear: readonly Box[]): Pick<Box, 'left' | 'top'> {
  const across = part.top + (part.height - size.height) / 2;
  const along = part.left + (part.width - size.width) / 2;
  const spots = [
    { left: part.left + part.width + GAP, top: across },
    { left: part.left - size.width - GAP, top: across },
    { left: along, top: part.top + part.height + GAP },
    { left: along, top: part.top - size.height - GAP },
    { left: part.left + part.width + GAP, top: part.top },
    { left: part.left - size.width - GAP, top: part.top },
    { left: part.left + part.width + GAP, top: part.top + part.height - size.height },
    { left: part.left - size.width - GAP, top: part.top + part.height - size.height },
  ].map(({ left, top }) => ({
    left: within(left, page.width - size.width - GAP),
    top: within(top, page.height - size.height - GAP),
  }));
  const over = (spot: Pick<Box, 'left' | 'top'>): number =>
    [part, ...clear].reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  return spots.reduce((best, spot) => (over(spot) < over(best) ? spot : best));
}

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

const overlap = (a: Box, b: Box): number =>
  stretch(a.left, a.width, b.left, b.width) * stretch(a.top, a.height, b.top, b.height);

/** How long two stretches of a line run together. */
const stretch = (a: number, long: number, b: number, wide: number): number =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));
