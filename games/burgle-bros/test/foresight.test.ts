import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { chanceOf, foresee } from '#table/foresight.ts';
import { type Immutable, reading, type Seat } from '#table/game.ts';
import { cellOf, type Square } from '../components/squares.ts';
import type { Event } from '../event.ts';
import { type Meaning, meanings } from '../foresight.ts';
import { game } from '../index.ts';
import { guardOdds } from '../odds/guards.ts';
import { safeOdds } from '../odds/safes.ts';
import { odds } from '../odds.ts';
import { reckonings } from '../reckoning.ts';
import type { State } from '../state.ts';
import { text } from '../text/index.ts';
import { customs } from './customs.ts';
import { d6, type Scene, scene } from './scene.ts';
import { NAMES } from './text/sample.ts';

/** What is foreseen of a move, and what is said of it. */
function ahead(at: Scene, notation: string): Meaning & { readonly said: string } {
  const view = at.view(at.acting);
  const move = game.moves(reading(at.state), at.acting).find((legal) => game.notate(legal) === notation)!;
  const [meaning] = meanings(view, [move]);
  return { ...meaning!, said: text.en.move(move, view, NAMES.slice(0, view.seats), meaning) };
}

/** On a Thermo with the guard two steps away and a die of one: the alarm gives him the second step. */
const thermo = (spent: number) =>
  scene(`
    turn s0 · left ${4 - spent} · spent ${spent}
    s0 hawk · stealth 2
    floor 1 · die 1 · deck A4 B4
    1 thermo/0 . ./G ?
    2 ? ? ? ?
    3 ? ? ? ?
    4 ? ? ? ?/X`);

test('[R17, R63] ending on a Thermo rings it, and the guard comes a step further: the loss is certain', () => {
  const found = ahead(thermo(3), 'end');
  expect(found.error).toBe(0);
  expect(found.alarms).toEqual([{ at: '1A1', because: 'thermo', chance: 1 }]);
  expect(found.walks[0]).toMatchObject({ floor: 1, sure: ['1B1', '1A1'], steps: [2, 2] });
  expect(found.loses).toEqual([{ seat: 0, chance: 1 }]);
  expect(found.said).toBe(
    'End your actions. The Thermo alarm goes off. Then guard 1 moves 2 steps. He gets as far as 1A1. You lose 1 Stealth.',
  );
});

test('[R17] a hint reckons with the Thermo where the turn would end, not with the room as it is', () => {
  const at = scene(`
    turn s0 · left 1 · spent 3
    s0 hawk · stealth 2
    floor 1 · die 1 · deck A4 B4
    1 thermo . ./G ?
    2 ./0 ? ? ?
    3 ? ? ? ?
    4 ? ? ? ?/X`);
  const [cost] = reckonings(at.view(0), [{ type: 'go', to: '1A1' as Square }]);
  expect(cost!.byEnd).toMatchObject({ error: 0, losses: { stealth: [1] } });
  expect(ahead(at, 'go 1A1').sequel).toMatchObject({ alarms: [{ at: '1A1', because: 'thermo', chance: 1 }] });
  expect(ahead(at, 'go 1A1').said).toContain('Alarm if your actions end there.');
});

test('[R14] the Gemstone’s action is kept back at a Laser in company: with two left it rings at once', () => {
  const at = scene(`
    turn s0 · left 2 · spent 2
    s0 hawk · gemstone
    s1 juicer
    floor 1
    1 ./0 laser2/1 ? ?
    4 ? ? ? ?/G`);
  const found = ahead(at, 'go 1B1');
  expect(found.asks).toEqual([]);
  expect(found.alarms).toEqual([{ at: '1B1', because: 'laser', chance: 1 }]);
  expect(found.said).not.toContain('1 more action');
});

test('[R48, R54] the Invisible Suit hides its wearer, not whoever is ordered beside a guard', () => {
  const at = scene(`
    s0 rook · invisible-suit
    s1 juicer
    floor 1
    1 ./0 ./1 ./G ?
    4 ? ? ? ?`)
    .play('use invisible-suit')
    .play('order s1 1C1');
  const found = ahead(at, 'agree');
  expect(found.loses).toEqual([{ seat: 1, chance: 1 }]);
});

test('[R46] the crow holds a guard who stands on it, and nobody says that he walks', () => {
  const at = scene(`
    turn s0 · left 1 · spent 3
    s0 raven advanced
    floor 1
    1 ./0 ./G ? ?
    4 ? ? ? ?`);
  at.state.crow = cellOf('1B1');
  const found = ahead(at, 'end');
  expect(found.walks).toEqual([
    expect.objectContaining({ floor: 1, sure: [], steps: [0, 0], heldBy: [{ by: 'crow', chance: 1 }] }),
  ]);
  expect(found.said).toBe('End your actions. The crow holds guard 1.');
});

