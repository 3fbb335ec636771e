import type { Words } from './en.ts';

export const de: Words = {
  firsts: {
    displaced: {
      name: 'Jemand war schneller',
      words: 'Deine Karte ist weg. Du landest auf der darunter und würfelst um sie.',
    },
    set: {
      name: 'Alle vier Farben',
      words: 'Karten mit +1 für Grün, Orange, Pink und Schwarz bringen den höchsten Beutechip, der noch da ist.',
    },
    caught: {
      name: 'Gescheitert',
      words: 'Auch ein Beutezug, der scheitert, bringt etwas: Von zwei 0er-Karten behältst du eine.',
    },
    bonus: {
      name: 'Dein erster Bonus',
      words: 'Ab der nächsten Runde hilft dir diese Karte einmal in jeder Runde.',
    },
    crowd: {
      name: 'Mehrere Diebe',
      words:
        'Mehrere dürfen dieselbe Karte wollen. Der letzte Platz würfelt zuerst; wer sie bekommt, schickt die anderen nach unten.',
    },
    order: {
      name: 'Dein Platz',
      words:
        'Wer die meisten Punkte hat, wählt zuerst und würfelt zuletzt. Die hinteren Plätze dürfen dafür neu würfeln.',
    },
  },
  pieces: {
    loot: 'Sichere Beute: Niemand kann sie wegnehmen, und ihre Punkte zählen am Ende.',
    token: 'Zeigt, auf welche Karte es jemand abgesehen hat. Ist sie vorher weg, rückt die Figur weiter.',
    die: (least) => `Er muss mindestens ${least} zeigen. Reichen alle Würfel, ist die Karte gewonnen.`,
  },
};
