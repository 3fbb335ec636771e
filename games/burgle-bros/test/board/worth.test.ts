import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { worth } from '../../board/panel/bearings.ts';
import { idlest, turnsIn } from '../../board/panel/turning.tsx';
import type { Scene } from '../../board/scene.ts';
import { type Scene as Building, scene as building, d6 } from '../scene.ts';
import { sceneOf } from './ahead.ts';

const ANN = 0 as Seat;
const BEN = 1 as Seat;

const shown = ({ state, acting }: Building): Scene => sceneOf(state, acting);
const told = (scene: Scene, card: Parameters<typeof worth>[1], seat: Seat): string =>
  worth(scene, card, seat)
    .map(({ text }) => text)
    .join(' ');

test('[R59] the Stamp says when the end of the turn draws an event because of it, and not when it would anyway', () => {
  const after = (spent: number) =>
    shown(
      building(`
        turn s0 · left ${4 - spent} · spent ${spent}
        s0 hawk · stamp
        floor 1
        1 ./0 . ? ?
        2 . ? ? ?
        4 ? ? ? ?/G`),
    );
  expect(told(after(3), 'stamp', ANN)).toBe('End turn: draws an event because of it.');
  expect(told(after(2), 'stamp', ANN)).toBe('');
});

test('the Tiara names the rooms beside a guard, where only its holder is seen', () => {
  const scene = shown(
    building(`
      s0 hawk · tiara
      floor 1
      1 ./0 . ./G ?
      2 . ? ? ?
      4 ? ? ? ?/X`),
  );
  expect(told(scene, 'tiara', ANN)).toBe('A guard sees you: 1·B1.');
});

test('the Gemstone names the rooms that are dearer for company', () => {
  const scene = shown(
    building(`
      s0 hawk · gemstone
      s1 juicer
      floor 1
      1 ./0 ./1 ? ?
      2 . ? ? ?
      4 ? ? ? ?/G`),
  );
  expect(told(scene, 'gemstone', ANN)).toBe('One extra action: 1·B1.');
});

test('a tool in other hands says what its holder could do with it, were it their turn', () => {
  const scene = shown(
    building(`
      s0 hawk
      s1 juicer · crowbar · makeup-kit
      floor 1
      1 ./0 ./1 laser ?
      4 ? ? ? ?/G`),
  );
  expect(told(scene, 'crowbar', BEN)).toBe('Possible: 1·C1.');
  expect(told(scene, 'makeup-kit', BEN)).toContain('Ben: +1 Stealth');
});

test('[R47] of tools to choose from each says what it could do if it were kept', () => {
  const at = building(`
    s0 rigger normal
    floor 1
    tools rollerskates crowbar
    1 ./0 laboratory laser ?
    4 ? ? ? ?/G`);
  at.play('go 1B1').play('draw 2');
  const scene = shown(at);
  expect(told(scene, 'crowbar', ANN)).toBe('Possible: 1·C1.');
  expect(told(scene, 'rollerskates', ANN)).toBe('5 actions left.');
});

test('the Stethoscope turns the die that is worth least, and shows what it could crack instead', () => {
  const at = building(`
    s0 hawk · stethoscope
    floor 1
    1 safe/0=2 laser2 motion3 ?
    4 ? ? ? ?/G`).play('crack 1A1', d6(2, 5));
  const { offers } = shown(at);
  const turns = turnsIn(offers.groups.flatMap((group) => group.offers));
  expect(turns.map(({ from }) => from)).toContain(2);
  expect(idlest(turns)).toBe(5);
});
