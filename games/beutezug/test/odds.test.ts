import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { chances, goodFaces, NO_DICE, withDie } from '../chances.ts';
import { BUILT_IN_SET, type CardSet, COLOURS, type Die } from '../components.ts';
import { game } from '../index.ts';
import { odds } from '../odds.ts';
import { bestUse, chanceAfter, chanceNow, winChance } from '../reroll.ts';
import { acting, boxOf, clone, type State } from '../state.ts';
import { d6, scene, winOdds } from './scene.ts';
import { tolerance } from './tolerance.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every way some dice can fall, by the faces they show. */
function throwsOf(dice: number): number[][] {
  return dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((shown) => FACES.map((face) => [...shown, face]));
}

/**
 * The same question answered without any cleverness: every face of every die, every legal use of every bonus, dice
 * that fit included. `value[one][all]` has the chance for each throw, and the mean over all throws.
 */
function bruteForce(least: readonly number[], most: number) {
  const falls = throwsOf(least.length);
  const places = least.map((_, die) => 6 ** (least.length - 1 - die));
  const value: { each: number[]; mean: number }[][] = [];
  for (let one = 0; one <= most; one++) {
    value.push([]);
    for (let all = 0; all <= most; all++) {
      const each = falls.map((shown, at) => {
        if (shown.every((face, die) => face >= least[die]!)) return 1;
        let best = all > 0 ? value[one]![all - 1]!.mean : 0;
        for (let die = 0; die < least.length && one > 0; die++) {
          const before = value[one - 1]![all]!.each;
          const others = at - (shown[die]! - 1) * places[die]!;
          const sum = FACES.reduce((total, face) => total + before[others + (face - 1) * places[die]!]!, 0);
          best = Math.max(best, sum / 6);
        }
        return best;
      });
      value[one]!.push({ each, mean: each.reduce((sum, chance) => sum + chance, 0) / each.length });
    }
  }
  return { falls, value };
}

/** The greatest difference to brute force over all throws, and 0 to 3 rerolls of each kind. */
function deviation(least: readonly number[]): number {
  const { falls, value } = bruteForce(least, 3);
  const code = least.reduce((dice, each) => withDie(dice, goodFaces(each)), NO_DICE);
  let worst = 0;
  for (let one = 0; one <= 3; one++) {
    for (let all = 0; all <= 3; all++) {
      const table = chances(code, one, all);
      falls.forEach((shown, i) => {
        const failing = shown.reduce((bits, face, die) => (face < least[die]! ? bits | (1 << die) : bits), 0);
        worst = Math.max(worst, Math.abs(table[failing]! - value[one]![all]!.each[i]!));
      });
      worst = Math.max(worst, Math.abs(table.at(-1)! - value[one]![all]!.mean));
    }
  }
  return worst;
}

const leastOf = (dice: readonly Die[]): number[] => dice.map((die) => Number(die.split(' ')[1]));

test('the chances equal brute force over real faces: every card, 0 to 3 rerolls of each kind', () => {
  const kinds = new Set(BUILT_IN_SET.cards.filter(({ deck }) => deck > 0).map(({ dice }) => leastOf(dice).join()));
  for (const kind of kinds) expect(deviation(kind.split(',').map(Number)), kind).toBeLessThan(1e-9);
});

