import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { chanceOf, foresee } from '#table/foresight.ts';
import { reading, type Seat } from '#table/game.ts';
import { turn } from '#table/play.ts';
import { type Change, type Meaning, meanings } from '../foresight.ts';
import { game } from '../index.ts';
import { CENTRE, type Event, type Move } from '../state.ts';
import { customs } from './customs.ts';
import { type Scene, scene } from './scene.ts';

const meaningOf = (at: Scene, notation: string): Meaning => {
  const moves = game.moves(reading(at.state), at.acting);
  const wanted = moves.findIndex((move) => game.notate(move) === notation);
  return meanings(at.view(at.acting), moves)[wanted]!;
};

const own = ({ changes }: Meaning, seat: number): Omit<Change, 'seat'> | undefined => {
  const found = changes.find((change) => change.seat === seat);
  return found && { points: found.points, alibis: found.alibis };
};

describe('token or dog', () => {
  const asked = (held: string, played: string) =>
    scene(`
      raid 3 · s0 to play
      centre 3a
      s0 | hand 4 5 2 boss 0
      s1 ${held} dog | safe rest
      s2 rest`).play(played);

  test('[R14] a theft of the only 4 or 5 costs the Boss too', () => {
    const alone = meaningOf(asked('4a boss', '4 4a s1'), 'give token');
    expect([own(alone, 1), alone.boss]).toEqual([{ points: -9, alibis: 0 }, 'returns']);
    const another = meaningOf(asked('4a 5a boss', '4 4a s1'), 'give token');
    expect([own(another, 1), another.boss]).toEqual([{ points: -4, alibis: 0 }, 'same']);
  });

  test('[R23] a Boss without a 4 or 5 counts nothing', () => {
    expect(own(meaningOf(asked('2a boss', 'boss boss s1'), 'give token'), 1)).toBeUndefined();
    expect(own(meaningOf(asked('5a boss', 'boss boss s1'), 'give token'), 1)).toEqual({ points: -5, alibis: 0 });
  });

  test('[R22] alibis go with the token', () => {
    const { changes, boss } = meaningOf(asked('2a boss', '2 2a s1'), 'give token');
    expect(changes).toEqual([
      { seat: 0, points: 2, alibis: 1 },
      { seat: 1, points: -2, alibis: -1 },
    ]);
    expect(boss).toBe('same'); // it would have gone back anyway
  });

  test('[R8, R16] the dog goes instead, and with it the start of the next raid', () => {
    const at = asked('4a boss', '4 4a s1');
    expect(meaningOf(at, 'give dog')).toMatchObject({ changes: [], dog: 0, begins: 0, asks: 'none' });
    expect(meaningOf(at, 'give token')).toMatchObject({ dog: 1, begins: 1 });
  });
});

test('[R14] a 4 or 5 makes the Boss count, and a Boss alone does not', () => {
  const at = scene(`
    raid 1 · s0 to play
    centre 5a boss 3a
    s0 4a | hand 5 boss 3 0 0
    s1 rest
    s2`);
  expect(meaningOf(at, 'boss boss')).toMatchObject({ boss: 'counts', changes: [{ seat: 0, points: 5, alibis: 0 }] });
  const lonely = scene(`
    raid 1 · s0 to play
    centre 5a boss 3a
    s0 | hand 5 boss 3 0 0
    s1 rest
    s2`);
  expect(meaningOf(lonely, 'boss boss')).toMatchObject({ boss: 'returns', changes: [] });
});

test('[R8] with the dog in the way nothing is certain but the question', () => {
  const at = scene(`
    raid 1 · s0 to play
    centre 3a
    s0 | hand 5 boss 3 0 0
    s1 5a dog
    s2 rest`);
  expect(meaningOf(at, '5 5a s1')).toMatchObject({ changes: [], asks: 1, ends: 'none', dog: 1 });
});

test('[R13, R15] the last token ends the raid, and what is safe then is counted', () => {
  const at = scene(`
    raid 2 · s0 to play
    centre 3a dog
    s0 5a boss | hand 3 0 0 1 1 | safe rest
    s1 rest
    s2`);
  expect(meaningOf(at, '3 3a')).toMatchObject({ ends: 'raid', secured: 3, begins: 1, wins: 0 });
});

