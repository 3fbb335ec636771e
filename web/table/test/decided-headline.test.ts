import { expect, test, vi } from 'vitest';
import type { Outcome, Seat } from '#table/game.ts';
import type { Balance, BalancePart, TurningPoint, Verdict } from '#table/verdict.ts';
import { headlineOf } from '../decided/headline.ts';
import { decided } from '../decided/words.ts';

vi.mock('../../settings.ts', () => ({ settings: { language: { value: 'en' } } }));

const NAMES = ['Ann', 'Ben'];
const [ANN, BEN] = [0, 1] as Seat[];
const sure = (value: number, error = 0.01) => ({ value, error });

function balance(seat: Seat | undefined, parts: Partial<Record<BalancePart, number>>, result: number): Balance {
  const told = Object.entries(parts) as [BalancePart, number][];
  const start = result - told.reduce((sum, [, value]) => sum + value, 0);
  return { seat, start: sure(start), result, parts: told.map(([part, value]) => ({ part, shift: sure(value) })) };
}

const point = (at: number, value: number, error = 0.01): TurningPoint => ({
  ...{ at, seat: ANN!, by: ANN! },
  ...{ cause: 'luck', shift: sure(value, error) },
});

const verdict = (balances: readonly Balance[], points: readonly TurningPoint[] = []): Verdict => ({
  ...{ isCrew: balances[0]?.seat === undefined, curve: [], balances, points },
  choices: { all: 10, slips: 1 },
});

const won = (...winners: Seat[]): Outcome => ({ winners, places: [1, 2], scores: [1, 0] });
const titleOf = (told: Verdict, outcome: Outcome) => headlineOf(told, outcome, NAMES)?.title;
const { head } = decided.value;

const LUCKY = [
  balance(ANN, { luck: 0.4, own: -0.05, rest: 0.15 }, 1),
  balance(BEN, { luck: -0.4, own: -0.2, rest: 0.1 }, 0),
];
const CAREFUL = [
  balance(ANN, { luck: 0.1, own: 0, rest: 0.4 }, 1),
  balance(BEN, { luck: -0.1, own: -0.3, rest: -0.1 }, 0),
];
const EVEN = [balance(ANN, { luck: 0.1, own: 0, rest: 0.4 }, 1), balance(BEN, { luck: -0.1, own: 0, rest: -0.4 }, 0)];
const crew = (parts: Partial<Record<BalancePart, number>>, result: number) => [balance(undefined, parts, result)];

test.each([
  ['at least half of the way to the win was luck', verdict(LUCKY), won(ANN!), head.luck('Ann')],
  ['the others gave clearly more away', verdict(CAREFUL), won(ANN!), head.best('Ann')],
  [
    'one moment outweighs the next beyond the error of both',
    verdict(EVEN, [point(7, 0.3), point(9, 0.1)]),
    won(ANN!),
    head.turned(7),
  ],
  [
    'two moments weigh the same as far as that is known',
    verdict(EVEN, [point(7, 0.3, 0.1), point(9, -0.25, 0.1)]),
    won(ANN!),
    head.even,
  ],
  ['the deal outweighs everything', verdict(EVEN, [point(0, 0.4)]), won(ANN!), head.dealt],
  ['nothing weighed much', verdict(EVEN), won(ANN!), head.even],
  ['a win that is shared is nobody’s luck', verdict(LUCKY), won(ANN!, BEN!), head.even],
  ['a crew lost by luck', verdict(crew({ luck: -0.5, own: -0.02, rest: 0 }, 0)), won(), head.luckAgainst],
  ['a crew won by luck', verdict(crew({ luck: 0.5, own: -0.1, rest: 0 }, 1)), won(ANN!, BEN!), head.luckFor],
  ['a crew lost by what it decided', verdict(crew({ luck: 0.1, own: -0.5, rest: -0.1 }, 0)), won(), head.choices],
  [
    'a crew’s decisions cost no more than luck, as far as that is known',
    verdict(crew({ luck: -0.49, own: -0.5, rest: 0 }, 0)),
    won(),
    head.luckAgainst,
  ],
  [
    'a crew that won is not told of its mistakes first',
    verdict(crew({ luck: 0, own: -0.5, rest: 0.9 }, 1)),
    won(ANN!),
    head.even,
  ],
])('%s', (_, told, outcome, title) => {
  expect(titleOf(told, outcome)).toBe(title);
});

test('before there is an account nothing is said', () => {
  expect(headlineOf(verdict([]), won(ANN!), NAMES)).toBeUndefined();
});
