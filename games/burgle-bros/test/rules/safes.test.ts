import { expect, test } from 'vitest';
import { d6, type Scene, scene } from '../scene.ts';

const vault = (safe: string, more = ''): string => `
  s0 hawk${more}
  tools emp
  loot tiara
  floor 1 · die 2
  1 ${safe} laser1/* laser2/* motion3
  2 thermo1/* ? ? ?
  3 camera2/* ? ? ?
  4 walkway3/* ? ? ?/G`;

test('[R33] a die costs two actions, a roll one; no roll without a die, no seventh die', () => {
  const t = scene(vault('safe/0'));
  expect([t.can('add-die'), t.can('crack')]).toEqual([['add-die 1A1'], []]);
  t.play('add-die 1A1');
  expect(t.events).toEqual([{ type: 'dieAdded', seat: 0, safe: '1A1', dice: 1 }]);
  expect(t.can('crack')).toEqual(['crack 1A1']);
  expect(scene(vault('safe/0=6')).can('add-die')).toEqual([]);
  expect(scene(vault('safe/0=6')).refusal('add-die 1A1')).toBe('safe-full');
});

test('[R33] steady hands roll with no die on the safe', () => {
  const t = scene(vault('safe/0').replace('hawk', 'peterman')).play('crack 1A1', d6(6));
  expect(t.events).toEqual([{ type: 'rolled', seat: 0, for: 'safe', dice: [6] }]);
});

