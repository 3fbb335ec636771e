import { encode } from 'uqr';

const QUIET = 2;

/** A link for cameras. */
export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { border: 0 });
  const side = size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${side} ${side}`;
  return (
    <svg class="qr" viewBox={box} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fffdf8" d={`M${-QUIET}${-QUIET}h${side}v${side}h${-side}z`} />
      <path
        fill="#15151a"
        d={data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')}
      />
    </svg>
  );
}
