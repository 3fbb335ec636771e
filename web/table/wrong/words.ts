import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../../settings.ts';

/** What is said to somebody who reports that something is wrong in a game. English is the shape. */
const en = {
  title: 'Something is wrong here',
  what: 'What is wrong?',
  example: 'The guard walked through a wall.',
  goes: 'This goes to the people who run this server:',
  saved: 'This goes into a file, which you can send to anyone you like:',
  place: (at: string) => `the place: after entry ${at} of this game, as you see it`,
  sealed: 'the record so far, but sealed: no one can read what is hidden until the game is over',
  record: 'the record so far, with every move and every card',
  shown:
    'what you were shown so far. What is hidden from you is not in it: save it again after the game, and it will be',
  tried: 'the move it stopped at, if it was a move',
  sentence: 'your sentence',
  name: 'your name, and the time',
  not: 'Not in it: chat, notes, other people’s names.',
  send: 'Send',
  save: 'Save the file',
  sent: 'Sent. The people who run this server will see it.',
};

type Words = typeof en;

const de: Words = {
  title: 'Hier stimmt etwas nicht',
  what: 'Was stimmt nicht?',
  example: 'Die Wache ist durch eine Wand gegangen.',
  goes: 'Das bekommt, wer diesen Server betreibt:',
  saved: 'Das kommt in eine Datei, die du schicken kannst, wem du möchtest:',
  place: (at) => `die Stelle: nach Eintrag ${at} dieses Spiels, wie du sie siehst`,
  sealed:
    'die Aufzeichnung bis hierher, aber versiegelt: Was verdeckt ist, kann niemand lesen, bis das Spiel vorbei ist',
  record: 'die Aufzeichnung bis hierher, mit allen Schritten und Karten',
  shown:
    'was dir bis hierher gezeigt wurde. Was dir verborgen ist, steht nicht darin; speichere sie nach dem Ende noch einmal, dann schon',
  tried: 'den Schritt, bei dem es stehen blieb, falls es ein Schritt war',
  sentence: 'deinen Satz',
  name: 'deinen Namen und die Uhrzeit',
  not: 'Nicht darin: Chat, Notizen, Namen anderer.',
  send: 'Senden',
  save: 'Datei speichern',
  sent: 'Gesendet. Wer diesen Server betreibt, bekommt es zu sehen.',
};

const es: Words = {
  title: 'Aquí hay algo mal',
  what: '¿Qué está mal?',
  example: 'El guardia atravesó una pared.',
  goes: 'Esto lo recibe quien lleva este servidor:',
  saved: 'Esto va a un archivo que puedes enviar a quien quieras:',
  place: (at) => `el lugar: después de la entrada ${at} de esta partida, como tú la ves`,
  sealed: 'el registro hasta aquí, pero sellado: nadie puede leer lo oculto hasta que termine la partida',
  record: 'el registro hasta aquí, con todas las jugadas y cartas',
  shown:
    'lo que se te mostró hasta aquí. Lo que no ves no está incluido; guárdalo otra vez después del final y lo estará',
  tried: 'la jugada en la que se detuvo, si fue una jugada',
  sentence: 'tu frase',
  name: 'tu nombre y la hora',
  not: 'No incluye: chat, notas ni nombres de otras personas.',
  send: 'Enviar',
  save: 'Guardar el archivo',
  sent: 'Enviado. Lo verá quien lleva este servidor.',
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

export const words = computed((): Words => WORDS[settings.language.value]);
