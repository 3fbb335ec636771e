import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { all, allWithOneSet, exactly, rollsForAll, rollsWithOneSet, some } from '../../odds/dice.ts';
import { odds } from '../../odds.ts';
import { d6, scene } from '../scene.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every way some dice can fall. */
const throwsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((shown) => FACES.map((face) => [...shown, face]));

const share = (falls: readonly number[][], holds: (fall: readonly number[]) => boolean): number =>
  falls.filter(holds).length / falls.length;

/** How many of the faces 1 to n are among the dice. */
const hits = (fall: readonly number[], faces: number): number => new Set(fall.filter((face) => face <= faces)).size;

/** Every throw that setting one die can make of another, the throw itself first. */
const settings = (fall: readonly number[]): number[][] => [
  [...fall],
  ...fall.flatMap((_, die) => FACES.map((face) => fall.with(die, face))),
];

test('the formulas equal every throw of up to five dice counted', () => {
  for (let dice = 1; dice <= 5; dice++) {
    const falls = throwsOf(dice);
    for (let faces = 0; faces <= 6; faces++) {
      expect(some(dice, faces)).toBeCloseTo(
        share(falls, (fall) => hits(fall, faces) > 0),
        12,
      );
      expect(all(dice, faces)).toBeCloseTo(
        share(falls, (fall) => hits(fall, faces) === faces),
        12,
      );
      for (let hit = 0; hit <= faces; hit++)
        expect(exactly(dice, faces, hit)).toBeCloseTo(
          share(falls, (fall) => hits(fall, faces) === hit),
          12,
        );
      if (dice > 4) continue;
      const set = share(falls, (fall) => settings(fall).some((after) => hits(after, faces) === faces));
      expect(allWithOneSet(dice, faces), `${dice} dice, ${faces} faces`).toBeCloseTo(set, 12);
    }
  }
});

/**
 * Rolls until all faces are hit, by going over every throw again and again until nothing changes: with the Stethoscope
 * (`left[1]`) or without (`left[0]`), by how many faces are missing.
 */
function patience(dice: number): [number[], number[]] {
  const falls = throwsOf(dice);
  const left: [number[], number[]] = [new Array(7).fill(0), new Array(7).fill(0)];
  for (let round = 0; round < 3000; round++) {
    let moved = 0;
    for (let faces = 1; faces <= 6; faces++) {
      for (const held of [0, 1] as const) {
        const counts = tallies(falls, faces, held);
        let sum = 0;
        for (const [kept, used, times] of counts)
          sum += times * Math.min(left[held][faces - kept]!, held === 0 ? 99 : left[0][faces - used]!);
        const next = 1 + sum / falls.length;
        moved = Math.max(moved, Math.abs(next - left[held][faces]!));
        left[held][faces] = next;
      }
    }
    if (moved < 1e-12) break;
  }
  return left;
}

const TALLIES = new Map<string, [kept: number, used: number, times: number][]>();

/** Throws by how many faces they hit as they fall, and at best with one die set. */
function tallies(falls: readonly number[][], faces: number, held: number): [number, number, number][] {
  const key = `${falls.length} ${faces} ${held}`;
  const known = TALLIES.get(key);
  if (known !== undefined) return known;
  const counts = new Map<string, [number, number, number]>();
  for (const fall of falls) {
    const kept = hits(fall, faces);
    const used = held === 0 ? kept : Math.max(...settings(fall).map((after) => hits(after, faces)));
    const entry = counts.get(`${kept} ${used}`) ?? [kept, used, 0];
    entry[2] += 1;
    counts.set(`${kept} ${used}`, entry);
  }
  TALLIES.set(key, [...counts.values()]);
  return TALLIES.get(key)!;
}

test('the mean number of rolls, with and without the Stethoscope at the best moment', () => {
  for (let dice = 1; dice <= 3; dice++) {
    const [without, withIt] = patience(dice);
    for (let faces = 1; faces <= 6; faces++) {
      expect(rollsForAll(dice, faces), `${dice} dice, ${faces} faces`).toBeCloseTo(without[faces]!, 6);
      expect(rollsWithOneSet(dice, faces), `${dice} dice, ${faces} faces, set`).toBeCloseTo(withIt[faces]!, 6);
    }
  }
});

test('worked by hand: one die for one digit takes six rolls, for all six 14.7', () => {
  expect(rollsForAll(1, 1)).toBeCloseTo(6, 12);
  expect(rollsForAll(1, 6)).toBeCloseTo(6 * (1 + 1 / 2 + 1 / 3 + 1 / 4 + 1 / 5 + 1 / 6), 12);
  expect(all(2, 2)).toBeCloseTo(2 / 36, 12);
  expect(all(6, 6)).toBeCloseTo(720 / 6 ** 6, 12);
});

const SAFE = `
  floor 1
    1 safe/0=2 laser1 laser2 camera6/*
    2 laser3   ?      ?      ?/G
    3 motion1  ?      ?      ?
    4 motion2/* ?     ?      ?`;

/** Chances counted by rolling every throw by the rules. */
function rolled(text: string, dice: number, options = {}): { cracks: number; opens: number } {
  const falls = throwsOf(dice);
  let [cracks, opens] = [0, 0];
  for (const fall of falls) {
    const t = scene(text, options).play('crack 1A1', d6(...fall));
    if (t.of('cracked').length > 0) cracks += 1;
    if (t.of('safeOpened').some(({ safe }) => safe === '1A1')) opens += 1;
  }
  return { cracks: cracks / falls.length, opens: opens / falls.length };
}

