import type { Stake } from '../../reckoning.ts';
import { type hints as en, isSlight, TURN } from '../en/hint.ts';

const amount = (actions: number): string => {
  const n = Math.round(actions);
  if (n >= TURN) return Math.round(n / TURN) === 1 ? 'etwa einen Zug' : `etwa ${Math.round(n / TURN)} Züge`;
  return n <= 1 ? 'etwa eine Aktion' : `etwa ${n} Aktionen`;
};
/** What is better or worse by so much. */
const by = (actions: number): string => (isSlight(actions) ? 'etwas' : `um ${amount(actions)}`);
const steps = (n: number): string => (n === 1 ? 'einen Schritt' : `${n} Schritte`);
const LOSING: Readonly<Record<Stake, string>> = { caught: 'gefasst zu werden', stealth: 'eine Tarnung zu verlieren' };
const risk = (who: string | undefined, stake: Stake): string =>
  who === undefined ? `dein Risiko, ${LOSING[stake]},` : `das Risiko von ${who}, ${LOSING[stake]},`;
const whom = (who: string | undefined): string => who ?? 'dich';

export const hints: typeof en = {
  about: (share) => `etwa ${share}`,
  plain: {
    only: 'Etwas anderes geht nicht.',
    last: 'Es ist keine Aktion mehr möglich.',
    canWait: 'Alles andere kann warten.',
    noEvent: 'Noch eine Aktion, und am Ende des Zugs wird kein Ereignis gezogen.',
    noAlarm: 'So entsteht kein Alarm.',
    hack: 'Ein Hack-Marker kann später einen Alarm verhindern.',
    loot: 'Alle Beute muss über das Dach hinaus, also muss sie jemand tragen.',
    escape: 'Auf dem Dach erreicht dich keine Wache mehr.',
    twoTools: 'Von zwei Werkzeugen nimmst du das bessere.',
    roomFirst: 'Zuerst geht die Tarnung des Raums, deine bleibt dir.',
    playOn: 'Noch wurde niemand gefasst: Der Job ist noch zu schaffen.',
    trust: 'Ihr spielt zusammen: Wer fragt, hat einen Plan.',
    lookEvent: 'Ist das nächste Ereignis ein schlechtes, kannst du es unter den Stapel legen.',
    opens: 'Damit geht der Tresor auf.',
    fears: 'Für den Bot ist alles andere viel schlechter, auf die nächsten Züge gerechnet.',
    ahead: 'Ein paar Züge weitergespielt, kommt die Crew damit am besten davon.',
    alike: 'Das ist genauso gut.',
    drawsEvent: 'Endet der Zug dann, wird ein Ereignis gezogen, nach dem Tipp keins.',
    oneTool: 'Es wird nur ein Werkzeug gezogen, du hast keine Auswahl.',
    ownGoes: 'Das kostet 1 eigene Tarnung, obwohl im Raum noch Tarnmarker liegen.',
    nobody: 'Dann zahlen alle dort mit eigener Tarnung.',
    refuses: 'Ihr spielt zusammen: Die Bitte hat ihren Grund.',
    givesUp: 'Das gibt den Job auf, und noch wurde niemand gefasst.',
    feared: 'Für den Bot ist das viel schlechter, auf die nächsten Züge gerechnet.',
    behind: 'Ein paar Züge weitergespielt, kam die Crew damit schlechter weg.',
    unweighed: 'Diesen Schritt wägt der Bot nicht ab: Entscheide selbst.',
  },
  roll: (safe, cracks, opens) =>
    `Der Wurf für den Tresor in ${safe} knackt zu ${cracks} eine Ziffer und öffnet ihn zu ${opens}.`,
  rollSure: (safe) => `Der Wurf öffnet den Tresor in ${safe} sicher.`,
  rollNever: (safe, cracks) => `Der Wurf für den Tresor in ${safe} knackt zu ${cracks} eine Ziffer.`,
  die: (turns) =>
    turns === 0
      ? 'Mit einem Würfel mehr zählt hier jeder Wurf mehr.'
      : `Ein Würfel mehr öffnet den Tresor etwa ${turns === 1 ? 'einen Zug' : `${turns} Züge`} früher.`,
  firstDie: (safe) => `Ohne Würfel darauf lässt sich der Tresor in ${safe} gar nicht knacken.`,
  reveal: {
    safe: (at) => `${at} könnte der Tresor sein: Sieh nach.`,
    digit: (at) => `In ${at} könnte eine Ziffer der Kombination liegen: Sieh nach.`,
    stairs: (at) => `${at} könnte die Treppe sein: Sieh nach.`,
    room: (at) => `So zeigt sich, was ${at} ist.`,
  },
  way: {
    reveal: (who, to) => `Das bringt ${whom(who)} näher an ${to}, und dort ist noch alles verdeckt.`,
    safe: (who, to) => `Das bringt ${whom(who)} näher an den Tresor in ${to}.`,
    loot: (who, to) => `Das bringt ${whom(who)} näher an die Beute in ${to}.`,
    laboratory: (who, to) => `Das bringt ${whom(who)} näher an das Werkzeug im Labor in ${to}.`,
    roof: (who, to) => `Das bringt ${whom(who)} näher ans Dach, über ${to}.`,
  },
  quiet: (at) => `In ${at} verlierst du keine Tarnung, wenn dein Zug dort endet.`,
  safer: (who, stake, chance, other) =>
    `Endet der Zug dann und nicht jetzt, sinkt ${risk(who, stake)} von ${other} auf ${chance}.`,
  lured: (floor, to, who, stake, chance, other) =>
    `Wache ${floor} biegt nach ${to} ab: So sinkt ${risk(who, stake)} von ${other} auf ${chance}.`,
  otherwise: (isEnd, who, stake, chance, other) =>
    `${isEnd ? 'Endet der Zug dann, liegt' : 'So liegt'} ${risk(who, stake)} bei ${chance}, mit dem Zweitbesten bei ${other}.`,
  risks: (isEnd, who, stake, chance, best) =>
    `${isEnd ? 'Endet der Zug dann, liegt' : 'Damit liegt'} ${risk(who, stake)} bei ${chance}, mit dem Tipp bei ${best}.`,
  inDanger: (who, stake, chance) => `Endet der Zug jetzt, liegt ${risk(who, stake)} bei ${chance}.`,
  despite: (stake, chance, tail) =>
    `${tail === '' ? 'Dabei' : 'Zwar'} liegt ${risk(undefined, stake)} bei ${chance}${tail}.`,
  tails: {
    actions: (actions) => `, aber für den Bot ist alles andere ${by(actions)} schlechter`,
    much: ', aber auf Dauer hält der Bot alles andere für viel schlechter',
    ahead: ', aber ein paar Züge weitergespielt, kommt die Crew damit am besten davon',
  },
  risksAlarm: (chance) => `Zu ${chance} gäbe es Alarm.`,
  look: (floor) =>
    `Schickt die nächste Karte die Wache von Etage ${floor} in die falsche Richtung, kannst du sie unter den Stapel legen.`,
  rooms: (n) => `Von dort sind ${n} Räume höchstens zwei Schritte entfernt.`,
  guard: (n) => `Dort ist die Wache ${steps(n)} entfernt.`,
  roomsAndGuard: (rooms, guard) =>
    `Von dort sind ${rooms} Räume höchstens zwei Schritte entfernt, die Wache ${steps(guard)}.`,
  fewerRooms: (there, best) => `Von dort sind nur ${there} Räume höchstens zwei Schritte entfernt, beim Tipp ${best}.`,
  nearerGuard: (there, best) => `Dort ist die Wache nur ${steps(there)} entfernt, beim Tipp ${best}.`,
  neediest: (name) =>
    name === undefined ? 'Du hast am wenigsten Tarnung übrig.' : `${name} hat am wenigsten Tarnung übrig.`,
  hasMore: (name) => (name === undefined ? 'Du hast mehr Tarnung übrig.' : `${name} hat mehr Tarnung übrig.`),
  better: (tool, than, actions) =>
    `Für den Bot ist ${tool} ${isSlight(actions) ? 'etwas' : amount(actions)} mehr wert als ${than}.`,
  lesser: (tool, than, actions) =>
    `Für den Bot ist ${tool} ${isSlight(actions) ? 'etwas' : amount(actions)} weniger wert als ${than}.`,
  cracks: (at) => `Das knackt ${at.join(', ')}.`,
  cheaper: (n) => `Das kostet ${n === 1 ? '1 Aktion' : `${n} Aktionen`} weniger als das Zweitbeste.`,
  dearer: (n) => `Das kostet ${n === 1 ? '1 Aktion' : `${n} Aktionen`} mehr als der Tipp.`,
  forHint: (why) => `Für den Tipp spricht: ${why}`,
  instead: (ability) => `Stattdessen: ${ability}`,
  worth: (actions) => `Nach der Rechnung des Bots ist das ${by(actions)} besser als der Rest.`,
  costs: (actions) => `Nach der Rechnung des Bots ist das ${by(actions)} schlechter.`,
};
