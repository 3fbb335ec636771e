import { describe, expect, test } from 'vitest';
import { branches, quick } from '#table/chance.ts';
import { chanceOf, foresee } from '#table/foresight.ts';
import { type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { SPACES } from '../components.ts';
import { meanings } from '../foresight.ts';
import { game } from '../index.ts';
import { odds } from '../odds.ts';
import { bestUse, chanceAfter, chanceNow } from '../reroll.ts';
import { acting, boxOf, type Event, type Move, type State, targetOf } from '../state.ts';
import type { View } from '../view.ts';
import { customs } from './customs.ts';
import { type Scene, scene, winOdds } from './scene.ts';

interface Point {
  readonly state: Immutable<State>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly view: View;
}

/** Every position of some random games, in which rerolls are used well half of the time. */
function* points(name: string): Generator<Point> {
  for (const [n, options] of customs.options.entries())
    for (let seats = 2; seats <= 5; seats++) {
      const chance = quick(`${name} ${n} ${seats}`);
      const state = game.setup(options, seats, chance);
      while (state.phase !== 'over') {
        const seat = acting(reading(state));
        const moves = game.moves(reading(state), seat);
        yield { state: reading(state), seat, moves, view: game.view(reading(state), seat) };
        const isWise = state.phase === 'bonus' && chance.below(2) === 0;
        const move = isWise ? bestUse(reading(state), moves) : moves[chance.below(moves.length)]!;
        game.step(state, seat, move, chance, () => {});
      }
    }
}

/** The chance to win the card if this is done now and the best thing ever after: the move made every way that dice can fall. */
function chanceBySteps({ view, seat }: Point, move: Move): number {
  const imagined = reading(game.imagine!(view));
  const ways = branches();
  const onlyDice = { below: ways.chance.below, pick: () => 0 }; // what is drawn from a deck changes nothing here
  let sum = 0;
  do {
    const world = game.clone(imagined);
    let worth = 0;
    game.step(world, seat, move, onlyDice, (event) => {
      if (event.type === 'succeeded' && event.seat === seat) worth = 1;
    });
    if (world.phase === 'bonus' && acting(reading(world)) === seat) worth = chanceNow(reading(world));
    sum += ways.share() * worth;
  } while (ways.next());
  return sum;
}

describe('closed forms are what the rules do', () => {
  test('the chance to win a card, before the roll and after each use of a bonus', () => {
    const seen = { rolls: 0, uses: 0 };
    const pick = quick('some');
    for (const point of points('chances')) {
      const { state, seat, moves, view } = point;
      if (state.phase === 'roll' && pick.below(3) === 0) {
        const steps = chanceBySteps(point, moves[0]!);
        seen.rolls += 1;
        expect(winOdds(view, seat, boxOf(state).id[targetOf(state, seat)]!)).toBeCloseTo(steps, 9);
      }
      if (state.phase !== 'bonus' || pick.below(3) > 0) continue;
      const after = moves.map((move) => chanceAfter(state, move));
      expect(chanceNow(state)).toBeCloseTo(Math.max(...after), 12);
      for (const [i, move] of moves.entries()) {
        const steps = chanceBySteps(point, move);
        seen.uses += 1;
        expect(after[i], game.notate(move)).toBeCloseTo(steps, 9);
      }
    }
    expect(seen.rolls).toBeGreaterThan(50);
    expect(seen.uses).toBeGreaterThan(100);
  });

  test('where whoever is on a card goes if somebody else wins it', () => {
    let seen = 0;
    for (const { state, seat, view, moves } of points('displaced')) {
      const space = state.phase === 'roll' ? SPACES[state.tokens[seat]!] : undefined;
      const others = seatsOf(state.seats).filter(
        (other) => other !== seat && state.tokens[other] === state.tokens[seat],
      );
      if (space === undefined || others.length === 0) continue;
      const [found] = foresee(game, view, moves, (events: readonly Event[]) => events);
      for (const other of others) {
        const { displaced } = odds(view, other).windows.find((window) => window.space === space)!;
        for (const { told } of found!.endings)
          for (const event of told) {
            if (event.type !== 'displaced' && event.type !== 'stayed' && event.type !== 'stranded') continue;
            seen += 1;
            const to = event.type === 'displaced' ? event.to : event.type === 'stayed' ? event.space : 'none';
            expect(to).toBe(displaced.space);
            if (event.type !== 'stranded' && displaced.card !== '?') expect(event.card).toBe(displaced.card);
          }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });

  test('[R10] which cards bring a loot token, and of how many points', () => {
    const seen = { brings: 0, not: 0 };
    for (const { state, seat, view, moves } of points('prizes')) {
      if (state.phase !== 'roll' && state.phase !== 'keep') continue;
      const { prizes } = odds(view, seat);
      const found = foresee(game, view, moves, (events: readonly Event[]) => events);
      for (const { told } of found.flatMap(({ endings }) => endings)) {
        const got = told.find((event) => (event.type === 'succeeded' || event.type === 'kept') && event.seat === seat);
        if (got?.type !== 'succeeded' && got?.type !== 'kept') continue;
        const token = told.find((event) => event.type === 'tookLootToken' && event.seat === seat);
        const prize = prizes.find(({ card }) => card === got.card);
        // A single 0 card left is taken without having been in sight.
        if (got.type === 'kept' && state.phase === 'roll') continue;
        expect(token?.type === 'tookLootToken' ? token.points : undefined).toBe(prize?.points);
        seen[prize === undefined ? 'not' : 'brings'] += 1;
      }
    }
    expect(seen.brings).toBeGreaterThan(5);
    expect(seen.not).toBeGreaterThan(1000);
  });
});

describe('[R25] what lies in the decks', () => {
  const drawn = (t: Scene) => {
    const [found] = foresee(game, t.view(0), [{ type: 'stop' } as const], (events: readonly Event[]) =>
      events.flatMap((event) => (event.type === 'drew' ? event.cards.map(({ card }) => card) : [])).join(' '),
    );
    expect(found!.error).toBe(0);
    return (cards: string): number => chanceOf(found!, (told) => told === cards);
  };
  const failing = (deck: string, under: string) =>
    scene(`
      round 3 · s0 rolled 1 1
      order s0 s1
      row 2 c2-01 s0 | c2-02 | c2-03
      s0 c0-13
      s1 rest
      deck 0 ${deck} end
      under ${under}`);

  test('is each card as likely as the others', () => {
    const chance = drawn(failing('c0-01 c0-04 c0-07', 'c0-17'));
    for (const cards of ['c0-01 c0-04', 'c0-04 c0-01', 'c0-07 c0-01']) expect(chance(cards)).toBeCloseTo(1 / 6, 12);
    expect(chance('c0-01 c0-17')).toBe(0);
  });

  test('is known where it was put back, and alone in hiding', () => {
    expect(drawn(failing('c0-01', 'c0-17 c0-18'))('c0-01 c0-17')).toBe(1);
  });
});

test('[R10, R23] keeping a 0 card: what it brings, and whether it wins', () => {
  const t = scene(`
    round 7 · s0 rolled 1 1
    order s0 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c3-07 c0-01 c0-04 c0-07
    s1 c3-08 rest
    deck 0 c0-10 c0-17 end`).play('stop');
  const moves = game.moves(reading(t.state), 0 as Seat);
  const found = Object.fromEntries(meanings(t.view(0), moves).map((meaning, i) => [game.notate(moves[i]!), meaning]));
  // 6 points and a token of 6 beat 7; 6 points and 1 are level, and the better card decides.
  expect(found['keep c0-10']).toMatchObject({ error: 0, tokens: [{ points: 6, chance: 1 }], ends: 1, wins: 1 });
  expect(found['keep c0-17']).toMatchObject({ error: 0, tokens: [], ends: 1 });
});
