import type { Course } from '#table/lesson.ts';
import { alarms } from './alarms.ts';
import { office } from './building.ts';
import { characters } from './characters.ts';
import { events } from './events.ts';
import { firstJob } from './first-job.ts';
import { floors } from './floors.ts';
import { guards } from './guards.ts';
import { safes } from './safes.ts';

const SPOTTER = 's0 spotter normal';

/** What is known of the ground floor soon, a little later, and when its safe has been worked on. */
const SEEN = { C3: 'fingerprint5', B4: 'stairs4', C4: 'foyer2' };
const KNOWN = { ...SEEN, D3: 'lavatory5' };
const WORKED_ON = {
  ...KNOWN,
  B1: 'computer-fingerprint4/*',
  A2: 'computer-laser5/*',
  B2: 'safe/o',
  C2: 'secret-door2/*',
  D2: 'computer-motion6/*',
  B3: 'secret-door1/*',
};

/** The same floor while two digits of its safe are missing, 2 and 6. */
const TWO_MISSING = { ...WORKED_ON, C2: 'secret-door2', D2: 'computer-motion6', B4: 'stairs4/*' };

const firstJobPositions = {
  'first-job': office(SPOTTER, {
    guard: 'die 2',
    A1: '?/G',
    C2: '?/X',
    C3: '(fingerprint5)',
    B4: '(stairs4)',
    C4: 'foyer2/0',
  }),
  looked: office(`turn s0 · left 3 · spent 1\n${SPOTTER}\nevents espresso`, {
    guard: 'die 2',
    A1: '?/G',
    C2: '?/X',
    C3: 'fingerprint5',
    B4: '(stairs4)',
    C4: 'foyer2/0',
  }),
  'guard-comes': office(`turn s0 · left 1 · spent 3 · turns 9\n${SPOTTER}`, {
    ...SEEN,
    guard: 'die 2',
    B1: 'secret-door1',
    B2: 'service-duct5/0',
    C2: '?/X',
    A3: '?/G',
  }),
  alarm: office(`turn s0 · left 3 · spent 1 · turns 12\n${SPOTTER}\nevents espresso`, {
    ...KNOWN,
    guard: 'die 2',
    B1: 'secret-door1',
    B2: 'service-duct5',
    C2: '?/X',
    A3: '?/G',
    C4: 'foyer2/0',
  }),
  safe: office(`turn s0 · left 4 · spent 0 · turns 20\n${SPOTTER}\ntools donuts\nloot tiara`, {
    ...TWO_MISSING,
    guard: 'die 2',
    D1: '?/X',
    B2: 'safe/0=1',
    D4: '?/G',
  }),
  stairs: office(
    `turn s0 · left 4 · spent 0 · turns 24\n${SPOTTER} · stealth 3 · tiara`,
    { ...WORKED_ON, guard: 'die 3', D1: '?/X', A4: '?/G', B4: 'stairs4/0*' },
    { guard: 'die 3 · deck A1 D3', B4: '(service-duct5)' },
  ),
  roof: office(
    `turn s0 · left 4 · spent 0 · turns 40\n${SPOTTER} · stealth 2 · tiara mirror`,
    { ...WORKED_ON, guard: 'die 3', D1: '?/X', A4: '?/G', B4: 'stairs4/*' },
    {
      guard: 'die 4',
      A1: '?/G',
      C1: 'laser1/*',
      B2: 'thermo1/*',
      C2: 'safe/o',
      D2: 'motion1/*',
      B3: 'camera2',
      C3: 'walkway1/*',
      D3: '?/X',
      B4: 'service-duct5',
      C4: 'keypad4/*',
      D4: 'stairs5/0',
    },
  ),
};

const alarmsPositions = {
  laser: office(`turn s0 · left 4 · spent 0 · turns 12\n${SPOTTER}`, {
    ...KNOWN,
    guard: 'die 2',
    D1: '?/X',
    B2: 'service-duct5/0',
    C2: 'laser1',
    A3: '?/G',
  }),
  computer: office(`turn s0 · left 4 · spent 0 · turns 14\n${SPOTTER}`, {
    ...SEEN,
    guard: 'die 2',
    A1: '?/G',
    D1: '?/X',
    B2: 'service-duct5',
    C2: 'laser1',
    D3: 'computer-fingerprint4/0',
  }),
};

const guardsPositions = {
  arrival: office(`turn s0 · left 1 · spent 3 · turns 12\n${SPOTTER}`, {
    ...KNOWN,
    guard: 'die 2 · deck D1 B4',
    A3: '?/G',
    B3: '?/X',
    D3: 'lavatory5/0',
  }),
  'last-card': office(`turn s0 · left 1 · spent 3 · turns 30\n${SPOTTER}`, {
    ...KNOWN,
    guard: 'die 2 · deck end',
    A3: '?/G',
    B3: '?/X',
    D3: 'lavatory5/0',
  }),
  meeting: office(`turn s0 · left 2 · spent 2 · turns 20\n${SPOTTER}`, {
    ...KNOWN,
    guard: 'die 2',
    B1: 'secret-door1',
    B2: 'service-duct5/0',
    C2: 'computer-laser5/G',
    D4: '?/X',
  }),
};

const caughtPositions = {
  cornered: office(`turn s0 · left 1 · spent 3 · turns 22\n${SPOTTER} · stealth 1`, {
    ...KNOWN,
    guard: 'die 2 · deck A1',
    B2: 'service-duct5',
    C2: 'computer-laser5',
    B3: '?/G',
    C3: 'fingerprint5/0X!',
  }),
  'nothing-left': office(`turn s0 · left 1 · spent 3 · turns 26\n${SPOTTER} · stealth 0`, {
    ...KNOWN,
    guard: 'die 2',
    B2: 'service-duct5/G',
    C2: 'computer-laser5',
    C3: 'fingerprint5/0',
    D4: '?/X',
  }),
};

