import type { Words } from './en.ts';

export const de: Words = {
  stepOf: (step, all) => `${step} von ${all}`,
  leave: 'Verlassen',
  leaveWhat: 'Lektion verlassen',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  playOn: 'Weiterspielen',
  yourChoice: 'Du hast die Wahl',
  stations: 'Teile der Lektion',
  later: { title: 'Später', says: (move) => `Das wäre: ${move}` },
  no: 'Nicht erlaubt',
  all: 'Alle Lektionen',
  unknown: 'Diese Lektion gibt es nicht.',
  opening: 'Der Tisch wird aufgebaut',
  inWords: 'In Worten',
  onBoard: 'Auf dem Brett',

  learn: {
    title: 'Lernen',
    tagline: 'Du spielst. Ich zeige.',
    minutes: (minutes) => `${minutes} Min.`,
    start: 'Los',
    goOn: 'Weiter',
    again: 'Noch einmal',
    done: 'Fertig',
    doneSmall: 'fertig',
    twoMinutes: 'Zwei Minuten',
    games: 'Spiele',
  },
};
