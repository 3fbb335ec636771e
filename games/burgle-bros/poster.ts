import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Burgle Bros.', de: 'Burgle Bros.', es: 'Burgle Bros.' },
  lure: { en: 'Crew up', de: 'Nur als Team', es: 'En equipo' },
  seats: { min: 1, max: 4 },
  minutes: { min: 45, max: 90 },
  atOnce: 2,
  beginners: { job: 'office' },
  crew: true,
  credit: { name: 'Lorc, Delapouite, Skoll, game-icons.net', licence: 'CC BY 3.0' },
};
