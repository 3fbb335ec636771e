/** What is worth stealing, as many drawings as a deck has cards; some lean. */
const THINGS: readonly { readonly d: string; readonly lean?: number }[] = [
  // tiara
  { d: 'M4 50 6 20l13 14L32 4l13 30 13-14 2 30Zm2 5h52v7H6Z' },
  // violin
  {
    d: 'M29 0h6v4h4v4h-4v14c8 0 13 5 12 11-1 4-3 5-3 8s5 5 5 11c0 8-8 12-17 12s-17-4-17-12c0-6 5-8 5-11s-2-4-3-8c-1-6 4-11 12-11V8h-4V4h4Z',
    lean: 24,
  },
  // necklace
  {
    d: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3Zm48 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM6 15.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Zm52 0a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM12 27a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm40 0a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-29 7.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13Zm18 0a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM32 46l7 8-7 10-7-10Z',
  },
  // chalice
  { d: 'M12 2h40c2 19-5 29-16 32v16l13 6v6H15v-6l13-6V34C17 31 10 21 12 2Z' },
  // watch
  { d: 'M26 0h12v8h-3v4a25 25 0 1 1-6 0V8h-3Zm3 22v18l12 7 3-5-9-5V22Z' },
  // vase
  { d: 'M22 2h20v7l-5 7c16 5 18 28 5 38l2 8H20l2-8C9 44 11 21 27 16l-5-7Z' },
  // teapot
  { d: 'M26 6h10v7h-2l10 9 4 8 9-9 6 4-11 20-6 13H16L6 46l2-14 16-19h2Z' },
  // candles
  { d: 'M29 12h6v24h12V22h7v21H35v9l12 4v6H17v-6l12-4v-9H10V22h7v14h12ZM32 0l4 9h-8ZM13 9l4 9H9Zm38 0 4 9h-8Z' },
  // clock
  { d: 'm32 0 20 18v34l6 4v6H6v-6l6-4V18Zm0 18a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm-2 4h5v8l5 4-3 4-7-6Z' },
];

/** The drawing on a card, by the card's number in its set. */
export function Thing({ number }: { readonly number: number }) {
  const { d, lean = 0 } = THINGS[number % THINGS.length]!;
  return (
    <svg class="thing" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" transform={`rotate(${lean} 32 32)`} d={d} />
    </svg>
  );
}
