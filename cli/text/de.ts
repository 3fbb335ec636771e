import { joined } from '#table/text.ts';
import type { Words } from './en.ts';

export const de: Words = {
  and: joined.de,
  seat: (seat) => `Sitz ${seat}`,
  audience: 'das Publikum',

  account: {
    how: 'Woher das kommt',
    rounds: (rounds: number) =>
      `Jede Stellung wurde ${rounds}-mal weitergespielt. Die Zahlen sind Siege von 100; in 19 von 20 Fällen liegen sie höchstens so weit daneben, wie dabeisteht.`,
    sum: (start: string, parts: string, result: string) => `Am Anfang ${start}; ${parts}; am Ende ${result}.`,
    crew: 'Die Crew',
    parts: {
      luck: 'Glück',
      unknown: 'was sich nicht wissen ließ',
      own: 'eigene Entscheidungen',
      others: 'die anderen',
      rest: 'der Rest',
    },
    points: 'Wendepunkte',
    noPoints: 'Kein einzelner Moment hebt sich ab.',
    deal: 'Die Verteilung',
    entry: (at: number) => `Eintrag ${at}`,
    better: (move: string) => `Besser war: ${move}`,
  },

  commands: {
    undo: 'zurück',
    board: 'tisch',
    moves: 'schritte',
    log: 'verlauf',
    rules: 'regeln',
    save: 'speichern',
    say: 'sagen',
    start: 'starten',
    leave: 'aufstehen',
    back: 'zurückkehren',
    help: 'hilfe',
    quit: 'ende',
  },
  commandHelp: {
    undo: 'nimmt deinen letzten Schritt zurück, solange er niemandem etwas Neues gezeigt hat',
    board: 'zeigt noch einmal den Tisch',
    moves: 'zeigt noch einmal, was du tun kannst',
    log: 'erzählt alles, was bisher passiert ist',
    rules: 'zeigt die Regeln; mit einer Nummer oder einem Wort dahinter nur diese',
    save: 'schreibt mit einem Dateinamen dahinter die Aufzeichnung des beendeten Spiels',
    say: 'sagt allen am Tisch, was dahinter steht',
    start: 'startet das Spiel; freie Plätze halten Bots warm, bis jemand kommt',
    leave: 'lässt einen Bot für dich spielen, bis du zurück bist, und beendet das Programm',
    back: 'nimmt dem Bot, der für dich spielt, den Platz wieder ab',
    help: 'zeigt diese Liste',
    quit: 'beendet das Programm',
  },
  helpMoves: (name) =>
    `Wähle einen Schritt mit seiner Nummer in der Liste oder mit seinem Kurznamen, etwa „${name}“. Eine Zahl allein meint immer die Liste.`,

  against: (me, others) =>
    others === '' ? `Du bist ${me} und spielst allein.` : `Du bist ${me}. Mit dir am Tisch: ${others}.`,
  bot: (name, bot) => `${name} (${bot})`,
  sealed: (commitment) =>
    `Jedes Mischen und jeder Wurf folgt aus einer geheimen Zahl, die schon feststeht. Das ist ihr Fingerabdruck; die Zahl selbst bekommst du, wenn das Spiel zu Ende ist: ${commitment}`,
  six: (names) => `Für alle hier dieselben sechs Bilder, vor dem ersten Zug zu vergleichen: ${names}`,
  noted: (line) => `Schreib dir das auf, um die Aufzeichnung später zu prüfen: ${line}`,
  alike: (seen, all) =>
    `Die Aufzeichnung passt zu dem, was dieses Programm gesehen hat: ${seen} von ${all} Einträgen, wie sie geschahen.`,
  unlike: (what, at) =>
    `Das ist nicht das Spiel, das hier zu sehen war (${what}${at === undefined ? '' : `, Eintrag ${at}`}). Bewahr die Aufzeichnung auf.`,
  hint: '„hilfe“ zeigt, was du tun kannst, „regeln“ zeigt die Regeln.',

  happened: 'Verlauf',
  nothingYet: 'Noch ist nichts passiert.',
  earlier: (moves) =>
    moves === 1 ? '„verlauf“ erzählt auch den Schritt davor.' : `„verlauf“ erzählt auch die ${moves} Schritte davor.`,
  tookBack: (name) => `${name} hat den letzten Schritt zurückgenommen.`,
  yourMoves: 'Deine Möglichkeiten',
  prompt: (count) => `Dein Zug (${count === 1 ? '1' : `1–${count}`} oder hilfe): `,
  canUndo: '„zurück“ nimmt deinen letzten Schritt zurück.',
  takenBack: 'Du hast deinen letzten Schritt zurückgenommen.',
  noSuchNumber: (count) => (count === 1 ? 'Es gibt nur die Nummer 1.' : `Es gibt nur die Nummern 1 bis ${count}.`),

  watching: (others) => (others === '' ? 'Du schaust an einem leeren Tisch zu.' : `Du schaust ${others} zu.`),
  startPrompt: '„starten“ startet das Spiel: ',
  fillingPrompt: 'Warten auf den Start (oder hilfe): ',
  waitingPrompt: (names) => `Warten auf ${names} (oder hilfe): `,
  invitation: (link) => `Wer mitspielen soll, öffnet diesen Link: ${link}`,
  seats: (names) => `Am Tisch: ${names}.`,
  freeSeats: (count) => (count === 1 ? '1 freier Platz' : `${count} freie Plätze`),
  strengths: { easy: 'leichter Bot', normal: 'Bot', hard: 'starker Bot' },
  formerPlayer: 'nicht mehr dabei',
  began: 'Das Spiel beginnt.',
  sat: (name, before) => `${name} übernimmt den Platz von ${before}.`,
  standsIn: (name) => `${name} ist weg; bis zur Rückkehr spielt ein Bot.`,
  isBack: (name) => `${name} ist wieder da.`,
  youAreOut: 'Jetzt spielt ein Bot für dich. „zurückkehren“ nimmt ihm den Platz wieder ab.',
  youAreBack: 'Du spielst wieder selbst.',
  said: (name, text) => `${name} sagt: ${text}`,
  program: 'von einem Gast',
  botPlays: (bot, wayBack) =>
    `Jetzt spielt ${bot}, und alle am Tisch sehen, dass es ein Bot ist. Strg-C beendet ihn; zurück kommst du mit: ${wayBack}`,
  reacted: {
    bravo: (name) => `${name} klatscht.`,
    laugh: (name) => `${name} lacht.`,
    gasp: (name) => `${name} staunt.`,
    ouch: (name) => `${name} leidet mit.`,
    heart: (name) => `${name} findet das herrlich.`,
  },
  sayWhat: 'Was denn? Schreib die Worte dahinter.',
  connectionLost: 'Die Verbindung ist weg. Neuer Versuch …',
  connectionBack: 'Wieder verbunden.',
  seatKept: (command) => `Dein Platz bleibt deiner, und der Tisch wartet auf dich: ${command}`,
  seatLent: (command) => `Ein Bot spielt für dich, bis du zurück bist: ${command}`,

  rulesHint: (command, id) => `„${command} ${id}“ zeigt eine Regel, „${command}“ und ein Wort sucht.`,
  noRule: (word) => `In keiner Regel steht „${word}“.`,
  ours: 'unsere Festlegung',

  over: 'Das Spiel ist zu Ende',
  overHint:
    '„speichern DATEI“ speichert die Aufzeichnung, „verlauf“ erzählt das ganze Spiel, „ende“ verlässt den Tisch.',
  overPrompt: 'Noch etwas? ',
  revealed: (secret) => `Die geheime Zahl hinter jedem Mischen und jedem Wurf: ${secret}`,
  fingerprint: (commitment) => `Ihr Fingerabdruck, bekannt von Anfang an: ${commitment}`,
  saved: (file) => `Gespeichert als ${file}. Prüfen mit: hideout verify ${file}`,
  notSaved: (file, reason) => `${file} wurde nicht geschrieben: ${reason}.`,
  reasons: {
    exists: 'es gibt schon eine Datei mit diesem Namen',
    folder: 'diesen Ordner gibt es nicht',
    denied: 'es ist nicht erlaubt',
    directory: 'das ist ein Ordner',
    other: 'das System hat es verweigert',
  },
  bye: 'Gute Nacht, und Vorsicht vor den Kameras.',

  story: (seats, entries) => `${seats} Plätze, ${entries === 1 ? '1 Eintrag' : `${entries} Einträge`}`,
  seenBy: (viewer) => `Erzählt, wie ${viewer} es sah; was verdeckt war, bleibt auch hier unbekannt.`,
  undone: (to) => (to === 0 ? 'nimmt alles zurück' : `nimmt alles nach Eintrag ${to} zurück`),
  tableAfter: (entry) => (entry === 0 ? 'Der Tisch nach dem Aufbau' : `Der Tisch nach Eintrag ${entry}`),
  notOver: 'Das Spiel ist hier noch nicht zu Ende.',
};
