import { expect, test } from 'vitest';
import type { Account, AnyValuing } from '../account.ts';
import { Accounting } from '../accounting.ts';
import { quick, scripted } from '../chance.ts';
import type { AnyGame, Chance, Outcome, Seat } from '../game.ts';
import { Play } from '../play.ts';
import type { GameRecord, SitterKind } from '../record.ts';
import { granted, isRefused } from '../refusal.ts';

/**
 * Coins, a toy whose chances are known. Each of two seats has two turns: a fair toss wins a coin in one of two, a wild one
 * in one of four, an even one is a fair one by another name, and a guess is right if the coin under the table, which seat 0
 * alone has seen, shows heads. Most coins win.
 */
interface State {
  turn: number;
  coins: number[];
  readonly heads: number;
}
const MOVES = ['fair', 'wild', 'even', 'guess'] as const;
type Move = (typeof MOVES)[number];

/** Tosses do not see the same side of a die, so that two of them are not won together. */
const WINS = {
  fair: (chance: Chance) => chance.below(2) === 0,
  wild: (chance: Chance) => chance.below(4) === 0,
  even: (chance: Chance) => chance.below(4) % 2 === 0,
};

const TURNS = 4;
const inTurn = ({ turn }: State): Seat => (turn % 2) as Seat;

function result({ coins }: State): Outcome {
  const most = Math.max(...coins);
  const winners = [0, 1].filter((seat) => coins[seat] === most) as Seat[];
  return { winners, places: coins.map((each) => (each === most ? 1 : 2)), scores: coins };
}

const coins: AnyGame = {
  ...{ id: 'coins', version: 1, seats: { min: 2, max: 2 }, reveals: { tossed: true } },
  options: () => ({}),
  setup: (_options, _seats, chance): State => ({ turn: 0, coins: [0, 0], heads: chance.below(2) }),
  toAct: (state: State) => (state.turn < TURNS ? [inTurn(state)] : []),
  moves: (state: State, seat: Seat) => (state.turn < TURNS && inTurn(state) === seat ? MOVES : []),
  step(state: State, seat: Seat, move: Move, chance, tell) {
    const won = move === 'guess' ? state.heads : Number(WINS[move](chance));
    state.coins[seat]! += won;
    state.turn += 1;
    tell({ type: 'tossed', seat, won });
  },
  outcome: (state: State) => (state.turn < TURNS ? undefined : result(state)),
  clone: (state: State) => ({ ...state, coins: [...state.coins] }),
  view: (state: State, viewer) => ({ ...state, viewer, heads: viewer === 0 ? state.heads : '?' }),
  redact: (event) => event,
  determinize: ({ viewer: _, ...view }, chance): State => ({
    ...view,
    coins: [...view.coins],
    heads: view.heads === '?' ? chance.below(2) : view.heads,
  }),
  notate: (move: Move) => move,
  refusal: () => 'unclear',
};

const valuing: AnyValuing = {
  anew: (state: State) => ({ ...state, coins: [...state.coins] }),
  rounds: 24,
  guess(state: State, seed) {
    while (state.turn < TURNS) coins.step(state, inTurn(state), 'fair', quick(`${seed} ${state.turn}`), () => {});
    const { winners } = result(state);
    return [0, 1].map((seat) => (winners.includes(seat as Seat) ? 1 / winners.length : 0));
  },
};

/** A game with these moves, and with these coins won or not. */
function played(moves: readonly Move[], won: readonly boolean[], heads = 0): GameRecord {
  const play = new Play(coins, { options: {}, seats: 2 }, scripted([[2, heads]]));
  for (const [i, move] of moves.entries()) {
    const roll = [move === 'fair' ? 2 : 4, won[i] ? 0 : 1] as const;
    const decision = play.decide((i % 2) as Seat, move, scripted(move === 'guess' ? [] : [roll]));
    if (isRefused(decision)) throw new Error(decision.refused);
    play.accept(decision);
  }
  return play.record();
}

