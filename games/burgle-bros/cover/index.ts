import { CHARACTERS, SIDES } from '../components/characters.ts';
import { JOBS, type Job } from '../components/jobs.ts';
import { type Options, parseOptions } from '../options.ts';
import { LIVELY, type Taste } from '../playout.ts';
import { COMPONENTS, componentsIn } from './components.ts';
import { type Heist, pullOff } from './heist.ts';
import type { Moment } from './moment.ts';
import { OCCURS } from './rulings.ts';

const RULINGS = Object.entries(OCCURS);

/** Every component, every kind of log line, question and move, every ruling that can be seen in a game. */
export const wanted: readonly string[] = [...COMPONENTS, ...RULINGS.map(([id]) => `ruling ${id}`)];

/** Plays game number `n`: jobs, seat counts, walls, expansion, characters and temper all change from game to game. */
export function play(seed: string, n: number, see: (name: string) => void): void {
  pullOff(heist(seed, n), (moment) => {
    componentsIn(moment, see);
    rulingsIn(moment, see);
  });
}

function rulingsIn(moment: Moment, see: (name: string) => void): void {
  for (const [id, occurs] of RULINGS) if (occurs(moment)) see(`ruling ${id}`);
}

/** Crews that go their own ways: what is rare with one of them is common with another. */
const TASTES: readonly Taste[] = [
  LIVELY,
  /** Keeps all tools until there are none left to find. */
  { ...LIVELY, use: 0, 'use-at': 0, 'set-die': 0, tinker: 30, 'pick-up': 200, end: 1 },
  /** Does little and lets events happen. */
  { ...LIVELY, end: 30, go: 12 },
  /** Talks a lot: trades, orders, disguises, sometimes of giving up. */
  { ...LIVELY, give: 6, take: 6, order: 20, disguise: 30, crow: 6, crybaby: 5, climb: 20, 'give-up': 0.1 },
  /** Some run for it whatever is left behind. */
  { ...LIVELY, escape: 2000, 'pick-up': 1 },
];

/** Stealth to spare: enough to see the end of most games, or some, or none. */
const SPARE = [40, 60, 15, 40, 0] as const;

const WALLS: Readonly<Record<Job, readonly Options['walls'][]>> = {
  bank: [
    'standard',
    'random',
    [
      'A1B1 C2D2 A4B4 B4C4 C1C2 A2A3 B2B3 D3D4',
      'A1B1 B1C1 C1D1 A4B4 B4C4 C4D4 B2B3 C2C3',
      'A1B1 B1C1 C1D1 A4B4 B4C4 C4D4 B2B3 C2C3',
    ],
  ],
  office: [
    'standard',
    'random',
    ['A1B1 B1C1 A2B2 C2D2 B3C3 D1D2 B3B4 D3D4', 'A1B1 B1C1 A2B2 C2D2 B3C3 D1D2 B3B4 D3D4'],
  ],
  'fort-knox': ['standard', 'random', 'alternative'],
};

export function heist(seed: string, n: number): Heist {
  const job = JOBS[n % 3]!;
  const seats = 1 + (Math.floor(n / 3) % 4);
  const round = Math.floor(n / 12);
  const options = parseOptions(
    {
      job,
      walls: WALLS[job][round % 3],
      lostVisual: round % 2 === 1,
      characters: round % 4 === 3 ? 'dealt' : cast(round, seats),
    },
    seats,
  );
  if ('wrong' in options) throw new Error(options.wrong.type);
  return {
    options,
    seats,
    seed: `${seed} ${n}`,
    taste: TASTES[round % TASTES.length]!,
    spare: SPARE[(round + n) % SPARE.length]!,
  };
}

/** Other characters and sides every time. R78 — The Rook is never alone. */
function cast(round: number, seats: number): string[] {
  const all = CHARACTERS.flatMap((_, i) => {
    const character = CHARACTERS[(i + round) % CHARACTERS.length]!;
    return seats === 1 && character === 'rook' ? [] : [`${character} ${SIDES[(i + Math.floor(round / 9)) % 2]}`];
  });
  return all.slice(0, seats);
}
