import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { NOT_SOLO } from '../../components/cards.ts';
import { TILES } from '../../components/tiles.ts';
import { game } from '../../index.ts';
import { type Flaw, type Options, parseOptions } from '../../options.ts';
import { Scene } from '../scene.ts';

const start = (raw: Readonly<Record<string, unknown>>, seats: number, seed = 'setup'): Scene => {
  const options = parseOptions(raw, seats);
  if ('wrong' in options) throw new Error(options.wrong.type);
  return new Scene(game.setup(options, seats, quick(seed)));
};

test('[R85] the box: 48 tiles, each digit as often as printed', () => {
  expect(TILES).toHaveLength(48);
  const counts = [0, 1, 2, 3, 4, 5, 6].map((digit) => TILES.filter((tile) => tile.digit === digit).length);
  expect(counts).toEqual([3, 8, 8, 8, 7, 7, 7]);
  expect(TILES.filter(({ office }) => office)).toHaveLength(30);
});

test('[R85] one random character each, 3 Stealth, everything shuffled, the first player at random', () => {
  const t = start({}, 4);
  const crew = t.view('audience').crew;
  expect(new Set(crew.map(({ character }) => character)).size).toBe(4);
  expect(crew.map(({ stealth, side, at }) => [stealth, side, at])).toEqual(Array(4).fill([3, 'undecided', 'outside']));
  const firsts = new Set(Array.from({ length: 20 }, (_, i) => start({}, 4, `first ${i}`).view(0).turn));
  expect(firsts.size).toBe(4);
});

test('[R85] everybody chooses a side, then the first player the entrance', () => {
  const t = start({}, 2);
  const first = t.acting;
  expect([t.asked, ...t.moves]).toEqual([`side s${first}`, 'normal', 'advanced']);
  t.play('normal');
  expect(t.asked).toBe(`side s${1 - first}`);
  t.play('advanced');
  expect(t.asked).toBe(`entrance s${first}`);
  expect(t.moves).toHaveLength(16);
});

test('[R3] guard, entrance, then his destination; then the first turn', () => {
  const t = start({ characters: ['hawk normal', 'rook advanced'] }, 2);
  expect(t.floor(1).guard).not.toBe('unplaced');
  expect(t.floor(1).destination).toBe('none');
  const first = t.acting;
  t.play('1B2');
  expect(t.told.filter((type) => type !== 'refugePlaced')).toEqual([
    'entranceChosen',
    'revealed',
    'patrolDrawn',
    'destinationSet',
    'turnBegan',
    'placed',
  ]);
  expect(t.crew(first).at).toBe('1B2');
});

test('[R4] being put on the entrance is no entry, whatever is there', () => {
  for (let n = 0; n < 40; n++) {
    const t = start({ characters: ['hawk normal'] }, 1, `entrance ${n}`);
    t.play(`1${['A', 'B', 'C', 'D'][n % 4]}${1 + (n % 3)}`);
    expect(t.told).not.toContain('alarmRaised');
    expect(t.told).not.toContain('toolFound');
    expect(t.told).not.toContain('stealthLost');
  }
});

test('[R78] alone: no Rook, no Gold Bars, three events less', () => {
  for (let n = 0; n < 30; n++) expect(start({}, 1, `solo ${n}`).crew(0).character).not.toBe('rook');
  const t = start({}, 1);
  expect(t.view(0).events.deck.cards).toHaveLength(26 - NOT_SOLO.events.length);
  expect(t.view(0).loot.deck).toBe(11);
});

test('[R101] cards are taken away unseen at every shuffle: 9, 6, 3 or none', () => {
  const taken = [1, 2, 3, 4].map((seats) => start({}, seats).floor(2).takenAway);
  expect(taken).toEqual([9, 6, 3, 0]);
  expect(start({ job: 'fort-knox' }, 2).floor(2).deck.cards).toHaveLength(24 - 6);
  expect(start({ job: 'office', lostVisual: true }, 4).floor(2).deck.cards).toHaveLength(17);
});

