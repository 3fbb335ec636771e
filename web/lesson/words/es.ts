import type { Words } from './en.ts';

export const es: Words = {
  stepOf: (step, all) => `${step} de ${all}`,
  leave: 'Salir',
  leaveWhat: 'Salir de la lección',
  back: 'Atrás',
  showMe: 'Muéstrame',
  goOn: 'Seguir',
  takeBack: 'Deshacer',
  playOn: 'Seguir así',
  yourChoice: 'Tú eliges',
  stations: 'Partes de la lección',
  later: { title: 'Más tarde', says: (move) => `Eso sería: ${move}` },
  no: 'No se puede',
  all: 'Todas las lecciones',
  unknown: 'No existe esa lección.',
  opening: 'Preparando la mesa',
  inWords: 'En palabras',
  onBoard: 'En el tablero',

  learn: {
    title: 'Aprender',
    tagline: 'Tú juegas. Yo señalo.',
    minutes: (minutes) => `${minutes} min`,
    start: 'Empezar',
    goOn: 'Seguir',
    again: 'Otra vez',
    done: 'Hecho',
    doneSmall: 'hecho',
    twoMinutes: 'Dos minutos',
    games: 'Juegos',
  },
};
