import { joined } from '#table/text.ts';
import type { Words } from './en.ts';

export const de: Words = {
  and: joined.de,
  seat: (seat) => `Platz ${seat}`,
  audience: 'das Publikum',

  commands: {
    undo: 'zurück',
    board: 'tisch',
    moves: 'züge',
    log: 'verlauf',
    rules: 'regeln',
    save: 'speichern',
    help: 'hilfe',
    quit: 'ende',
  },
  commandHelp: {
    undo: 'nimmt deinen letzten Zug zurück, solange er niemandem etwas Neues gezeigt hat',
    board: 'zeigt noch einmal den Tisch',
    moves: 'zeigt noch einmal deine Züge',
    log: 'erzählt alles, was bisher geschehen ist',
    rules: 'zeigt die Regeln; mit einer Nummer oder einem Wort dahinter nur diese',
    save: 'schreibt mit einem Dateinamen dahinter die Aufzeichnung des beendeten Spiels',
    help: 'zeigt diese Liste',
    quit: 'verlässt den Tisch',
  },
  helpMoves: (name) =>
    `Wähle einen Zug mit seiner Nummer in der Liste oder mit seinem Kurznamen, etwa „${name}“. Eine Zahl allein meint immer die Liste.`,

  against: (me, others) =>
    others === '' ? `Du bist ${me} und spielst allein.` : `Du bist ${me}. Mit dir am Tisch: ${others}.`,
  bot: (name, bot) => `${name} (${bot})`,
  sealed: (commitment) =>
    `Jedes Mischen und jeder Würfelwurf folgt aus einem Geheimnis, das schon feststeht. Das ist sein Fingerabdruck; das Geheimnis selbst bekommst du, wenn das Spiel zu Ende ist: ${commitment}`,
  hint: '„hilfe“ zeigt, was du tun kannst, „regeln“ zeigt die Regeln.',

  happened: 'Was geschehen ist',
  nothingYet: 'Noch ist nichts geschehen.',
  yourMoves: 'Deine Züge',
  prompt: (count) => `Dein Zug (${count === 1 ? '1' : `1–${count}`} oder hilfe): `,
  canUndo: '„zurück“ nimmt deinen letzten Zug zurück.',
  takenBack: 'Du hast deinen letzten Zug zurückgenommen.',
  noSuchNumber: (count) => (count === 1 ? 'Es gibt nur Zug 1.' : `Es gibt nur die Züge 1 bis ${count}.`),

  rulesHint: (command, id) => `„${command} ${id}“ zeigt eine Regel, „${command}“ und ein Wort sucht.`,
  noRule: (word) => `Keine Regel spricht von „${word}“.`,
  ours: 'mit eigener Festlegung',

  over: 'Das Spiel ist zu Ende',
  overHint: '„speichern DATEI“ behält die Aufzeichnung, „verlauf“ erzählt das ganze Spiel, „ende“ verlässt den Tisch.',
  overPrompt: 'Noch etwas? ',
  revealed: (secret) => `Das Geheimnis hinter jedem Mischen und jedem Würfelwurf: ${secret}`,
  fingerprint: (commitment) => `Sein Fingerabdruck, bekannt von Anfang an: ${commitment}`,
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
