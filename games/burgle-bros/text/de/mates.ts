import type { mates as en } from '../en/mates.ts';

export const mates: typeof en = {
  step: {
    go: (at) => `nach ${at} gehen`,
    peek: (at) => `nach ${at} spähen`,
    crack: (at) => `für ${at} würfeln`,
    ping: (at) => `auf ${at} achten`,
    wait: (at) => `auf ${at} warten`,
    leave: (at) => `Etage ${at[0]} verlassen`,
    come: () => 'mitkommen',
  },
  of: (name) => `Plan von ${name}`,
  asked: (name) => `${name} hat darum gebeten.`,
  reply: (name, wish, answer) => `${name} bittet: ${wish}. ${answer}`,
  answer: {
    gladly: 'Ja.',
    asFar: 'Ja, so weit ein Zug reicht.',
    outside: 'Nein: Nicht alle, die es dafür braucht, sind drinnen.',
    noWay: 'Nein: In einem Zug führt kein Weg dorthin.',
    known: 'Nein: Dieser Raum ist schon aufgedeckt.',
    noSafe: 'Nein: Dort ist kein Tresor zu öffnen.',
    noDigit: 'Nein: Noch ist keine seiner Ziffern bekannt.',
    notAllowed: 'Nein: Die Schlüsselkarte hat jemand anders.',
    promised: (name) => `Nein: ${name} hat mein Wort für diesen Zug.`,
    caught: (chance, other) => `Nein: Das Risiko, dass wir gefasst werden, wäre etwa ${chance} statt ${other}.`,
    noticed: (chance, other) => `Nein: Mein Risiko, Tarnung zu verlieren, wäre etwa ${chance} statt ${other}.`,
    dear: (points) => `Nein: Das würde unsere Siegchance um etwa ${points} Prozentpunkte senken.`,
  },
  plans: 'Pläne',
  ask: (name) => `${name} bitten`,
};
