import { decimal } from '#table/text.ts';
import type * as en from '../en/odds.ts';
import { and, chances, dice, percent, steps } from './grammar.ts';

const mean = (n: number): string => decimal(n, 'de');
const rolls = (n: number): string => `im Schnitt ${mean(n)} ${mean(n) === '1,0' ? 'Wurf' : 'Würfe'}`;

export const odds: typeof en.odds = {
  ...chances,
  bareShare: (n, of) => `${n} von ${of}`,
  barePercent: percent,
  bareCertain: 'sicher',

  safes: (name) => `Tresore, wenn ${name} würfelt`,
  safe: (at, n, chance) =>
    `Tresor in ${at}: Ein Wurf mit ${dice(n)}${n === 1 ? '' : 'n'} knackt ${chance} eine Ziffer.`,
  nothing: (at) => `Tresor in ${at}: Von dem, was bekannt ist, bleibt nichts zu knacken.`,
  safeWithout: (at) => `Tresor in ${at}: Es gibt keinen Würfel zum Würfeln.`,
  opens: (chance) => `Er öffnet den Tresor ${chance}.`,
  opensNever: 'Er kann den Tresor nicht öffnen.',
  faceDown: (n) =>
    n === 1
      ? 'Er kann den Tresor nicht öffnen: 1 Raum in der Linie ist verdeckt.'
      : `Er kann den Tresor nicht öffnen: ${n} Räume in der Linie sind verdeckt.`,
  rolls: (n) => `Alle bekannten Ziffern brauchen ${rolls(n)}.`,
  stethoscope: (chance, n) => `Mit dem Stethoskop im besten Moment: offen ${chance}, ${rolls(n)}.`,
  oneMore: (chance, n) => `Mit einem Würfel mehr: offen ${chance}, ${rolls(n)}.`,
  oneMoreNever: (n) => `Mit einem Würfel mehr: ${rolls(n)}.`,
  also: (at, chance) => `Derselbe Wurf öffnet ${chance} auch den Tresor in ${at}.`,
  byDice: (means) => `Würfe im Schnitt mit 1 bis ${means.length} Würfeln: ${means.map(mean).join('; ')}.`,

  keypads: (name) => `Codeschlösser, wenn ${name} es versucht`,
  keypad: (at, n, chance) =>
    `Codeschloss in ${at}: Der nächste Versuch mit ${dice(n)}${n === 1 ? '' : 'n'} öffnet es ${chance}.`,
  twoTries: (chance) => `Zwei Versuche in einem Zug öffnen es ${chance}.`,

  guard: (floor) => `Wache von Etage ${floor}`,
  unplaced: 'Sie ist noch nicht auf dem Plan.',
  outOfSight: 'Sie ist außer Sicht.',
  appears: (at, chance) => `Sie erscheint ${at.length > 1 ? 'je ' : ''}${chance} in ${at.join(', ')}.`,
  later: 'Am Ende dieses Zugs bewegt sie sich nicht; dies gilt für ihre nächste Bewegung.',
  held: {
    donuts: 'Ihre nächste Bewegung fällt aus: Donuts.',
    crow: 'Ihre nächste Bewegung fällt aus: die Krähe.',
    'lost-visual': 'In diesem Zug taucht sie nicht wieder auf.',
  },
  path: (n, way) =>
    way.length === 0 ? `Sie hat ${steps(n)}.` : `Sie hat ${steps(n)} und geht sicher so: ${way.join(', ')}.`,
  passes: (floor, at, chance) =>
    `Die Wache von Etage ${floor} kommt ${at.length > 1 ? 'je ' : ''}${chance} durch ${and(at)}.`,
  next: (at, chance) => `Die nächste Karte schickt sie ${at.length > 1 ? 'je ' : ''}${chance} nach ${at.join(', ')}.`,
  nextLost: (chance) => `Mit der nächsten Karte ist sie ${chance} außer Sicht.`,
  lost: (chance) => `Danach ist sie ${chance} außer Sicht.`,
  shuffles: (chance) => `Ihr Stapel geht ${chance} zu Ende; dann wird sie schneller.`,
  loses: (name, chance) => `${name} verliert ${chance} Tarnung.`,
  tied: 'Wo ihr zwischen gleich nahen Alarmen wählt, zählt jeder gleich viel.',

  hidden: 'Verdeckte Räume',
  under: (floor, n, kinds) =>
    `Etage ${floor}, ${n === 1 ? '1 verdeckter Raum' : `jeder von ${n} verdeckten Räumen`}: ${kinds.join(', ')}.`,
  digits: (parts) => `Seine Ziffer: ${parts.join(', ')}.`,

  events: 'Ereignisse',
  event: (name) => `Das nächste Ereignis ist ${name}`,
  eachEvent: (n, chance) =>
    n === 1
      ? `1 Karte kann als Nächstes kommen, ${chance}.`
      : `${n} Karten können als Nächstes kommen, jede ${chance}.`,
};