test('[R15, R19] who is arrested in the end is as likely as the safe stacks make it', () => {
  // Of the four tokens that s0 cannot see, s1 has one and s2 three: the 0 with its two alibis decides.
  const at = scene(
    `
    raid 4 · s0 to play
    centre 3a
    s0 0a 1a 2a 5a | hand 3 0 0 1 1 | safe rest1 rest2 3:1a 3:2a 3:5a 3:4a
    s1 3b boss | safe 3:0a
    s2 rest | safe 3:3a 3:3b 3:3c`,
    { safes: 'hidden' },
  );
  const view = at.view(0);
  expect(view.safe[1]![2]).toEqual(['?']);
  const move: Move = { type: 'take', card: '3', token: '3a' };
  const [found] = foresee(game, view, [move], (events: readonly Event[]) => events);
  expect(found!.error).toBe(0);
  const arrested = (seat: number): number =>
    chanceOf(found!, (events) =>
      events.some((event) => event.type === 'arrested' && event.seats.includes(seat as Seat)),
    );
  // s2 has the 4 of this raid with its alibi, s1 none: s1 is arrested unless the 0 is theirs, one time in four.
  expect(arrested(1)).toBeCloseTo(3 / 4, 12);
  expect(arrested(2)).toBeCloseTo(1 / 4, 12);
  expect(arrested(0)).toBe(0);
});

test('a drawn card is as likely as there are such cards out of sight, wherever they lie', () => {
  const at = scene(`
    raid 1 · s0 to play
    centre rest dog
    s0 | hand 0 0 0 0 thief
    s1 | hand 1 1 1 1 1
    s2 | hand 2 2 2 2 2
    draw 3 end
    discard 5 5 4`);
  const [found] = foresee(
    game,
    at.view(0),
    [{ type: 'take', card: 'thief', token: '5a' }],
    (events: readonly Event[]) => events.find((event) => event.type === 'drew'),
  );
  const drawn = (card: string): number => chanceOf(found!, (event) => event?.card === card);
  // 55 cards less five in hand and the one on top of the discards.
  expect(drawn('1')).toBeCloseTo(6 / 49, 12);
  expect(drawn('0')).toBeCloseTo(2 / 49, 12);
  expect(drawn('4')).toBeCloseTo(5 / 49, 12);
  expect(drawn('5')).toBeCloseTo(6 / 49, 12);
  expect(drawn('thief')).toBeCloseTo(6 / 49, 12);
});

test('what a move is said to do comes true when it is made', () => {
  const seen = { asks: 0, ends: 0, games: 0 };
  for (const [n, options] of customs.options.entries())
    for (let seats = 2; seats <= 5; seats++) {
      const chance = quick(`meanings ${n} ${seats}`);
      let state = game.setup(options, seats, chance);
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const moves = game.moves(state, seat);
        const found = meanings(game.view(reading(state), seat), moves);
        for (const [i, move] of moves.entries()) {
          const made = turn(game, state, seat, move, chance);
          const happened = new Set(made.events.map(({ type }) => type));
          const { asks, dog, ends, begins, secured, wins, caught, error } = found[i]!;
          expect(made.state.pending[0]?.victim ?? 'none').toBe(asks);
          expect(made.state.dog === CENTRE ? 'centre' : made.state.dog).toBe(dog);
          expect(happened.has('won') ? 'game' : happened.has('raidEnded') ? 'raid' : 'none').toBe(ends);
          if (asks !== 'none') seen.asks += 1;
          if (ends === 'raid') {
            seen.ends += 1;
            expect(made.state.turn).toBe(begins);
          }
          if (ends !== 'none') {
            const stash = made.events.find((event) => event.type === 'secured' && event.seat === seat);
            expect(stash?.type === 'secured' ? stash.tokens.length : 0).toBe(secured);
          }
          if (ends === 'game' && error === 0) {
            seen.games += 1;
            const won = game.outcome(reading(made.state))!.winners.includes(seat);
            expect(won ? wins > 0 : wins < 1).toBe(true);
            const wanted = made.events.some(
              (event) =>
                (event.type === 'arrested' && event.seats.includes(seat)) ||
                (event.type === 'fined' && event.seat === seat),
            );
            expect(wanted ? caught > 0 : caught < 1).toBe(true);
          }
        }
        state = turn(game, state, seat, moves[chance.below(moves.length)]!, chance).state;
      }
    }
  expect(seen.asks).toBeGreaterThan(50);
  expect(seen.ends).toBeGreaterThan(50);
  expect(seen.games).toBeGreaterThan(10);
});
