import { expect, test } from 'vitest';
import { STRENGTHS } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { hint } from '../../bot/hint.ts';
import { player } from '../../bot/player.ts';
import { Turn } from '../../bot/turn.ts';
import { game } from '../../index.ts';
import type { Options } from '../../options.ts';
import { clone } from '../../state.ts';
import { text } from '../../text/index.ts';
import { d6, scene } from '../scene.ts';
import { choice, seenBy } from './mind.ts';

const OFFICE = { job: 'office' };
/** A floor whose safe is open. */
const DONE = `
  floor 1
  1  safe/o ?    ?    ?/G
  2  ?      ?    ?    ?
  3  ?      ?    ?    ?
  4  ?      ?    ?    ?`;

test('who can leave leaves', () => {
  const t = scene(
    `s0 hawk
     ${DONE}
     floor 2
     1  safe/o ?    ?    ?/G
     2  ?      ?    ?    ?
     3  ?      ?    ?    ?
     4  stairs/0 ?  ?    ?`,
    OFFICE,
  );
  expect(choice(t)).toBe('escape');
});

test('nobody leaves a Gold Bar behind that the others cannot carry', () => {
  const t = scene(
    `turn s0 · left 1 · spent 3
     s0 hawk
     s1 juicer · gold-bar
     lies gold-bar 1A1
     ${DONE}
     floor 2
     1  safe/o ?    ?    ?/G
     2  ?      ?    ?    ?
     3  ?      ?    ?    ?
     4  stairs/0 .  ?    ./1`,
    OFFICE,
  );
  expect(t.moves).toContain('escape');
  expect(choice(t)).not.toBe('escape');
});

test('nobody waits where the guard comes by for certain', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 1 · spent 3
    floor 1 · die 2
    1  ?/X  ./0  ?    ?/G
    2  ?    .    ?    ?
    3  ?    ?    ?    ?
    4  ?    ?    ?    ?`);
  for (const strength of STRENGTHS) expect(choice(t, strength)).not.toBe('end');
  const [reason] = hint(seenBy(t)).reasons;
  expect(reason).toMatchObject({ because: 'safer', seat: 0, stake: 'stealth', other: 1, error: 0, by: 'end' });
});

test('with the last digits known it rolls, and says how likely that is', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1  safe/0=6 laser1 ./* ./*
    2  ./*    ?    ?    ?
    3  ./*    ?    ?    ?
    4  thermo1 ?   ?    ?/G`);
  const { move, reasons } = hint(seenBy(t));
  expect(game.notate(move)).toBe('crack 1A1');
  const opens = 1 - (5 / 6) ** 6;
  expect(reasons[0]).toEqual({
    because: 'roll',
    safe: '1A1',
    opens: expect.closeTo(opens, 9),
    cracks: expect.closeTo(opens, 9),
  });
  const said = (['en', 'de', 'es'] as const).map((language) => text[language].hint!(reasons[0]!, t.view(0), ['Ada']));
  expect(said).toEqual([
    'The roll for the Safe at 1A1 has a chance of 67% to crack a number and of 67% to open it.',
    'Der Wurf für den Tresor in 1A1 knackt zu 67\u00a0% eine Ziffer und öffnet ihn zu 67\u00a0%.',
    'En la caja fuerte (1A1), la tirada descifra un número el 67\u00a0% de las veces y la abre el 67\u00a0%.',
  ]);
});

test('hard looks ahead however much Stealth there is, the others never', () => {
  const t = scene('s0 hawk · stealth 3\ns1 juicer\nfloor 1\n1 ./0 ./1 ? ?/G');
  const asked = STRENGTHS.map((strength) => {
    let times = 0;
    const more = (): boolean => {
      times += 1;
      return false;
    };
    player(strength, { more })(seenBy(t));
    return times;
  });
  expect(asked).toEqual([0, 0, 1]);
});

test('the Stethoscope is kept as long as it saves little, and used when it opens the safe', () => {
  const rolled = (cracked: string, dice: readonly number[]): string => {
    const t = scene(`
      s0 hawk · stethoscope
      floor 1
      1  safe/0=2 laser1 ${cracked} ${cracked}
      2  ./*    ?    ?    ?
      3  ./*    ?    ?    ?
      4  ./*    ?    ?    ?/G`);
    return choice(t.play('crack 1A1', d6(...dice)));
  };
  expect(rolled('./*', [4, 5])).toMatch(/^set [45] 1$/);
  expect(rolled('./*', [1, 5])).toBe('as-rolled');
});

test('the Acrobat does not slip from one guard to another and back for ever', () => {
  const t = scene(`
    s0 acrobat · stealth 0
    floor 1
    1  ?       ?  ?  ?
    2  ?       ?  ?  ?
    3  stairs/G ?  ?  ?
    4  ./0     ?  ?  ?
    floor 2
    1  ?       ?  ?  ?
    2  ?       ?  ?  ?
    3  ./G     ?  ?  ?
    4  ?       ?  ?  ?`).play('slip 1A3');
  const { state } = t;
  expect(t.can('slip')).toEqual(['slip 2A3']);
  const plans = new Turn(state, t.acting, quick('turn')).plans(state, game.moves(reading(state), t.acting));
  expect(plans.map(({ move }) => move.type)).not.toContain('slip');
});

test('which card lies on a patrol deck has no say in whether a floor is entered', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1  stairs/0 ?  ?  ?/G
    2  ?        ?  ?  ?
    3  ?        ?  ?  ?
    4  ?        ?  ?  ?`);
  const plans = (deck: readonly number[]) => {
    const state = clone(t.state);
    state.patrol[1] = deck.slice();
    return new Turn(state, t.acting, quick('turn')).plans(state, game.moves(reading(state), t.acting));
  };
  const deck = t.state.patrol[1]!;
  expect(plans(deck.toReversed())).toEqual(plans(deck));
});

test.each(STRENGTHS)('%s: no bot gives up, and all agree when a person wants to', (strength) => {
  const t = scene('s0 hawk\ns1 juicer\nfloor 1\n1 ./0 ? ? ?/G').play('give-up');
  expect(player(strength, {})(seenBy(t))).toEqual({ type: 'agree' });
});

test('a crew opens safes and gets out, even without time to look ahead', () => {
  const choose = player('hard', { iterations: 0 });
  const results = ['a', 'b', 'c', 'd'].map((seed) => {
    const [chance, dice] = [quick(`deal ${seed}`), quick(`bots ${seed}`)];
    const state = game.setup(game.options(OFFICE, 3) as Options, 3, chance);
    for (;;) {
      const seat = game.toAct(reading(state))[0];
      if (seat === undefined) return state.result;
      const view = game.view(reading(state), seat);
      const moves = game.moves(reading(state), seat);
      game.step(state, seat, choose({ seat, view, moves, chance: dice }) as never, chance, () => {});
    }
  });
  expect(results.filter((result) => result === 'won').length).toBeGreaterThanOrEqual(2);
});
