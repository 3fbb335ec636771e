import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Art Robbery', de: 'Art Robbery', es: 'Art Robbery' },
  lure: { en: 'Mind your alibi', de: 'Denk ans Alibi', es: 'Cuida tu coartada' },
  seats: { min: 2, max: 5 }, // R27
  minutes: { min: 20, max: 20 },
  atOnce: 4,
  by: {
    designer: 'Reiner Knizia',
    artist: 'Petra Eriksson',
    publisher: 'Helvetiq',
    year: 2021,
    page: 'https://helvetiq.com',
  },
};
