import { of } from '#table/text.ts';
import type { Ability } from '../../../components/characters.ts';

/** What is said before the job. */
export const setup = {
  job: 'The job',
  jobFacts: (floors: number, size: number, safes: number) =>
    `${of(floors, 'floor', 'floors')}\u00a0·\u00a0${size}×${size} ·\u00a0${of(safes, 'safe', 'safes')}`,

  walls: 'Draw the building',
  wallKinds: { standard: 'Official', ring: 'Ring', alternative: 'Maze', random: 'Surprise', own: 'Own drawing' },
  drawHint: (walls: number) =>
    `Press between two rooms to set or lift a wall. ${walls} walls a floor; no room may be sealed off.`,
  randomHint: 'Drawn when the job starts: different every time, every room can be reached. What you see is an example.',
  holeHint: 'Press the room that is to stay empty. Walls round it go.',
  shuffle: 'Shuffle',
  moveHole: 'Move empty spot',
  undo: 'Undo',
  floor: (floor: number) => `Walls of floor ${floor}`,
  edges: 'Between the rooms. Arrow keys go from one to the next.',
  unfold: (floor: number) => `Draw floor ${floor}`,
  count: (n: number, all: number): readonly [string, string] => [String(n), `of ${all} walls`],
  reachable: 'every room can be reached',
  anExample: 'an example',
  unreachable: (rooms: string) => `out of reach: ${rooms}`,
  more: (n: number) => (n === 1 ? 'one more to place' : `${n} more to place`),
  tooMany: (n: number) => (n === 1 ? 'one too many' : `${n} too many`),
  wall: (a: string, b: string) => `Wall between ${a} and ${b}`,
  noWall: (a: string, b: string) => `No wall ${a} | ${b}`,
  wouldSeal: (rooms: string) => `it would seal off ${rooms}`,
  holeAt: (at: string) => `Leave ${at} empty`,
  startsAt: (die: number) => `starts at ${die}`,

  safes: (n: number) => of(n, 'safe', 'safes'),
  stairs: (n: number) => `${n} stairs`,
  onePerFloor: { safes: 'one on each floor', stairs: 'one on each floor' },
  thirdAnywhere: { safes: 'one on each floor, the third anywhere', stairs: 'one on each floor, the third anywhere' },
  patrol: (n: number) => `${n} patrol cards a floor`,
  patrolRooms: (rooms: number, lostVisual: boolean) => (lostVisual ? `${rooms} rooms and Lost Visual` : 'one a room'),
  stayOut: (n: number) => (n === 0 ? 'all of them in play' : `${n} stay out`),

  crew: 'Pick the crew',
  dealt: 'Dealt',
  chosen: 'Chosen',
  dealtHint: 'A random character each, the side chosen at the start. Or press who you want.',
  choosing: (name: string) => `${name} chooses a side, or the portrait for either.`,
  allChosen: 'Press a side to switch it, again to let it go.',
  whoseChoice: 'Whose choice',
  seat: (n: number) => `Seat ${n}`,
  anyone: 'anyone',
  eitherSide: 'side chosen later',
  notAlone: 'not alone',

  lostVisual: 'one extra patrol card a floor',
  freeSeat: 'One more seat',
  freeSeatHow: 'invite or bot',
  needsWalls: (floor: number, n: number) =>
    n === 1 ? `Floor ${floor} needs one more wall` : `Floor ${floor} needs ${n} more walls`,
  hasTooMany: (floor: number, n: number) =>
    n === 1 ? `Floor ${floor} has one wall too many` : `Floor ${floor} has ${n} walls too many`,
  isSealed: (floor: number, rooms: string) => `Floor ${floor}: ${rooms} cannot be reached`,

  /** What each side is good for, in a few words. */
  inShort: {
    flexibility: 'Slip past a guard: free, unseen',
    'climb-window': '3 actions: outside, one floor up or down',
    jammer: 'Prints, lasers, motion stay quiet',
    laptop: '1 action: a hack token for all',
    'x-ray': 'Peek through one wall each turn',
    enhance: 'Peek two rooms away each turn',
    crybaby: 'Set off an alarm next door',
    reroute: 'Pick an alarm up, drop it later',
    'steady-hands': 'One die more on safe and keypad',
    drill: 'Cracks from the floor above or below',
    distract: 'Crow costs the guard a step',
    disrupt: 'Crow holds the guard for a turn',
    solution: 'Starts with Dynamite; finds show two tools',
    tinker: '1 Stealth buys a tool; finds show two',
    orders: '1 action: move a friend one room',
    disguise: 'First action: swap places',
    clairvoyance: '1 action: see the next patrol card',
    precognition: '1 action: see the next event',
  } satisfies Record<Ability, string>,
};
