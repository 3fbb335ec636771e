import { of } from '#table/text.ts';
import type { setup as en } from './en.ts';

export const setup: typeof en = {
  job: 'Der Auftrag',
  jobFacts: (floors, size, safes) =>
    `${of(floors, 'Etage', 'Etagen')}\u00a0·\u00a0${size}×${size} ·\u00a0${of(safes, 'Tresor', 'Tresore')}`,

  walls: 'Zeichnet das Gebäude',
  wallKinds: {
    standard: 'Offiziell',
    ring: 'Ring',
    alternative: 'Anderer Plan',
    random: 'Zufall',
    own: 'Selbst gezeichnet',
  },
  drawHint: (walls) =>
    `Tipp zwischen zwei Räume, um eine Wand zu setzen oder zu entfernen. ${walls} Wände pro Etage; kein Raum darf eingeschlossen sein.`,
  randomHint: 'Wird beim Start gezogen: jedes Mal anders, jeder Raum ist erreichbar. Zu sehen ist ein Beispiel.',
  holeHint: 'Tipp auf den Platz für die Lücke. Wände daran verschwinden.',
  shuffle: 'Mischen',
  moveHole: 'Lücke verlegen',
  undo: 'Zurücknehmen',
  floor: (floor) => `Wände von Etage ${floor}`,
  edges: 'Zwischen den Räumen. Pfeiltasten führen von einer Stelle zur nächsten.',
  unfold: (floor) => `Etage ${floor} zeichnen`,
  count: (n, all) => [String(n), `von ${all} Wänden`],
  reachable: 'jeder Raum ist erreichbar',
  anExample: 'ein Beispiel',
  unreachable: (rooms) => `nicht erreichbar: ${rooms}`,
  more: (n) => (n === 1 ? 'eine fehlt noch' : `${n} fehlen noch`),
  tooMany: (n) => (n === 1 ? 'eine zu viel' : `${n} zu viel`),
  wall: (a, b) => `Wand zwischen ${a} und ${b}`,
  noWall: (a, b) => `Keine Wand ${a} | ${b}`,
  wouldSeal: (rooms) => `eingeschlossen wären ${rooms}`,
  holeAt: (at) => `Lücke in ${at}`,
  startsAt: (die) => `beginnt mit ${die}`,

  safes: (n) => of(n, 'Tresor', 'Tresore'),
  stairs: (n) => of(n, 'Treppe', 'Treppen'),
  onePerFloor: { safes: 'einer je Etage', stairs: 'eine je Etage' },
  thirdAnywhere: { safes: 'einer je Etage, der dritte überall', stairs: 'eine je Etage, die dritte überall' },
  patrol: (n) => `${n} Patrouillenkarten je Etage`,
  patrolRooms: (rooms, lostVisual) =>
    lostVisual ? `${rooms} Räume und „Aus den Augen verloren“` : 'eine für jeden Raum',
  stayOut: (n) => (n === 0 ? 'alle im Spiel' : `${n} beiseitegelegt`),

  crew: 'Wählt die Crew',
  dealt: 'Zufällig',
  chosen: 'Ausgesucht',
  dealtHint: 'Alle bekommen einen zufälligen Charakter und wählen beim Start die Seite. Oder such selbst aus.',
  choosing: (name) => `${name}: Wähle eine Seite oder, um später zu entscheiden, das Bild.`,
  allChosen: 'Tipp auf eine Seite, um zu wechseln; noch einmal tippen gibt sie frei.',
  whoseChoice: 'Wer sucht aus',
  seat: (n) => `Platz ${n}`,
  anyone: 'egal wer',
  eitherSide: 'Seite später wählen',
  notAlone: 'nicht solo',

  lostVisual: 'je Etage eine Patrouillenkarte mehr',
  freeSeat: 'Noch ein Platz',
  freeSeatHow: 'einladen oder Bot',
  needsWalls: (floor, n) =>
    n === 1 ? `Etage ${floor} braucht noch eine Wand` : `Etage ${floor} braucht noch ${n} Wände`,
  hasTooMany: (floor, n) =>
    n === 1 ? `Etage ${floor} hat eine Wand zu viel` : `Etage ${floor} hat ${n} Wände zu viel`,
  isSealed: (floor, rooms) => `Etage ${floor}: ${rooms} nicht erreichbar`,

  inShort: {
    flexibility: 'Schlüpft gratis zu einer Wache hinein',
    'climb-window': '3 Aktionen: außen eine Etage auf oder ab',
    jammer: 'Finger, Laser, Bewegung: stumm',
    laptop: '1 Aktion: ein Hack-Marker für alle',
    'x-ray': 'Späht jeden Zug durch eine Wand',
    enhance: 'Späht jeden Zug zwei Räume weit',
    crybaby: 'Löst nebenan Alarm aus',
    reroute: 'Nimmt Alarm auf, legt ihn später ab',
    'steady-hands': 'Ein Würfel mehr bei Tresor und Code',
    drill: 'Knackt von darüber oder darunter',
    distract: 'Krähe kostet die Wache 1 Schritt',
    disrupt: 'Krähe hält die Wache einen Zug auf',
    solution: 'Hat Dynamit; je Fund 2 zur Wahl',
    tinker: 'Werkzeug für 1 Tarnung; je Fund 2 zur Wahl',
    orders: '1 Aktion: schickt jemanden 1 Raum weiter',
    disguise: 'Erste Aktion: Plätze tauschen',
    clairvoyance: '1 Aktion: sieht die nächste Patrouille',
    precognition: '1 Aktion: sieht das nächste Ereignis',
  },
};
