import { PIPS } from '#board/die.ts';
import type { Colour } from '../../components.ts';
import { Pip } from '../art/suits.tsx';

/** On a square of 100: how large the pips of each face are, and how far from its middle. */
const SIZES: Readonly<Record<number, number>> = { 1: 40, 2: 30, 3: 26, 4: 26, 5: 26, 6: 24 };
const STEP = { x: 22, y: 24 } as const;

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
    {PIPS[shows]!.map(([x, y]) => (
      <Pip key={`${x} ${y}`} colour={colour} x={50 + x * STEP.x} y={50 + y * STEP.y} size={SIZES[shows]!} />
    ))}
  </g>
);
