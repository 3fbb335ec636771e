import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { hint, reasonsOf } from '../bot/hint.ts';
import { outlookOf, think } from '../bot/player.ts';
import { game } from '../index.ts';
import { acting } from '../state.ts';
import { isTrue } from './claims.ts';
import { customs } from './customs.ts';
import { scene } from './scene.ts';

test('no hint says what the rules contradict, whatever move it is for', () => {
  const kinds = new Set<string>();
  for (const [n, options] of customs.options.entries())
    for (let seats = 2; seats <= 5; seats++) {
      const chance = quick(`hints ${n} ${seats}`);
      const state = game.setup(options, seats, chance);
      while (state.phase !== 'over') {
        const seat = acting(reading(state));
        const moves = game.moves(reading(state), seat);
        const view = game.view(reading(state), seat);
        const any = moves[chance.below(moves.length)]!;
        const ofAny = reasonsOf(view, outlookOf(view), seat, any).map((reason) => ({ move: any, reason, best: any }));
        const given = chance.below(4) === 0 ? hint({ seat, view, moves, chance }) : undefined;
        const said = given && [
          ...given.reasons.map((reason) => ({ move: given.move, reason })),
          ...(given.others ?? []),
        ];
        for (const { move, reason, best } of [
          ...ofAny,
          ...(said ?? []).map((one) => ({ ...one, best: given!.move })),
        ]) {
          kinds.add(reason.because);
          if (!isTrue(reason, { view, move, moves, best, also: given?.also ?? [] }))
            expect.fail(`${game.notate(move)}: ${JSON.stringify(reason)}`);
        }
        game.step(state, seat, any, chance, () => {});
      }
    }
  for (const kind of [
    'bonus',
    'colours',
    'even',
    'game',
    'lootToken',
    'only',
    'pay',
    'rival',
    'riskier',
    'use',
    'win',
    'worse',
  ])
    expect([...kinds]).toContain(kind);
});

test('moves that are equally good are named together', () => {
  const t = scene(`
    round 3 · s0 rolled 1 1
    order s0 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c0-13
    s1
    deck 0 c0-01 c0-02`).play('stop');
  const moves = game.moves(reading(t.state), 0 as Seat);
  const seen = { seat: 0 as Seat, view: t.view(0), moves, chance: quick('alike') };
  const { move, also, reasons } = hint(seen); // both bring +1 green
  expect([move, ...also!]).toEqual(moves);
  expect(reasons.at(-1)).toMatchObject({ because: 'even', others: 1 });
});

test('a keep that wins the game says so', () => {
  const t = scene(`
    round 7 · s0 rolled 1 1
    order s0 s1
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c3-07 c0-01 c0-04 c0-07
    s1 c3-08 rest
    deck 0 c0-10 c0-17 end`).play('stop');
  const moves = game.moves(reading(t.state), 0 as Seat);
  const { move, reasons } = hint({ seat: 0 as Seat, view: t.view(0), moves, chance: quick('wins') });
  expect(game.notate(move)).toBe('keep c0-10');
  expect(reasons.slice(0, 2)).toEqual([{ because: 'wins' }, { because: 'lootToken', points: 6, sure: true }]);
});

test('the hint is the move of the hard bot', () => {
  const t = scene(`
    round 2 · s0 picks
    row 3 c3-07
    row 2 c2-09 | c2-02 | c2-03
    s0 c0-01
    s1 c0-04
    s2 c0-07`);
  const moves = game.moves(reading(t.state), 0 as Seat);
  const seen = { seat: 0 as Seat, view: t.view(0), moves, chance: quick('hard') };
  expect(hint(seen).move).toBe(think(seen)[0]!.move);
});