test('[R47] the Rigger’s normal side starts with Dynamite; the advanced one does not', () => {
  expect(start({ characters: ['rigger normal'] }, 1).crew(0).tools).toEqual(['dynamite']);
  const chosen = start({ characters: ['rigger'] }, 1).play('normal');
  expect(chosen.crew(0).tools).toEqual(['dynamite']);
  expect(chosen.view(0).tools.deck).toBe(12);
  expect(start({ characters: ['rigger advanced'] }, 1).view(0).tools.deck).toBe(13);
});

test('[R62] a Lost Visual among the first two cards is put back', () => {
  for (let n = 0; n < 60; n++) {
    const t = start({ lostVisual: true, characters: ['hawk normal'] }, 1, `visual ${n}`);
    expect(t.floor(1).guard).not.toBe('lost');
    const entrance = game.moves(reading(t.state), t.acting)[0]!;
    game.step(t.state, t.acting, entrance, quick(`entrance ${n}`), () => {});
    expect(t.floor(1).destination).not.toBe('none');
  }
});

test('[R101] Fort Knox: two floors of 24 tiles, three Safes, each floor with at least one Safe and Stairs', () => {
  const t = start({ job: 'fort-knox', hole: 'A1', walls: 'random' }, 3);
  expect(t.view(0).floors.map(({ tiles }) => tiles.length)).toEqual([24, 24]);
  expect(t.view(0).floors[0]!.tiles.some(({ at }) => at === '1A1')).toBe(false);
});

test.each<[Readonly<Record<string, unknown>>, number | undefined, Flaw]>([
  [{ job: 'casino' }, undefined, { type: 'no job', said: 'casino' }],
  [{ colour: 'red' }, undefined, { type: 'no option', said: 'colour' }],
  [{ hole: 'C3' }, undefined, { type: 'no hole', job: 'bank' }],
  [{ job: 'fort-knox', hole: 'B2' }, undefined, { type: 'other hole', hole: 'C3' }],
  [{ walls: 'alternative' }, undefined, { type: 'no alternative', job: 'bank' }],
  [{ walls: ['A1B1'] }, undefined, { type: 'floors', count: 1, wanted: 3 }],
  [{ job: 'office', walls: ['A1B1', 'A1B1'] }, undefined, { type: 'wall count', floor: 1, count: 1, wanted: 8 }],
  [{ characters: ['rook'] }, undefined, { type: 'not alone', character: 'rook' }],
  [{ characters: ['hawk', 'hawk advanced'] }, undefined, { type: 'character twice', character: 'hawk' }],
  [{ characters: ['thief'] }, undefined, { type: 'no character', said: 'thief' }],
  [{ characters: ['hawk', 'raven'] }, 1, { type: 'cast size', count: 2, most: 1 }],
  [{ characters: ['rook advanced'] }, 1, { type: 'not alone', character: 'rook' }],
  [{ characters: Array(5).fill('dealt') }, undefined, { type: 'cast size', count: 5, most: 4 }],
  [{ lostVisual: 'yes' }, undefined, { type: 'yes or no', option: 'lostVisual' }],
])('[R90] options %o for %s players are refused: %o', (raw, seats, wrong) => {
  expect(parseOptions(raw, seats)).toEqual({ wrong });
});

test('[R90] custom walls are taken as listed or drawn', () => {
  const floor = 'A1B1 B1C1 A2B2 C2D2 B3C3 D1D2 B3B4 D3D4';
  const options = parseOptions({ job: 'office', walls: [floor, floor] }) as Options;
  expect(options.walls).toEqual([floor, floor].map((walls) => walls.split(' ').sort().join(' ')));
  const state = game.setup(options, 1, quick('custom'));
  expect(game.view(reading(state), 0 as Seat).floors[0]!.walls).toHaveLength(8);
});

test('[R85] characters may be named, with or without a side; other seats are dealt one', () => {
  const t = start({ characters: ['dealt', 'hawk', 'rook advanced'] }, 4);
  const crew = t.view('audience').crew;
  expect([crew[1]!.character, crew[1]!.side]).toEqual(['hawk', 'undecided']);
  expect([crew[2]!.character, crew[2]!.ability]).toEqual(['rook', 'disguise']);
});

test('[R85] the Acrobat, first in the box, is asked for a side like anybody', () => {
  expect(start({ characters: ['acrobat'] }, 1).moves).toEqual(['normal', 'advanced']);
});
