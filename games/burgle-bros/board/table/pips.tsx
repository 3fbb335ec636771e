/** Actions as discs, the same everywhere: filled ones are to be spent, hollow ones are gone. */
export const Pips = ({ count, spent = 0 }: { readonly count: number; readonly spent?: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
    {Array.from({ length: spent }, (_, i) => (
      <i key={count + i} class="spent" />
    ))}
  </span>
);
