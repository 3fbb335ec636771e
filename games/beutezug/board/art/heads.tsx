import { CHARACTERS, type Character } from '../../components.ts';

/** C2 — The five characters, by their hats. */
const HEADS: Readonly<Record<Character, string>> = {
  johnny: 'M4 48c1-9 6-12 13-13v-4c-5-4-6-10-5-15l-4-1 3-6c6-7 20-8 25 0l9 3-1 4h-8c1 6-1 12-5 15v4c8 1 13 5 14 13Z',
  kate: 'M3 48c1-9 6-12 14-13v-4c-4-3-6-7-6-12l-9-3 8-7C14 2 34 2 38 9l8 7-9 3c0 5-2 9-6 12v4c8 1 13 5 14 13Z',
  vincenzo:
    'M3 48c1-9 6-12 14-13v-3c-4-3-6-8-6-13H5v-4h8C13 6 17 2 24 2s11 4 11 13h8v4h-6c0 5-2 10-6 13v3c8 1 13 5 14 13ZM24 25c-3-2-7-1-8 3 3 1 6 0 8-1 2 1 5 2 8 1-1-4-5-5-8-3Z',
  mathilda:
    'M3 48c1-9 6-12 14-13v-4c-4-3-6-7-6-12L5 18l7-4C11 8 18 5 24 5 28 0 36-1 42 3c-5 1-7 3-7 6l8 7-6 3c0 5-2 9-6 12v4c8 1 13 5 14 13Z',
  gustav:
    'M3 48c1-8 5-11 12-12-3-4-5-9-5-18H5v-4h7L13 1h22l1 13h7v4h-5c0 9-2 14-5 18 7 1 11 4 12 12ZM12.400 9l-.200 3h23.600l-.200-3Z',
};

export const headPath = (seat: number): string => HEADS[CHARACTERS[seat]!];

/** A character's head in the colour of the text around it. */
export const Head = ({ seat }: { readonly seat: number }) => (
  <svg class="head" viewBox="0 0 48 48" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d={headPath(seat)} />
  </svg>
);
