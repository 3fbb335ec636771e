import { useId } from 'preact/hooks';
import type { Point } from '#board/boxes.ts';

/** The hand, pointing east from its wrist. */
const HAND =
  'M8-15 30-21 46-29 78-22 80-13 52-15 51-11 90-8 91 1 52 1 51 5 84 10 82 19 48 15 46 18 62 30 55 38 30 26 8 17Z';
const HAND_LENGTH = 84;

/** Reaches out and stays; reaches out, grabs and draws back; or only draws back. */
export type Motion = 'reach' | 'grab' | 'back';

interface LimbProps {
  readonly from: Point;
  readonly to: Point;
  readonly motion: Motion;
  onDone?(): void;
}

/** A sleeve, a cuff and a hand between two points. It comes out of the first, and what is behind that is cut off. */
export function Limb({ from, to, motion, onDone }: LimbProps) {
  const clip = useId();
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const wrist = Math.max(length - HAND_LENGTH, 0);
  return (
    <svg class="arm" aria-hidden="true">
      <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
        <clipPath id={clip}>
          <rect y="-80" width={length + 80} height="160" />
        </clipPath>
        <g clip-path={`url(#${clip})`}>
          <g class={`limb ${motion}`} style={{ '--length': `${length}px` }} onAnimationEnd={onDone}>
            <path class="sleeve" d={`M0-40L${wrist * 0.55}-30L${wrist}-21V21L${wrist * 0.5} 26L0 38Z`} />
            <path class="cuff" d={`M${wrist - 2}-25l13 3v42l-13 4Z`} />
            <path class="sleeve" d={HAND} transform={`translate(${wrist})`} />
          </g>
        </g>
      </g>
    </svg>
  );
}
