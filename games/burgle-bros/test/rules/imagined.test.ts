import { expect, test } from 'vitest';
import { branches } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { floorOf } from '../../components/squares.ts';
import { TILE_NAMES, TILES } from '../../components/tiles.ts';
import type { Event } from '../../event.ts';
import { game } from '../../index.ts';
import { cardIn, FACE_UP, type State } from '../../state.ts';
import { imagine } from '../../worlds.ts';
import { type Scene, scene } from '../scene.ts';

interface End {
  readonly told: string;
  readonly world: State;
}

/** Every way in which these moves can go for who is to act and knows what he sees: how likely each telling is. */
function imagined(
  t: Scene,
  moves: readonly string[],
  told: (events: readonly Event[]) => readonly string[],
  look = (_: End): void => {},
): ReadonlyMap<string, number> {
  const start = imagine(t.view(t.acting));
  const chances = new Map<string, number>();
  const ways = branches();
  do {
    const world = game.clone(reading(start));
    const events: Event[] = [];
    for (const notation of moves) {
      const seat = game.toAct(reading(world))[0]!;
      const move = game.moves(reading(world), seat).find((legal) => game.notate(legal) === notation)!;
      game.step(world, seat, move, ways.chance, (event) => events.push(event));
    }
    const end = { told: told(events).join(', '), world };
    chances.set(end.told, (chances.get(end.told) ?? 0) + ways.share());
    look(end);
  } while (ways.next());
  return chances;
}

const drawnCards = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.type === 'patrolDrawn' ? [event.card] : []));

function expectEach(chances: ReadonlyMap<string, number>, chance: number, told: readonly string[]): void {
  expect([...chances.keys()].toSorted()).toEqual(told.toSorted());
  for (const each of chances.values()) expect(each).toBeCloseTo(chance, 11);
}

/** All orders of a list. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

const kindOf = (tile: number): string => TILES[tile]?.kind ?? 'none';
const hasOn = (tiles: readonly number[], floor: number, kind: string): boolean =>
  tiles.some((tile, at) => kindOf(tile) === kind && floorOf(at) === floor);

test.each([
  ['nothing that a floor needs is known', [0, 1, 5, 30, 31, 32], ['safe', 'stairs', 'safe', 'safe', 'stairs', 'laser']],
  ['a floor has its Stairs', [0, 1, 5, 10, 30, 31], ['safe', 'laser', 'safe', 'keypad', 'safe', 'stairs']],
  ['a floor has its Safe', [0, 1, 5, 30, 31, 32], ['stairs', 'laser', 'stairs', 'stairs', 'camera', 'foyer']],
])(
  '[R85] what is turned up where %s: all buildings with a Safe and a Stairs on each floor are as likely',
  (_, dark, kinds) => {
    const t = scene('s0 hawk\nfloor 1\n2 ? ./0 ? ? ?\n5 ? ? ? ? ?/G', { job: 'fort-knox' });
    const { state } = t;
    // What is to be dark changes places with what lies there; all else is turned up.
    for (const [i, cell] of dark.entries()) {
      const from = state.tiles.findIndex((tile, at) => kindOf(tile) === kinds[i] && !dark.slice(0, i).includes(at));
      [state.tiles[cell], state.tiles[from]] = [state.tiles[from]!, state.tiles[cell]!];
    }
    state.marks = state.tiles.map((tile, at) => (tile < TILES.length && !dark.includes(at) ? FACE_UP : 0));

    const found = imagined(
      t,
      ['peek 1B1', 'peek 1A2'],
      (events) => events.flatMap((event) => (event.type === 'revealed' ? [event.tile] : [])),
      ({ world }) => expect(world.tiles.toSorted()).toEqual(state.tiles.toSorted()),
    );

    const possible = orders(dark.map((at) => state.tiles[at]!))
      .map((order) => state.tiles.map((tile, at) => order[dark.indexOf(at)] ?? tile))
      .filter((tiles) => [0, 1].every((floor) => hasOn(tiles, floor, 'safe') && hasOn(tiles, floor, 'stairs')));
    const counted = Map.groupBy(possible, (tiles) => `${TILE_NAMES[tiles[1]!]}, ${TILE_NAMES[tiles[5]!]}`);
    expect([...found.keys()].toSorted()).toEqual([...counted.keys()].toSorted());
    for (const [told, chance] of found)
      expect(chance, told).toBeCloseTo(counted.get(told)!.length / possible.length, 11);
  },
);

/** The guard is at his destination, so that a card is drawn: three lie face down that nobody has seen, six are taken away. */
const patrolled = () =>
  scene(`
    turn s0 · left 1 · spent 3
    s0 spotter
    s1 juicer
    floor 1 · die 1 · deck B3 C3 D1 A4 · discard D4 C4 D3 A1 B1 C1
    1 ./0 ? ? ?
    4 ? ? ? ?/GX`);
const UNSEEN = ['C3', 'D1', 'A4', 'A2', 'B2', 'C2', 'D2', 'A3', 'B4'];

test('[R50] a card that was put under stays there in an imagined world; any other is drawn, those taken away too', () => {
  const t = patrolled().play('spot').play('bottom');
  const before = [...t.state.patrol[0]!, ...t.state.takenAway[0]!].map(cardIn).toSorted();
  const found = imagined(t, ['end'], drawnCards, ({ world }) => {
    const { patrol, takenAway, patrolDiscard } = world;
    expect(patrol[0]![0]).toBe(t.state.patrol[0]![0]);
    expect([...patrol[0]!, ...takenAway[0]!, patrolDiscard[0]!.at(-1)!].map(cardIn).toSorted()).toEqual(before);
  });
  expectEach(found, 1 / 9, UNSEEN);
});

test('[R50] what is looked at in an imagined world is what is drawn there', () => {
  const found = imagined(patrolled(), ['spot', 'top', 'end'], (events) => [
    ...events.flatMap((event) => (event.type === 'looked' ? event.cards : [])),
    ...drawnCards(events),
  ]);
  expectEach(
    found,
    1 / 10,
    ['B3', ...UNSEEN].map((card) => `${card}, ${card}`),
  );
});

test('[R70] a deck that is made anew in an imagined world has no order yet', () => {
  const t = scene(`
    turn s0 · left 0 · spent 4
    s0 hawk
    s1 juicer
    s2 spotter
    s3 hacker
    floor 1 · die 1 · deck end
    1 ./0 ? ? ?
    4 ? ? ? ?/GX`);
  const found = imagined(t, ['end'], (events) => drawnCards(events).slice(0, 1));
  expect(found.size).toBe(16);
  for (const chance of found.values()) expect(chance).toBeCloseTo(1 / 16, 11);
});

test('[R31] a tool found in an imagined world is any that is left', () => {
  const t = scene(`
    s0 hawk · stealth 3 · emp
    floor 1
    1 ./0 laboratory ? ?
    4 ? ? ? ?/G`);
  const found = imagined(t, ['go 1B1'], (events) =>
    events.flatMap((event) => (event.type === 'toolFound' ? [event.tool] : [])),
  );
  expect(found.size).toBe(12);
  expect(found.has('emp')).toBe(false);
  for (const chance of found.values()) expect(chance).toBeCloseTo(1 / 12, 11);
});