test('[R34] a roll cracks every face-up tile of its number in row and column, and no other', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 safe/0=2 laser1 (laser2) thermo1
    2 motion1 (motion2) ? ?
    4 ? ? ? ?/G`).play('crack 1A1', d6(1, 2));
  expect(t.of('cracked')).toEqual([{ type: 'cracked', safe: '1A1', at: ['1B1', '1D1', '1A2'] }]);
  expect(t.tile('1A1').tokens).toBe(2);
});

test('[R35] an open safe gives a tool, then loot, and speeds up the guards on its floor and below', () => {
  const t = scene(vault('safe/0=1')).play('crack 1A1', d6(3));
  expect(t.events).toEqual([
    { type: 'rolled', seat: 0, for: 'safe', dice: [3] },
    { type: 'cracked', safe: '1A1', at: ['1D1'] },
    { type: 'safeOpened', seat: 0, safe: '1A1' },
    { type: 'toolFound', seat: 0, tool: 'emp' },
    { type: 'lootFound', seat: 0, loot: 'tiara' },
    { type: 'guardSpedUp', floor: 1, die: 3, because: 'safe' },
  ]);
});

test('[R36] an open safe is done with', () => {
  const t = scene(vault('safe/0o'));
  expect([t.can('add-die'), t.can('crack')]).toEqual([[], []]);
  expect(t.refusal('crack 1A1')).toBe('safe-open');
});

test('[R37] in Fort Knox a roll may complete another safe, whose tool and loot stay on it', () => {
  const t = scene(
    `
    s0 hawk
    tools emp donuts
    loot tiara bust
    floor 1 · die 3
    1 safe/0=1 laser1/* laser2/* motion3 safe
    2 thermo1/* ? ? ? thermo2/*
    3 camera2/* ? ? ? camera6/*
    4 walkway3/* ? ? ? walkway1/*
    5 foyer1/* ? ? ?/G foyer2/*`,
    { job: 'fort-knox' },
  ).play('crack 1A1', d6(3));
  expect(t.of('safeOpened').map(({ safe }) => safe)).toEqual(['1A1', '1E1']);
  expect(t.of('cardLeft')).toEqual([
    { type: 'cardLeft', card: 'donuts', at: '1E1' },
    { type: 'cardLeft', card: 'bust', at: '1E1' },
  ]);
});

test('[R84] … each with its own speed-up, the safe rolled for first', () => {
  const t = scene(
    `
    s0 hawk
    floor 1 · die 3
    1 safe/0=1 laser1/* laser2/* motion3 safe
    2 thermo1/* ? ? ? thermo2/*
    3 camera2/* ? ? ? camera6/*
    4 walkway3/* ? ? ? walkway1/*
    5 foyer1/* ? ? ?/G foyer2/*`,
    { job: 'fort-knox' },
  ).play('crack 1A1', d6(3));
  expect(t.of('guardSpedUp').map(({ die }) => die)).toEqual([4, 5]);
});

test('[R97] only the row and column of the safe rolled for', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 safe/0=1 ? ? ?
    2 ? laser1 ? ?
    4 ? ? ? ?/G`).play('crack 1A1', d6(1));
  expect(t.told).toEqual(['rolled']);
});

test('[R45] the Drill works from above; tool and loot stay on the safe, and a Goblet is harmless', () => {
  const t = scene(`
    s0 peterman advanced
    tools emp
    loot cursed-goblet
    floor 1 · die 2
    1 safe/=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G
    floor 2 · die 3
    1 ./0 ? ? ?
    4 ? ? ? ?/G`).play('crack 1A1', d6(3));
  expect(t.tile('1A1').cards).toEqual(['emp', 'cursed-goblet']);
  expect(t.told).not.toContain('stealthLost');
  expect(t.of('guardSpedUp')).toEqual([{ type: 'guardSpedUp', floor: 1, die: 3, because: 'safe' }]);
});

test('[R39] the Drill needs the safe face up', () => {
  const t = scene(`
    s0 peterman advanced
    floor 1
    1 (safe) ? ? ?/G
    floor 2
    1 ./0 ? ? ?/G`);
  expect(t.can('add-die')).toEqual([]);
});

test('[R57] while somebody holds the Keycard he must be on the safe', () => {
  const t = scene(`
    s0 hawk
    s1 juicer · stealth 3 · keycard
    floor 1
    1 safe/0=1 ./1 ? ?/G`);
  expect(t.can('crack')).toEqual([]);
  expect(t.refusal('crack 1A1')).toBe('keycard');
});

test('[R87] the Stethoscope sets one die before the roll counts', () => {
  const t = scene(vault('safe/0=1', ' · stealth 3 · stethoscope')).play('crack 1A1', d6(5));
  expect(t.asked).toBe('stethoscope s0');
  expect(t.moves).toEqual(['as-rolled', 'set 5 1', 'set 5 2', 'set 5 3', 'set 5 4', 'set 5 6']);
  t.play('set 5 3');
  expect(t.told.slice(0, 4)).toEqual(['toolUsed', 'dieSet', 'cracked', 'safeOpened']);
});

test('[R103] … but not by whoever holds the Bust', () => {
  const t = scene(vault('safe/0=1', ' · stealth 3 · stethoscope bust')).play('crack 1A1', d6(5));
  expect([t.told, t.asked]).toEqual([['rolled'], 'none']);
});

test('[R37] a face-down tile in line keeps a safe closed, even if it is another Safe', () => {
  const t = scene(
    `
    s0 hawk
    floor 1
    1 safe/0=1 laser1/* laser2/* motion3 (safe)
    2 thermo1/* ? ? ? ?
    3 camera2/* ? ? ? ?
    4 walkway3/* ? ? ? ?
    5 foyer1/* ? ? ? ?/G`,
    { job: 'fort-knox' },
  ).play('crack 1A1', d6(3));
  expect(t.told).toEqual(['rolled', 'cracked']);
});

test('[R33] why a die or a roll is refused', () => {
  const at = (safe: string, more = ''): Scene => scene(`s0 hawk\n${more}\nfloor 1\n1 ${safe} ? ? ?/G`);
  expect(at('safe/0').refusal('crack 1A1')).toBe('no-dice');
  expect(at('safe/0=6').refusal('add-die 1A1')).toBe('safe-full');
  expect(at('safe/0=1', 'turn s0 · left 1 · spent 3').refusal('add-die 1A1')).toBe('die-price');
  expect(at('safe/0o').refusal('crack 1A1')).toBe('safe-open');
  expect(at('./0').refusal('crack 1A1')).toBe('no-safe');
  const card = at('safe/0=6', 's1 juicer · stealth 3 · keycard');
  expect([card.refusal('crack 1A1'), card.refusal('add-die 1A1')]).toEqual(['keycard', 'safe-full']);
});

test('[R57] the Keycard keeps its holder from drilling; on a tile it hinders nobody', () => {
  const drill = scene(`
    s0 peterman advanced · stealth 3 · keycard
    floor 1
    1 safe/=1 ? ? ?/G
    floor 2
    1 ./0 ? ? ?/G`);
  expect([drill.can('crack'), drill.can('add-die')]).toEqual([[], ['add-die 1A1']]);
  expect(drill.refusal('crack 1A1')).toBe('keycard');
  const lying = scene('s0 hawk\nlies keycard 1D1\nfloor 1\n1 safe/0=1 ? ? .\n4 ? ? ? ?/G');
  expect(lying.can('crack')).toEqual(['crack 1A1']);
});

/** Fort Knox, all numbers of 1A1 cracked; 1E1 is face down, and so is 1E2 from where it can be peeked at. */
const almost = (last: string, more = ''): string => `
  s0 hawk${more}
  tools emp
  loot tiara
  floor 1 · die 3
  1 safe/=2 laser1/* laser2/* motion3/* ${last}
  2 thermo1/* ? ? ? ./0
  3 camera2/* ? ? ? ?
  4 walkway3/* ? ? ? ?
  5 foyer1/* ? ? ? ?/G`;
const fortKnox = { job: 'fort-knox' };

test('[R105] a Safe turned up as the last unknown tile opens the other one, without a roll', () => {
  const t = scene(almost('(safe)'), fortKnox).play('peek 1E1');
  expect(t.events).toEqual([
    { type: 'revealed', at: '1E1', tile: 'safe' },
    { type: 'safeOpened', seat: 0, safe: '1A1' },
    { type: 'cardLeft', card: 'emp', at: '1A1' },
    { type: 'cardLeft', card: 'tiara', at: '1A1' },
    { type: 'guardSpedUp', floor: 1, die: 4, because: 'safe' },
  ]);
  expect(t.tile('1A1')).toMatchObject({ safeOpen: true, tokens: 0, cards: ['emp', 'tiara'] });
  expect(t.tile('1E1')).toMatchObject({ safeOpen: false });
});

test('[R105] … by a step onto it as well, before whoever goes there arrives', () => {
  const t = scene(almost('(safe)'), fortKnox).play('go 1E1');
  expect(t.told).toEqual(['revealed', 'safeOpened', 'moved', 'cardLeft', 'cardLeft', 'guardSpedUp']);
});

test('[R105] … and for whoever stands on the safe it lies there to be picked up', () => {
  const t = scene(
    almost('(safe)')
      .replace('./0', '.')
      .replace('safe/=2', 'safe/0=2')
      .replace('s0 hawk', 's0 hawk · stealth 3 · blueprints'),
    fortKnox,
  );
  expect(t.play('use blueprints 1E1').of('cardLeft')).toHaveLength(2);
  expect(t.can('pick-up')).toEqual(['pick-up emp', 'pick-up tiara']);
});

test('[R105] a number turned up, a number missing, or a tile still unknown leaves it closed', () => {
  expect(scene(almost('(laser3)'), fortKnox).play('peek 1E1').told).toEqual(['revealed']);
  expect(scene(almost('(safe)').replace('motion3/*', 'motion3'), fortKnox).play('peek 1E1').told).toEqual(['revealed']);
  expect(scene(almost('(safe)').replace('motion3/*', '?'), fortKnox).play('peek 1E1').told).toEqual(['revealed']);
});

test('[R105] a Safe elsewhere, or on another floor, opens nothing', () => {
  const elsewhere = almost('(laser3)').replace('? ? ? ./0', '? ? (safe) ./0');
  expect(scene(elsewhere, fortKnox).play('peek 1D2').told).toEqual(['revealed']);
  const t = scene(
    `${almost('(laser3)')}\nfloor 2\n1 (safe) stairs/1 ? ? ?\n5 ? ? ? ? ?/G\ns1 juicer\nturn s1`,
    fortKnox,
  );
  expect(t.play('peek 2A1').told).toEqual(['revealed']);
});

test('[R33] dice and rolls want exactly the actions they cost', () => {
  const at = (left: number): Scene => scene(`s0 hawk\nturn s0 · left ${left} · spent 2\nfloor 1\n1 safe/0=1 ? ? ?/G`);
  expect([at(2).can('add-die'), at(1).can('add-die')]).toEqual([['add-die 1A1'], []]);
  expect([at(1).can('crack'), at(0).can('crack')]).toEqual([['crack 1A1'], []]);
  expect(at(2).play('add-die 1A1').view(0)).toMatchObject({ left: 0, spent: 4 });
  expect(at(1).play('crack 1A1', d6(6)).view(0)).toMatchObject({ left: 0, spent: 3 });
});

test('[R57] the holder of the Keycard on the safe lets everybody there roll', () => {
  const t = scene('s0 hawk\ns1 juicer · stealth 3 · keycard\nfloor 1\n1 safe/01=1 ? ? ?/G');
  expect(t.can('crack')).toEqual(['crack 1A1']);
});

test('[R45] only the Drill reaches a safe above or below', () => {
  const t = scene('s0 hawk\nfloor 1\n1 safe/=1 ? ? ?/G\nfloor 2\n1 ./0 ? ? ?/G');
  expect([t.can('crack'), t.can('add-die')]).toEqual([[], []]);
});

test('[R87] … the Stethoscope is used up only when it changes a die', () => {
  const kept = scene(vault('safe/0=2', ' · stealth 3 · stethoscope')).play('crack 1A1', d6(5, 4));
  expect(kept.moves.slice(0, 3)).toEqual(['as-rolled', 'set 4 1', 'set 4 2']);
  expect(kept.play('as-rolled').events).toEqual([]);
  expect([kept.crew(0).tools, kept.state.rolled]).toEqual([['stethoscope'], []]);
  const used = scene(vault('safe/0=1', ' · stealth 3 · stethoscope')).play('crack 1A1', d6(5)).play('set 5 6');
  expect(used.view(0).tools.discard).toEqual(['stethoscope']);
});
