/** Silhouettes of heads, one for each seat; the last is a bot's. */
const HEADS = [
  'M3 48c1-9 6-12 14-13v-4c-5-3-7-9-6-15 1-5 4-8 8-9 0-4 3-7 7-6 4 0 6 4 5 7 5 3 7 9 5 15-1 4-3 6-5 8v4c8 1 13 5 14 13Z',
  'M4 48c1-9 6-12 13-13l0-4c-5-4-6-10-5-15L8 15l3-6c6-7 20-8 25 0l9 3-1 4-8 0c1 6-1 12-5 15v4c8 1 13 5 14 13Z',
  'M3 48c1-8 6-11 13-12-6 0-9-2-10-4 4-2 4-8 4-14C10 8 16 3 24 3s14 5 14 15c0 6 0 12 4 14-1 2-4 4-10 4 7 1 12 4 13 12Z',
  'M4 48c1-9 6-12 13-13v-4c-4-3-6-8-6-13L3 17v-4l9-2c1-6 2-10 6-10l6 2 6-2c4 0 5 4 6 10l9 2v4l-8 1c0 5-2 10-6 13v4c8 1 12 4 13 13Z',
  'M4 48c1-8 6-11 13-12v-4c-6 1-11-3-11-8-3-3-3-8 0-10 0-6 5-9 9-8 3-4 9-5 12-2 5-2 10 1 10 6 5 2 6 8 3 12 1 6-4 9-9 8v4c7 2 11 6 12 14Z',
] as const;
const BOT = 'M4 48V38h10v-4h-4V10h12V3h4v7h12v24h-4v4h10v10ZM15 17v7h7v-7Zm11 0v7h7v-7Z';

/** The same as a path, in a square of 48. */
export const figurePath = (figure: number, bot: boolean): string => (bot ? BOT : HEADS[figure % HEADS.length]!);

/** A head in the colour of the text around it. */
export function Figure({ figure, bot = false }: { readonly figure: number; readonly bot?: boolean }) {
  return (
    <svg class="figure" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={figurePath(figure, bot)} />
    </svg>
  );
}
