import type { Poster } from '#table/poster.ts';

export const poster: Poster = {
  title: { en: 'Burgle Bros.', de: 'Burgle Bros.', es: 'Burgle Bros.' },
  lure: { en: 'Crew up', de: 'Nur als Team', es: 'En equipo' },
  seats: { min: 1, max: 4 },
  minutes: { min: 45, max: 90 },
  atOnce: 2,
  beginners: { job: 'office' },
  crew: true,
  kinds: {
    option: 'job',
    names: {
      bank: { en: 'The Bank Job', de: 'Die Bank', es: 'El banco' },
      office: { en: 'The Office Job', de: 'Das Büro', es: 'La oficina' },
      'fort-knox': { en: 'Fort Knox', de: 'Fort Knox', es: 'Fort Knox' },
    },
    minutes: { bank: { min: 90, max: 90 }, office: { min: 45, max: 45 }, 'fort-knox': { min: 90, max: 90 } },
  },
  by: {
    designer: 'Tim Fowers',
    artist: 'Ryan Goldsberry',
    publisher: 'Fowers Games',
    year: 2015,
    page: 'https://www.fowers.games',
  },
  credit: {
    name: 'Lorc, Delapouite, Skoll, game-icons.net',
    source: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
  },
};
