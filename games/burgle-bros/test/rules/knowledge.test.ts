import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import type { Viewer } from '#table/game.ts';
import { game } from '../../index.ts';
import { determinize } from '../../worlds.ts';
import { scene } from '../scene.ts';

test('[R91] face-down tiles, decks and cards taken away are hidden from everybody, discards are open', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    floor 1 · discard B2 C2
    1 ./0 laser ? ?/G`);
  for (const viewer of [0, 1, 'audience'] as const) {
    const floor = t.view(viewer).floors[0]!;
    expect(floor.tiles.slice(0, 3).map(({ tile }) => tile)).toEqual(['computer-fingerprint 4', 'laser 1', '?']);
    expect(new Set(floor.deck.cards)).toEqual(new Set(['?']));
    expect(floor.discard).toEqual(['B2', 'C2']);
    expect(floor.takenAway).toBe(6);
  }
});

test('[R91] when all is over nothing is left hidden: every room and every deck can be read', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    floor 1 · deck B3 C4
    1 ./0 laser ? ?/G`);
  const [seen, all] = [t.view('audience'), game.unveiled!(t.state)];
  const tiles = all.floors.flatMap((floor) => floor.tiles);
  expect(tiles.filter(({ tile }) => tile === '?')).toEqual([]);
  expect(new Set(tiles.map(({ tile }) => tile)).size).toBeGreaterThan(20);
  expect(all.floors[0]!.deck.cards.slice(0, 2)).toEqual(['B3', 'C4']);
  expect(all.events.deck.cards).not.toContain('?');
  // All that could be seen is as it was seen.
  const open = seen.floors.flatMap((floor) => floor.tiles).filter(({ tile }) => tile !== '?');
  expect(tiles).toEqual(expect.arrayContaining(open));
  expect({ ...all, floors: [], events: [] }).toEqual({ ...seen, floors: [], events: [] });
});

test('[R50] what one looks at alone is told to him alone', () => {
  const t = scene(`
    s0 spotter
    s1 juicer
    floor 1 · deck B3
    1 ./0 ? ? ?/G`).play('spot');
  const seen = (viewer: Viewer | number) => game.redact(t.events[0]!, viewer as Viewer);
  expect(seen(0)).toMatchObject({ cards: ['B3'] });
  expect([seen(1), seen('audience')]).toEqual(Array(2).fill({ type: 'looked', seat: 0, deck: '1', cards: ['?'] }));
});

test('[R91] drawn worlds keep what is known and vary the rest', () => {
  const t = scene(`
    s0 spotter
    s1 juicer
    floor 1 · deck B3
    1 ./0 ? ? ?/G`).play('spot');
  const worlds = Array.from({ length: 30 }, (_, i) => determinize(t.view(0), quick(`world ${i}`)));
  expect(new Set(worlds.map((world) => world.patrol[0]!.at(-1)! & 63)).size).toBe(1);
  expect(new Set(worlds.map((world) => world.tiles[1])).size).toBeGreaterThan(5);
});

test('[R85] in a drawn world of Fort Knox each floor has its Safe and Stairs', () => {
  const t = scene('s0 hawk\nfloor 1\n 1 ./0 ? ? ? ?/G', { job: 'fort-knox' });
  const kinds = (floor: number, seed: string): string[] =>
    game.view(determinize(t.view(0), quick(seed)) as never, 'audience').floors[floor]!.tiles.map(({ tile }) => tile);
  expect(kinds(0, 'a')).toHaveLength(24);
});

test('[R6] a peek is final, a step onto a known tile can be taken back', () => {
  expect(game.reveals.revealed).toBe(true);
  expect(game.reveals.moved).toBe(false);
});
