import { of } from '#table/text.ts';
import type { Ability } from '../../../components/characters.ts';

/** What is said before the job. */
export const setup = {
  job: 'The job',
  jobFacts: (floors: number, size: number, safes: number) =>
    `${of(floors, 'floor', 'floors')}\u00a0·\u00a0${size}×${size} ·\u00a0${of(safes, 'Safe', 'Safes')}`,

  walls: 'Draw the building',
  wallKinds: { standard: 'Official', ring: 'Ring', alternative: 'Alternative', random: 'Random', own: 'Custom' },
  drawHint: (walls: number) =>
    `Tap between two tiles to add or remove a wall. ${walls} walls per floor; no tile may be cut off.`,
  randomHint: 'Drawn when the job starts: different every time, every tile can be reached. This is just an example.',
  holeHint: 'Tap the tile to leave empty. Walls around it are removed.',
  shuffle: 'Shuffle',
  moveHole: 'Move empty spot',
  undo: 'Undo',
  floor: (floor: number) => `Walls of floor ${floor}`,
  edges: 'Between the tiles. Arrow keys go from one to the next.',
  unfold: (floor: number) => `Draw floor ${floor}`,
  count: (n: number, all: number): readonly [string, string] => [String(n), `of ${all} walls`],
  reachable: 'every tile can be reached',
  anExample: 'an example',
  unreachable: (rooms: string) => `out of reach: ${rooms}`,
  more: (n: number) => (n === 1 ? 'one more to place' : `${n} more to place`),
  tooMany: (n: number) => (n === 1 ? 'one too many' : `${n} too many`),
  wall: (a: string, b: string) => `Wall between ${a} and ${b}`,
  noWall: (a: string, b: string) => `No wall ${a} | ${b}`,
  wouldSeal: (rooms: string) => `it would cut off ${rooms}`,
  holeAt: (at: string) => `Leave ${at} empty`,
  startsAt: (die: number) => `starts at ${die}`,

  safes: (n: number) => of(n, 'Safe', 'Safes'),
  stairs: (n: number) => `${n} stairs`,
  onePerFloor: { safes: 'one on each floor', stairs: 'one on each floor' },
  thirdAnywhere: { safes: 'one on each floor, the third anywhere', stairs: 'one on each floor, the third anywhere' },
  patrol: (n: number) => `${n} patrol cards per floor`,
  patrolRooms: (rooms: number, lostVisual: boolean) => (lostVisual ? `${rooms} tiles and Lost Visual` : 'one per tile'),
  stayOut: (n: number) => (n === 0 ? 'all in play' : `${n} set aside`),

  crew: 'Pick the crew',
  dealt: 'Random',
  chosen: 'Pick',
  dealtHint: 'A random character each; choose the side at the start. Or tap the one you want.',
  choosing: (name: string) => `${name}: tap a side, or the portrait to decide later.`,
  allChosen: 'Tap a side to switch; tap again to deselect.',
  whoseChoice: 'Whose choice',
  seat: (n: number) => `Seat ${n}`,
  anyone: 'anyone',
  eitherSide: 'side chosen later',
  notAlone: 'not solo',

  lostVisual: 'one extra patrol card per floor',
  freeSeat: 'One more seat',
  freeSeatHow: 'invite or bot',
  needsWalls: (floor: number, n: number) =>
    n === 1 ? `Floor ${floor} needs one more wall` : `Floor ${floor} needs ${n} more walls`,
  hasTooMany: (floor: number, n: number) =>
    n === 1 ? `Floor ${floor} has one wall too many` : `Floor ${floor} has ${n} walls too many`,
  isSealed: (floor: number, rooms: string) => `Floor ${floor}: ${rooms} cannot be reached`,

  /** What each side is good for, in a few words. */
  inShort: {
    flexibility: 'Slip onto a guard’s tile: free, unseen',
    'climb-window': '3 actions: climb a floor from an outer tile',
    jammer: 'Fingerprint, Laser, Motion stay quiet',
    laptop: '1 action: a hack token for everyone',
    'x-ray': 'Peek through one wall each turn',
    enhance: 'Peek two tiles away each turn',
    crybaby: 'Trigger an alarm on an adjacent tile',
    reroute: 'Pick an alarm up, drop it later',
    'steady-hands': 'One extra die for Safes and Keypads',
    drill: 'Cracks from the floor above or below',
    distract: 'Crow costs the guard a step',
    disrupt: 'Crow holds the guard for a turn',
    solution: 'Starts with Dynamite; draw two tools, keep one',
    tinker: '1 Stealth buys a tool; draw two tools, keep one',
    orders: '1 action: move a friend one tile',
    disguise: 'First action: swap places',
    clairvoyance: '1 action: see the next patrol card',
    precognition: '1 action: see the next event',
  } satisfies Record<Ability, string>,
};
