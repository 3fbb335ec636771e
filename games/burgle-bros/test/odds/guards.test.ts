import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { type GuardOdds, odds } from '../../odds.ts';
import { parseOptions } from '../../options.ts';
import { view } from '../../seen.ts';
import { clone, type State } from '../../state.ts';
import type { View } from '../../view.ts';
import { determinize } from '../../worlds.ts';
import { pullOff } from '../directed.ts';
import { scene } from '../scene.ts';
import { asCounted, type Counted, everyWay, manyWorlds, tolerance } from './outcomes.ts';

/** Points of a game that gets somewhere, at which no question waits, each kept as it was. */
function positions(raw: Readonly<Record<string, unknown>>, seats: number): State[] {
  const options = parseOptions(raw, seats);
  if ('wrong' in options) throw new Error(options.wrong.type);
  const found: State[] = [];
  pullOff(
    { options, seats, seed: `odds ${seats}`, spare: 20 },
    ({ state }) => {
      const now = state as State;
      if (now.pending.length === 0) found.push(clone(reading(now)));
    },
    900,
  );
  return found;
}

const GAMES = [
  [{}, 4],
  [{ lostVisual: true }, 2],
  [{ job: 'office', lostVisual: true }, 1],
  [{ job: 'fort-knox' }, 3],
  [{ job: 'fort-knox', walls: 'random', lostVisual: true, characters: ['spotter normal', 'raven normal'] }, 2],
  [{ walls: 'random', characters: ['spotter normal', 'raven advanced', 'juicer normal'] }, 3],
  [{ job: 'office', characters: ['acrobat normal', 'raven normal', 'spotter normal', 'juicer advanced'] }, 4],
] as const;

const PLAYED = GAMES.map(([options, seats]) => ({ seats, states: positions(options, seats) }));
const everyNth = <T>(items: readonly T[], n: number): T[] => items.filter((_, i) => i % n === 0);

/** The greatest difference between what was counted and what the odds say, and where. */
function worst(counted: Counted, guard: GuardOdds): [number, string] {
  const said = asCounted(guard);
  let found: [number, string] = [Math.abs(counted.total - 1), 'total'];
  for (const key of new Set([...counted.chances.keys(), ...said.keys()])) {
    const off = Math.abs((counted.chances.get(key) ?? 0) - (said.get(key) ?? 0));
    if (off > found[0]) found = [off, key];
  }
  return found;
}

/** What can be special about a guard's movement. */
const TRAITS: Readonly<Record<string, (guard: GuardOdds, floor: View['floors'][number]) => boolean>> = {
  'a card decides': ({ after }) => after.length > 1,
  'alarms ring': ({ alarms }) => alarms > 0,
  'the deck runs out': ({ shuffles }) => shuffles > 0,
  'a card is known': (_, { deck }) => deck.cards[0] !== undefined && deck.cards[0] !== '?',
  'he may get lost': ({ at, lost }) => at !== 'lost' && lost > 0,
  'he comes back': ({ at, held }) => at === 'lost' && held === 'no',
  'somebody may lose Stealth': ({ crew }) => crew.some(({ loses }) => loses < 1),
  'he is not in turn': ({ moves }) => !moves,
};

test('every way the rules can move a guard, counted out, gives the same chances', () => {
  const met = new Map(Object.keys(TRAITS).map((trait) => [trait, 0]));
  for (const { states } of PLAYED) {
    for (const state of everyNth(states, 11)) {
      const seen = view(reading(state), state.turn);
      for (const guard of odds(seen, state.turn).guards) {
        if (guard.at === 'unplaced') continue;
        const floor = guard.floor - 1;
        const counted = everyWay(reading(state), { viewer: state.turn, floor, later: !guard.moves, most: 320 });
        if (counted === undefined) continue;
        const [off, where] = worst(counted, guard);
        expect(off, `${where} of ${JSON.stringify(guard)}`).toBeLessThan(1e-9);
        for (const [trait, has] of Object.entries(TRAITS))
          if (has(guard, seen.floors[floor]!)) met.set(trait, met.get(trait)! + 1);
      }
    }
  }
  for (const [trait, times] of met) expect(times, trait).toBeGreaterThan(0);
});

