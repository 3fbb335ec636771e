import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../index.ts';
import { odds } from '../odds.ts';
import { bestUse, winChance } from '../reroll.ts';
import { acting, boxOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import { customs } from './customs.ts';
import { d6, scene } from './scene.ts';
import { tolerance } from './tolerance.ts';

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
  t.play('pick 2b').play('pick 2b');
  expect(odds(t.view(0), 0 as Seat).picks[3]!.rivals.map(({ seat }) => seat)).toEqual([2]);
  t.play('pick 2b');
  expect(odds(t.view(0), 0 as Seat).picks[3]!.rivals).toEqual([]);
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
    s1`).play('roll', d6(1, 1));
  const [mine, theirs] = odds(t.view(0), 0 as Seat).fates;
  expect(theirs!.win).toBeCloseTo((4 / 6) ** 2, 12);
  expect(mine!.ways.find((way) => way.card === 'c2-09')!.chance).toBeCloseTo(1 - (4 / 6) ** 2, 12);
});

test('a card that somebody has found in the deck cannot be found again', () => {
  const t = scene(`
    round 1 · s2 rolls
    order s3 s0 s1 s2
    row 2 c2-01 s0 s1 s2 | c2-02 s3 | c2-03
    s0
    s1
    s2
    s3 rest
    deck 2 c2-04 c2-07 end`);
  const state = reading(t.state);
  const [old, one, other] = ['c2-01', 'c2-04', 'c2-07'].map((id) => boxOf(state).numberOf.get(id)!) as [
    number,
    number,
    number,
  ];
  const chance = (seat: number, card: number) => winChance(state, seat as Seat, card);
  const onNew = (mine: number, next: number) =>
    chance(1, mine) * chance(0, next) + (1 - chance(1, mine)) * chance(0, mine);
  const ifFirstWins = (onNew(one, other) + onNew(other, one)) / 2;
  const ifFirstFails =
    (1 - chance(1, old)) * chance(0, old) + (chance(1, old) * (chance(0, one) + chance(0, other))) / 2;
  const wanted = chance(2, old) * ifFirstWins + (1 - chance(2, old)) * ifFirstFails;
  expect(odds(t.view(0), 0 as Seat).fates.find(({ seat }) => seat === 0)!.win).toBeCloseTo(wanted, 12);
});
