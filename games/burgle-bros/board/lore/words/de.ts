import type { Words } from './en.ts';

export const de: Words = {
  firsts: {
    met: {
      name: 'Eine Wache trifft dich',
      words: 'Eine Begegnung kostet 1 Tarnung, egal wer zu wem kommt. Zusammen stehen zu bleiben kostet nichts weiter.',
    },
    bare: {
      name: 'Keine Tarnung mehr',
      words: 'Trifft dich jetzt eine Wache, wirst du gefasst, und die ganze Crew hat verloren.',
    },
    alarm: {
      name: 'Alarm',
      words: 'Die Wache dieser Etage kommt hierher, mit jedem Alarm einen Schritt schneller. Ist sie da, verstummt er.',
    },
    opened: {
      name: 'Ein Tresor ist offen',
      words: 'Er brachte ein Werkzeug und Beute. Die Wachen hier und darunter gehen ab jetzt einen Schritt weiter.',
    },
    roof: {
      name: 'Alle Tresore sind offen',
      words: 'Jetzt alle hinauf: Die Treppen der obersten Etage führen für 1 Aktion aufs Dach, mit der ganzen Beute.',
    },
    event: {
      name: 'Ein Ereignis',
      words: 'Wer in einem Zug höchstens zwei Aktionen ausgibt, zieht ein Ereignis. Es gilt sofort.',
    },
    loot: {
      name: 'Deine Beute',
      words: 'Sie muss aufs Dach. Solange du sie trägst, ist sie eine Last: Tipp darauf und lies, welche.',
    },
    tool: {
      name: 'Dein Werkzeug',
      words: 'Es zu benutzen kostet keine Aktion, jederzeit bevor du deinen Zug beendest. Dann ist es weg.',
    },
    faster: {
      name: 'Eine schnellere Wache',
      words: 'Ihre Patrouillenkarten waren alle und wurden gemischt: Ab jetzt geht sie einen Schritt weiter.',
    },
    safe: {
      name: 'Ein Tresor',
      words: 'Deck seine Reihe und Spalte auf, leg hier Würfel dazu, je 2 Aktionen, und würfle dann diese Ziffern.',
    },
    guard: {
      name: 'Die Wache geht',
      words: 'Sie nimmt den gepunkteten Weg zu ihren orangen Ecken, so viele Schritte, wie ihr Würfel zeigt.',
    },
    floor: {
      name: 'Eine neue Etage',
      words: 'Jede Etage hat ihre Wache. Nur die der Etage, auf der du deinen Zug beendest, geht.',
    },
    tokens: {
      name: 'Hack-Marker',
      words: 'Jeder Marker kann einen Alarm der Art dieses Computers verhindern, auf jeder Etage. Du wirst gefragt.',
    },
  },
  pieces: {
    goal: 'Zu seinem Würfel geht er hin. Der zeigt seine Schritte, und ist er da, schickt ihn die nächste Karte weiter.',
    stealth: {
      name: 'Tarnung',
      words:
        'Jede Begegnung mit einer Wache kostet eine. Hast du keine mehr, wirst du gefasst, und alle haben verloren.',
    },
    digits: {
      name: 'Kombination',
      words:
        'Die Ziffern aus Reihe und Spalte des Tresors. Ein Wurf knackt jeden aufgedeckten Raum, dessen Ziffer er zeigt.',
    },
    undecided: {
      name: 'Seite noch nicht gewählt',
      words: 'Jeder Charakter hat zwei Seiten mit je einer Fähigkeit. Eine davon wird vor dem ersten Zug gewählt.',
    },
    decks: {
      name: 'Stapel',
      words: 'Werkzeuge, Beute und Ereignisse, die übrig sind. Tipp darauf, um zu sehen, was abgelegt wurde.',
    },
  },
};