test('worlds drawn from a view, moved by the rules, agree within five standard deviations', () => {
  const tries = 300;
  let compared = 0;
  for (const { seats, states } of PLAYED) {
    for (const state of everyNth(states, 180)) {
      const viewer = ((state.turn + 1) % seats) as Seat; // what the others know is not known to him
      const seen = view(reading(state), viewer);
      const chance = quick(`worlds ${seats}`);
      for (const guard of odds(seen, viewer).guards) {
        if (guard.at === 'unplaced') continue;
        const counted = manyWorlds(() => determinize(seen, chance), {
          floor: guard.floor - 1,
          later: !guard.moves,
          tries,
          chance,
        });
        compared += 1;
        const said = asCounted(guard);
        for (const key of new Set([...counted.chances.keys(), ...said.keys()])) {
          const share = said.get(key) ?? 0;
          expect(Math.abs((counted.chances.get(key) ?? 0) - share), key).toBeLessThan(tolerance(share, tries));
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
});

const guardOf = (t: ReturnType<typeof scene>, viewer = 0, floor = 1): GuardOdds =>
  odds(t.view(viewer), viewer as Seat).guards[floor - 1]!;
const comes = ({ tiles }: GuardOdds, at: string): number => tiles.find((tile) => tile.at === at)?.comes ?? 0;
const chanceOf = (ways: GuardOdds['next'], to: string): number => ways.find((way) => way.to === to)?.chance ?? 0;

/** Compares a scene with every way the rules can move its guard. */
function countOut(t: ReturnType<typeof scene>, viewer = 0, floor = 1): GuardOdds {
  const guard = guardOf(t, viewer, floor);
  const ground = { viewer: viewer as Seat, floor: floor - 1, later: !guard.moves, most: 5000 };
  const [off, where] = worst(everyWay(reading(t.state), ground)!, guard);
  expect(off, where).toBeLessThan(1e-9);
  return guard;
}

test('[R63] [R64] the path of the coming movement, and its steps', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 3
    1 ?/X ? ? ./0
    3 ?   ? ? ?/G`);
  expect(guardOf(t)).toMatchObject({ steps: 3, path: ['1C3', '1B3', '1A3'], alarms: 0, held: 'no', moves: true });
  expect(guardOf(t).after).toEqual([{ to: '1A1', chance: 1 }]);
});

test('[R65] he arrives with a step left: each of the cards left decides about it', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 raven
    s3 rook
    floor 1 · die 2 · discard A1 B1
    1 ?/X ?/G ? ./0`);
  // From A1 he goes down for A2, A3 and A4, and right for the other eleven.
  const guard = countOut(t);
  expect(guard.path).toEqual(['1A1']);
  expect(comes(guard, '1A2')).toBeCloseTo(3 / 14, 11);
  expect(guard.tiles.find(({ at }) => at === '1B1')).toMatchObject({ comes: 1, enters: expect.closeTo(11 / 14, 11) });
  expect(chanceOf(guard.next, '1C1')).toBeCloseTo(1 / 14, 11);
  expect(chanceOf(guard.next, '1B1')).toBe(0);
});

test('a step is certain when every card would lead there', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 2 · discard A1 B1
    1 ?/G ?/X | ? ./0`);
  expect(countOut(t).path).toEqual(['1B1', '1B2']);
});

test('[R70] with an empty deck all cards may come, those taken away too; [R69] but not his own square', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 1 · deck end
    1 ?/G ?/X ? ./0`);
  const guard = countOut(t);
  expect(guard.shuffles).toBe(1);
  expect(guard.next).toHaveLength(15);
  expect(chanceOf(guard.next, '1A1')).toBeCloseTo(1 / 15, 11);
});

test('[R70] the deck may run out halfway: one card in it, and three like it taken away', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 raven
    floor 1 · die 2 · deck A2 · discard C1 D1 B2 C2 D2 A3 B3 C3 D3 A1 B1 C4
    1 ?/X ?/G ? ./0`);
  const guard = countOut(t); // A2 is reached with the last step, A4, B4 and D4 are not
  expect(guard.shuffles).toBeCloseTo(1 / 4, 11);
  expect(chanceOf(guard.next, '1A2')).toBeCloseTo(1 / 4, 11);
  expect(chanceOf(guard.after, '1A4')).toBeCloseTo(1 / 4 + 1 / 4 / 15, 11);
});

test('[R91] cards taken away unseen count as if they could still come: only discards are out', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 1 · discard A1 B1 C1
    1 ./0 ? ?/X ?/G`);
  expect(guardOf(t).next).toHaveLength(13);
  expect(chanceOf(guardOf(t).next, '1D4')).toBeCloseTo(1 / 13, 11);
});

