import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

const overEn = (games: number): string => (games === 1 ? 'your last game' : `your last ${games} games`);

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
  kinds: 'Kind of game',
  players: 'Seats',
  company: 'With',
  with: { all: 'Everyone', people: 'People', bots: 'Bots', alone: 'Alone' },
  search: 'Search by name or date',
  won: (n: number, of: number) => `${n} of ${of} won`,
  even: (share: string) => `even share ${share}`,
  part: (name: string, n: number, of: number) => `${name}: ${n} of ${of}`,
  against: { people: 'with people', bots: 'with bots', alone: 'alone' },
  seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
  fortunes: 'Luck and choices',
  uncounted: 'Was it the dice, or was it you? Counting plays on from every position many times, on this device.',
  count: (games: number) => (games === 1 ? 'Count 1 game' : `Count ${games} games`),
  counting: (n: number, of: number) => `Counting game ${n} of ${of} …`,
  stop: 'Stop counting',
  owed: {
    took: (wins: string) => `The dice owe you ${wins} wins`,
    gave: (wins: string) => `You owe the dice ${wins} wins`,
    even: (error: string) => `Even, give or take ${error}`,
  },
  luck: {
    took: (games: number, wins: string, error: string) =>
      `Over ${overEn(games)} luck kept back ${wins} wins, give or take ${error}.`,
    gave: (games: number, wins: string, error: string) =>
      `Over ${overEn(games)} luck gave you ${wins} wins, give or take ${error}.`,
    even: (games: number, wins: string, error: string) =>
      `Over ${overEn(games)} luck comes to ${wins} wins, give or take ${error}.`,
  },
  added: 'Luck, added up',
  ago: (games: number) => (games === 1 ? '1 game ago' : `${games} games ago`),
  lately: 'now',
  costs: 'What choices cost, in wins of 100 games',
  lucky: (wins: string) => `luck ${wins}`,
  streak: (n: number, best: number) => `Won in a row: ${n} now, ${best} at best.`,
  result: { won: 'Won', lost: 'Lost', over: 'Over', given: 'Given up' },
  place: (n: number, of: number) => `place ${n} of ${of}`,
  alone: 'alone',
  playback: 'Replay',
  more: (n: number) => `Show ${n} more`,
};
type Words = typeof en;

const overDe = (games: number): string =>
  games === 1 ? 'In deiner letzten Partie' : `In deinen letzten ${games} Partien`;

const de: Words = {
  title: 'Meine Partien',
  loading: 'Deine Partien werden gesucht …',
  failed: 'Der Server antwortet nicht. Das sind die Partien auf diesem Gerät.',
  none: 'Noch keine beendeten Partien.',
  noMatch: 'Keine Partie passt dazu.',
  private: 'Nur du siehst diese Seite.',
  all: 'Alle',
  games: 'Spiele',
  kinds: 'Art der Partie',
  players: 'Plätze',
  company: 'Mit',
  with: { all: 'Allen', people: 'Menschen', bots: 'Bots', alone: 'Allein' },
  search: 'Nach Name oder Datum suchen',
  won: (n, of) => `${n} von ${of} gewonnen`,
  even: (share) => `gleicher Anteil ${share}`,
  part: (name, n, of) => `${name}: ${n} von ${of}`,
  against: { people: 'mit Menschen', bots: 'mit Bots', alone: 'allein' },
  seats: (seats) => (seats === 1 ? '1 Platz' : `${seats} Plätze`),
  fortunes: 'Glück und Entscheidungen',
  uncounted:
    'Lag es an den Würfeln oder an dir? Beim Zählen wird jede Stellung viele Male weitergespielt, auf diesem Gerät.',
  count: (games) => (games === 1 ? '1 Partie zählen' : `${games} Partien zählen`),
  counting: (n, of) => `Partie ${n} von ${of} wird gezählt …`,
  stop: 'Aufhören',
  owed: {
    took: (wins) => `Die Würfel schulden dir ${wins} Siege`,
    gave: (wins) => `Du schuldest den Würfeln ${wins} Siege`,
    even: (error) => `Ausgeglichen, ${error} hin oder her`,
  },
  luck: {
    took: (games, wins, error) =>
      `${overDe(games)} hat dir das Glück ${wins} Siege vorenthalten, ${error} hin oder her.`,
    gave: (games, wins, error) => `${overDe(games)} hat dir das Glück ${wins} Siege geschenkt, ${error} hin oder her.`,
    even: (games, wins, error) => `${overDe(games)} kommt das Glück auf ${wins} Siege, ${error} hin oder her.`,
  },
  added: 'Glück, zusammengezählt',
  ago: (games) => (games === 1 ? 'vor 1 Partie' : `vor ${games} Partien`),
  lately: 'jetzt',
  costs: 'Was Entscheidungen kosteten, in Siegen je 100 Partien',
  lucky: (wins) => `Glück ${wins}`,
  streak: (n, best) => `Siege in Folge: jetzt ${n}, höchstens ${best}.`,
  result: { won: 'Gewonnen', lost: 'Verloren', over: 'Beendet', given: 'Aufgegeben' },
  place: (n, of) => `Platz ${n} von ${of}`,
  alone: 'allein',
  playback: 'Wiederholung',
  more: (n) => `${n} weitere zeigen`,
};