function accountOf(record: GameRecord, rounds: number, seed?: string, game = coins): Account {
  const accounting = new Accounting(game, valuing, record, seed);
  for (let n = 0; n < rounds; n++) for (const _ of accounting.round());
  return accounting.account()!;
}

const FAIR = ['fair', 'fair', 'fair', 'fair'] as const;

test('what a seat has come to is where it started, luck, what could not be known, its own decisions and the others’', () => {
  for (const [n, moves] of ([FAIR, ['wild', 'guess', 'even', 'wild']] as const).entries()) {
    const { sums } = accountOf(played(moves, [true, false, n === 0, true]), 20);
    for (const { start, luck, unknown, own, others, result: got } of sums) {
      const parts = [start, luck, unknown, own, others].reduce((sum, { value }) => sum + value, 0);
      expect(parts).toBeCloseTo(got, 9);
    }
  }
});

test('the curve begins with what a deal is worth, ends with the result, and is as exact as it says', () => {
  const { curve, sums } = accountOf(played(FAIR, [true, false, true, false]), 400);
  expect(curve.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect(Math.abs(sums[0]!.start.value - 0.5)).toBeLessThan(4 * sums[0]!.start.error);
  // A coin ahead with one toss to come against two, then with one against one, then two ahead with one against.
  const exact = [1 / 2, 11 / 16, 7 / 8, 1];
  for (const [n, chance] of exact.entries()) {
    const { value, error } = curve[n]!.chances[0]!;
    expect(error).toBeLessThan(0.03);
    expect(Math.abs(value - chance)).toBeLessThan(4 * error + 1e-9);
  }
  expect(curve.at(-1)!.chances).toEqual([
    { value: 1, error: 0 },
    { value: 0, error: 0 },
  ]);
});

test('a toss that was won is luck by half of what it decides, for one seat as much as against the other', () => {
  const { items } = accountOf(played(FAIR, [true, false, false, false]), 600);
  const [mine, theirs] = items[1]!.shifts;
  expect(mine!.luck.error).toBeLessThan(0.02);
  expect(Math.abs(mine!.luck.value - 3 / 16)).toBeLessThan(4 * mine!.luck.error);
  expect(theirs!.luck.value).toBeCloseTo(-mine!.luck.value, 9);
});

test('in the long run luck is nobody’s', () => {
  const lucks = Array.from({ length: 300 }, (_, n) => {
    const chance = quick(`game ${n}`);
    const play = new Play(coins, { options: {}, seats: 2 }, chance);
    while (play.outcome() === undefined) {
      const seat = inTurn(play.state as State);
      const move = chance.below(3) === 0 ? 'wild' : 'fair';
      const decision = play.decide(seat, move, chance);
      if (!isRefused(decision)) play.accept(decision);
    }
    return accountOf(play.record(), 4, `${n}`).sums[0]!.luck.value;
  });
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / lucks.length);
  expect(spread).toBeGreaterThan(0.1);
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(lucks.length));
});

test('a wild toss is a mistake, also where it was won; a fair one never, also where it was lost', () => {
  const { items } = accountOf(played(['wild', 'fair', 'fair', 'wild'], [true, false, false, false]), 200);
  const isBetter = (move: string | undefined) => move !== undefined && move !== 'wild';
  expect(items.map(({ better }) => isBetter(better))).toEqual([false, true, false, false, true]);
  const { own, luck } = items[1]!.shifts[0]!;
  expect(own.value + 2 * own.error).toBeLessThan(0);
  expect(luck.value).toBeGreaterThan(0.1);
  expect(items[2]!.shifts[1]!.own.value).toBe(0);
});

test('a decision is judged by what could be known: what was hidden counts apart', () => {
  // Whoever has not seen the coin may guess as well as toss.
  const blind = accountOf(played(['fair', 'guess', 'fair', 'fair'], [true, false, true, false]), 200).items[2]!;
  expect(blind.better).toBeUndefined();
  expect(blind.shifts[1]!.own.value).toBe(0);
  expect(blind.shifts[1]!.unknown.value).toBeLessThan(-0.1);
  // Whoever has seen that it is wrong may not.
  const seen = accountOf(played(['guess', 'fair', 'fair', 'fair'], [false, false, true, false]), 200).items[1]!;
  expect(seen.better).not.toBe('guess');
  expect(seen.shifts[0]!.own.value).toBeLessThan(-0.1);
});

