import type { Words } from './en.ts';

export const de: Words = {
  'first-night': {
    title: 'Erste Nacht',
    line: 'Wähle eine Karte, schaff die Würfel.',
    stations: { pick: 'Wählen', dice: 'Würfel', quicker: 'Schneller', bonus: 'Bonus', win: 'Sieg' },
    steps: {
      pick: {
        title: 'Wähle eine Karte',
        says: 'Zwei *blaue* Würfel müssen 3 oder mehr zeigen. Dann gehören dir 5 Punkte. Tipp darauf.',
        instead: {
          'pick 2b': { title: 'Nur 2 Punkte', says: 'Das bringt nur 2, und Jonas ist auch da. Die *5* wartet allein.' },
        },
      },
      lots: {
        title: 'Ausgelost',
        says: 'Am Anfang liegen drei Karten offen. Die Reihenfolge wird *gelost*, und der letzte Platz, hier deiner, bekommt Hilfe.',
      },
      roll: {
        title: 'Würfle',
        says: 'Wer zuletzt wählt, würfelt *zuerst*: du. Für jedes Zeichen ein Würfel. Tipp auf Würfeln.',
      },
      reroll: {
        title: 'Einer zu niedrig',
        says: 'Blau zeigt 1 und braucht 3. Der letzte Platz darf einen *neu würfeln*. Tipp darauf.',
        instead: {
          stop: {
            title: 'Aufgegeben',
            says: 'Wer aufhört, ist gescheitert: eine 0er-Karte statt 5 Punkten. Würfle erst *neu*.',
          },
          'die 1': {
            title: 'Der andere',
            says: 'Dieser Würfel war hoch genug. Der andere zeigt noch *1*: Würfle den neu.',
          },
        },
      },
      won: {
        title: 'Fünf Punkte',
        says: 'Die Karte gehört dir. Eine neue füllt die Lücke, und die *Reihe darüber* bekommt auch eine.',
      },
      caught: {
        title: 'Gescheitert',
        says: 'Lucía hat zu niedrig gewürfelt und zieht zwei *0er-Karten*. Eine bleibt, oft mit einem Bonus.',
      },
      climb: {
        title: 'Hinauf',
        says: 'Wer vorn liegt, wählt zuerst und würfelt zuletzt. Oben gibt es *mehr Punkte*. Wähle die 4.',
        instead: {
          'pick 2b': {
            title: 'Unten bleiben',
            says: '3 Punkte für zwei Würfel. Oben, mit einem dritten, sind es 4 und *+1 Orange*.',
          },
        },
      },
      rival: { title: 'Schneller als du', says: 'Auch Lucía hat deine Karte gewählt und würfelt *vor* dir.' },
      below: {
        title: 'Eine Reihe tiefer',
        says: 'Lucía hat es geschafft, du landest auf der Karte *darunter*. Jetzt würfelst du um die.',
      },
      bonus: {
        title: 'Plus eins',
        says: 'Auf deiner neuen Karte steht +1 Grün: Ab jetzt zählt jeder grüne Würfel *eins mehr*.',
      },
      'use-it': {
        title: 'Nutz ihn',
        says: 'Diese Karte verlangt Grün 3. Dir genügt eine *2*. Wähle sie.',
        instead: {
          'pick 2a': {
            title: 'Schwerer',
            says: '4 Punkte, aber Schwarz muss 4 zeigen. Bei der anderen genügen *Grün 2* und Pink 3.',
          },
        },
      },
      'plus-one': {
        title: 'Aus 2 wird 3',
        says: 'Die anderen haben gewürfelt. Jetzt du: *+1* zählt von selbst.',
      },
      set: {
        title: 'Vier Farben',
        says: 'Die letzte Runde. Du hast +1 in Grün, Orange und Pink. Mit Schwarz ist der Satz *voll*.',
      },
      fourth: {
        title: 'Die vierte',
        says: 'Ein voller Satz bringt einen *Beutechip*: sofort 6 Punkte. Wähle die Karte mit +1 Schwarz.',
        instead: {
          'pick 3a': {
            title: '7 ist weniger als 8',
            says: '7 Punkte, aber die kleine Karte bringt 2 und einen Chip mit *6*.',
          },
        },
      },
      'last-roll': { title: 'Der letzte Wurf', says: 'Blau braucht 2, Pink braucht 3, und du hast *+1 Pink*. Würfle.' },
      over: {
        title: 'Du gewinnst',
        says: 'Nach sieben Runden gewinnen die *meisten Punkte*: Der Chip bringt dir den Sieg, 29 zu 23.',
      },
    },
  },
  rerolls: {
    title: 'Neu würfeln',
    line: 'Einen Würfel oder alle.',
    stations: { one: 'Einen', all: 'Alle' },
    steps: {
      one: {
        title: 'Einer zu niedrig',
        says: 'Pink zeigt 1, dein +1 macht 2 daraus. Nötig ist 3. Würfle nur *Pink* neu.',
        instead: {
          all: {
            title: 'Zu viel',
            says: 'Drei Würfel passten schon. Jetzt zeigt Blau 1, und du hast nichts. Nur *Pink* war zu niedrig.',
          },
          stop: {
            title: 'Aufgegeben',
            says: 'Du hast aufgehört und bist gescheitert: zwei 0er-Karten, statt mit *Pink* noch um 6 Punkte zu würfeln.',
          },
        },
      },
      all: {
        title: 'Drei zu niedrig',
        says: 'Grün, Orange und Pink reichen nicht, und du darfst *alle neu würfeln*. Tu es.',
        instead: {
          stop: {
            title: 'Aufgegeben',
            says: 'Ein Bonus, den du nicht nutzt, verfällt mit der Runde. Würfle erst *alle* neu.',
          },
        },
      },
      'every-round': {
        title: 'Jede Runde',
        says: 'Karten behalten ihren Bonus: Du darfst jeden *einmal je Runde* nutzen.',
      },
    },
  },
  quicker: {
    title: 'Schneller als du',
    line: 'Wo du landest, wenn andere schneller sind.',
    stations: { fall: 'Oben', ground: 'Unten' },
    steps: {
      crowd: {
        title: 'Gedränge',
        says: 'Eine Karte dürfen *mehrere* wählen. Wähle die 8 und sieh, wer noch kommt.',
        instead: {
          'pick 4a': {
            title: 'Ganz für dich',
            says: '10 Punkte, aber du brauchst vier Vieren, und niemand kommt mit. Nimm es zurück und wähle die *8*.',
          },
        },
      },
      together: {
        title: 'Zusammen hinunter',
        says: 'Lucía hat die 8. Du und Jonas landet *beide* eine Reihe tiefer. Jonas würfelt zuerst.',
      },
      again: {
        title: 'Noch einmal',
        says: 'Auch die hat Jonas erbeutet: noch eine Reihe tiefer. Würfle um das, was *hier* liegt.',
      },
      ground: {
        title: 'Tiefer geht es nicht',
        says: 'Eine andere Nacht. Und *hier unten*? Wähle die 2 links.',
        instead: {
          'pick 2b': {
            title: 'Eine andere Karte',
            says: 'Wählen darfst du jede. Worum es hier geht, geschieht *links*: Nimm es zurück und wähle die 2.',
          },
        },
      },
      'new-card': {
        title: 'Die neue Karte',
        says: 'Lucía hat sie erbeutet. In der untersten Reihe bleibst du und bekommst die *neue Karte*: 5 Punkte.',
      },
    },
  },
  bonuses: {
    title: 'Boni',
    line: 'Sie summieren sich, Karte um Karte.',
    stations: { cards: 'Karten', place: 'Platz' },
    steps: {
      which: {
        title: 'Welche Karte?',
        says: 'Auf zwei deiner 0er-Karten steht *+1 Orange*. Beide Karten oben bringen 7. Wähle die orange.',
        instead: {
          'pick 3b': {
            title: 'Schwerer',
            says: 'Auch 7 Punkte, aber Pink muss zweimal 4 zeigen. Bei *Orange* genügt dir 2.',
          },
        },
      },
      twice: {
        title: 'Plus zwei',
        says: 'Beide zählen, auf *jedem* orangen Würfel: Aus 2 wird 4. Du bist dran. Würfle.',
      },
      last: {
        title: 'Letzter Platz',
        says: 'Alle zu niedrig. Aber der letzte Platz hilft: *alle neu würfeln*.',
        instead: { 'die 2': { title: 'Nur einer', says: 'Ein Würfel rettet keine drei. Erst *alle*.' } },
      },
      token: {
        title: 'Und noch einer',
        says: 'Zwei passen jetzt. Mit dem *Neu-Würfeln-Chip* würfelst du noch einen neu: Pink.',
        instead: {
          'die 1': {
            title: 'Vertan',
            says: 'Orange war hoch genug. Der Wurf ist weg, und *Pink* ist noch zu niedrig.',
          },
        },
      },
      'next-round': {
        title: 'Auf Dauer',
        says: 'Boni auf Karten bleiben dir bis zum Schluss, die des *Platzes* gehen mit ihm. Blau hat kein +1.',
      },
    },
  },
  set: {
    title: 'Vierersatz',
    line: 'Vier Farben, ein Chip.',
    stations: { colours: 'Farben', token: 'Chip' },
    steps: {
      missing: {
        title: 'Eine fehlt',
        says: 'Karten mit +1 in allen vier Farben bringen einen Beutechip. *Schwarz* fehlt noch.',
      },
      'give-up': {
        title: 'Würfle um die 5',
        says: 'Schwarz gibt es hier nicht. Aber auch *Scheitern* kann helfen. Würfle.',
      },
      keep: {
        title: 'Behalte Schwarz',
        says: 'Gescheitert: Behalte eine von zweien. *+1 Schwarz* macht den Satz voll.',
        instead: { 'keep c0-17': { title: 'Ein Punkt', says: 'Ein Punkt jetzt; *+1 Schwarz* brächte 6.' } },
      },
      'five-left': {
        title: 'Sechs Punkte',
        says: 'Der erste Satz bekommt die *6*, der nächste die 5 und so weiter. Einer pro Person.',
      },
    },
  },
};
