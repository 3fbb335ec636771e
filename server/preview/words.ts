import { joined, type Language } from '#table/text.ts';

/** What messengers show of a link to a table. English is the shape. */
const en = {
  locale: 'en_US',
  /** Of pages that are no table's. */
  home: 'Three heist board games at one online table: with friends, with bots, or offline.',
  invited: (game: string) => `${game}: a seat at the table`,
  watch: (game: string) => `${game}: watch`,
  playedBack: (game: string) => `${game}: replay`,
  poster: (lure: string, seats: string, minutes: string) => `${lure}. ${seats} players, ${minutes} minutes.`,
  sitting: (names: readonly string[], free: number) =>
    `${names.length === 0 ? 'No one is at the table yet' : `${joined.en(names)} ${names.length === 1 ? 'is' : 'are'} at the table`}, ${free === 0 ? 'no seat is free' : free === 1 ? 'one seat is free' : `${free} seats are free`}.`,
  playing: (names: readonly string[]) => `${joined.en(names)} ${names.length === 1 ? 'is' : 'are'} playing.`,
  moveByMove: 'Move by move, through every seat’s eyes.',
};

export type PreviewWords = typeof en;

const de: PreviewWords = {
  locale: 'de_DE',
  home: 'Drei Gaunerspiele an einem Tisch im Netz: zusammen, mit Bots oder ohne Verbindung.',
  invited: (game) => `${game}: ein Platz am Tisch`,
  watch: (game) => `${game}: zuschauen`,
  playedBack: (game) => `${game}: Wiederholung`,
  poster: (lure, seats, minutes) => `${lure}. Für ${seats}, ${minutes} Minuten.`,
  sitting: (names, free) =>
    `${names.length === 0 ? 'Noch sitzt niemand am Tisch' : `${joined.de(names)} ${names.length === 1 ? 'sitzt' : 'sitzen'} am Tisch`}, ${free === 0 ? 'kein Platz ist frei' : free === 1 ? 'ein Platz ist frei' : `${free} Plätze sind frei`}.`,
  playing: (names) => `${joined.de(names)} ${names.length === 1 ? 'spielt' : 'spielen'} gerade.`,
  moveByMove: 'Schritt für Schritt, aus der Sicht jedes Platzes.',
};

const es: PreviewWords = {
  locale: 'es_ES',
  home: 'Tres juegos de mesa de robos en una mesa en línea: con tu gente, con bots o sin conexión.',
  invited: (game) => `${game}: un asiento en la mesa`,
  watch: (game) => `${game}: para mirar`,
  playedBack: (game) => `${game}: repetición`,
  poster: (lure, seats, minutes) => `${lure}. De ${seats} personas, ${minutes} minutos.`,
  sitting: (names, free) =>
    `${names.length === 0 ? 'Aún no hay nadie en la mesa' : `En la mesa: ${joined.es(names)}`}; ${free === 0 ? 'no queda ningún asiento' : free === 1 ? 'queda un asiento libre' : `quedan ${free} asientos libres`}.`,
  playing: (names) => `${names.length === 1 ? 'Juega' : 'Juegan'} ${joined.es(names)}.`,
  moveByMove: 'Jugada a jugada, con los ojos de cada asiento.',
};

export const previewWords: Readonly<Record<Language, PreviewWords>> = { en, de, es };
