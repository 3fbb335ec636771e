import type * as en from '../en/rooms.ts';
import type { Room } from '../shapes.ts';

const computer = (name: string, code: string, alarm: string): Room => ({
  name,
  code,
  text: `Für 1 Aktion legst du hier einen Hack-Marker dazu, bis zu 6. Ein Marker kann auf jeder Etage einen ${alarm} verhindern.`,
});

export const tile: typeof en.tile = {
  atrium: {
    name: 'Atrium',
    code: 'At',
    text: 'Späh eine Etage senkrecht nach oben oder unten. Eine Wache genau darüber oder darunter sieht dich: 1 Tarnung weg.',
  },
  camera: {
    name: 'Kamera',
    code: 'Ka',
    text: 'Eine Wache bei irgendeiner aufgedeckten Kamera sieht dich bei jeder anderen: Alarm in deinem Raum, aber keine Tarnung verloren.',
  },
  'computer-fingerprint': computer('Fingerabdruck-Computer', 'CF', 'Fingerabdruck-Alarm'),
  'computer-laser': computer('Laser-Computer', 'CL', 'Laser-Alarm'),
  'computer-motion': computer('Bewegungs-Computer', 'CB', 'Bewegungs-Alarm'),
  deadbolt: {
    name: 'Riegel',
    code: 'Ri',
    text: '3 Aktionen zum Betreten; 1, solange jemand von euch oder eine Wache darin ist. Zahlst du nicht, bleibst du, wo du warst.',
  },
  scanner: {
    name: 'Scanner',
    code: 'Sc',
    text: 'Wer mit Werkzeug oder Beute eintritt, löst Alarm aus. Da hilft kein Marker und kein Störsender.',
  },
  fingerprint: {
    name: 'Fingerabdruck',
    code: 'Fi',
    text: 'Eintreten löst jedes Mal Alarm aus. Ein Hack-Marker, der Laptop oder der Störsender verhindert ihn.',
  },
  foyer: {
    name: 'Foyer',
    code: 'Fo',
    text: 'Eine Wache im Nachbarraum ohne Wand dazwischen sieht dich: 1 Tarnung weg.',
  },
  keypad: {
    name: 'Codeschloss',
    code: 'Co',
    text: 'Verschlossen: Würfle eine 6, um hineinzukommen, mit jedem Versuch im selben Zug ein Würfel mehr. Eine 6 öffnet es für alle.',
  },
  laboratory: { name: 'Labor', code: 'Lb', text: 'Wer es zuerst betritt, zieht ein Werkzeug.' },
  laser: {
    name: 'Laser',
    code: 'La',
    text: '2 Aktionen zum Betreten, oder 1 Aktion und Alarm. Ein Hack-Marker, der Laptop oder der Störsender verhindert den Alarm.',
  },
  lavatory: {
    name: 'Toilette',
    code: 'To',
    text: 'Wird sie aufgedeckt, kommen 3 Tarnmarker hinein. Wer hier steht, darf diese statt der eigenen Tarnung verlieren.',
  },
  motion: {
    name: 'Bewegungsmelder',
    code: 'Bw',
    text: 'Im selben Zug hinein und wieder hinaus: Alarm hier. Ein Hack-Marker, der Laptop oder der Störsender verhindert ihn.',
  },
  safe: {
    name: 'Tresor',
    code: 'Tr',
    text: 'Knackt mit Würfeln alle Ziffern seiner Reihe und Spalte. Darin liegen ein Werkzeug und Beute.',
  },
  'secret-door': {
    name: 'Geheimtür',
    code: 'Ge',
    text: 'Ist sie aufgedeckt, kommst du durch ihre Wände hinein, aber nicht so hinaus. Wachen können das nicht.',
  },
  'service-duct': {
    name: 'Schacht',
    code: 'Sh',
    text: 'Sind beide aufgedeckt, kommst du für 1 Aktion vom einen zum anderen, egal auf welchen Etagen.',
  },
  stairs: {
    name: 'Treppe',
    code: 'Tp',
    text: '1 Aktion hinauf in den Raum darüber oder von dort wieder hinunter. Ganz oben führt sie aufs Dach.',
  },
  thermo: {
    name: 'Wärmesensor',
    code: 'Wä',
    text: 'Enden deine Aktionen hier, schlägt er an. Da hilft kein Marker.',
  },
  walkway: {
    name: 'Steg',
    code: 'Sg',
    text: 'Wer ihn verdeckt betritt, fällt eine Etage tiefer. Aufgedeckt ist er ein gewöhnlicher Raum und ein Weg nach unten.',
  },
};

