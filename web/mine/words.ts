import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

/** What is said on the page of one's own games. English is the shape; the other languages have to fit it. */
const en = {
  title: 'My games',
  loading: 'Looking for your games…',
  failed: 'The server isn’t responding. These are the games on this device.',
  none: 'No finished games yet.',
  noMatch: 'No game matches.',
  private: 'Only you see this page.',
  all: 'All',
  games: 'Games',
  company: 'With',
  with: { all: 'Everyone', people: 'People', bots: 'Bots', alone: 'Alone' },
  search: 'Search by name or date',
  won: (n: number, of: number) => `${n} of ${of} won`,
  even: (share: string) => `even share ${share}`,
  bySeats: (seats: number, n: number, of: number) => `${seats === 1 ? '1 seat' : `${seats} seats`}: ${n} of ${of}`,
  streak: (n: number, best: number) => `Won in a row: ${n} now, ${best} at best.`,
  result: { won: 'Won', lost: 'Lost', over: 'Over', given: 'Given up' },
  alone: 'alone',
  playback: 'Replay',
  more: (n: number) => `Show ${n} more`,
};
type Words = typeof en;

const de: Words = {
  title: 'Meine Partien',
  loading: 'Deine Partien werden gesucht …',
  failed: 'Der Server antwortet nicht. Das sind die Partien auf diesem Gerät.',
  none: 'Noch keine beendeten Partien.',
  noMatch: 'Keine Partie passt dazu.',
  private: 'Nur du siehst diese Seite.',
  all: 'Alle',
  games: 'Spiele',
  company: 'Mit',
  with: { all: 'Allen', people: 'Menschen', bots: 'Bots', alone: 'Allein' },
  search: 'Nach Name oder Datum suchen',
  won: (n, of) => `${n} von ${of} gewonnen`,
  even: (share) => `gleicher Anteil ${share}`,
  bySeats: (seats, n, of) => `${seats === 1 ? '1 Platz' : `${seats} Plätze`}: ${n} von ${of}`,
  streak: (n, best) => `Siege in Folge: jetzt ${n}, höchstens ${best}.`,
  result: { won: 'Gewonnen', lost: 'Verloren', over: 'Beendet', given: 'Aufgegeben' },
  alone: 'allein',
  playback: 'Wiederholung',
  more: (n) => `${n} weitere zeigen`,
};

const es: Words = {
  title: 'Mis partidas',
  loading: 'Buscando tus partidas…',
  failed: 'El servidor no responde. Estas son las partidas de este dispositivo.',
  none: 'Todavía no hay partidas terminadas.',
  noMatch: 'Ninguna partida coincide.',
  private: 'Solo tú ves esta página.',
  all: 'Todas',
  games: 'Juegos',
  company: 'Con',
  with: { all: 'Todo el mundo', people: 'Gente', bots: 'Bots', alone: 'A solas' },
  search: 'Buscar por nombre o fecha',
  won: (n, of) => `${n} de ${of} ganadas`,
  even: (share) => `parte justa: ${share}`,
  bySeats: (seats, n, of) => `${seats === 1 ? '1 asiento' : `${seats} asientos`}: ${n} de ${of}`,
  streak: (n, best) => `Victorias seguidas: ${n} ahora, ${best} como máximo.`,
  result: { won: 'Ganada', lost: 'Perdida', over: 'Terminada', given: 'Abandonada' },
  alone: 'a solas',
  playback: 'Repetición',
  more: (n) => `Mostrar ${n} más`,
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const mineWords = computed(() => ALL[settings.language.value]);