test('whoever has seen a thing that their view has no longer is judged by what they could still know', () => {
  const recalling: AnyGame = { ...coins, recall: (state: State, viewer) => ({ ...state, viewer }) };
  const record = played(['fair', 'guess', 'fair', 'fair'], [true, false, true, false]);
  const accounting = new Accounting(recalling, valuing, record);
  for (let n = 0; n < 200; n++) for (const _ of accounting.round());
  const { better, shifts } = accounting.account()!.items[2]!;
  expect(better).toBeDefined();
  expect(shifts[1]!.own.value).toBeLessThan(-0.1);
});

test('noise alone makes no mistake: of two moves that are the same neither is called better', () => {
  let called = 0;
  for (let n = 0; n < 300; n++) {
    const record = played(FAIR, [n % 3 === 0, false, n % 2 === 0, true]);
    called += accountOf(record, 24, `${n}`).items.filter(({ better }) => better === 'even').length;
  }
  // Of 1,200 decisions. Two standard errors in the half that finds it and two in the half that measures it: one in two thousand.
  expect(called).toBeLessThan(5);
});

/** Nothing that is told of a guess reveals anything, so that it may be taken back. */
const secretive: AnyGame = { ...coins, reveals: {} };

test('what was taken back does not count: not as a mistake, and not as a point of the game', () => {
  const game = new Play(secretive, { options: {}, seats: 2 }, scripted([[2, 0]]));
  const accept = (decision: ReturnType<typeof game.decide>): void => game.accept(granted(decision));
  accept(game.decide(0 as Seat, 'guess', scripted([])));
  accept(game.takeBack(0 as Seat));
  for (const seat of [0, 1, 0, 1] as Seat[]) accept(game.decide(seat, 'fair', scripted([[2, seat]])));
  const account = accountOf(game.record(), 200, undefined, secretive);
  expect(account.items.map(({ at }) => at)).toEqual([0, 3, 4, 5, 6]);
  expect(account.curve.map(({ at }) => at)).toEqual([0, 3, 4, 5, 6]);
  expect(account.sums[0]!.own.value).toBe(0);
});

test('what a bot did that stood in for a person is no decision of theirs', () => {
  const begun = (seated: readonly SitterKind[]): GameRecord => {
    const game = new Play(coins, { options: {}, seats: 2, seated }, scripted([[2, 0]]));
    const toss = (seat: number, move: Move, won: boolean, by?: 'bot'): void =>
      game.accept(granted(game.decide(seat as Seat, move, scripted([[move === 'fair' ? 2 : 4, won ? 0 : 1]]), by)));
    toss(0, 'wild', false, 'bot');
    toss(1, 'fair', true);
    toss(0, 'fair', false);
    toss(1, 'fair', false);
    return game.record();
  };
  const lent = accountOf(begun(['person', 'person']), 200);
  expect(lent.items[1]).not.toHaveProperty('better');
  expect(lent.items[1]).not.toHaveProperty('isChoice');
  expect(lent.sums[0]!.own.value).toBe(0);
  expect(lent.items[1]!.shifts[0]!.others.value).toBeLessThan(0);
  // A seat that a bot has had from the start answers for itself.
  const own = accountOf(begun(['bot', 'person']), 200);
  expect(own.sums[0]!.own.value).toBeLessThan(-0.05);
  for (const { sums } of [lent, own])
    for (const { start, luck, unknown, own: done, others, result: got } of sums)
      expect(start.value + luck.value + unknown.value + done.value + others.value).toBeCloseTo(got, 9);
});

test('a game that goes on has no account', () => {
  const record = played(FAIR, [true, false, true, false]);
  expect(() => new Accounting(coins, valuing, { ...record, outcome: undefined } as never)).toThrow('the game goes on');
  expect(new Accounting(coins, valuing, record).account()).toBeUndefined();
});
