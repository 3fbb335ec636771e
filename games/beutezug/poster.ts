import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Beutezug', de: 'Beutezug', es: 'Beutezug' },
  lure: { en: 'Push your luck', de: 'Mut zum Risiko', es: 'Tienta a la suerte' },
  seats: { min: 2, max: 5 },
  minutes: { min: 20, max: 20 },
  atOnce: 4,
  by: {
    designer: 'Florian Nadler',
    artist: 'Christian Effenberger',
    publisher: 'Amigo',
    year: 2024,
    page: 'https://www.amigo-spiele.de',
  },
};