test('… and with any minimums, as +1 bonuses and other card sets make them, down to 0 and up to 7', () => {
  const dice = fc.array(fc.integer({ min: -1, max: 7 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(dice, (least) => {
      expect(deviation(least)).toBeLessThan(1e-9);
    }),
    { seed: 1897, numRuns: 40 },
  );
});

test('the facts’ examples: 56 % and 13 % bare, and with +1 on green and orange and one reroll', () => {
  const t = scene(`
    round 3 · s0 picks
    row 5 c5-01
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01 c0-04
    s1 c0-02 c0-05`);
  const state = reading(t.state);
  const chance = (seat: number, id: string) => winChance(state, seat as Seat, boxOf(state).numberOf.get(id)!);
  expect(chance(0, 'c2-03')).toBeCloseTo((5 / 6) * (4 / 6), 12);
  expect(chance(0, 'c2-01')).toBeCloseTo((5 / 6) * (5 / 6), 12);
  expect(chance(0, 'c5-01')).toBeCloseTo(((4 / 6) ** 3 * 25) / 36, 12);
  expect(winOdds(t.view(0), 0 as Seat, 'c5-09')).toBeCloseTo((3 / 6) ** 3 * (4 / 6) ** 2, 12); // on no display
  const [fit, miss] = [25 / 36, 11 / 36];
  expect(chance(1, 'c2-01')).toBeGreaterThan(fit + miss * (25 / 36)); // two single rerolls beat one of all
});

test('in mid-burglary each use has its chance', () => {
  const t = scene(`
    round 1 · s2 rolled 2 4 3
    row 3 c3-01 s2
    row 2 c2-01 s0 | c2-02 s1 | c2-03
    s0
    s1
    s2`);
  const state = reading(t.state);
  const moves = game.moves(state, 2 as Seat);
  const { value, falls } = bruteForce([2, 3, 4], 1);
  const now = (one: number, all: number, shown: string) =>
    value[one]![all]!.each[falls.findIndex((f) => f.join('') === shown)]!;
  const onDie = (die: number, one: number, all: number) =>
    FACES.reduce((sum, face) => sum + now(one, all, [2, 4, 3].with(die, face).join('')), 0) / 6;
  const wanted = {
    all: value[1]![0]!.mean,
    'die 1': onDie(0, 0, 1),
    'die 2': onDie(1, 0, 1),
    'die 3': onDie(2, 0, 1),
    stop: 0,
  };
  for (const move of moves) {
    expect(chanceAfter(state, move)).toBeCloseTo(wanted[game.notate(move) as keyof typeof wanted], 12);
  }
  expect(game.notate(bestUse(state, moves))).toBe('die 3');
  expect(chanceNow(state)).toBeCloseTo(wanted['die 3'], 12);
  expect(odds(t.view(2), 2 as Seat)).toMatchObject({ uses: { length: 5 } });
});

/** A card set with dice and bonuses at random. */
const randomSet: fc.Arbitrary<CardSet> = fc.infiniteStream(fc.nat({ max: 999 })).map((numbers) => {
  const pick = <T>(items: readonly T[]): T => items[numbers.next().value! % items.length]!;
  const bonuses = ['none', '+1 green', '+1 orange', '+1 pink', '+1 black', 'reroll one', 'reroll all'] as const;
  return {
    ...BUILT_IN_SET,
    cards: BUILT_IN_SET.cards.map((card) => {
      const colours = COLOURS.flatMap((colour) => [colour, colour, colour]);
      const dice = card.dice.map(
        () => `${colours.splice(numbers.next().value! % colours.length, 1)[0]!} ${pick([1, 2, 3, 4, 5, 6])}` as Die,
      );
      return { ...card, dice, bonus: pick(bonuses) };
    }),
  };
});

/** Plays the running burglary to its end with the best use of bonuses; has it succeeded? */
function tryOnce(state: State, seat: Seat, chance: ReturnType<typeof quick>): boolean {
  const had = state.loot[seat]!.length;
  let won = false;
  game.step(state, seat, { type: 'roll' }, chance, (event) => {
    won ||= event.type === 'succeeded';
  });
  while (state.phase === 'bonus' && acting(state) === seat && state.loot[seat]!.length === had) {
    const move = bestUse(reading(state), game.moves(reading(state), seat));
    game.step(state, seat, move, chance, (event) => {
      won ||= event.type === 'succeeded';
    });
  }
  return won;
}

test('the chance to win equals simulation with the rules, on random card sets', () => {
  const tries = 1500;
  fc.assert(
    fc.property(randomSet, fc.nat({ max: 9999 }), (set, seed) => {
      const chance = quick(`sim ${seed}`);
      const start = game.setup({ cards: set }, 3, chance);
      for (const seat of start.order) start.loot[seat] = start.decks[0]!.splice(0, 5); // bonuses to use
      while (start.phase === 'pick') game.step(start, acting(start), { type: 'pick', space: '2b' }, chance, () => {});
      start.display[1] = start.decks[4]!.pop()!;
      const seat = acting(start);
      const wanted = winChance(reading(start), seat, start.display[1]!);
      let won = 0;
      for (let n = 0; n < tries; n++) if (tryOnce(clone(reading(start)), seat, chance)) won += 1;
      expect(Math.abs(won / tries - wanted)).toBeLessThan(tolerance(wanted, tries));
    }),
    { seed: 3, numRuns: 25 },
  );
});

test('after the picks each face-up card has its chance, as long as the seat has to roll', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 3 c3-07 s0 s1
    row 2 c2-09 | c2-02 | c2-03
    s0 c0-01
    s1 c0-04`);
  const windows = (seat: number) => odds(t.view(seat), seat as Seat).windows;
  expect(windows(0).map(({ space, win }) => [space, win])).toEqual(
    ['2a', '2b', '2c', '3a'].map((space, i) => [
      space,
      winOdds(t.view(0), 0 as Seat, ['c2-09', 'c2-02', 'c2-03', 'c3-07'][i]!),
    ]),
  );
  expect(windows(1)[3]!.displaced).toMatchObject({ space: '2a', card: 'c2-09' });
  t.play('roll', d6(1, 6, 6)); // orange 3 is missed, and one die may be thrown again
  const now = odds(t.view(1), 1 as Seat);
  expect(now.windows[3]!.win).toBeCloseTo(Math.max(...now.uses.map(({ win }) => win)), 12);
  t.play('stop').play(t.moves[0]!);
  expect(windows(1)).toEqual([]);
  expect(windows(0)).toHaveLength(4);
});

test('[R10] cards that would bring a loot token now', () => {
  const t = scene(`
    round 4 · s0 picks
    row 3 c3-01
    row 2 c2-01 | c2-02 | c2-03
    s0 c0-01 c0-04 c0-10
    s1 c0-02 c0-05 c0-08`);
  expect(odds(t.view(0), 0 as Seat).prizes).toEqual([
    { card: 'c2-02', points: 6 },
    { card: 'c3-01', points: 6 },
  ]);
  expect(odds(t.view(1), 1 as Seat).prizes).toEqual([{ card: 'c2-03', points: 6 }]);
});
