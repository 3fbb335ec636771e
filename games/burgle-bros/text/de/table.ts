import type * as en from '../en/table.ts';
import { stop } from '../names.ts';
import { actions, alarms, and, cards, dice, steps } from './grammar.ts';

export const pitch: typeof en.pitch =
  'Eine Einbruchscrew in einem Gebäude voller Alarme: Knackt alle Tresore und entkommt zusammen über das Dach, bevor eine Wache jemanden von euch fasst.';

export const job: typeof en.job = { bank: 'Die Bank', office: 'Das Büro', 'fort-knox': 'Fort Knox' };

const EFFECTS = { gymnastics: 'Turnstunde', 'time-lock': 'Zeitschloss', 'video-loop': 'Videoschleife', emp: 'EMP' };

export const twin: typeof en.twin = {
  you: 'Du',
  turn: (name, n) => `${name}, Zug ${n}`,
  before: (name) => `${name}, vor dem ersten Zug`,
  over: (name) => `${name}, Spielende`,
  yourTurn: (left) => `Du bist am Zug: noch ${actions(left)}.`,
  turnOf: (name, left) => `${name} ist am Zug: noch ${actions(left)}.`,
  rolled: (what) => `Auf den Würfeln: ${what}.`,
  lasts: (what, name) =>
    `${EFFECTS[what]} gilt bis zum ${name === undefined ? 'Beginn deines nächsten Zugs' : `nächsten Zug von ${name}`}.`,
  headsUp: 'Aufgepasst: Der nächste Zug hat 1 Aktion mehr.',
  jumpTheGun: 'Frühstart: Der nächste Zug fällt aus.',
  suit: 'Der unsichtbare Anzug wirkt.',
  crow: (at) => `Die Krähe ist in ${at}.`,
  laptop: 'Auf dem Laptop liegt ein Marker.',
  heldAlarm: 'Auf der Karte des Stromers liegt ein Alarm.',
  slipped: 'Der Akrobat steht bei einer Wache, bisher unbemerkt.',
  plan: 'Plan',
  floor: (n) => `Etage ${n}`,
  guard: (at, die, ringing) =>
    `Wache in ${at}, Tempo ${die}${ringing === 0 ? '' : ` und ${alarms(ringing)}: ${steps(die + ringing)}`}.`,
  unplaced: (die) => `Die Wache ist noch nicht auf dem Plan; Tempo ${die}.`,
  lost: (die) => `Die Wache ist außer Sicht; Tempo ${die}.`,
  way: (to, way) => `Sie will nach ${to}: ${way.join(', ')}.`,
  arrived: 'Sie ist an ihrem Ziel.',
  donuts: 'Sie hat Donuts: Ihre nächste Bewegung fällt aus.',
  patrol: (left, drawn) =>
    `Patrouillenstapel: ${cards(left)}. Gezogen: ${drawn.length === 0 ? 'keine' : drawn.join(', ')}.`,
  takenAway: (n) => `${cards(n)} ungesehen beiseitegelegt.`,
  known: (place, card) => stop(`Karte ${place} von oben ist ${card}`),
  lostVisual: 'Aus den Augen verloren',
  rooms: (floor) => `Räume der Etage ${floor}`,
  row: (n) => `Reihe ${n}`,
  faceDown: 'verdeckt',
  walls: (walls) => `Wände: ${walls.length === 0 ? 'keine' : walls.join(', ')}.`,
  tokens: (n) => `Hack-Marker: ${n}`,
  dice: (n) => dice(n),
  stealth: (n) => `${n} Tarnmarker zum Verstecken`,
  here: (things) => `hier: ${things}`,
  taken: 'Werkzeug geholt',
  safes: 'Tresore',
  safeOpen: (at) => `Tresor in ${at}: offen.`,
  safe: (at, n, cracked, missing, unknown) =>
    [
      `Tresor in ${at}: ${n === 0 ? 'keine Würfel' : dice(n)}.`,
      `Geknackt: ${cracked.length === 0 ? 'keine' : cracked.join(', ')}.`,
      ...(missing.length === 0 ? [] : [`Fehlt noch: ${missing.join(', ')}.`]),
      ...(unknown === 0 ? [] : [`Verdeckt: ${unknown}.`]),
    ].join(' '),
  safesHidden: (n) => (n === 1 ? '1 Tresor ist noch nicht gefunden.' : `${n} Tresore sind noch nicht gefunden.`),
  crew: 'Crew',
  member: (who, role, at, stealth) => `${who}, ${role}: ${at}, ${stealth} Tarnung.`,
  outside: 'noch nicht im Gebäude',
  roof: 'auf dem Dach',
  undecided: 'Seite noch nicht gewählt',
  carries: (things) => (things.length === 0 ? 'Trägt nichts.' : stop(`Trägt: ${and(things)}`)),
  decks: 'Stapel',
  tools: (left, discard) =>
    stop(`Werkzeug: noch ${cards(left)}${discard.length === 0 ? '' : `; abgelegt: ${discard.join(', ')}`}`),
  loot: (left) => `Beute: noch ${cards(left)}.`,
  events: (left, discard) =>
    stop(`Ereignisse: noch ${cards(left)}${discard.length === 0 ? '' : `; abgelegt: ${discard.join(', ')}`}`),
};