test('[R50] the Spotter knows the card he has seen, and that it is not another once it is under the deck', () => {
  const t = scene(`
    s0 spotter
    s1 juicer
    floor 1 · die 1 · deck B3 · discard A1
    1 ./0 ?/X ?/G ?`).play('spot');
  expect(guardOf(t, 0).next).toEqual([{ to: '1B3', chance: 1 }]);
  expect(chanceOf(guardOf(t, 1).next, '1B3')).toBeCloseTo(1 / 14, 11);
  t.play('bottom');
  expect(chanceOf(guardOf(t, 0).next, '1B3')).toBe(0);
  expect(guardOf(t, 0).next).toHaveLength(13); // B1, where he is when he draws, would be followed by another card
});

test('[R67] alarms first, the players choosing in a tie, then a card', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 3
    1 ./0 ? ?   ?
    2 ?   ? ?   ?
    3 ?   ? ?/G ?/!X
    4 ?   ? ?/! ?`);
  const guard = countOut(t);
  expect(guard).toMatchObject({ steps: 5, alarms: 2, tied: false, path: ['1D3', '1D4', '1C4'] });
  const tied = scene(`
    s0 hawk
    floor 1 · die 3
    1 ./0 ?   ?     ?
    2 ?   ?/! ?     ?
    3 ?   ?/G ?/!X  ?/!
    4 ?   ?   ?/!   ?`);
  expect(countOut(tied)).toMatchObject({ steps: 7, tied: true });
});

test('[R26] a Camera on his way turns him round', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 3
    1 camera1/0 ? ? ?
    4 ?/G camera2 ? ?/X`);
  expect(countOut(t)).toMatchObject({ path: ['1B4', '1A4', '1A3'], after: [{ to: '1A1', chance: 1 }] });
  t.state.lasting[3] = 0; // R53: nothing rings under E.M.P.
  t.state.toolAt[5] = 20;
  expect(countOut(t).path).toEqual(['1B4', '1C4', '1D4']);
  const loop = scene('s0 hawk\nfloor 1 · die 3\n 1 camera1/0 ? ? ?\n 4 ?/G camera2 ? ?/X');
  loop.state.lasting[2] = 0;
  expect(countOut(loop).path).toEqual(['1B4', '1C4', '1D4']);
});

test('[R63] Espresso is for the guard who moves now', () => {
  const t = scene(
    's0 hawk\nfloor 1 · die 2\n 1 ./0 ? ? ?\n 4 ?/G ? ? ?/X\nfloor 2 · die 3\n 1 ?/G ? ? ?\n 4 ? ? ? ?/X',
  );
  t.state.pace = 1;
  expect(countOut(t)).toMatchObject({ steps: 3, moves: true });
  expect(guardOf(t, 0, 2)).toMatchObject({ steps: 3, moves: false });
});

test('[R72] Shift Change: the others move', () => {
  const t = scene('s0 hawk\nfloor 1\n 1 ./0 ? ? ?/G\nfloor 2\n 1 ?/G ? ? ?');
  t.state.shift = 1;
  expect(odds(t.view(0), 0 as Seat).guards.map(({ moves }) => moves)).toEqual([false, true, true]);
});

test('[R67] while the players choose his alarm, each is as likely', () => {
  const t = scene(`
    s0 juicer
    floor 1 · die 1
    1 ./0 laser1 ? ?
    2 ?   ?      ? ?/G
    3 ?   ?/!X   ? ?`).play('crybaby 1B1');
  expect(t.asked).toBe('nearest-alarm s0');
  const guard = guardOf(t);
  expect(guard.tied).toBe(true);
  expect([chanceOf(guard.after, '1B1'), chanceOf(guard.after, '1B3')]).toEqual([0.5, 0.5]);
});

