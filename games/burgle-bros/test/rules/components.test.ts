import { expect, test } from 'vitest';
import { EVENTS, LASTING, LOOT, LOOT_CARDS, TOOLS } from '../../components/cards.ts';
import { ABILITIES, CHARACTERS, ROLES } from '../../components/characters.ts';
import { MAX_DIE, PATROL_CARDS } from '../../components/jobs.ts';
import { HAS_ALARM_ICON, KINDS, TILES } from '../../components/tiles.ts';
import { EFFECTS } from '../../rules/effects.ts';
import { scene } from '../scene.ts';

const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length;

test('[C1] 48 tiles of 20 kinds; which copies there are, and which of them the Office Job uses', () => {
  const copies = KINDS.map((kind) => {
    const tiles = TILES.filter((tile) => tile.kind === kind);
    return `${kind} ${tiles.map(({ digit, office }) => `${digit}${office ? 'o' : ''}`).join(' ')}`;
  });
  expect(copies).toEqual([
    'atrium 3 4',
    'camera 1 2o 3o 6o',
    'computer-fingerprint 4o',
    'computer-laser 5o',
    'computer-motion 6o',
    'deadbolt 1 2o 3o',
    'scanner 4 5 6',
    'fingerprint 4o 5o 6',
    'foyer 1o 2o',
    'keypad 4o 5 6o',
    'laboratory 3o 4',
    'laser 1o 2o 3',
    'lavatory 5o',
    'motion 1o 2 3o',
    'safe 0 0 0',
    'secret-door 1o 2o',
    'service-duct 5o 6o',
    'stairs 4o 5o 6',
    'thermo 1o 2o 3',
    'walkway 1o 2 3o',
  ]);
});

test('[C1] each digit as often as it should be, 30 marked tiles with the Stairs, six kinds with the alarm icon', () => {
  const digits = TILES.map(({ digit }) => digit);
  expect([0, 1, 2, 3, 4, 5, 6].map((digit) => count(digits, digit))).toEqual([3, 8, 8, 8, 7, 7, 7]);
  expect(TILES.filter(({ office }) => office)).toHaveLength(30);
  expect(KINDS.filter((_, kind) => HAS_ALARM_ICON[kind])).toEqual([
    'camera',
    'scanner',
    'fingerprint',
    'laser',
    'motion',
    'thermo',
  ]);
});

test('[C2] nine characters, two sides each, eighteen abilities', () => {
  expect(CHARACTERS).toHaveLength(9);
  expect(Object.keys(ABILITIES).sort()).toEqual([...CHARACTERS].sort());
  expect(new Set(ROLES).size).toBe(18);
});

test('[C3] thirteen tools, all different', () => {
  expect(new Set(TOOLS).size).toBe(13);
});

test('[C4] thirteen loot cards of twelve kinds: only the Gold Bar is there twice', () => {
  expect(LOOT_CARDS).toHaveLength(13);
  expect(LOOT.filter((kind) => count(LOOT_CARDS, kind) !== 1)).toEqual(['gold-bar']);
  expect(count(LOOT_CARDS, 'gold-bar')).toBe(2);
});

test('[C5, C6, C7] 26 events, all different, each with its effect', () => {
  expect(new Set(EVENTS).size).toBe(26);
  expect(Object.keys(EFFECTS)).toEqual([...EVENTS]);
});

test('[C5] shift-change: the guards of the other floors, from the lowest up, each at his own pace', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    events shift-change
    floor 1 · die 1
    1 ?/G ? ? ?
    floor 2 · die 1
    1 ./0 ? ? ?/G
    floor 3 · die 2
    1 ?/G ? ? ?`).play('end');
  expect(t.of('guardMoved').map(({ floor }) => floor)).toEqual([1, 3, 3]);
});

test('[C6] an empty event deck is made of the discards', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G`);
  t.state.eventDiscard = t.state.eventDeck.splice(0);
  const cards = t.state.eventDiscard.length;
  // Every card stays where it is, but for the last, which comes from the place of Jury-Rig.
  t.play(
    'end',
    Array.from({ length: cards - 1 }, (_, i) => [cards - i, cards - i - 1] as const),
  );
  expect(t.of('eventsReshuffled')).toEqual([{ type: 'eventsReshuffled', cards }]);
  expect(t.of('eventDrawn')).toHaveLength(1);
});

test('[C7] three events stay for a round, the others are discarded at once', () => {
  expect(LASTING).toEqual(['gymnastics', 'time-lock', 'video-loop']);
  for (const event of ['time-lock', 'lampshade']) {
    const t = scene(`
      s0 hawk
      s1 juicer
      events ${event}
      floor 1 · die 1
      1 ./0 ? ? ?
      4 ? ? ? ?/G`).play('end');
    expect(t.view(0).events.discard).toEqual(event === 'lampshade' ? ['lampshade'] : []);
    expect(t.view(0).lasting['time-lock']).toBe(event === 'time-lock' ? 0 : 'none');
  }
});

test('[C8] 16 patrol cards for each of three floors and two blanks; in Fort Knox 25 with each circle', () => {
  expect([1, 2, 3, 0].map((floor) => PATROL_CARDS.filter((card) => card.floor === floor).length)).toEqual([
    16, 16, 16, 2,
  ]);
  for (const circle of ['white', 'black'] as const) {
    const squares = PATROL_CARDS.filter((card) => card.circle === circle).map(({ square, triangle }) =>
      triangle === 'none' ? square : triangle,
    );
    expect(new Set(squares).size).toBe(25);
  }
  expect(PATROL_CARDS.filter(({ triangle }) => triangle === 'none').every(({ floor }) => floor < 3)).toBe(true);
});

test('[C8] the red die goes no higher than six', () => {
  const t = scene(`
    s0 hawk
    floor 1 · die 6
    1 safe/0=1 computer-fingerprint4/* secret-door1/* foyer1/*
    2 deadbolt1/* ? ? ?
    3 motion1/* ? ? ?
    4 laser1 ? ? ?/G`).play('crack 1A1', [[6, 0]]);
  expect(t.told).toContain('safeOpened');
  expect(t.told).not.toContain('guardSpedUp');
  expect(t.floor(1).die).toBe(MAX_DIE);
});
