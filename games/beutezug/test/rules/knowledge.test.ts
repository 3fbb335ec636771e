import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, viewersOf } from '#table/game.ts';
import { Play } from '#table/play.ts';
import { isRefused } from '#table/refusal.ts';
import { game } from '../../index.ts';
import { d6, scene } from '../scene.ts';

const table = `
  round 2 · s1 rolls
  row 3 c3-01 s0 s1
  row 2 c2-01 | c2-02 | c2-03
  s0 c0-01
  s1 c0-02
  deck 0 c0-05 c0-06
  under c0-17 c0-18`;

test('[R25] everybody sees the same, and of the decks only how many cards there are', () => {
  const t = scene(table);
  const [first, ...others] = viewersOf(2).map((viewer) => ({ ...t.view(viewer), viewer: 'all' }));
  for (const other of others) expect(other).toEqual(first);
  expect(first!.decks.slice(1)).toEqual([6, 8, 9, 9].map((count) => Array(count).fill('?')));
});

test('[R25] what went under the 0 deck is known, in its order', () => {
  const t = scene(table);
  expect(t.view(0).decks[0]!.slice(-3)).toEqual(['?', 'c0-17', 'c0-18']);
  const world = game.determinize(t.view(0), quick('world'));
  expect(world.decks[0]!.slice(0, 2)).toEqual(t.state.decks[0]!.slice(0, 2));
  t.play('roll', d6(1, 1, 1))
    .play('stop')
    .play('keep c0-06');
  expect(t.view(0).decks[0]!.slice(-3)).toEqual(['c0-17', 'c0-18', 'c0-05']);
});

test('[R25] … until it is drawn again', () => {
  const t = scene(`
    round 7 · s0 rolls
    row 2 c2-09 s0 | c2-02 | c2-03
    s0
    s1 rest
    deck 0 c0-05 end
    under c0-17 c0-18`).play('roll', d6(1, 1));
  expect(t.view(0)).toMatchObject({ drawn: ['c0-05', 'c0-17'], under: 1 });
  expect(t.view(0).decks[0]).toEqual(['c0-18']);
});

test('[R25] a card that is alone in hiding is not hidden', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 2 c2-01 s0 | c2-02 s1 | c2-03
    s0 c0-01 rest
    s1 c0-02
    deck 3 c3-08 end
    deck 4 c4-08 c4-09 end`);
  expect(t.view(1).decks.slice(2, 4)).toEqual([['c3-08'], ['?', '?']]);
});

test('[R25] a pick tells nobody anything new, so it can be taken back until somebody else acts', () => {
  const play = new Play(game, { options: { cards: 'built-in' }, seats: 2 }, quick('undo'));
  const [first, second] = play.state.order as [Seat, Seat];
  const act = (seat: Seat, move: string) => {
    const decision = play.decide(seat, move, quick('act'));
    if (isRefused(decision)) throw new Error(decision.refused);
    play.accept(decision);
  };
  act(first, 'pick 2a');
  const back = play.takeBack(first);
  expect(isRefused(back)).toBe(false);
  act(second, 'pick 2b');
  expect(play.takeBack(first)).toEqual({ refused: 'undo-others' });
  expect(isRefused(play.takeBack(second))).toBe(false);
  act(second, 'roll');
  expect(play.takeBack(second)).toEqual({ refused: 'undo-final' });
});

test('[R25] odds and ends of the table are open: dice, what they need, rerolls left', () => {
  const t = scene(table.replace('s1 rolls', 's1 rolled 2 2 3'));
  expect(t.view('audience').burglary).toEqual({
    dice: [
      { colour: 'blue', shows: 2, least: 2, fits: true },
      { colour: 'green', shows: 2, least: 2, fits: true },
      { colour: 'black', shows: 3, least: 4, fits: false },
    ],
    rerollsOne: 2,
    rerollsAll: 0,
  });
  expect(game.outcome(reading(t.state))).toBeUndefined();
});

test('[R25] what each die has to show is known for every token, with the +1 of its owner', () => {
  const t = scene(`
    round 2 · s1 picks
    row 3 c3-01
    row 2 c2-01 s0 | c2-02 | c2-03
    s0 c0-01
    s1 c0-10`);
  expect(t.view(0).least).toEqual([[2, 2], []]);
  t.play('pick 3a');
  expect(t.view('audience').least).toEqual([
    [2, 2],
    [2, 3, 3],
  ]);
});
