import { expect, test } from 'vitest';
import { forecast } from '../../bot/forecast.ts';
import { hint } from '../../bot/hint.ts';
import { OFF } from '../../state.ts';
import { type Scene, scene } from '../scene.ts';
import { choice, plannedChoice, seenBy } from './mind.ts';

/** The guard goes from D1 over B1, where somebody stands. */
const inTheWay = (left: number): Scene =>
  scene(`
    turn s0 · left ${left} · spent ${4 - left}
    s0 rook
    s1 juicer · stealth 1
    floor 1 · die 2
    1  ?/X  ./1  ?    ?/G
    2  ?    .    ?    ?
    3  ?    ?    ?    ?
    4  ./0  ?    ?    ?`);

const risk = { seat: 1, stake: 'stealth', chance: 1, error: 0, by: 'end' };

test('[R48] the Rook orders somebody out of the way of a guard, and says why', () => {
  const t = inTheWay(1);
  expect(choice(t)).toBe('order s1 1B2');
  expect(hint(seenBy(t)).reasons).toContainEqual({ because: 'inDanger', ...risk });
});

test('[R48] … who goes', () => {
  const t = inTheWay(1).play('order s1 1B2');
  expect(choice(t)).toBe('agree');
  expect(hint(seenBy(t)).reasons).toContainEqual({ because: 'otherwise', ...risk, chance: 0, other: 1 });
});

test('[R79] … and who does not want to is not asked again', () => {
  const t = inTheWay(2).play('order s1 1B2').play('decline');
  expect(t.can('order')).toContain('order s1 1B2');
  expect(choice(t)).not.toMatch(/^order/);
});

test('[R49] the Rook without Stealth in a dead end takes the place of somebody who has some', () => {
  const t = scene(`
    s0 rook advanced · stealth 0
    s1 juicer
    floor 1 · die 3
    1  ./0X ?/G  ?  ?
       -    .    .  .
    2  ?    ?    ?  ?
    3  ?    ?    ?  ?
    4  ./1  ?    ?  ?`);
  expect(choice(t)).toBe('disguise s1');
});

/** The guard comes to C1, two steps from the Spotter, and goes on where the next card sends him. */
const beside = (top: string): Scene =>
  scene(`
    turn s0 · left 1 · spent 3
    s0 spotter
    floor 1 · die 3 · deck ${top}
    1  scanner/0 .  ?/X ?/G
       -   .    .   .
    2  ?   ?    ?   ?
    3  ?   ?    ?   ?
    4  ?   ?    ?   ?`);

test('[R50] the Spotter looks at the card that decides where the guard goes, whichever it is', () => {
  for (const top of ['A1', 'D4']) expect(plannedChoice(beside(top))).toBe('spot');
  expect(hint(seenBy(beside('A1'))).reasons[0]).toEqual({ because: 'look', floor: 1 });
});

test('[R50] … and puts it under if it leads to him', () => {
  const put = (top: string): string => choice(beside(top).play('spot'));
  expect(put('A1')).toBe('bottom');
  expect(put('D4')).toBe('top');
});

test('[R50] a card that was put under is not expected next by whoever put it there', () => {
  const { state } = beside('A1').play('spot').play('bottom');
  const visits = (seat: number): number =>
    forecast(state, 0, { seat, sight: 'movement', movements: 1, alarm: OFF, exits: 0 })[0]!.visits[0]!;
  expect(visits(0)).toBeLessThan(visits(1));
});
