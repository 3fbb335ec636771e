import { decimal, joined } from '#table/text.ts';
import type { Words } from './en.ts';

const COLUMNS = ['links', 'Mitte', 'rechts'];
const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const and = joined.de;

export const de: Words = {
  villa: 'Die Villa',
  row: (n) => `Reihe ${n}`,
  at: (row, column) => `Reihe ${row}, ${COLUMNS[column]}`,
  shutters: (row, column) => `Reihe ${row}, ${COLUMNS[column]}: keine Karte`,
  deck: (deck, left) => `${deck}er-Stapel, noch ${left}`,
  left: () => 'übrig',
  yourChance: (chance) => `Deine Chance: ${chance}.`,
  finishesSet: (points) => `Macht deine vier Farben voll: Beutechip ${points}.`,
  set: 'Satz',
  winsGame: 'gewinnt das Spiel',
  best: 'Bestes',
  wouldStand: 'Hier würdest du stehen',
  caughtNote: 'Gescheitert? Zieh zwei, behalte eine.',
  tabsNote: 'Die Karten zeigen deine Chance.',
  prizes: (left) =>
    left.length === 0 ? 'Beutechips für vier Farben: keine mehr' : `Beutechips für vier Farben: ${left.join(', ')}`,

  all: 'alle',

  thieves: 'Alle in der Spielreihenfolge',
  place: (n) => `Platz ${n}`,
  you: 'du',
  unit: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  loot: 'Beute',
  lootToken: (n) => `Beutechip ${n}`,
  setOf: (colours) => (colours.length === 0 ? 'Farben im Satz: noch keine' : `Farben im Satz: ${colours.join(', ')}`),
  state: {
    picksNow: 'wählt gerade',
    picksNext: 'wählt gleich',
    picksLater: 'wählt später',
    picked: (card) => `will die ${card}`,
    rollsNow: 'bricht jetzt ein',
    rollsNext: 'würfelt gleich',
    rollsLater: 'würfelt später',
    keepsNow: 'ist gescheitert',
    noCard: 'ohne Karte',
    won: (card) => `fertig, hat die ${card}`,
    caught: 'fertig, gescheitert',
    done: 'fertig',
  },

  youAreNext: 'Du bist als Nächstes dran',
  pickAny: 'Wähle eine Karte',
  pickHint: (n, all) => `Platz ${n} von ${all}: Du wählst`,
  picks: (name) => `${name} wählt`,
  goFor: (card) => `Die ${card}?`,
  completesSet: 'Macht den Satz voll',
  chooseNote: 'Jede offene Karte darfst du wählen. Tipp auf eine und sieh, was passieren kann.',
  win: 'Bringt',
  and: 'und',
  forColours: 'für vier Farben',
  lanes: 'Was dir passieren kann',
  rollHere: 'Du würfelst hier',
  ifElsewhere: (rivals) =>
    rivals.length === 1 ? `wenn ${rivals[0]} eine andere wählt` : 'wenn sonst niemand herkommt',
  nobodyAfter: 'nach dir wählt niemand',
  comesToo: (name) => `${name} kommt auch`,
  somebodyComes: 'Jemand kommt auch',
  rollsFirst: (chance) => `würfelt zuerst und erbeutet sie zu ${chance}`,
  rollFirst: 'würfeln zuerst, Chance',
  thenDrop: (card) => `Ist sie dann weg, landest du auf der ${card}; sonst würfelst du hier.`,
  thenNew: (deck) => `Ist sie dann weg, bekommst du eine neue Karte vom ${deck}er-Stapel; sonst würfelst du hier.`,
  thenNothing: 'Ist sie dann weg, bleibt für dich keine Karte; sonst würfelst du hier.',
  theyDrop: (people, card) =>
    `Erbeutest du sie, ${people.length > 1 ? 'landen' : 'landet'} ${and(people)} auf der ${card}.`,
  theyGetNew: (people) =>
    `Erbeutest du sie, ${people.length > 1 ? 'bekommen' : 'bekommt'} ${and(people)} die neue Karte.`,
  pickThis: 'Diese Karte wählen',
  advice: 'Bestes',
  adviceOn: 'markiert',
  adviceOff: 'markieren',

  rollFor: (card) => `Du würfelst um die ${card}`,
  movedTo: (card) => `Du landest auf der ${card}`,
  movedToNew: (deck) => `Du landest auf einer neuen ${deck}er-Karte`,
  movedNowhere: 'Für dich bleibt keine Karte',
  forSure: 'niemand kommt dir zuvor',
  happensWith: (chance) => `Chance: ${chance}`,

  rollYours: (card) => `Würfle um die ${card}`,
  rollsFor: (name, card) => `${name} würfelt um die ${card}`,
  roll: 'Würfeln',
  dice: 'Würfel',
  die: (colour, shows) => `Würfel ${colour} zeigt ${shows}`,
  blankDie: (colour) => `Würfel ${colour}`,
  needs: (n) => `braucht ${n}`,
  plus: (n) => `+${n}`,
  fits: 'passt',
  tooLow: 'zu niedrig',
  allFit: 'Alle Würfel passen',
  oneShort: (colour, by) => (by === 1 ? `${colour} fehlt eins` : `${colour} fehlen ${count(by)}`),
  severalShort: (n) => `${capital(count(n))} zu niedrig`,
  whatNow: 'Was nun?',
  reroll: (colour) => `${colour} neu`,
  rerollOne: 'Einen neu',
  rerollAll: 'Alle neu',
  chooseDie: 'Tipp auf einen Würfel',
  timesLeft: (n) => `noch ${n}-mal`,
  stop: 'Aufhören',
  takeZero: '0er-Karten ziehen',
  chance: (chance) => `Chance: ${chance}.`,

  caught: 'Gescheitert: Behalte eine',
  isCaught: (name) => `${name} ist gescheitert`,
  keepNote: 'Eine der beiden gehört dir, die andere kommt unter den 0er-Stapel.',
  keep: 'Behalten',

  over: 'Spielende',
  roundOver: (round) => `Runde ${round} ist zu Ende`,
  newOrder: 'Neue Reihenfolge',
  finalCount: 'Endabrechnung',
  wins: (name) => `${name} gewinnt`,
  getsAway: (name, points) => `${name} entkommt mit ${points}`,
  youGetAway: (points) => `Du entkommst mit ${points}`,
  by: {
    points: '',
    cards: 'Gleich viele Punkte: Die besseren Karten entscheiden.',
    lot: 'In allem gleich: Das Los entscheidet.',
  },
  yourLoot: 'Deine Beute',
  lootOf: (name) => `Die Beute von ${name}`,
  ranking: 'Beute und Glück',
  fairShare: 'verdient',
  luck: 'Würfelglück',
  pointsColumn: 'Punkte',
  luckNote:
    'Würfelglück: was die Würfel über die genauen Chancen der versuchten Karten hinaus brachten. Verdient: der Rest.',
  bot: 'Bot',
  chart: 'Punkte pro Runde',
  chartOf: (lines) => `Punkte nach jeder Runde. ${lines.join(' ')}`,
  chartLine: (name, points) => `${name}: ${points.join(', ')}.`,
  decimal: (n) => decimal(n, 'de'),

  seats: 'Plätze am Tisch',
  round: (n) => `Runde ${n}`,
  roundOf: (n, all) => `Runde ${n} von ${all}`,
  allRounds: (all) => `Alle ${all} Runden sind gespielt`,

  // eigene Karten
  cardSet: {
    name: 'Karten',
    choose: 'Auswählen',
    title: 'Welche Karten?',
    kinds: { 'built-in': 'Eingebaut', own: 'Eigene' },
    builtInWords: 'Von uns: Was auf den echten Karten steht, ist nirgends veröffentlicht.',
    ownWords: 'Du hast die Schachtel? Schreib ihre Werte in eine Datei, dann spielen alle an diesem Tisch damit.',
    sample: 'Beispiel herunterladen',
    open: 'Datei öffnen',
    paste: 'Oder hier einfügen',
    good: 'Alles in Ordnung. Am Tisch wird mit diesen Karten gespielt.',
    notJson: (at) =>
      at === undefined
        ? 'Das ist kein JSON.'
        : `Das ist kein JSON: Sieh in Zeile ${at.line}, Spalte ${at.column} nach.`,
    flaws: (n) => (n === 1 ? 'Etwas stimmt nicht:' : `${n} Dinge stimmen nicht:`),
    more: (n) => `… und noch ${n}.`,
    done: 'Fertig',
    deck: (deck, cards) => `${deck}er-Stapel: ${cards} Karten`,
    card: (points, bonus, dice) => `${points}, ${bonus}${dice.length === 0 ? '' : `; verlangt ${and(dice)}`}`,
    tokens: 'Chips',
    turnOrderToken: (place, bonus) => `Platzierungschip ${place}: ${bonus}`,
    rerollToken: (bonus) => `Neu-Würfeln-Chip: ${bonus}`,
  },

  // neben den Regeln
  aim: 'Nach sieben Runden gewinnen die *meisten Punkte*.',

  examples: {
    displaced:
      'Du und Vincenzo habt beide die 6 gewählt. Vincenzo würfelt zuerst und erbeutet sie: Dein Charakterchip landet auf der 2 darunter, und um die würfelst du.',
  },

  primer: {
    loot: {
      title: 'Die Beute',
      words: 'Sieben Runden in einer Villa. Brich ein und nimm mit, was da ist. Die *meisten Punkte* gewinnen.',
    },
    pick: {
      title: 'Wählen',
      words: 'Der Reihe nach sucht ihr euch eine *Karte* aus. Mehrere dürfen dieselbe wählen.',
    },
    roll: {
      title: 'Würfeln',
      words:
        'Wer zuletzt gewählt hat, würfelt zuerst. Jeder Würfel muss seine Zahl erreichen. *Gescheitert?* Zieh zwei 0er-Karten, behalte eine.',
    },
    late: {
      title: 'Zu spät',
      words: 'Jemand vor dir erbeutet deine Karte? Dann *landest* du eine Reihe tiefer und würfelst dort.',
    },
    bonuses: {
      title: 'Boni',
      words:
        'Karten helfen dir bis zum Schluss: *+1* in einer Farbe oder *neu würfeln*. Hast du alle vier Farben, nimm den höchsten Beutechip.',
    },
  },

  specimen: {
    card: (deck) => `${deck}er-Karte`,
    cardWords: (cards, dice) =>
      dice === 0
        ? `${cards} Stück: Trost für alle, die scheitern.`
        : `${cards} Stück mit je ${dice} Würfeln. Unten steht, was jeder mindestens zeigen muss.`,
    die: (colour) => `Würfel in ${colour}`,
    hasPlus: 'Drei Stück. Ein +1 dieser Farbe erhöht sie alle.',
    noPlus: 'Drei Stück. Für diese Farbe gibt es kein +1.',
    plus: 'Jeder Würfel dieser Farbe zählt eins mehr.',
    reroll: 'Einmal in der Runde, nach einem Fehlwurf.',
    place: (n) => `Platzierungschip ${n}`,
    rerollToken: 'Neu-Würfeln-Chip',
    rerollTokenWords: 'Für die letztplatzierte Person.',
    lootTokens: (points) => `Beutechips ${points.join(', ')}`,
    lootTokenWords: 'Für alle vier +1-Farben auf deinen Karten: der höchste, der noch da ist.',
    character: 'Hat keine Fähigkeit, nur einen Hut.',
  },
};
