import { expect, test } from 'vitest';
import type { Account, Shift } from '../account.ts';
import type { Accounting } from '../accounting.ts';
import type { Seat } from '../game.ts';
import { NOTHING } from '../measure.ts';
import { type TurningPoint, toldOf, verdictOf } from '../verdict.ts';

const sure = (value: number) => ({ value, error: 0.01 });
const [FIRST, SECOND] = [0, 1] as Seat[];

const shift = (part: Partial<Shift>): Shift => ({
  ...{ luck: NOTHING, unknown: NOTHING, own: NOTHING, others: NOTHING },
  ...part,
});

/** Two seats: the first is lucky, the second makes a mistake, and then something comes of it that nobody could know. */
const ACCOUNT: Account = {
  curve: [0, 1, 2, 3].map((at) => ({ at, chances: [sure(0.5), sure(0.5)] })),
  items: [
    { at: 0, seat: undefined, shifts: [shift({}), shift({})] },
    { at: 1, seat: FIRST!, shifts: [shift({ luck: sure(0.2) }), shift({ luck: sure(-0.2) })] },
    {
      ...{ at: 2, seat: SECOND!, isChoice: true, better: 'other' },
      shifts: [shift({ others: sure(0.1) }), shift({ own: sure(-0.25), unknown: sure(0.15) })],
    },
    // So little, or so unsure, that it is not worth telling.
    {
      at: 3,
      seat: FIRST!,
      isChoice: true,
      shifts: [shift({ luck: sure(0.01) }), shift({ luck: { value: 0.2, error: 0.1 } })],
    },
  ],
  sums: [
    { ...shift({ luck: sure(0.21), others: sure(0.1), unknown: sure(0.19) }), start: sure(0.5), result: 1 },
    { ...shift({ luck: sure(0), own: sure(-0.25), unknown: sure(-0.25) }), start: sure(0.5), result: 0 },
  ],
};

const of = (account: Account | undefined): Accounting =>
  ({ account: () => account, curve: () => ACCOUNT.curve.slice(0, 2) }) as unknown as Accounting;

const total = ({ start, parts }: ReturnType<typeof verdictOf>['balances'][number]): number =>
  parts.reduce((sum, each) => sum + each.shift.value, start.value);

test('before there is an account the first curve is told, and nothing else', () => {
  expect(verdictOf({}, of(undefined), 0)).toMatchObject({ curve: ACCOUNT.curve.slice(0, 2), balances: [], points: [] });
});

test('start and parts add up to the result for each seat, whichever of them are told apart', () => {
  for (const kind of [{}, { isRough: true }] as const) {
    const { balances } = verdictOf(kind, of(ACCOUNT), 20);
    expect(balances.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const balance of balances) expect(total(balance)).toBeCloseTo(balance.result, 12);
  }
  const rough = verdictOf({ isRough: true }, of(ACCOUNT), 20).balances[0]!;
  expect(rough.parts.map(({ part }) => part)).toEqual(['luck', 'own', 'rest']);
});

test('a crew has one account: everybody’s decisions are its own', () => {
  const { balances, choices } = verdictOf({ isCrew: true }, of(ACCOUNT), 20);
  expect(balances).toHaveLength(1);
  expect(balances[0]!.parts.find(({ part }) => part === 'own')!.shift.value).toBeCloseTo(-0.25, 12);
  expect(total(balances[0]!)).toBeCloseTo(1, 12);
  expect(choices).toEqual({ all: 2, slips: 1 });
});

test('what turned the game is told once each, the weightiest first, and not before anything is sure', () => {
  const { points } = verdictOf({}, of(ACCOUNT), 20);
  expect(points.map(({ at, seat, cause }) => [at, seat, cause])).toEqual([
    [2, 1, 'own'],
    [1, 0, 'luck'],
    [2, 1, 'unknown'],
  ]);
  expect(verdictOf({}, of(ACCOUNT), 2).points).toEqual([]);
  expect(verdictOf({ isRough: true }, of(ACCOUNT), 20).points.map(({ cause }) => cause)).toEqual(['own', 'luck']);
});

const point = (at: number, cause: TurningPoint['cause']): TurningPoint => ({
  ...{ at, seat: 0 as TurningPoint['seat'], by: 0 as TurningPoint['seat'], cause },
  shift: { value: 1 / at, error: 0 },
});
const told = (...causes: readonly TurningPoint['cause'][]): readonly number[] =>
  toldOf(causes.map((cause, i) => point(i + 1, cause))).map(({ at }) => at);

test('of the moments that mattered the three weightiest are told, in their order', () => {
  expect(told('luck', 'own', 'luck', 'luck')).toEqual([1, 2, 3]);
  expect(told('luck')).toEqual([1]);
  expect(told()).toEqual([]);
});

test('a decision to learn from is among them, and luck, however much weightier others are', () => {
  expect(told('luck', 'luck', 'luck', 'luck', 'own', 'own')).toEqual([1, 2, 5]);
  expect(told('unknown', 'unknown', 'unknown', 'own', 'luck')).toEqual([1, 4, 5]);
});
