import { of } from '#table/text.ts';
import type { bearings as en } from './en.ts';

export const bearings: typeof en = {
  guard: {
    here: 'steht hier',
    comes: (step, steps) => `geht darüber, Schritt ${step}${steps === undefined ? '' : ` von ${steps}`}`,
    heads: (steps) => `ist auf dem Weg hierher, noch ${of(steps, 'Schritt', 'Schritte')}`,
    passes: 'kommt vorbei, aber nicht bei der nächsten Bewegung',
  },
  arrival: 'Hineingehen',
  quiet: {
    title: 'Jetzt still',
    forced: 'Die Falle ist aufgebrochen.',
    ringing: 'Hier ist schon Alarm.',
    guard: 'Die Wache darin hält ihn still.',
    emp: 'Der EMP hält ihn still.',
    jammed: 'Der Störsender hält ihn still.',
    suit: 'Den unsichtbaren Anzug bemerkt keine Kamera.',
  },
  hack: {
    title: 'Hack',
    tokens: (n, where) => `${of(n, 'Marker', 'Marker')}: ${where}. Jeder verhindert einen Alarm.`,
    none: (where) => `Noch kein Marker: ${where}.`,
    dark: 'Der Computerraum dazu ist noch nicht gefunden.',
    laptop: 'der Laptop',
  },
  camera: {
    title: 'Kameras',
    live: 'Eine Wache steht bei einer anderen: Betreten löst Alarm aus.',
    blind: 'Keine Wache beobachtet sie von einer anderen aus.',
  },
  lock: {
    title: 'Schloss',
    open: 'Es ist offen.',
    dice: (n) => `${of(n, 'Würfel', 'Würfel')} beim nächsten Versuch.`,
    bolted: (n) => (n === 0 ? 'Niemand ist drin.' : `${of(n, 'Aktion', 'Aktionen')}, um hineinzugehen.`),
    held: 'Jemand ist drin.',
  },
  tool: { there: 'Noch da, für die erste Person, die hineingeht.', gone: 'Schon mitgenommen.' },
  refuge: { title: 'Tarnung', left: (n) => `Noch ${n} in diesem Raum.`, spent: 'Alles verbraucht.' },
  way: {
    title: 'Weg',
    to: (place) => `Führt nach ${place}.`,
    roof: 'Führt aufs Dach.',
    alone: 'Das andere Ende ist noch nicht gefunden.',
  },
  copies: {
    title: 'Im Gebäude',
    only: 'Der einzige dieser Art.',
    also: (places) => `Auch ${places}.`,
    dark: (n) => `${n} noch verdeckt.`,
  },
  handOver: {
    title: 'Übergeben',
    mates: (names) => `Gratis, an ${names} im selben Raum.`,
    alone: 'Sonst ist niemand im Raum.',
  },
  lies: { title: 'Wo', at: (place) => `Liegt in ${place}.` },
  toWin: { title: 'Zum Sieg', text: 'Es muss übers Dach hinaus.' },
  now: {
    title: 'Jetzt',
    waits: 'Nur in deinem Zug.',
    possible: (places) => `Möglich: ${places}.`,
    nothing: 'Hier ist nichts dafür.',
    dearer: (places) => `Eine Aktion mehr: ${places}.`,
    event: 'Zug beenden: zieht deshalb ein Ereignis.',
  },
};
