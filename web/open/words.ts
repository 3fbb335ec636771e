import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';

/** What the page says that opens records. English is the shape. */
const en = {
  title: 'Open a record',
  drop: 'Drop a file anywhere on this page.',
  choose: 'Choose a file',
  reading: 'Reading…',
  get: 'What you get',
  playback: 'Replay',
  playbackText: 'through every seat’s eyes',
  proof: 'Proof',
  proofText: 'that dice and cards were fixed first',
  whatIf: 'What if?',
  whatIfText: 'Play on from any move, with bots',
  stays: 'It stays on this device. Works without a connection.',
  unreadable: 'This is not a readable record. It may be cut off, or something else entirely.',
  fails: (entry: number) =>
    entry === 0
      ? 'This record does not hold: its setup does not match.'
      : `This record does not hold: entry ${entry} does not match.`,
  running: 'This game was not over when it was saved. Only a finished one can be opened.',
  outdated: 'This game was played under different rules. The command hideout verify can still check its dice.',
  unknown: 'There is no such game here.',
  failed: 'It could not be saved on this device.',
  seat: (n: number) => `Seat ${n}`,
  several: (count: string) => `${count} games in this file. Which one?`,
  size: (seats: number, moves: string) => `${seats} seats, ${moves} moves`,
};

type Words = typeof en;

const de: Words = {
  title: 'Aufzeichnung öffnen',
  drop: 'Zieh eine Datei irgendwo auf diese Seite.',
  choose: 'Datei wählen',
  reading: 'Wird gelesen …',
  get: 'Das bekommst du',
  playback: 'Wiederholung,',
  playbackText: 'aus der Sicht jedes Platzes',
  proof: 'Beweis,',
  proofText: 'dass Würfel und Karten vorher feststanden',
  whatIf: 'Was wäre, wenn?',
  whatIfText: 'Von jedem Schritt aus weiterspielen, mit Bots',
  stays: 'Sie bleibt auf diesem Gerät. Das geht auch ohne Verbindung.',
  unreadable: 'Diese Aufzeichnung lässt sich nicht lesen. Vielleicht ist sie unvollständig oder etwas ganz anderes.',
  fails: (entry) =>
    entry === 0
      ? 'Diese Aufzeichnung stimmt nicht: Der Aufbau passt nicht.'
      : `Diese Aufzeichnung stimmt nicht: Eintrag ${entry} passt nicht.`,
  running: 'Dieses Spiel war noch nicht vorbei, als es gespeichert wurde. Öffnen lässt sich nur ein beendetes.',
  outdated:
    'Dieses Spiel wurde nach anderen Regeln gespielt als denen hier. Seine Würfel prüft der Befehl hideout verify.',
  unknown: 'Dieses Spiel gibt es hier nicht.',
  failed: 'Auf diesem Gerät ließ sie sich nicht speichern.',
  seat: (n) => `Platz ${n}`,
  several: (count) => `${count} Spiele in dieser Datei. Welches?`,
  size: (seats, moves) => `${seats} Plätze, ${moves} Schritte`,
};

const es: Words = {
  title: 'Abrir un registro',
  drop: 'Suelta un archivo en cualquier parte de esta página.',
  choose: 'Elegir un archivo',
  reading: 'Leyendo…',
  get: 'Qué obtienes',
  playback: 'La repetición,',
  playbackText: 'con los ojos de cada asiento',
  proof: 'La prueba',
  proofText: 'de que dados y cartas estaban fijados antes',
  whatIf: '¿Y si…?',
  whatIfText: 'Seguir desde cualquier jugada, con bots',
  stays: 'Se queda en este dispositivo. Funciona sin conexión.',
  unreadable: 'Este registro no se puede leer. Puede estar cortado o ser otra cosa.',
  fails: (entry) =>
    entry === 0
      ? 'Este registro no es válido: la preparación no encaja.'
      : `Este registro no es válido: la entrada ${entry} no encaja.`,
  running: 'Esta partida no había terminado cuando se guardó. Solo se puede abrir una terminada.',
  outdated:
    'Esta partida se jugó con otras reglas que las de aquí. El comando hideout verify aún puede comprobar sus dados.',
  unknown: 'Aquí no existe ese juego.',
  failed: 'No se pudo guardar en este dispositivo.',
  seat: (n) => `Asiento ${n}`,
  several: (count) => `${count} partidas en este archivo. ¿Cuál?`,
  size: (seats, moves) => `${seats} asientos, ${moves} jugadas`,
};

const OPEN_WORDS: Readonly<Record<Language, Words>> = { en, de, es };

export const words = computed((): Words => OPEN_WORDS[settings.language.value]);
