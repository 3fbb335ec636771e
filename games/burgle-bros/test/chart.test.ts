import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { diceFor, lineOf, stepsBetween, wayOf } from '../chart.ts';
import { cellOf, squareOf } from '../components/squares.ts';
import { standing } from '../foresight.ts';
import { game } from '../index.ts';
import { lineOf as lineByRules } from '../rules/safes.ts';
import { customs } from './customs.ts';

test('[R34, R45, R64] what is read off a view is what the rules do: ways, combinations, dice', () => {
  const seen = { ways: 0, lines: 0, rolls: 0 };
  for (let n = 0; n < 24; n++) {
    const chance = quick(`chart ${n}`);
    const state = game.setup(customs.options[n % customs.options.length]!, 1 + (n % 4), chance);
    customs.favour!(state, chance);
    for (let steps = 0; steps < 200 && game.toAct(reading(state)).length > 0; steps++) {
      const seat = game.toAct(reading(state))[0]!;
      const view = game.view(reading(state), seat);
      if (steps % 40 === 0)
        for (const [floor, { way }] of standing(view).guards.entries()) {
          expect(wayOf(view, floor)).toEqual(way);
          const { guard, destination } = view.floors[floor]!;
          if (way.length > 0) expect(stepsBetween(view, guard as never, destination as never)).toBe(way.length);
          seen.ways += Math.min(1, way.length);
        }
      const legal = game.moves(reading(state), seat);
      const move = customs.choose!(reading(state), seat, legal, chance);
      if (move.type === 'crack') {
        const floor = view.floors[Number(move.safe[0]) - 1]!;
        const tile = floor.tiles.find(({ at }) => at === move.safe)!;
        expect(lineOf(floor, move.safe).map(({ at }) => at)).toEqual(
          lineByRules(reading(state), cellOf(move.safe)).map(squareOf),
        );
        seen.lines += 1;
        const dice = diceFor(view, seat, tile);
        game.step(state, seat, move, chance, (event) => {
          if (event.type !== 'rolled' || event.for !== 'safe') return;
          expect(event.dice.length).toBe(dice);
          seen.rolls += 1;
        });
      } else game.step(state, seat, move, chance, () => {});
    }
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
});
