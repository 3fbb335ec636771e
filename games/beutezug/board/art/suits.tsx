import type { Colour } from '../../components.ts';

/** The four colours that make a set. */
export const SET = ['green', 'orange', 'pink', 'black'] as const;

/** Every colour has a shape: four suits, and a plain coin for blue, which has no +1. On a square of 32. */
const SUITS: Readonly<Record<Colour, string>> = {
  blue: 'M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
  green:
    'M16 0a8.500 8.500 0 0 1 7.500 12.500 8.500 8.500 0 1 1-4.500 14L21 32H11l2-5.500a8.500 8.500 0 1 1-4.500-14A8.500 8.500 0 0 1 16 0Z',
  orange: 'm16-1 15 17-15 17L1 16Z',
  pink: 'M16 32 2.500 17.500C-2 11 2 1.500 9 1.500c3.500 0 6 2 7 4.500 1-2.500 3.500-4.500 7-4.500 7 0 11 9.500 6.500 16Z',
  black:
    'M16 0c3 6 15 11 15 19.500a7.500 7.500 0 0 1-12.500 5.500l3 7h-11l3-7A7.500 7.500 0 0 1 1 19.500C1 11 13 6 16 0Z',
};

/** The colour of a die, drawn as its shape. */
export const Suit = ({ colour, has = true }: { readonly colour: Colour; readonly has?: boolean }) => (
  <svg class={`suit ${colour} ${has ? 'has' : ''}`} viewBox="0 0 32 32" aria-hidden="true">
    <path d={SUITS[colour]} />
  </svg>
);

interface PipProps {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One pip of a die, in the shape of its colour. */
export const Pip = ({ colour, x, y, size }: PipProps) => (
  <path d={SUITS[colour]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`} />
);
