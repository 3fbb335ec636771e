import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { JOB, JOBS, type Job, patrolDeck } from '../../components/jobs.ts';
import { GRIDS, type Grid, posOfGrid } from '../../components/squares.ts';
import { pathOf, planOf } from '../../path.ts';
import { ALTERNATIVE, type Hole, layoutOf, parseWalls, randomLayout, STANDARD, withoutWall } from '../../walls.ts';

const BANK_DRAWN = [
  `
  +--+--+--+--+
  |  |        |
  +  +  +--+  +
  |        |  |
  +--+--+  +  +
  |           |
  +  +  +  +--+
  |  |  |     |
  +--+--+--+--+`,
  `
  +--+--+--+--+
  |  |  |  |  |
  +  +  +  +  +
  |           |
  +  +--+--+  +
  |           |
  +  +  +  +  +
  |  |  |  |  |
  +--+--+--+--+`,
  `
  +--+--+--+--+
  |           |
  +  +  +--+  +
  |  |     |  |
  +--+  +--+  +
  |  |  |     |
  +  +  +  +  +
  |        |  |
  +--+--+--+--+`,
];
const OFFICE_DRAWN = [
  `
  +--+--+--+--+
  |  |  |     |
  +  +  +  +--+
  |  |     |  |
  +  +  +  +  +
  |     |     |
  +  +--+  +--+
  |           |
  +--+--+--+--+`,
  `
  +--+--+--+--+
  |           |
  +  +  +  +--+
  |  |  |  |  |
  +--+  +  +  +
  |  |  |     |
  +  +  +  +--+
  |           |
  +--+--+--+--+`,
];

const sorted = (walls: string): string[] => walls.split(' ').sort();

test('[R85] the walls of the rulebook, listed and drawn, are the same', () => {
  expect(BANK_DRAWN.map((floor) => parseWalls('bank', 'none', floor))).toEqual(STANDARD.bank.map(sorted));
  expect(OFFICE_DRAWN.map((floor) => parseWalls('office', 'none', floor))).toEqual(STANDARD.office.map(sorted));
});

test('[R90] every layout of ours has its number of walls and cuts nothing off', () => {
  for (const job of JOBS) {
    const hole: Hole = JOB[job].hole ? 'C3' : 'none';
    const layouts = [...STANDARD[job], ...(job === 'fort-knox' ? ALTERNATIVE : [])];
    for (const walls of layouts) expect(parseWalls(job, hole, walls)).toEqual(sorted(walls));
  }
});

test('[R90] random walls fit whatever the job and the empty spot', () => {
  const chance = quick('walls');
  for (const job of JOBS) {
    for (const hole of JOB[job].hole ? (['A1', 'E5', 'C3', 'B1'] as const) : (['none'] as const)) {
      const walls = randomLayout(job, hole, chance).split(' ').slice(1).join(' ');
      expect(parseWalls(job, hole, walls)).toEqual(sorted(walls));
    }
  }
});

test.each([
  ['bank', 'A1B1', { type: 'wall count', count: 1, wanted: 8 }],
  ['bank', 'A1B1 A1B1', { type: 'wall twice', wall: 'A1B1' }],
  ['bank', 'A1C1', { type: 'no edge', wall: 'A1C1' }],
  ['bank', 'D1E1', { type: 'no edge', wall: 'D1E1' }],
  ['bank', 'hello', { type: 'no wall', said: 'hello' }],
  ['bank', 'A1B1 A1A2 C1D1 C2D2 C3D3 A3B3 A4B4 B2B3', { type: 'cut off', at: 'B1' }],
  ['fort-knox', 'C2C3', { type: 'no edge', wall: 'C2C3' }],
  ['bank', '+--+', { type: 'drawing', lines: 1, wanted: 9 }],
] as const)('[R90] %s walls "%s" are refused: %o', (job, text, wrong) => {
  expect(parseWalls(job, job === 'fort-knox' ? 'C3' : 'none', text)).toEqual({ wrong });
});

test.each([' '.repeat(15_500), `${' '.repeat(15_500)}x`, `+${'-'.repeat(15_500)}`, `A1${' - '.repeat(5000)}B1`])(
  '[R90] a text that is longer than any floor is refused before it is read',
  (text) => {
    expect(parseWalls('bank', 'none', text)).toEqual({ wrong: { type: 'too long', most: 1000 } });
  },
);

