import type { Face } from '../components.ts';
import { open, type Words } from './en.ts';

const FACE = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const MANY = ['Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'];
const dice = (count: number, face: Face): string => `${count} ${(count === 1 ? FACE : MANY)[face - 1]}`;

export const de: Words = {
  pitch:
    'Alle würfeln verdeckt und bieten auf sämtliche Würfel zusammen: höher bieten oder zweifeln – und jemand verliert einen Würfel.',
  you: 'Du',
  dice,
  event: {
    announced: ({ seat, count, face }, names) => `${names[seat]} bietet ${dice(count, face)}.`,
    doubted: ({ seat, bidder, count, face }, names) =>
      `${names[seat]} glaubt ${names[bidder]} nicht: ${dice(count, face)}?`,
    shown: ({ cups, face, found }, names) => `Becher hoch: ${open(cups, names)}. Das macht ${dice(found, face)}.`,
    lostDie: ({ seat, left }, names) =>
      left === 0
        ? `${names[seat]} verliert den letzten Würfel und scheidet aus.`
        : `${names[seat]} verliert einen Würfel und hat noch ${left}.`,
    rolled: ({ begins }, names) => `Alle würfeln neu. ${names[begins]} beginnt.`,
    won: ({ seat }, names) => `${names[seat]} gewinnt.`,
  },
  refusal: {
    unclear: 'Das ist kein Gebot: Sag, wie viele Würfel und welche Zahl, zum Beispiel 3x5, oder zweifle.',
    'nothing-to-doubt': 'In dieser Runde ist noch nichts geboten.',
    'too-many': 'So viele Würfel sind nicht mehr im Spiel.',
    'too-low': 'Biete höher: mehr Würfel oder ebenso viele mit einer höheren Zahl.',
  },
  rules: {
    C1: {
      title: 'Würfel',
      text: 'Alle beginnen mit fünf Würfeln und einem Becher. Mit drei Würfeln, einer Option, geht es schneller.',
    },
    S1: { title: 'Würfeln', text: 'Alle würfeln unter ihrem Becher. Du siehst deine eigenen Würfel und sonst keine.' },
    S2: {
      title: 'Dein Zug',
      text: 'Biete höher als zuvor oder zweifle das Gebot an. Passen gibt es nicht. Es geht im Uhrzeigersinn.',
    },
    S3: { title: 'Zweifeln', text: 'Wer zweifelt, lässt alle Becher heben, und die gebotenen Würfel werden gezählt.' },
    S4: {
      title: 'Einen Würfel verlieren',
      text: 'Wer falsch lag, verliert einen Würfel und beginnt die nächste Runde: Alle würfeln neu.',
    },
    S5: {
      title: 'Gewinnen',
      text: 'Wer als Letztes noch Würfel hat, gewinnt. Alle anderen liegen umso weiter vorn, je länger sie dabei waren.',
    },
    R1: { title: 'Wer beginnt', text: 'Wer die erste Runde beginnt, entscheidet der Zufall.' },
    R2: {
      title: 'Höher bieten',
      text: 'Höher ist ein Gebot mit mehr Würfeln, gleich welcher Zahl, oder mit ebenso vielen einer höheren Zahl.',
    },
    R3: { title: 'Das höchste Gebot', text: 'Niemand bietet mehr Würfel, als auf dem Tisch sind.' },
    R4: {
      title: 'Einsen als Joker',
      text: 'Einsen zählen als jede Zahl. Ein Gebot auf Einsen zählt nur Einsen. Eine Option spielt ohne Joker.',
    },
    R5: { title: 'Genug ist genug', text: 'Sind es mindestens so viele wie geboten, lag falsch, wer gezweifelt hat.' },
    R6: {
      title: 'Ausscheiden',
      text: 'Ohne Würfel scheidest du aus. Die Runde beginnt dann, wer nach dir an der Reihe ist.',
    },
    R7: {
      title: 'Was alle wissen',
      text: 'Wie viele Würfel jeder Platz hat, und das Gebot. Am Ende des Spiels liegen alle Würfel offen.',
    },
  },
  chapters: { aim: 'Ziel und Beginn', bids: 'Bieten', doubts: 'Zweifeln' },
  options: {
    dice: {
      name: 'Würfel',
      values: { 5: 'Fünf Würfel für alle, etwa 20 Minuten.', 3: 'Drei Würfel für alle, etwa 10 Minuten.' },
    },
    wild: {
      name: 'Einsen',
      values: { true: 'Einsen sind Joker: Sie zählen als jede Zahl.', false: 'Einsen sind nur Einsen.' },
    },
  },
  move: {
    bid: (bid) => `${bid} bieten.`,
    doubt: (bid, bidder) => `Zweifeln: ${bidder} hat ${bid} geboten.`,
  },
  twin: {
    round: 'Das Gebot',
    players: 'Würfel',
    over: 'Das Spiel ist zu Ende',
    yourTurn: 'Du bist am Zug.',
    turnOf: (name) => `${name} ist am Zug.`,
    noBid: 'Noch ist nichts geboten.',
    bid: (bid, name) => `Gebot: ${bid}, von ${name}.`,
    hidden: (name, count) => `${name}: ${count} Würfel.`,
    shown: (name, faces) => `${name}: ${faces}.`,
    out: (name) => `${name}: ausgeschieden.`,
    inPlay: (count) => `${count} Würfel insgesamt.`,
  },
  board: { yourBid: 'Dein Gebot', more: 'Ein Würfel mehr', fewer: 'Ein Würfel weniger', doubt: 'Ich zweifle' },
  outcome: {
    youWin: 'Du gewinnst.',
    wins: (name) => `${name} gewinnt.`,
    place: (place, name) => `${place}. ${name}`,
  },
};
