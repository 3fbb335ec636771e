import { joined } from '#table/text.ts';
import type { CallWords } from './en.ts';

export const de: CallWords = {
  turn: (game) => `Du bist dran: ${game}`,
  answer: (game) => `${game}: deine Antwort ist gefragt`,
  asks: (who, game) => `${who} fragt bei ${game}`,
  wish: {
    clock: 'Eine andere Uhr?',
    pause: 'Eine Pause?',
    resume: 'Geht es weiter?',
    undo: 'Den letzten Schritt zurücknehmen, und was danach kam?',
  },
  rematch: (who) => (who === '' ? 'Eine Revanche' : `${who} will Revanche`),
  invitation: (who, game) => (who === '' ? `Ein Platz für dich: ${game}` : `${who} lädt dich ein: ${game}`),
  over: (game) => `${game}: Das Spiel ist zu Ende`,
  chat: (who, game) => `${who} bei ${game}`,
  sameSeats: (game) => `${game}, gleiche Plätze.`,
  with: (names) => (names.length === 0 ? '' : `Mit ${joined.de(names)}.`),
  left: (time) => `Noch ${time}.`,
  several: (tables) => `${tables} Tische warten auf dich`,
  open: 'Öffnen',
  later: 'In einer Stunde',
  waitsFor: (names, game) => `${joined.de(names)} ${names.length === 1 ? 'ist' : 'sind'} dran: ${game}`,
  overFor: (game) => `${game}: Das Spiel ist zu Ende`,
  tried: 'Hideout: So sieht hier ein Ruf aus.',
};