test('[R25] a guard in a dark room costs a Stealth whatever the room is', () => {
  const at = scene(`
    s0 hawk · stealth 3
    floor 1
    1 ./0 ?/G ? ?
    4 ? ? ? ?`);
  const found = ahead(at, 'go 1B1');
  const gets = found.stands.find(({ seat, at: there }) => seat === 0 && there === '1B1')!.chance;
  // Also in a Lavatory, where one may choose whose it is.
  expect(found.asks.find(({ ask }) => ask === 'stealth')!.chance).toBeGreaterThan(0);
  expect(found.loses[0]!.chance).toBeCloseTo(gets, 9);
  expect(found.seen).toEqual(found.loses);
  expect(found.turnsUp.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});

test('[R15] a far Deadbolt is told with its price, and a further one is too far before it is too dear', () => {
  const bolt = (left: number) =>
    scene(`
      turn s0 · left ${left} · spent ${4 - left}
      s0 hawk
      floor 1
      1 ./0 deadbolt ? ?
      4 ? ? ? ?/G`);
  const found = ahead(bolt(3), 'go 1B1');
  expect([found.error, found.spends]).toEqual([0, [3, 3]]);
  expect(found.stands).toEqual([{ seat: 0, at: '1B1', chance: 1 }]);
  // With two left nobody gets in, and it is not offered; a room further off it is the distance that is named, not the bolt.
  const short = bolt(2);
  expect(short.can('go')).not.toContain('go 1B1');
  expect(game.refusal(short.view(0), 'go 1B1')).toBe('deadbolt');
  const further = scene(`
    turn s0 · left 2 · spent 2
    s0 hawk
    floor 1
    1 ./0 ? deadbolt ?
    4 ? ? ? ?/G`);
  expect(game.refusal(further.view(0), 'go 1C1')).toBe('too-far');
});

test('[R63] a dark room on the guard’s way costs whoever stays there a Stealth, whatever it turns out to be', () => {
  const at = scene(`
    turn s0 · left 1 · spent 3
    s0 hawk · stealth 3
    floor 1 · die 2 · deck A4 B4
    1 ./0X ? ./G ?
    2 ? ? ? ?
    4 ? ? ? ?`);
  const [found] = meanings(at.view(0), [{ type: 'go', to: '1B1' as Square }]);
  const { sequel } = found!;
  const loses = sequel!.loses.find(({ seat }) => seat === 0)!.chance;
  expect(loses).toBeGreaterThan(0.5);
  // On the floor itself nothing is known of the room: the walk that follows is what hurts.
  expect(found!.loses.find(({ seat }) => seat === 0)?.chance ?? 0).toBeLessThan(loses);
});

test('closed forms say what foresight finds: rolls for safes', () => {
  let compared = 0;
  for (let n = 0; compared < 40 && n < 60; n++) {
    const chance = quick(`safes ${n}`);
    const state = game.setup(customs.options[n % customs.options.length]!, 1 + (n % 4), chance);
    customs.favour!(state, chance);
    for (let steps = 0; steps < 300 && game.toAct(reading(state)).length > 0; steps++) {
      const seat = game.toAct(reading(state))[0]!;
      const legal = game.moves(reading(state), seat);
      const view = game.view(reading(state), seat);
      const crack = legal.find(({ type }) => type === 'crack');
      if (crack?.type === 'crack' && !view.crew[seat]!.tools.includes('stethoscope')) {
        const roll = safeOdds(view, seat).find(({ at }) => at === crack.safe)!.roll;
        const [found] = meanings(view, [crack]);
        if (roll !== 'none' && found!.error === 0) {
          expect([found!.cracks, found!.opens]).toEqual([
            expect.closeTo(roll.cracks, 9),
            expect.closeTo(roll.opens, 9),
          ]);
          compared += 1;
        }
      }
      game.step(state, seat, customs.choose!(reading(state), seat, legal, chance), chance, () => {});
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test.each([
  ['hawk', 4],
  ['peterman', 3],
])('closed forms say what foresight finds: the tries at a keypad of a %s', (who, tries) => {
  const at = scene(`
    turn s0 · left 4 · spent 0
    s0 ${who} · stealth 3
    floor 1
    1 ./0 keypad ? ?
    4 ? ? ? ?/G`);
  for (let left = tries; left > 0; left--) {
    const view = at.view(0);
    const [keypad] = odds(view, 0 as Seat).keypads;
    const [found] = meanings(view, [{ type: 'go', to: '1B1' }]);
    expect(found!.error).toBe(0);
    expect(found!.dice).toBe(keypad!.dice);
    expect(found!.stopped).toEqual([{ by: 'keypad', chance: expect.closeTo(1 - keypad!.opens, 9) }]);
    expect(found!.stands).toEqual([{ seat: 0, at: '1B1', chance: expect.closeTo(keypad!.opens, 9) }]);
    if (left > 1) at.play('go 1B1', d6(...Array<number>(keypad!.dice).fill(1)));
  }
});

/** The chance that a roll opens the safe, or cracks anything, with the die set that is best for it. */
function withBestSet(at: Scene, what: Event['type']): number {
  const view = at.view(0);
  const brings = (events: readonly Event[], after: Immutable<State>): boolean =>
    events.some(({ type }) => type === what) ||
    (after.pending.length > 0 &&
      game.moves(after, 0 as Seat).some((move) => {
        const told: Event[] = [];
        game.step(game.clone(after), 0 as Seat, move, quick('set'), (event) => told.push(event));
        return told.some(({ type }) => type === what);
      }));
  const [found] = foresee(game, view, [{ type: 'crack', safe: '1A1' as Square }], brings);
  expect(found!.error).toBe(0);
  return chanceOf(found!, (came) => came);
}

test.each([
  [1, 'laser1/* laser2/* motion3'],
  [2, 'laser1 laser2/* motion3'],
  [3, 'laser1 laser2 motion3'],
  [3, 'laser1 motion1 laser2'],
  [4, 'laser1 laser2 motion3'],
])('closed forms say what foresight finds: %i dice and the Stethoscope beside %s', (dice, row) => {
  const at = scene(`
    turn s0 · left 4 · spent 0
    s0 hawk · stealth 3 · stethoscope
    floor 1
    1 safe/0=${dice} ${row}
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G`);
  const [safe] = odds(at.view(0), 0 as Seat).safes;
  expect(safe!.stethoscope).toMatchObject({
    dice,
    cracks: expect.closeTo(withBestSet(at, 'cracked'), 9),
    opens: expect.closeTo(withBestSet(at, 'safeOpened'), 9),
  });
});

test('closed forms say what foresight finds: where guards walk when the turn ends, whom they see and where they head', () => {
  const compared = { walks: 0, seen: 0, heads: 0 };
  for (let n = 0; compared.walks < 80 && n < 60; n++) {
    const chance = quick(`guards ${n}`);
    const state = game.setup(customs.options[n % customs.options.length]!, 1 + (n % 4), chance);
    customs.favour!(state, chance);
    for (let steps = 0; steps < 300 && game.toAct(reading(state)).length > 0; steps++) {
      const seat = game.toAct(reading(state))[0]!;
      const legal = game.moves(reading(state), seat);
      const move = customs.choose!(reading(state), seat, legal, chance);
      if (move.type === 'end') {
        const view = game.view(reading(state), seat);
        const [found] = meanings(view, [move]);
        // Odds are of the walk alone: nothing rings or is drawn before it, nobody is asked or caught on it.
        const isPlain = found!.error === 0 && found!.events + found!.asks.length + found!.caught.length === 0;
        const isQuiet = found!.alarms.every(({ because }) => because === 'camera');
        const odds = guardOdds(view).filter(({ moves, tied }) => moves && !tied);
        const [guard] = odds;
        if (
          isPlain &&
          isQuiet &&
          odds.length === 1 &&
          guard !== undefined &&
          guard.at !== 'unplaced' &&
          guard.at !== 'lost'
        ) {
          const walk = found!.walks.find(({ floor }) => floor === guard.floor);
          const chances = (list: readonly (readonly [key: string | number, chance: number])[]) =>
            Object.fromEntries(
              list.filter(([, share]) => share > 1e-9).map(([key, share]) => [key, expect.closeTo(share, 9)]),
            );
          const came = (list: readonly (readonly [key: string | number, chance: number])[]) => Object.fromEntries(list);
          expect(came((walk?.passes ?? []).map((one) => [one.at, one.chance]))).toEqual(
            chances(guard.tiles.map((tile) => [tile.at, tile.enters])),
          );
          expect(came(found!.loses.map((one) => [one.seat, one.chance]))).toEqual(
            chances(guard.crew.map((one) => [one.seat, one.loses])),
          );
          if (guard.held === 'crow' || guard.held === 'donuts') {
            expect(walk?.heldBy).toEqual([{ by: guard.held, chance: 1 }]);
          } else if (walk !== undefined) {
            expect(came(walk.heads.map((one) => [one.at, one.chance]))).toEqual(
              chances(guard.after.filter(({ to }) => to !== 'lost-visual').map((way) => [way.to, way.chance])),
            );
            compared.heads += 1;
          }
          compared.walks += 1;
          compared.seen += Math.min(1, guard.crew.length);
        }
      }
      game.step(state, seat, move, chance, () => {});
    }
  }
  expect(compared.walks).toBeGreaterThan(60);
  expect(compared.heads).toBeGreaterThan(40);
  expect(compared.seen).toBeGreaterThan(10);
});
