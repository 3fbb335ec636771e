/** The name; its O is a keyhole in the colours of the place. Whoever shows it says it in words too. */
export function Wordmark() {
  return (
    <span aria-hidden="true">
      {'Hide'}
      <Keyhole />
      {'ut'}
    </span>
  );
}

/** In a box of 71 × 140. */
export const KEYHOLE = {
  plate: 'M35.5 0C57 0 71 14 71 36v68c0 22-14 36-35.5 36S0 126 0 104V36C0 14 14 0 35.5 0Z',
  hole: 'M35.500 34a18 18 0 0 1 10 33l7 41h-34l7-41a18 18 0 0 1 10-33Z',
} as const;

export function Keyhole() {
  return (
    <svg class="keyhole" viewBox="0 0 71 140" aria-hidden="true">
      <path class="plate" d={KEYHOLE.plate} />
      <path class="hole" d={KEYHOLE.hole} />
    </svg>
  );
}
