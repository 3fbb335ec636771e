import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, seatsOf, type Viewer, viewersOf } from '#table/game.ts';
import { playout } from '#table/play.ts';
import type { Token } from '../../components.ts';
import { game } from '../../index.ts';
import type { Event, Options } from '../../state.ts';
import { customs } from '../customs.ts';
import { scene } from '../scene.ts';

const third = `
  raid 2 · s0 to play
  centre rest
  s0 | hand 3 3 3 3 3 | safe 1:0a 1:4a 1:boss
  s1 | hand 4 4 4 4 4 | safe 1:1a 1:2a
  s2 | hand 5 5 5 5 5 | safe rest
  draw 1
  discard 0 2`;

test('[R15] hidden, only the owner sees a safe stack; the others see how many tokens of which raid lie there', () => {
  const t = scene(third, { safes: 'hidden' });
  expect(t.view(0).safe).toEqual([[['0a', '4a', 'boss']], [['?', '?']], [['?', '?', '?', '?']]]);
  expect(t.view(1).safe).toEqual([[['?', '?', '?']], [['1a', '2a']], [['?', '?', '?', '?']]]);
  expect(t.view('audience').safe).toEqual([[['?', '?', '?']], [['?', '?']], [['?', '?', '?', '?']]]);
});

test('[R15] unless a table plays with hidden stacks, what everybody saw go in stays in sight', () => {
  const t = scene(third);
  expect(t.view('audience').safe).toEqual([[['0a', '4a', 'boss']], [['1a', '2a']], [['3a', '3b', '3c', '5a']]]);
});

test('[R15] what follows from the own stack is not hidden: two players know each other’s', () => {
  const t = scene(
    `
    raid 2 · s0 to play
    centre rest
    s0 | safe 1:0a 1:4a
    s1 | safe 1:1a 1:2a 1:3a 1:3b 1:3c 1:5a 1:boss`,
    { safes: 'hidden' },
  );
  expect(t.view(0).safe[1]).toEqual([['1a', '2a', '3a', '3b', '3c', '5a', 'boss']]);
  expect(t.view('audience').safe).toEqual([[['?', '?']], [['?', '?', '?', '?', '?', '?', '?']]]);
});

test('[R15] when the game is over all stacks are open', () => {
  const t = scene(`
    raid 4 · s0 to play
    centre 3a
    s0 | hand thief | safe 1:0a 2:0a 3:0a
    s1 0a 1a 2a 4a 5a
    s2 rest | safe rest`).play('thief 3a');
  expect(JSON.stringify(t.view('audience').safe)).not.toContain('?');
});

test('[R15] whoever reads the log knows what went into the stacks, and no more than that', () => {
  const seats = seatsOf(4);
  const me = seats[0]!;
  const chance = quick('the log');
  const state = game.setup(game.options({ safes: 'hidden' }, 4) as Options, 4, chance);
  const told: Token[][][] = seats.map(() => []);
  const hear = (event: Event): void => {
    const known = game.redact(event, me);
    if (known?.type === 'raidEnded') for (const seat of seats) told[seat]!.push([]);
    if (known?.type === 'secured') told[known.seat]![told[known.seat]!.length - 1] = [...known.tokens];
  };
  for (;;) {
    const seat = game.toAct(reading(state))[0];
    if (seat === undefined) break;
    const view = game.view(reading(state), me);
    expect(game.recall!(reading(state), me)).toEqual({ ...view, safe: told });
    const legal = game.moves(reading(state), seat);
    game.step(state, seat, legal[chance.below(legal.length)]!, chance, hear);
  }
  expect(told.flat().flat().length).toBeGreaterThan(20);
});

test('[R26] hands are hidden; piles are known by size, the discard pile by its top', () => {
  const t = scene(third);
  expect(t.view(0).hands).toEqual([
    ['3', '3', '3', '3', '3'],
    ['?', '?', '?', '?', '?'],
    ['?', '?', '?', '?', '?'],
  ]);
  for (const viewer of viewersOf(3)) {
    expect(t.view(viewer)).toMatchObject({ draw: 38, discard: { count: 2, top: '2' }, dog: 'centre' });
  }
});

test('[R26] only the one who draws is told the card', () => {
  const t = scene(third).play('3 3a');
  const drew = t.events.find((event) => event.type === 'drew')!;
  const seen = (viewer: number | 'audience') => game.redact(drew, viewer as Viewer);
  expect(seen(0)).toEqual({ type: 'drew', seat: 0, card: '1' });
  expect([seen(1), seen(2), seen('audience')]).toEqual(Array(3).fill({ type: 'drew', seat: 0, card: '?' }));
});

test('[R26] a played card was hidden before, so no move can be taken back', () => {
  expect(game.reveals.played).toBe(true);
  expect(game.reveals.drew).toBe(true);
});

test('[R29] in whole games the draw pile never runs out, the Boss is always held, the centre never empty in a turn', () => {
  const chance = quick('R29');
  for (const seats of [2, 3, 4, 5]) {
    for (const options of customs.options) {
      for (let n = 0; n < 25; n++) {
        const state = game.setup(options, seats, chance);
        const flaws: (string | undefined)[] = [];
        playout(
          game,
          state,
          (moves) => {
            flaws.push(customs.flaw(reading(state)));
            return moves[chance.below(moves.length)]!;
          },
          chance,
        );
        expect(flaws.filter((flaw) => flaw !== undefined)).toEqual([]);
        expect(flaws.length).toBeGreaterThan(36);
      }
    }
  }
});
