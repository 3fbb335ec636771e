import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import type { Seat } from '#table/game.ts';
import { hint, motive, type Reason } from '../../bot/hint.ts';
import { ABILITIES, type Side } from '../../components/characters.ts';
import { game } from '../../index.ts';
import type { Move } from '../../move.ts';
import { GYMNASTICS } from '../../state.ts';
import { text } from '../../text/index.ts';
import { isTrue } from '../claims.ts';
import { customs } from '../customs.ts';
import { Scene, scene } from '../scene.ts';
import { seenBy } from './mind.ts';

/** What is said of a move beside the best one, held against what happens. */
function holds(t: Scene, move: string, reason: Reason, best = move): boolean {
  const { view, moves } = seenBy(t);
  const named = (name: string): Move => moves.find((each) => game.notate(each) === name)!;
  const claim = { view, move: named(move), moves, best: named(best), also: [], seed: '' };
  return isTrue(reason, { ...claim, others: moves.filter((each) => game.notate(each) !== best) });
}

test('[R45] [R47] of a single tool drilled from above nothing is said that is only so when it is in hand', () => {
  const t = scene(`
    s0 peterman advanced
    s1 rigger
    floor 1
    1 safe/=1 (lavatory) ? ?
    4 ? ? ? ?/G
    floor 2
    1 ./0 ? ? ?
    4 ? ? ? ?/G`);
  t.state.pending.push({ ask: 'how-many-tools', seat: 0 as Seat, on: 0 });
  const { reasons, others = [] } = hint(seenBy(t));
  expect([reasons[0], others.map(({ reason }) => reason)]).toEqual([{ because: 'twoTools' }, [{ because: 'oneTool' }]]);
  expect(holds(t, 'draw 1', others[0]!.reason, 'draw 2')).toBe(true);
  expect(text.en.hint!(others[0]!.reason, t.view(0), ['Ann', 'Ben'])).toBe(
    'Only one tool is drawn, with nothing to choose from.',
  );
  t.play('draw 1');
  expect(t.told).toEqual(['cardLeft']);
});

test('[R85] of a side of the character it is said what it can do, and of the other what the hint can', () => {
  const t = new Scene(game.setup(customs.options[0]!, 2, quick('which side')));
  expect(t.asked).toMatch(/^side/);
  const { move, reasons, others = [] } = hint(seenBy(t));
  const ability = ABILITIES[t.crew(t.acting).character][game.notate(move) as Side];
  expect(reasons[0]).toEqual({ because: 'ability', ability });
  expect(others.map(({ reason }) => reason)).toEqual([{ because: 'forHint', why: { because: 'ability', ability } }]);
  const [other] = others;
  expect(holds(t, game.notate(move), reasons[0]!)).toBe(true);
  expect(holds(t, game.notate(other!.move), other!.reason, game.notate(move))).toBe(true);
});

/** All safes are open, and Gymnastics, drawn by the other, is in force; the Stairs are far away. */
function gymnastics(left: number): Scene {
  const t = scene(`
    turn s0 · left ${left}
    s0 hawk
    s1 juicer
    floor 1
    1 safe/o ? ? ?/G
    floor 2
    1 safe/o ? ? ?/G
    floor 3 · die 1
    1 ./0 .  walkway .
    2 .   .  .       safe/o
    4 ?   ?  ?       ?/G`);
  t.state.lasting[GYMNASTICS] = 1;
  return t;
}

test('[R59] a Walkway is the way to the roof only where it can be climbed in this turn', () => {
  const toward = (t: Scene): Reason | undefined => motive(seenBy(t), { type: 'go', to: '3B1' });
  const way = { because: 'way', seat: 0 as Seat, to: '3C1', task: 'roof' } as const;
  expect(toward(gymnastics(3))).toEqual(way);
  expect(holds(gymnastics(3), 'go 3B1', way)).toBe(true);
  expect(toward(gymnastics(2))).not.toMatchObject({ task: 'roof' });
  expect(holds(gymnastics(2), 'go 3B1', way)).toBe(false);
});
