import type { Colour } from '../components.ts';
import { Pip } from './art/suits.tsx';

/** Where the pips of each face are, and how large, on a square of 100. */
const FACES: Readonly<Record<number, { readonly size: number; readonly at: readonly (readonly [number, number])[] }>> =
  {
    1: { size: 40, at: [[50, 50]] },
    2: {
      size: 30,
      at: [
        [28, 28],
        [72, 72],
      ],
    },
    3: {
      size: 26,
      at: [
        [26, 26],
        [50, 50],
        [74, 74],
      ],
    },
    4: {
      size: 26,
      at: [
        [30, 30],
        [70, 30],
        [30, 70],
        [70, 70],
      ],
    },
    5: {
      size: 26,
      at: [
        [27, 27],
        [73, 27],
        [50, 50],
        [27, 73],
        [73, 73],
      ],
    },
    6: {
      size: 24,
      at: [
        [30, 22],
        [70, 22],
        [30, 50],
        [70, 50],
        [30, 78],
        [70, 78],
      ],
    },
  };

/** Faces that flash by while a die is in the air. */
const PASSING = [2, 5, 3] as const;

interface DieProps {
  readonly colour: Colour;
  readonly shows: number | 'not thrown';
  readonly tumbles: boolean;
}

/** A die in its colour; its pips have the colour's shape. */
export const Die = ({ colour, shows, tumbles }: DieProps) => (
  <svg class={`die ${colour} ${shows === 'not thrown' ? 'blank' : ''}`} viewBox="0 0 108 108" aria-hidden="true">
    <path class="side" d="M14 8h80a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H22a14 14 0 0 1-14-14Z" />
    <rect class="top" width="100" height="100" rx="14" />
    {shows === 'not thrown' ? null : <Face colour={colour} shows={shows} part={tumbles ? 'true-face' : ''} />}
    {tumbles && typeof shows === 'number'
      ? PASSING.map((turn) => (
          <Face key={turn} colour={colour} shows={1 + ((shows + turn) % 6)} part={`passing passing-${turn}`} />
        ))
      : null}
  </svg>
);

const Face = ({ colour, shows, part }: { readonly colour: Colour; readonly shows: number; readonly part: string }) => (
  <g class={`pips ${part}`}>
    {FACES[shows]!.at.map(([x, y]) => (
      <Pip key={`${x} ${y}`} colour={colour} x={x} y={y} size={FACES[shows]!.size} />
    ))}
  </g>
);