export const character: typeof en.character = {
  acrobat: 'Akrobat',
  hacker: 'Hacker',
  hawk: 'Falke',
  juicer: 'Stromer',
  peterman: 'Schränker',
  raven: 'Rabe',
  rigger: 'Tüftler',
  rook: 'Stratege',
  spotter: 'Seher',
};

export const ability: typeof en.ability = {
  flexibility: {
    name: 'Gelenkigkeit',
    text: 'Geh ohne Aktion und ohne Tarnung zu verlieren in einen Nachbarraum mit einer Wache. Sei weg, bevor sie sich bewegt, sonst verlierst du 1 Tarnung.',
  },
  'climb-window': {
    name: 'Klettern',
    text: '3 Aktionen: aus einem Außenraum an dieselbe Stelle eine Etage höher oder tiefer. Damit enden deine Aktionen.',
  },
  jammer: {
    name: 'Störsender',
    text: 'Fingerabdruck, Laser und Bewegungsmelder schlagen bei dir nie an, und bei niemandem in dem Raum, in dem du stehst.',
  },
  laptop: {
    name: 'Laptop',
    text: '1 Aktion: Leg einen Marker auf diese Karte, mehr passt nicht darauf. Alle dürfen ihn wie einen Marker für Fingerabdruck, Laser oder Bewegung ausgeben.',
  },
  'x-ray': { name: 'Röntgenblick', text: 'Einmal im Zug, gratis: Späh durch eine Wand in den Raum dahinter.' },
  enhance: {
    name: 'Fernblick',
    text: 'Einmal im Zug, gratis: Späh in einen Raum, der bis zu zwei Schritte entfernt ist.',
  },
  crybaby: { name: 'Heulboje', text: 'Gratis: Lös in einem Nachbarraum Alarm aus.' },
  reroute: {
    name: 'Umleiten',
    text: 'Einmal im Zug, gratis: Nimm den Alarm aus deinem Raum auf diese Karte, oder leg den, den du hast, in deinen Raum.',
  },
  'steady-hands': {
    name: 'Ruhige Hand',
    text: 'Ein Würfel mehr bei jedem Wurf für einen Tresor oder ein Codeschloss.',
  },
  drill: {
    name: 'Bohrer',
    text: 'Zum üblichen Preis: Leg auch bei einem Tresor genau über oder unter dir Würfel dazu und würfle für ihn. Was darin ist, bleibt in seinem Raum liegen.',
  },
  distract: {
    name: 'Ablenken',
    text: 'Gratis: Setz die Krähe bis zu zwei Schritte weit weg. Eine Wache, die ihren Raum betritt, verliert einen weiteren Schritt.',
  },
  disrupt: {
    name: 'Aufhalten',
    text: 'Gratis: Setz die Krähe in deinen Raum. Müsste eine Wache dort losgehen und ist auf der Etage kein Alarm, bleibt sie stehen, und die Krähe kehrt zurück.',
  },
  solution: {
    name: 'Die Lösung',
    text: 'Du beginnst mit dem Dynamit. Wer ein Werkzeug findet, darf zwei ziehen und eines behalten.',
  },
  tinker: {
    name: 'Basteln',
    text: 'Gratis, für 1 eigene Tarnung: Zieh ein Werkzeug. Wer ein Werkzeug findet, darf zwei ziehen und eines behalten.',
  },
  orders: {
    name: 'Anweisung',
    text: 'Einmal im Zug, 1 Aktion: Beweg eine andere Person, wenn sie zustimmt, um einen Raum.',
  },
  disguise: {
    name: 'Verkleidung',
    text: '1 Aktion, nur als erste in deinem Zug: Tausch mit einer anderen Person den Platz, egal auf welcher Etage.',
  },
  clairvoyance: {
    name: 'Hellsehen',
    text: 'Einmal im Zug, 1 Aktion: Sieh dir die nächste Patrouillenkarte deiner Etage an; sie bleibt oben oder kommt unter den Stapel.',
  },
  precognition: {
    name: 'Vorahnung',
    text: 'Einmal im Zug, 1 Aktion: Sieh dir das nächste Ereignis an; es bleibt oben oder kommt unter den Stapel.',
  },
};