test('[R46] Distract costs him a step, Disrupt the movement; [R52] Donuts too', () => {
  const rows = 'floor 1 · die 3\n 1 ./0 ? ? ?\n 4 ?/G ? ? ?/X';
  const t = scene(`s0 raven\n s1 hawk\n${rows}`);
  t.state.crow = 16;
  expect(countOut(t).path).toEqual(['1B4', '1C4']);
  const held = scene(`s0 raven advanced\n s1 hawk\n${rows}`);
  held.state.crow = 15;
  expect(countOut(held)).toMatchObject({ held: 'crow', steps: 0, path: [] });
  const ringing = scene(`s0 raven advanced\n s1 hawk\n${rows.replace('/X', '/!X')}`);
  ringing.state.crow = 15;
  expect(countOut(ringing)).toMatchObject({ held: 'no', steps: 4 });
  expect(countOut(scene(`s0 hawk · stealth 2 · donuts\n${rows}`).play('use donuts 1A4')).held).toBe('donuts');
});

test('[R40] the Acrobat beside him is noticed at the first step; [R28] a Foyer is seen from next to it', () => {
  const t = scene(`
    s0 acrobat
    s1 hawk
    floor 1 · die 1
    1 ./0 ?/G ? ?/X
    4 ? foyer/1 ? ?`).play('slip 1B1');
  expect(countOut(t).crew).toEqual([{ seat: 0, loses: 1 }]);
  const foyer = scene('s0 hawk\nfloor 1 · die 2 · deck C1\n 1 foyer/0 ? ? ?/G\n 3 ? ? ?/X ?');
  expect(countOut(foyer).crew).toEqual([]);
  const seen = scene('s0 hawk\nfloor 1 · die 1\n 1 foyer/0 ?/X ?/G ?');
  expect(countOut(seen).crew).toEqual([{ seat: 0, loses: 1 }]);
});

test('[R62] Lost Visual: out of sight, and back where a card says', () => {
  const t = scene(
    `
    s0 hawk
    floor 1 · die 1 · discard A1
    1 ./0 ?/X ?/G ?`,
    { lostVisual: true },
  );
  expect(countOut(t).lost).toBeCloseTo(1 / 15, 11); // 17 cards less A1 and B1, which is his own square then
  const gone = scene('s0 hawk\nfloor 1 · die 3 · lost\n 1 ./0 ? ? ?', { lostVisual: true });
  gone.state.lostIn[0] = gone.state.turns;
  expect(countOut(gone)).toMatchObject({ held: 'lost-visual', lost: 1, tiles: [] });
  const away = scene('s0 hawk\nfloor 1 · die 3 · lost\n 1 ./0 ? ? ?', { lostVisual: true });
  const guard = countOut(away);
  expect(guard.next).toHaveLength(17);
  expect(comes(guard, '1A1')).toBeCloseTo(1 / 17, 11);
  expect(guard.lost).toBeCloseTo(2 / 17, 11); // as the first card, or as the second
});

/** The same when a question has interrupted him; who is just losing Stealth is not asked. */
function countOn(t: ReturnType<typeof scene>): GuardOdds {
  const guard = guardOf(t);
  const counted = everyWay(reading(t.state), {
    viewer: 0 as Seat,
    floor: 0,
    later: false,
    underWay: true,
    most: 5000,
  })!;
  for (const key of counted.chances.keys()) if (key.startsWith('loses')) counted.chances.delete(key);
  const [off, where] = worst(counted, { ...guard, crew: [] });
  expect(off, where).toBeLessThan(1e-9);
  return guard;
}

test('[R86] in the middle of a movement: what is left of it', () => {
  const reached = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 3
    1 lavatory/0+3X ?/G ? ?`).play('end');
  expect(reached.asked).toBe('stealth s0');
  expect(countOn(reached)).toMatchObject({
    steps: 2,
    moves: true,
    at: '1A1',
    destination: '1A1',
    next: { length: 15 },
  });
  const ringing = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 lavatory/0+3!X ?/G ? ?
    3 ?/!             ?   ? ?`).play('end');
  expect(ringing.asked).toBe('stealth s0');
  expect(countOn(ringing)).toMatchObject({ steps: 3, path: ['1A2', '1A3'] });
  const choosing = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ?   ?/G    ?    ./0
    2 ?/! ?/!X   ?/!  ?`).play('end');
  expect(choosing.asked).toBe('nearest-alarm s0');
  expect(countOn(choosing)).toMatchObject({ steps: 4, tied: true });
});

test('[R9] a guard who is not on the board yet may appear anywhere', () => {
  const guard = guardOf(scene('s0 hawk\nfloor 1\n 1 ./0 ? ? ?/G'), 0, 2);
  expect(guard).toMatchObject({ at: 'unplaced', moves: false, tiles: [], steps: 0 });
  expect(guard.next).toHaveLength(16);
});