test('[R90] blanks round a dash are of no account', () => {
  const spread = STANDARD.bank[0].replaceAll(/(\w\d)(\w\d)/g, '$1 -  $2');
  expect(parseWalls('bank', 'none', spread)).toEqual(sorted(STANDARD.bank[0]));
});

test('[R90] walls may be listed by row and column', () => {
  const text = '(0,0)-(0,1); (1,2)-(1,3); (3,0)-(3,1); (3,1)-(3,2); (0,2)-(1,2); (1,0)-(2,0); (1,1)-(2,1); (2,3)-(3,3)';
  expect(parseWalls('bank', 'none', text)).toEqual(sorted(STANDARD.bank[0]));
});

const path = (job: Job, walls: string, from: Grid, to: Grid): string =>
  pathOf(planOf(layoutOf(job, 'none', walls === '' ? [] : walls.split(' '))), posOfGrid(from), posOfGrid(to))
    .map((pos) => GRIDS[pos])
    .join(' ');

test('[R64] of equal ways the guard takes the one on his left hand: the rulebook’s two examples', () => {
  expect(path('bank', '', 'D3', 'A1')).toBe('C3 B3 A3 A2 A1');
  expect(path('bank', '', 'B3', 'C4')).toBe('C3 C4');
});

test('[R64] without walls he starts right, down, left or up, by the corner he heads for', () => {
  expect(path('bank', '', 'A1', 'C3').split(' ')[0]).toBe('B1');
  expect(path('bank', '', 'D1', 'B3').split(' ')[0]).toBe('D2');
  expect(path('bank', '', 'D4', 'B2').split(' ')[0]).toBe('C4');
  expect(path('bank', '', 'A4', 'C2').split(' ')[0]).toBe('A3');
});

test('[R64] a shorter way beats a more clockwise one', () => {
  expect(path('bank', STANDARD.bank[0], 'A1', 'B1')).toBe('A2 B2 B1');
});

/** Every shortest walk, the slow way. */
function allPaths(layout: string, from: number, to: number): number[][] {
  const plan = planOf(layout);
  if (from === to) return [[]];
  return plan.open[from]!.filter((near) => plan.steps[near * 25 + to]! < plan.steps[from * 25 + to]!).flatMap((near) =>
    allPaths(layout, near, to).map((rest) => [near, ...rest]),
  );
}

const area = (from: number, walk: readonly number[]): number => {
  const at = (pos: number): [number, number] => [(pos % 5) - (from % 5), Math.floor(pos / 5) - Math.floor(from / 5)];
  return [from, ...walk].slice(0, -1).reduce((sum, pos, i) => {
    const [[x1, y1], [x2, y2]] = [at(pos), at(walk[i]!)];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
};

test('[R64] the way is a shortest one, the only one with the greatest turn, on all floors of ours and random ones', () => {
  const chance = quick('paths');
  const layouts = [
    ...STANDARD.bank.map((walls) => layoutOf('bank', 'none', walls.split(' '))),
    ...STANDARD.office.map((walls) => layoutOf('office', 'none', walls.split(' '))),
    ...STANDARD['fort-knox'].map((walls) => layoutOf('fort-knox', 'C3', walls.split(' '))),
    ...Array.from({ length: 10 }, () => randomLayout('bank', 'none', chance)),
  ];
  for (const layout of layouts) {
    const plan = planOf(layout);
    for (const from of plan.places) {
      for (const to of plan.places) {
        const walks = allPaths(layout, from, to);
        const best = Math.max(...walks.map((walk) => area(from, walk)));
        const winners = walks.filter((walk) => area(from, walk) === best);
        expect(winners.length).toBe(1);
        expect(plan.first[from * 25 + to]).toBe(winners[0]![0] ?? from);
      }
    }
  }
});

test('[R90] a blown-up wall opens the floor for everybody', () => {
  const before = layoutOf('bank', 'none', STANDARD.bank[0].split(' '));
  const after = withoutWall(before, 'A1B1');
  expect(planOf(before).open[0]).toEqual([5]);
  expect(planOf(after).open[0]).toEqual([1, 5]);
});

test('[R101] Fort Knox decks have a card for every square but the empty spot', () => {
  for (const floor of [0, 1]) {
    const deck = patrolDeck('fort-knox', floor, posOfGrid('C3'));
    expect(deck).toEqual(GRIDS.map((_, pos) => pos).filter((pos) => pos !== posOfGrid('C3')));
  }
});

test('[R85] the bank and the office have a card for every square', () => {
  for (const floor of [0, 1, 2]) expect(patrolDeck('bank', floor, undefined)).toHaveLength(16);
});