const safeOf = (text: string, seat = 0, options = {}) => odds(scene(text, options).view(seat), seat as Seat).safes[0]!;

test('[R34] a roll, for everybody and in steady hands, as the rules decide it', () => {
  for (const [who, dice] of [
    ['hawk', 2],
    ['peterman', 3],
  ] as const) {
    const text = `s0 ${who}\n${SAFE}`;
    const { roll, ...safe } = safeOf(text);
    expect(safe).toMatchObject({ cracked: [6, 2], missing: [1, 2, 3, 1], unknown: 0, open: false });
    expect(roll).toMatchObject({ dice });
    const found = rolled(text, dice);
    expect(roll).toMatchObject({ cracks: expect.closeTo(found.cracks, 12), opens: expect.closeTo(found.opens, 12) });
  }
});

test('[R33] one die more, up to six; without any die there is no roll', () => {
  expect(safeOf(`s0 hawk\n${SAFE}`).oneMore).toMatchObject({ dice: 3, opens: expect.closeTo(6 / 216, 12) });
  expect(safeOf(`s0 hawk\n${SAFE.replace('=2', '=6')}`).oneMore).toBe('none');
  const bare = safeOf(`s0 hawk\n${SAFE.replace('=2', '')}`);
  expect(bare).toMatchObject({ roll: 'none', oneMore: { dice: 1 }, within: [] });
  expect(safeOf(`s0 peterman\n${SAFE.replace('=2', '')}`).roll).toMatchObject({ dice: 1 }); // R33
});

test('more rolls are like more dice', () => {
  const { within, byDice } = safeOf(`s0 hawk\n${SAFE}`);
  expect(within[0]).toBe(0);
  expect(within[1]).toBeCloseTo(all(4, 3), 12);
  expect(byDice.map(({ dice }) => dice)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(byDice[1]!.rolls).toBeCloseTo(rollsForAll(2, 3), 12);
});

test('[R34] no roll opens a safe while a tile in line is face down', () => {
  const text = `s0 hawk\n${SAFE.replace('=2', '=3').replace('motion1', '(motion1)')}`;
  expect(safeOf(text)).toMatchObject({ unknown: 1, missing: [1, 2, 3], roll: { opens: 0 } });
  expect(rolled(text, 3).opens).toBe(0);
});

test('the Stethoscope helps whoever may use it', () => {
  expect(safeOf(`s0 hawk · stealth 3 · stethoscope\n${SAFE}`).stethoscope).toMatchObject({ cracks: 1, opens: 0 });
  const three = safeOf(`s0 hawk · stealth 3 · stethoscope\n${SAFE.replace('=2', '=3')}`);
  expect(three.stethoscope).toMatchObject({ opens: expect.closeTo(allWithOneSet(3, 3), 12) });
  expect(safeOf(`s0 hawk · stealth 3 · stethoscope bust\n${SAFE}`).stethoscope).toBe('none');
});

test('[R37] a roll may open another safe in line too', () => {
  const text = `
    s0 hawk
    floor 1
    1 safe/0=1 laser1   camera6/* camera3/* safe
    2 laser3/* ?        ?   ?   motion1/*
    3 motion2/* ?       #   ?   thermo1/*
    4 thermo2/* ?       ?   ?   thermo3/*
    5 motion3/* ?       ?   ?/G foyer1/*`;
  const safe = safeOf(text, 0, { job: 'fort-knox' });
  expect(safe.also).toEqual([{ at: '1E1', opens: expect.closeTo(1 / 6, 12) }]);
  const both = scene(text, { job: 'fort-knox' }).play('crack 1A1', d6(1));
  expect(both.of('safeOpened').map(({ safe: opened }) => opened)).toEqual(['1A1', '1E1']);
  expect(rolled(text, 1, { job: 'fort-knox' }).opens).toBeCloseTo(1 / 6, 12);
  for (const other of [text.replace('thermo3/*', 'thermo3'), text.replace('thermo3/*', '?')])
    expect(safeOf(other, 0, { job: 'fort-knox' }).also).toEqual([]);
});

test('[R16] a Keypad: one die more with each try of a turn, and in steady hands', () => {
  const keypads = (who: string, tries: number) => {
    const t = scene(`s0 ${who}\n s1 hawk\n floor 1\n 1 ./01 keypad4 ? ?/G`);
    for (let n = 1; n <= tries; n++) t.play('go 1B1', d6(...Array(n + (who === 'peterman' ? 1 : 0)).fill(1)));
    return (seat: number) => odds(t.view(seat), seat as Seat).keypads[0]!;
  };
  expect(keypads('juicer', 0)(0)).toMatchObject({ at: '1B1', dice: 1, opens: expect.closeTo(1 / 6, 12) });
  expect(keypads('juicer', 1)(0)).toMatchObject({ dice: 2, opens: expect.closeTo(11 / 36, 12) });
  expect(keypads('peterman', 1)(0)).toMatchObject({ dice: 3, opens: expect.closeTo(91 / 216, 12) });
  expect(keypads('juicer', 2)(1)).toMatchObject({ dice: 1 }); // for the next player it starts again
  expect(keypads('juicer', 0)(0).within[1]).toBeCloseTo(1 - (5 / 6) ** 3, 12);
  const open = scene('s0 hawk\n floor 1\n 1 ./0 keypad4/o keypad5/c ?/G');
  expect(odds(open.view(0), 0 as Seat).keypads).toEqual([]);
});
