import type { Words } from './en.ts';

export const de: Words = {
  firsts: {
    robbed: {
      name: 'Bestohlen',
      words:
        'Bis der Überfall endet, kann man dir nehmen, was vor dir liegt. Hol es dir mit einer Karte derselben Zahl zurück.',
    },
    dog: {
      name: 'Dein Hund',
      words:
        'Wer dich bestiehlt, bekommt das Token oder den Hund: Du wählst. Mit dem Hund beginnst du den nächsten Überfall.',
    },
    boss: {
      name: 'Der Boss',
      words: 'Zählt 5, wenn du am Ende dieses Überfalls eine 4 oder 5 daraus hast. Sonst geht er zurück in die Box.',
    },
    raid: {
      name: 'Ein Überfall ist vorbei',
      words:
        'Seine Tokens sind jetzt sicher: Niemand kann sie stehlen, und ihre weißen Punkte zählen am Ende als Alibis.',
    },
    theft: {
      name: 'Ein Diebstahl',
      words: 'In der Mitte lag kein Token dieser Zahl mehr, also nahm die Karte eins bei jemandem.',
    },
    alibi: {
      name: 'Ein Alibi',
      words:
        'Jeder weiße Punkt ist ein Alibi. Nach vier Überfällen wird verhaftet, wer die wenigsten hat, und kann nicht gewinnen.',
    },
    fine: {
      name: 'Ein Alibi',
      words: 'Jeder weiße Punkt ist ein Alibi. Wer nach vier Überfällen weniger hat, gibt zehn Punkte ab.',
    },
    last: {
      name: 'Das letzte Token',
      words: 'Wer es nimmt, beendet den Überfall, und alle Beute auf dem Tisch wird sicher.',
    },
  },
  pieces: {
    seat: 'Was vor jemandem liegt, kann bis zum Ende des Überfalls gestohlen werden, der gesicherte Stapel nicht mehr.',
    haul: 'Das hat dieser Überfall gebracht. Es kommt in den gesicherten Stapel, und niemand kann es mehr stehlen.',
    draw: {
      name: 'Nachziehstapel',
      words: 'Nach jeder gespielten Karte ziehst du hier eine. Ist der Stapel leer, wird die Ablage neu gemischt.',
    },
    discard: { name: 'Ablagestapel', words: 'Hier liegen die gespielten Karten. Die oberste ist für alle zu sehen.' },
  },
};
