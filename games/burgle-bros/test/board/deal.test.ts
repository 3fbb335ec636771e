import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { dealLines } from '../../board/panel/bearings.ts';
import { fateOf } from '../../board/panel/fate.ts';
import type { EventName } from '../../components/cards.ts';
import { type Scene as Building, scene as building } from '../scene.ts';
import { sceneOf } from './ahead.ts';

const lines = ({ state, acting }: Building, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] =>
  dealLines(sceneOf(state, acting, { language })).map(({ text }) => text);

const together = (things: string, more = ''): Building =>
  building(`
    s0 hawk · ${things}
    s1 juicer${more === '' ? '' : ` · ${more}`}
    floor 1
    1 ./01 . ./G ?
    2 laser . ? ?
    4 ? ? ? ?/X`);

test('[R74] the Mirror that is offered costs whoever takes it an action in every turn, and whoever gives it gets one back', () => {
  const at = together('mirror').play('give mirror s1');
  expect(at.acting).toBe(1);
  expect(lines(at)).toEqual(['For you: 1 fewer action every turn.', 'Ann is rid of: 1 fewer action every turn.']);
  for (const language of LANGUAGES) expect(lines(at, language)).toHaveLength(2);
});

test('[R74] the Tiara that is asked for says who is seen where then', () => {
  const at = together('donuts', 'tiara').play('take tiara s1');
  expect(lines(at)).toEqual(['For Ann: Seen by a guard: 1·B1.', 'You are rid of: A guard sees you: 1·B1.']);
});

test('[R74] a tool that is offered says what could be done with it in the taker’s turn', () => {
  expect(lines(together('crowbar').play('give crowbar s1'))).toEqual(['On your turn: Possible: 1·A2.']);
});

test('[R74] loot that burdens nobody as things stand says so', () => {
  expect(lines(together('keycard').play('give keycard s1'))).toEqual(['As things stand it burdens neither of you.']);
});

const ball = (spent: number): Building =>
  building(`
    turn s0 · left ${4 - spent} · spent ${spent}
    s0 hawk · stealth 2 · crystal-ball
    s1 juicer · stealth 1
    floor 1 · die 2 · deck A4 B4
    events lampshade espresso heads-up
    1 ./0 ? ? ?
    2 ./1 ? ? ?
    3 ? ? ? ?
    4 ? ? ? ?/G`).play('use crystal-ball');

const fates = (at: Building, order: readonly EventName[]): readonly (string | undefined)[] => {
  const scene = sceneOf(at.state, at.acting);
  return order.map((event, place) => {
    const told = fateOf(scene, event, place);
    return told && `${told.who} ${told.what}`;
  });
};

test('[C3] each card of the Crystal Ball says who would draw it from its place, and what it would do to them', () => {
  const [first, second, third] = fates(ball(0), ['lampshade', 'espresso', 'heads-up']);
  expect(first).toMatch(/^If you draw it: Ann gains .*Stealth/);
  expect(second).toMatch(/^If Ben draws it: .*[Gg]uard.* 1/);
  expect(third).toMatch(/^If you draw it: Ben.*5 actions/);
});

test('[C3] whoever has done enough in this turn draws none: the next card is for the next player', () => {
  const [first, second] = fates(ball(3), ['lampshade', 'espresso']);
  expect(first).toMatch(/^If Ben draws it: Ben gains/);
  expect(second).toMatch(/^If you draw it: /);
  expect(fateOf(sceneOf(ball(3).state, 0 as Seat), '?', 0)).toBeUndefined();
});
