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
import type { View } from '../view.ts';
import { customs } from './customs.ts';
import { d6, scene } from './scene.ts';

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
  const [fit, miss] = [25 / 36, 11 / 36];
  expect(chance(1, 'c2-01')).toBeGreaterThan(fit + miss * (25 / 36)); // two single rerolls beat one of all
});

test('in mid-burglary each use has its chance, and the best one is the advice', () => {
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
  expect(odds(t.view(2), 2 as Seat)).toMatchObject({ best: 'die 3', uses: { length: 5 } });
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

/** Five standard deviations of a share found in so many tries, and a little for shares near 0 and 1. */
const tolerance = (share: number, tries: number): number =>
  5 * Math.sqrt(Math.max(0, share * (1 - share)) / tries) + 2 / tries;

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

test('before a pick: the own chance, that of those who roll earlier, and where one of them would send the token', () => {
  const t = scene(`
    round 2 · s0 picks
    row 3 c3-07
    row 2 c2-09 | c2-02 | c2-03
    s0 c0-01
    s1 c0-04
    s2 c0-07
    deck 2 c2-05 c2-06 c2-07 c2-08 c2-01 c2-04`);
  const { picks, fates } = odds(t.view(0), 0 as Seat);
  expect(fates).toEqual([]);
  expect(picks.map(({ space }) => space)).toEqual(['2a', '2b', '2c', '3a']);
  const onThree = picks[3]!;
  expect(onThree.win).toBeCloseTo((4 / 6) ** 2 * (5 / 6), 12);
  expect(onThree.displaced).toEqual({ space: '2a', card: 'c2-09', deck: 2, win: (4 / 6) ** 2 });
  expect(onThree.rivals.map(({ seat }) => seat)).toEqual([1, 2]);
  const state = reading(t.state);
  expect(onThree.rivals[1]!.win).toBe(winChance(state, 2 as Seat, state.display[3]!));
  // Row 2: whatever is revealed; the mean over the six cards it can be.
  const mean = state.decks[1]!.reduce((sum, card) => sum + winChance(state, 0 as Seat, card), 0) / 6;
  expect(picks[0]!.displaced).toMatchObject({ space: '2a', card: '?', deck: 2 });
  expect(picks[0]!.displaced.win).toBeCloseTo(mean, 12);
});

test('after the picks: the chance to stay, and to be displaced to which card', () => {
  const t = scene(`
    round 1 · s2 rolls
    row 3 c3-07 s0 s1 s2
    row 2 c2-09 | c2-02 | c2-03
    s0
    s1
    s2`);
  const state = reading(t.state);
  const [three, two] = [state.display[3]!, state.display[0]!];
  const chance = (seat: number, card: number) => winChance(state, seat as Seat, card);
  const first = chance(2, three);
  const { fates } = odds(t.view(0), 0 as Seat);
  const [mine, second, last] = fates;
  expect(last).toMatchObject({ seat: 2, ways: [{ space: '3a', card: 'c3-07', chance: 1, win: first }] });
  expect(second!.ways).toMatchObject([
    { space: '2a', card: 'c2-09', chance: first },
    { space: '3a', card: 'c3-07', chance: 1 - first },
  ]);
  const stays = (1 - first) * (1 - chance(1, three));
  const lands = first * (1 - chance(1, two)) + (1 - first) * chance(1, three);
  const renewed = first * chance(1, two);
  const byCard = Object.fromEntries(mine!.ways.map((way) => [way.card, way.chance]));
  expect(byCard['c3-07']).toBeCloseTo(stays, 12);
  expect(byCard['c2-09']).toBeCloseTo(lands, 12);
  expect(byCard['?']).toBeCloseTo(renewed, 12);
});

test('fates equal simulation with the rules, in random games', () => {
  const [tries, chance] = [400, quick('fates')];
  for (let n = 0; n < 12; n++) {
    const state = positionWithTokens(2 + (n % 4), chance);
    const seen = game.view(reading(state), 'audience');
    for (const { seat, ways } of odds(seen, state.order[0]!).fates) {
      expect(ways.reduce((sum, way) => sum + way.chance, 0)).toBeCloseTo(1, 12);
      const found = new Map<string, number>();
      for (let m = 0; m < tries; m++) {
        const on = whereItRolls(seen, seat, chance);
        found.set(on, (found.get(on) ?? 0) + 1 / tries);
      }
      const wanted = new Map(
        ways.map(({ space, card, deck, chance: share }) => [`${space} ${card === '?' ? `?${deck}` : card}`, share]),
      );
      for (const on of new Set([...found.keys(), ...wanted.keys()])) {
        const share = wanted.get(on) ?? 0;
        expect(Math.abs((found.get(on) ?? 0) - share), `seat ${seat}: ${on}`).toBeLessThan(tolerance(share, tries));
      }
    }
  }
});

/** Plays on with best play in some world until this seat rolls: its space, and its card if it was in sight before, else its deck. */
function whereItRolls(seen: View, seat: Seat, chance: ReturnType<typeof quick>): string {
  const world = game.determinize(seen, chance);
  while (acting(world) !== seat) {
    const moves = game.moves(reading(world), acting(world));
    const move = world.phase === 'bonus' ? bestUse(reading(world), moves) : moves[0]!;
    game.step(world, acting(world), move, chance, () => {});
  }
  const now = game.view(reading(world), 'audience');
  const card = now.display[world.tokens[seat]!]!;
  const inSight = seen.display.includes(card) || seen.decks.some(([only]) => only === card);
  return `${now.tokens[seat]} ${inSight ? card : `?${card[1]}`}`;
}

/** A random game, stopped when everybody has picked one of the two lowest cards. */
function positionWithTokens(seats: number, chance: ReturnType<typeof quick>): State {
  const state = game.setup({ cards: 'built-in' }, seats, chance);
  const stopAt = 2 + chance.below(5);
  while (!(state.round === stopAt && state.phase === 'roll')) {
    const moves = game.moves(reading(state), acting(state));
    const last = state.round === stopAt && state.phase === 'pick' ? Math.min(2, moves.length) : moves.length;
    game.step(state, acting(state), moves[chance.below(last)]!, chance, () => {});
  }
  return state;
}

test('nothing hidden enters: the odds are the same however the decks lie', () => {
  const chance = quick('hidden');
  for (let n = 0; n < 8; n++) {
    const state = positionWithTokens(3, chance);
    const other = customs.scramble(reading(state), 'audience', chance);
    const seat = state.order[0]!;
    expect(odds(game.view(reading(other), seat), seat)).toEqual(odds(game.view(reading(state), seat), seat));
  }
});

test('somebody who is rolling right now is reckoned with as the dice lie', () => {
  const t = scene(`
    round 1 · s1 rolls
    row 2 c2-09 s0 s1 | c2-02 | c2-03
    s0
    s1`).play('roll', d6(6, 1));
  const [mine, theirs] = odds(t.view(0), 0 as Seat).fates;
  expect(theirs!.win).toBeCloseTo(1 - (2 / 6) ** 2, 12);
  expect(mine!.ways.find((way) => way.card === 'c2-09')!.chance).toBeCloseTo((2 / 6) ** 2, 12);
});