const overEs = (games: number): string => (games === 1 ? 'tu última partida' : `tus últimas ${games} partidas`);

const es: Words = {
  title: 'Mis partidas',
  loading: 'Buscando tus partidas…',
  failed: 'El servidor no responde. Estas son las partidas de este dispositivo.',
  none: 'Todavía no hay partidas terminadas.',
  noMatch: 'Ninguna partida coincide.',
  private: 'Solo tú ves esta página.',
  all: 'Todas',
  games: 'Juegos',
  kinds: 'Tipo de partida',
  players: 'Asientos',
  company: 'Con',
  with: { all: 'Todo el mundo', people: 'Gente', bots: 'Bots', alone: 'A solas' },
  search: 'Buscar por nombre o fecha',
  won: (n, of) => `${n} de ${of} ganadas`,
  even: (share) => `parte justa: ${share}`,
  part: (name, n, of) => `${name}: ${n} de ${of}`,
  against: { people: 'con gente', bots: 'con bots', alone: 'a solas' },
  seats: (seats) => (seats === 1 ? '1 asiento' : `${seats} asientos`),
  fortunes: 'Suerte y decisiones',
  uncounted: '¿Fueron los dados o fuiste tú? Para saberlo, este dispositivo juega muchas veces desde cada posición.',
  count: (games) => (games === 1 ? 'Contar 1 partida' : `Contar ${games} partidas`),
  counting: (n, of) => `Contando la partida ${n} de ${of}…`,
  stop: 'Dejar de contar',
  owed: {
    took: (wins) => `Los dados te deben ${wins} victorias`,
    gave: (wins) => `Les debes ${wins} victorias a los dados`,
    even: (error) => `En paz, con un margen de ${error}`,
  },
  luck: {
    took: (games, wins, error) =>
      `En ${overEs(games)} la suerte te quitó ${wins} victorias, con un margen de ${error}.`,
    gave: (games, wins, error) => `En ${overEs(games)} la suerte te dio ${wins} victorias, con un margen de ${error}.`,
    even: (games, wins, error) => `En ${overEs(games)} la suerte suma ${wins} victorias, con un margen de ${error}.`,
  },
  added: 'La suerte, sumada',
  ago: (games) => (games === 1 ? 'hace 1 partida' : `hace ${games} partidas`),
  lately: 'ahora',
  costs: 'Lo que costaron las decisiones, en victorias de cada 100 partidas',
  lucky: (wins) => `suerte ${wins}`,
  streak: (n, best) => `Victorias seguidas: ${n} ahora, ${best} como máximo.`,
  result: { won: 'Ganada', lost: 'Perdida', over: 'Terminada', given: 'Abandonada' },
  place: (n, of) => `puesto ${n} de ${of}`,
  alone: 'a solas',
  playback: 'Repetición',
  more: (n) => `Mostrar ${n} más`,
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const mineWords = computed(() => ALL[settings.language.value]);
