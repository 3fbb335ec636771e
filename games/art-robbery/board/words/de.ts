import { joined } from '#table/text.ts';
import { de as game } from '../../text/de.ts';
import type { Kind } from '../../text/pieces.ts';
import type { Words } from './en.ts';

/** Accusative. */
const the = (kind: Kind): string => (kind === 'boss' ? 'den Boss' : `die ${kind}`);
const nominative = (kind: Kind): string => (kind === 'boss' ? 'der Boss' : `die ${kind}`);
const your = (kind: Kind): string => (kind === 'boss' ? 'deinen Boss' : `deine ${kind}`);
const worth = (points: number, alibis: number): string =>
  joined.de([...(points > 0 ? [game.points(points)] : []), ...(alibis > 0 ? [game.alibis(alibis)] : [])]);
const times = (n: number): string => (n === 1 ? 'einmal' : `${n}-mal`);

export const de: Words = {
  you: 'Du',
  safe: (n) => `${n} sicher`,
  sum: (safe, table) => `${safe} + ${table} Punkte`,
  none: 'kein Alibi',
  centre: 'Mitte',
  left: (n, of) => `noch ${n} von ${of}`,
  piles: 'Stapel',
  draw: 'Stapel',
  discard: 'Ablage',
  seat: (name, isSelf) => (isSelf ? `${name}, du` : name),
  inCentre: 'in der Mitte',
  before: (name) => `vor ${name}`,
  beforeYou: 'vor dir',
  dogIn: 'Wachhund, in der Mitte',
  dogOf: (name) => `Wachhund, bei ${name}`,
  dogYours: 'Wachhund, bei dir',
  hand: 'Deine Hand',
  handOf: (name, n) => `${name}: ${n} Karten`,

  foot: {
    centre: 'Mitte',
    from: (name) => `von ${name}`,
    any: (n) => `1 von ${n}`,
    nothing: 'nichts',
  },

  plan: {
    choose: 'Wähle eine Karte',
    chooseWhy: 'Unten auf jeder Karte steht, woher du nimmst.',
    aim: 'Wähle ein Token',
    aimWhy: 'Mit dieser Karte nimmst du eins mit rotem Rahmen.',
    take: (kind) => `Nimm ${the(kind)}`,
    steal: (name, kind) => `Stiehl ${name} ${the(kind)}`,
    fetch: 'Hol den Wachhund',
    nothing: (card) => `${game.card[card]}: keine Wirkung`,
    gain: (points, alibis) => `${worth(points, alibis)} mehr.`,
    bossAlone: 'Der Boss zählt nur mit einer 4 oder 5 aus diesem Überfall.',
    noneInCentre: 'In der Mitte liegt keine.',
    fetchWhy: 'Er schützt dich, und solange du ihn hast, beginnst du den nächsten Überfall.',
    fetchLast: 'Er schützt dich.',
    ownDog: 'Du hast ihn schon. Du ziehst eine neue Karte.',
    nothingWhy: 'Für diese Karte gibt es nichts zu holen. Du ziehst eine neue.',
    play: (card) => `${game.cardShort[card]} spielen`,
    waiting: 'Noch nicht am Zug',
    after: (names) => `Du spielst nach ${joined.de(names)}.`,
    next: (name) => `${name} ist am Zug`,
    watching: 'Du schaust zu',
    watchingWhy: 'Handkarten siehst du nicht: Jede Hand bleibt geheim.',
    theft: 'Token oder Hund?',
  },

  question: {
    title: (thief, kind) => `${thief} will ${your(kind)}`,
    lead: 'Du kannst stattdessen den Wachhund geben.',
    answers: 'Token oder Hund',
    token: (kind) => (kind === 'boss' ? 'Gib den Boss' : `Gib die ${kind}`),
    dog: 'Gib den Hund',
    less: (points, alibis) => `${worth(points, alibis)} weniger.`,
    worthless: 'So, wie es steht, zählt er nichts.',
    bossToo: (points) => `Ohne 4 oder 5 geht der Boss zurück: ${game.points(points)} weniger.`,
    keepDog: 'Du behältst den Hund.',
    keep: (kind, boss) => `Du behältst ${the(kind)}${boss ? ' und den Boss' : ''}, fürs Erste.`,
    loseDog: (thief) => `${thief} ist dann geschützt.`,
    loseStart: (thief, raid) => `${thief} ist dann geschützt und würde Überfall ${raid} beginnen.`,
  },

  raidEnd: {
    title: (raid) => `Überfall ${raid} ist vorbei`,
    last: (name) => `${name} hat das letzte Token genommen.`,
    lastYou: 'Du hast das letzte Token genommen.',
    safeNow: 'Was vor dir liegt, ist jetzt sicher.',
    safeAll: 'Alle Beute auf dem Tisch ist jetzt sicher.',
    intoSafe: 'in Sicherheit',
    nothing: 'nichts',
    starts: (raid) => `beginnt Überfall ${raid}`,
    hasDog: 'hat den Wachhund,',
    bossKept: 'Boss bleibt',
    keptWith: (kind) => `dank der ${kind}`,
    bossBack: 'Boss geht zurück',
    boss: 'Der Boss bleibt nur mit einer 4 oder 5 aus demselben Überfall. Sonst geht er zurück in die Box.',
    next: {
      sketches: 'Weiter zu den Skizzen',
      sculptures: 'Weiter zu den Skulpturen',
      antiques: 'Weiter zu den Antiquitäten',
      paintings: 'Weiter zu den Gemälden',
    },
  },

  standings: {
    alibis: 'Alibis',
    title: 'Wenigste Alibis: Haft',
    titleOfTwo: 'Weniger Alibis: minus 10',
    arrested: 'Haft droht',
    fined: 'müsste zahlen',
    level: 'Gleichstand: Alle würden verhaftet.',
    safe: 'sicher',
    table: 'dieser Überfall',
    perhaps: 'vielleicht',
    toCome: (n) => `noch ${n} zu holen`,
    count: (least, most) => (least === most ? game.alibis(least) : `${least} bis ${most} Alibis`),
  },

  over: {
    result: 'Ergebnis',
    win: ({ you, others }, points) => {
      if (you && others.length === 0) return `Du entkommst mit ${points}`;
      if (!you && others.length === 1) return `${others[0]} entkommt mit ${points}`;
      return you
        ? `${joined.de(['Du', ...others])} teilt euch den Sieg: je ${points}`
        : `${joined.de(others)} teilen sich den Sieg: je ${points}`;
    },
    police: 'Die Polizei gewinnt',
    ahead: (points, name) => `${game.points(points)} mehr als ${name}.`,
    aheadOfYou: (points) => `${game.points(points)} mehr als du.`,
    alone: 'Alle anderen sitzen hinter Gittern.',
    framed: (name) => `${name}, gerahmt`,
    emptyFrame: 'Ein leerer Rahmen',
    arrested: ({ you, others }) => {
      if (!you) return `${joined.de(others)} ${others.length > 1 ? 'sind' : 'ist'} verhaftet`;
      return others.length > 0 ? `${joined.de(['Du', ...others])} seid verhaftet` : 'Du bist verhaftet';
    },
    fewest: (alibis) => `${game.alibis(alibis)}, weniger hat niemand. Die Punkte zählen nicht.`,
    fined: ({ you, others }) => (you ? 'Du zahlst die Strafe' : `${others[0]} zahlt die Strafe`),
    paid: (points) => `Weniger Alibis: ${game.points(points)} abgegeben.`,
    ranking: 'Punkte je Überfall',
    alibis: 'Alibis',
    points: 'Punkte',
    perRaid: (points) => `Punkte je Überfall: ${points.join(', ')}`,
    bosses: (n) => (n === 0 ? 'kein Boss' : n === 1 ? '1 Boss' : `${n} Bosse`),
    mine: (what) => `du, ${what}`,
    moments: 'Denkwürdiges',
    taken: times,
    takenWhat: {
      sketches: (kind) => `wanderte ${nominative(kind)} der Skizzen weiter`,
      sculptures: (kind) => `wanderte ${nominative(kind)} der Skulpturen weiter`,
      antiques: (kind) => `wanderte ${nominative(kind)} der Antiquitäten weiter`,
      paintings: (kind) => `wanderte ${nominative(kind)} der Gemälde weiter`,
    },
    dogMoved: times,
    dogMovedWhat: 'wanderte der Hund weiter',
    kept: (n, of) => `${n} von ${of}`,
    keptWhat: 'Bossen wurden behalten',
  },

  log: {
    dog: 'den Hund',
    takes: (what, who) => (who === undefined ? `Du nimmst ${what}` : `${who} nimmt ${what}`),
    steals: (what, from, who) => `${who === undefined ? 'Du stiehlst' : `${who} stiehlt`} ${what} von ${from ?? 'dir'}`,
    wants: (what, from, who) => `${who === undefined ? 'Du willst' : `${who} will`} ${what} von ${from ?? 'dir'}`,
    getsDog: (dog, what, from, who) =>
      `${who === undefined ? 'Du bekommst' : `${who} bekommt`} ${dog} von ${from ?? 'dir'}, nicht ${what}`,
    fetches: (dog, who) => `${who === undefined ? 'Du nimmst' : `${who} nimmt`} ${dog} aus der Mitte`,
    fetchesFrom: (dog, from, who) => `${who === undefined ? 'Du nimmst' : `${who} nimmt`} ${dog} von ${from ?? 'dir'}`,
    nothing: (who) => (who === undefined ? 'Du nimmst nichts' : `${who} nimmt nichts`),
    over: (raid) => `Überfall ${raid} ist vorbei`,
    secured: (what, who) => `Gesichert bei ${who ?? 'dir'}: ${what}`,
    bossKept: (boss, what, who) => `${who === undefined ? 'Du behältst' : `${who} behält`} ${boss} dank ${what}`,
    bossBack: (boss, who) => `${who === undefined ? 'Du verlierst' : `${who} verliert`} ${boss}: keine 4 oder 5`,
    begins: (raid, who) => (who === undefined ? `Du beginnst Überfall ${raid}` : `${who} beginnt Überfall ${raid}`),
    beginsWith: (dog, raid, who) =>
      who === undefined
        ? `Du hast ${dog} und beginnst Überfall ${raid}`
        : `${who} hat ${dog} und beginnt Überfall ${raid}`,
  },

  progress: {
    raids: 'Überfälle',
    allPlayed: 'Überfälle, alle gespielt',
    done: (raid) => `${raid}, vorbei`,
    later: (raid) => `${raid}, kommt noch`,
  },

  /** Neben den Regeln. */
  aim: (seats) =>
    seats === 2
      ? '*Die meisten Punkte gewinnen.* Weniger Alibis: minus 10.'
      : '*Die meisten Punkte gewinnen.* Wenigste Alibis: Haft.',

  examples: {
    dog: 'Ben spielt eine 4 und will deine. Du hast den Hund: Gib die 4 her, oder gib Ben den Hund und behalte sie. Beim nächsten Mal schützt dich nichts mehr.',
  },

  what: {
    token: (number) => `Die ${number}`,
    tokenWords: (points) =>
      `Zählt ${points}, wenn sie am Ende des Überfalls vor dir liegt. Bis dahin kann sie gestohlen werden.`,
    dottedWords: (points, alibis, isDuel) =>
      `Bringt ${worth(points, alibis)}, wenn sie am Ende des Überfalls vor dir liegt. ${isDuel ? 'Weniger Alibis kosten zehn Punkte' : 'Wer die wenigsten Alibis hat, wird verhaftet'}.`,
  },

  primer: {
    or: 'oder',
    haul: {
      title: 'Die Beute',
      words:
        'Vier Überfälle auf ein Museum. Dann wird verhaftet, wer die *wenigsten Alibis* hat. Unter den anderen gewinnen die *meisten Punkte*.',
    },
    take: {
      title: 'Nehmen',
      words:
        'Spiel eine Karte: Damit nimmst du ihre *Nummer* aus der Mitte. Dann ziehst du nach. Ist die Mitte leer, endet der Überfall.',
    },
    steal: {
      title: 'Stehlen',
      words: 'Keins mehr in der Mitte? Dann *stiehlst* du eins und suchst aus, von wem.',
    },
    dog: {
      title: 'Der Hund',
      words:
        'Wer den *Hund* hat, darf ihn statt des Tokens hergeben. Wer ihn am Ende hat, beginnt den nächsten Überfall.',
    },
    dots: {
      title: 'Punkte und Boss',
      words:
        'Weiße Punkte sind *Alibis*, meist auf Tokens, die wenig zählen. Der *Boss* zählt 5, aber nur mit einer 4 oder 5 daneben.',
    },
  },

  specimen: {
    card: {
      number: {
        name: 'Nummernkarte',
        words: (copies) =>
          `Damit nimmst du ein Token mit ihrer Nummer: aus der Mitte, sonst von jemandem. Je ${copies} von 0 bis 5.`,
      },
      boss: { name: 'Bosskarte', words: (copies) => `Damit nimmst du das Bosstoken. Es gibt ${copies}.` },
      dog: {
        name: 'Wachhundkarte',
        words: (copies) => `Bringt dir die Wachhundfigur, egal wo sie ist. Es gibt ${copies}.`,
      },
      thief: {
        name: 'Gieriger Dieb',
        words: (copies) => `Damit nimmst du ein beliebiges Token aus der Mitte, auch den Boss. Es gibt ${copies}.`,
      },
    },
    tokens: (count, withAlibis) => `${count} Tokens. Weiße Punkte sind Alibis: ${withAlibis}.`,
    boss: { name: 'Boss', words: 'Zählt 5, wenn du auch eine 4 oder 5 desselben Überfalls hast.' },
    dog: { name: 'Wachhund', words: 'Keine Beute und keine Punkte, aber er schützt die Person, die ihn hat.' },
  },
};