const safesPositions = {
  'dark-digit': office(`turn s0 · left 4 · spent 0 · turns 20\n${SPOTTER}\ntools donuts\nloot tiara`, {
    ...WORKED_ON,
    guard: 'die 2',
    B1: 'computer-fingerprint4',
    D1: '?/X',
    B2: 'safe/0=2',
    C2: 'secret-door2',
    B3: '(secret-door1)',
    B4: 'service-duct5/*',
    D4: '?/G',
  }),
};

const floorsPositions = {
  below: office(
    `turn s0 · left 3 · spent 1 · turns 24\n${SPOTTER}`,
    { ...WORKED_ON, guard: 'die 3', D1: '?/X', A3: '?/G', B4: 'stairs4/0*' },
    { guard: 'die 3 · deck D1 A3', B4: '(service-duct5)' },
  ),
  bridge: office(
    `turn s0 · left 3 · spent 1 · turns 30\n${SPOTTER}`,
    { ...WORKED_ON, guard: 'die 3', D1: '?/X', A1: '?/G', B4: 'stairs4/*' },
    { guard: 'die 3', D1: '?/G', A1: '?/X', B4: '(walkway1)', C4: 'laboratory3/0' },
  ),
  ducts: office(
    `turn s0 · left 4 · spent 0 · turns 32\n${SPOTTER}`,
    { ...WORKED_ON, guard: 'die 3', A1: '?/X', D1: '?/G', C2: 'service-duct5/0', B4: 'stairs4/*' },
    { guard: 'die 3', A1: '?/G', C1: '?/X', D3: 'service-duct6' },
  ),
  'upper-safe': office(
    `turn s0 · left 4 · spent 0 · turns 40\n${SPOTTER} · tiara\ntools emp\nloot mirror`,
    { ...WORKED_ON, guard: 'die 3', D1: '?/X', A4: '?/G', B4: 'stairs4/*' },
    {
      guard: 'die 3',
      B1: 'laser1/*',
      A2: 'thermo1/*',
      B2: 'safe/0=1',
      C2: 'motion3',
      D2: 'keypad4/*',
      B3: 'camera2/*',
      B4: 'service-duct5/*',
      D1: '?/G',
      D4: '?/X',
    },
  ),
};

const eventsPositions = {
  idle: office(`turn s0 · left 2 · spent 2 · turns 12\n${SPOTTER}\nevents crash`, {
    ...KNOWN,
    guard: 'die 2',
    A1: '?/G',
    D3: 'lavatory5/0',
    A4: '?/X',
  }),
  'two-spent': office(`turn s0 · left 2 · spent 2 · turns 14\n${SPOTTER}\nevents espresso`, {
    ...KNOWN,
    guard: 'die 2',
    A1: '?/G',
    D2: '(computer-motion6)',
    D3: 'lavatory5/0',
    A4: '?/X',
  }),
  laboratory: office(`turn s0 · left 2 · spent 2 · turns 16\n${SPOTTER}\ntools donuts`, {
    ...KNOWN,
    guard: 'die 2',
    C1: '?/X',
    B2: 'service-duct5/0',
    C2: 'laboratory3',
    C4: 'foyer2/G',
  }),
};

const charactersPositions = {
  spotter: office(`turn s0 · left 3 · spent 1 · turns 12\n${SPOTTER}`, {
    ...KNOWN,
    guard: 'die 2 · deck D3 A1',
    A1: '?/G',
    D3: 'lavatory5/0',
    A3: '?/X',
  }),
  hawk: office('turn s0 · left 4 · spent 0 · turns 8\ns0 hawk normal', {
    ...SEEN,
    guard: 'die 2',
    A2: '(safe)',
    B2: 'service-duct5/0',
    D1: '?/G',
    D4: '?/X',
  }),
  acrobat: office('turn s0 · left 1 · spent 3 · turns 20\ns0 acrobat normal', {
    ...KNOWN,
    guard: 'die 2',
    B2: 'service-duct5/0',
    C2: 'computer-laser5/G',
    C3: 'camera2',
    A4: '?/X',
  }),
  hacker: office('turn s0 · left 3 · spent 1 · turns 12\ns0 hacker normal', {
    ...KNOWN,
    guard: 'die 2',
    A1: '?/G',
    D1: '?/X',
    C4: 'foyer2/0',
  }),
  peterman: office('turn s0 · left 1 · spent 3 · turns 20\ns0 peterman normal\ntools donuts\nloot tiara', {
    ...TWO_MISSING,
    guard: 'die 2',
    D1: '?/X',
    B2: 'safe/0=1',
    D4: '?/G',
  }),
};

/** The lessons as they are played. */
export const courses: Readonly<Record<string, Course>> = {
  [firstJob.id]: { steps: firstJob.steps, positions: firstJobPositions },
  [alarms.id]: { steps: alarms.steps, positions: alarmsPositions },
  [guards.id]: { steps: guards.steps, positions: { ...guardsPositions, ...caughtPositions } },
  [safes.id]: { steps: safes.steps, positions: safesPositions },
  [floors.id]: { steps: floors.steps, positions: floorsPositions },
  [events.id]: { steps: events.steps, positions: eventsPositions },
  [characters.id]: { steps: characters.steps, positions: charactersPositions },
};
