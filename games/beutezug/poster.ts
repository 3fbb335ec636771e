import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Beutezug', de: 'Beutezug', es: 'Beutezug' },
  lure: { en: 'Push your luck', de: 'Mut zum Risiko', es: 'Tienta a la suerte' },
  seats: { min: 2, max: 5 },
  minutes: { min: 20, max: 20 },
  atOnce: 4,
};