export const sign: typeof en.sign = {
  guard: 'Wache',
  destination: 'Ziel',
  alarm: 'Alarm',
  cracked: 'geknackt',
  open: 'offen',
  forced: 'aufgebrochen',
  up: 'Bombentreppe nach oben',
  down: 'Treppe nach unten',
  entrance: 'Eingang',
  tokens: 'Hack-Marker oder Würfel',
  stealth: 'Tarnung',
  cards: 'da liegt etwas',
  crow: 'Krähe',
};

export const outcome: typeof en.outcome = {
  won: 'Geschafft: Die ganze Crew ist mit der ganzen Beute auf dem Dach.',
  captured: 'Verloren: Eine Wache hat jemanden von euch gefasst.',
  capturedWho: (names, at) => `${and(names)} ${names.length === 1 ? 'hatte' : 'hatten'} in ${at} keine Tarnung mehr.`,
  lootLeft: 'Verloren: Alle sind draußen, aber Beute blieb zurück.',
  gaveUp: 'Verloren: Ihr habt aufgegeben.',
  left: (things) => `Noch im Gebäude: ${and(things)}.`,
  haul: (things) => (things.length === 0 ? 'Beute wurde keine gezogen.' : `Die Beute: ${and(things)}.`),
  safes: (open, all) => `Offene Tresore: ${open} von ${all}.`,
  turns: (n) => `Gespielte Züge: ${n}.`,
};

export const options: typeof en.options = {
  job: {
    name: 'Auftrag',
    values: {
      bank: 'Die Bank: 3 Etagen, 3 Tresore, 90 Minuten.',
      office: 'Das Büro: 2 Etagen, 2 Tresore, zum Lernen, 45 Minuten.',
      'fort-knox': 'Fort Knox: 2 Etagen mit 5×5 Plätzen, 3 Tresore, für Geübte, 90 Minuten.',
    },
  },
  walls: {
    name: 'Wände',
    values: {
      standard: 'Die Wände der Anleitung; für Fort Knox, das dort keine hat, ein veröffentlichter Plan.',
      alternative: 'Nur Fort Knox: ein anderer veröffentlichter Plan.',
      random: 'Zufällige Wände, jedes Mal andere; jeder Raum ist erreichbar.',
    },
    other: 'Eigene Wände: 8 auf jeder Etage, 12 in Fort Knox; jeder Raum muss erreichbar sein.',
  },
  hole: {
    name: 'Lücke',
    values: { none: 'Keine Lücke: Nur Fort Knox hat eine.', C3: 'In der Mitte der Etage, C3.' },
  },
  lostVisual: {
    name: 'Aus den Augen verloren',
    values: {
      false: 'Ohne: Ihr wisst immer, wo die Wachen sind.',
      true: 'Mini-Erweiterung: Eine Karte in jedem Patrouillenstapel lässt euch die Wache eine Weile aus den Augen verlieren.',
    },
  },
  characters: {
    name: 'Charaktere',
    values: {
      dealt: 'Alle bekommen einen zufälligen Charakter und wählen eine Seite.',
    },
    other: 'Alle suchen sich einen Charakter aus, mit oder ohne Seite.',
  },
};

export const chapters: typeof en.chapters = {
  idea: 'Worum es geht',
  setup: 'Aufträge und Aufbau',
  box: 'Spielmaterial',
  turn: 'Dein Zug',
  moving: 'Gehen',
  rooms: 'Räume, die aufhalten oder Alarm geben',
  guards: 'Wachen',
  stealth: 'Tarnung und Gefasstwerden',
  alarms: 'Alarme und Kameras',
  safes: 'Tresore',
  characters: 'Charaktere im Einzelnen',
  cards: 'Werkzeug, Beute und Übergabe im Einzelnen',
  events: 'Ereignisse im Einzelnen',
  end: 'Der Weg hinaus',
};
