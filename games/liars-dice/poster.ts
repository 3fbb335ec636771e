import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Liar’s Dice', de: 'Würfelbluff', es: 'Dudo' },
  lure: { en: 'Call the bluff', de: 'Wer blufft hier?', es: 'Caza el farol' },
  seats: { min: 2, max: 6 },
  minutes: { min: 10, max: 20 },
  atOnce: 4,
  example: true,
};
