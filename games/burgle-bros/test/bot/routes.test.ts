import { expect, test } from 'vitest';
import { Routes } from '../../bot/routes.ts';
import { cellOf } from '../../components/squares.ts';
import { clone } from '../../state.ts';
import { scene } from '../scene.ts';

const LANDING = cellOf('2A1');

const below = (stealth: number) =>
  scene(`
    s0 hawk · stealth ${stealth}
    s1 juicer
    floor 1
    1  stairs/0    ./1  ?  ?/G
    2  ?           ?    ?  ?
    3  ?           ?    ?  ?
    4  ?           ?    ?  ?
    floor 2
    1  ./G  ?  ?  ?/X
    2  ?    ?  ?  ?
    3  ?    ?  ?  ?
    4  ?    ?  ?  ?`).state;

const upstairs = (state: ReturnType<typeof below>): number => new Routes(state, 0).fieldFrom(state.at[0]!)[LANDING]!;

test('R72 — a guard on whose floor nobody is stays in the way: the less Stealth is left the dearer he is', () => {
  expect(upstairs(below(2))).toBeGreaterThan(upstairs(below(3)));
  expect(upstairs(below(1))).toBeGreaterThan(upstairs(below(2)));
});

test('R72 — … and one who moves on is hardly worth a detour', () => {
  const state = below(1);
  const met = clone(state);
  met.at[1] = cellOf('2D4');
  expect(upstairs(met)).toBeLessThan(upstairs(state) / 4);
});
