import { expect, test } from 'vitest';
import { GYMNASTICS, TIME_LOCK } from '../../state.ts';
import { d6, type Scene, scene } from '../scene.ts';

test('[R6] a peek turns a tile up and does nothing else, even on a Laser', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 (laser) ? ?
    4 ? ? ? ?/G`).play('peek 1B1');
  expect(t.events).toEqual([{ type: 'revealed', at: '1B1', tile: 'laser 1' }]);
  expect(t.view(0)).toMatchObject({ left: 3, spent: 1 });
});

test('[R6] only face-down tiles can be peeked at', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 . ? ?
    4 ? ? ? ?/G`);
  expect(t.can('peek')).toEqual(['peek 1A2']);
  expect(t.refusal('peek 1B1')).toBe('face-up');
});

test('[R7] from an Atrium one peeks up and down, from Stairs up, never down a Walkway', () => {
  const floors = (tile: string): string => `
    s0 hawk
    floor 1
    1 ? ? ? ?/G
    floor 2
    1 ${tile}/0 . ? ?/G
    2 . ? ? ?
    floor 3
    1 ? ? ? ?`;
  expect(scene(floors('atrium')).can('peek')).toEqual(['peek 3A1', 'peek 1A1']);
  expect(scene(floors('stairs')).can('peek')).toEqual(['peek 3A1']);
  expect(scene(floors('walkway')).can('peek')).toEqual([]);
});

test('[R8] a step pays one action, turns the tile up, and arrives', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 (stairs) ? ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.events).toEqual([
    { type: 'revealed', at: '1B1', tile: 'stairs 4' },
    { type: 'moved', seat: 0, to: '1B1', way: 'own' },
  ]);
  expect(t.picture(1).split('\n')[0]).toBe('1 computer-fingerprint4 stairs4/0 ? ?');
});

test('[R9] the first on a floor meets its guard before the tile does anything', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 stairs/0 ? ? ?
    4 ? ? ? ?/G
    floor 2 · deck C3 D4
    1 (fingerprint) ? ? ?`).play('go 2A1');
  expect(t.events).toEqual([
    { type: 'revealed', at: '2A1', tile: 'fingerprint 4' },
    { type: 'patrolDrawn', floor: 2, card: 'C3' },
    { type: 'guardPlaced', floor: 2, at: '2C3' },
    { type: 'patrolDrawn', floor: 2, card: 'D4' },
    { type: 'destinationSet', floor: 2, at: '2D4', because: 'card' },
    { type: 'moved', seat: 0, to: '2A1', way: 'own' },
    { type: 'alarmRaised', at: '2A1', because: 'fingerprint' },
    { type: 'destinationSet', floor: 2, at: '2A1', because: 'alarm' },
  ]);
});

test('[R9] a guard put where one arrives costs a Stealth, and the tile stays silent', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 stairs/0 ? ? ?
    4 ? ? ? ?/G
    floor 2 · deck A1 D4
    1 (fingerprint) ? ? ?`).play('go 2A1');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 0, from: 'own', left: 2 }]);
  expect(t.told).not.toContain('alarmRaised');
});

test('[R9] a failed attempt is no arrival: no guard appears', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 1 · spent 3
    floor 1
    1 stairs/0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 (deadbolt) ? ? ?`).play('go 2A1');
  expect(t.told).toEqual(['revealed', 'stopped']);
  expect(t.floor(2).guard).toBe('unplaced');
});

test('[R10] whoever is stopped stays where he is and has not left it', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 . motion (keypad) ?
    2 ./0 ? ? ?
    4 ? ? ? ?/G`)
    .play('go 1A1')
    .play('go 1B1')
    .play('go 1C1', d6(3));
  expect(t.told).toEqual(['revealed', 'rolled', 'stopped']);
  expect(t.crew(0).at).toBe('1B1');
});

test('[R12] going down a Walkway by action is entering', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 fingerprint ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 walkway/0 ? ? ?
    4 ? ? ? ?/G`).play('go 1A1');
  expect(t.of('alarmRaised')).toEqual([{ type: 'alarmRaised', at: '1A1', because: 'fingerprint' }]);
});

test('[R13] what a tile costs may be decided after it is turned up', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 (laser) (deadbolt) ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect([t.asked, ...t.moves]).toEqual(['laser s0', 'pay', 'ring']);
});

test('[R19] Stairs lead up and down; Time Lock stops both but not peeking', () => {
  const text = `
    s0 hawk
    floor 1
    1 stairs . ? ?
    4 ? ? ? ?/G
    floor 2
    1 ./0 . ? ?
    2 . ? ? ?
    4 ? ? ? ?/G`;
  expect(scene(text).can('go')).toContain('go 1A1');
  const locked = scene(text);
  locked.state.lasting[1] = 0;
  locked.state.eventDeck.splice(locked.state.eventDeck.indexOf(23), 1);
  expect(locked.can('go')).toEqual(['go 2B1', 'go 2A2']);
  expect(locked.refusal('go 1A1')).toBe('time-lock');
});

test('[R20] a Secret Door lets in through a wall, not out, and not while face down', () => {
  const door = (tile: string): string => `
    s0 hawk
    floor 1
    1 ./0 | ${tile} . ?
    2 ? ? ? ?/G`;
  expect(scene(door('secret-door')).can('go')).toContain('go 1B1');
  expect(scene(door('(secret-door)')).can('go')).not.toContain('go 1B1');
  const inside = scene(`
    s0 hawk
    floor 1
    1 . | secret-door/0 . ?
    2 ? ? ? ?/G`);
  expect(inside.can('go')).not.toContain('go 1A1');
});

test('[R21] both Service Ducts face up are one step apart, on whatever floors', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 service-duct5/0 ? ? ?
    4 ? ? ? ?/G
    floor 2 · deck D4 C4
    3 ? ? service-duct6 ?`).play('go 2C3');
  expect(t.told).toEqual(['patrolDrawn', 'guardPlaced', 'patrolDrawn', 'destinationSet', 'moved']);
});

test('[R22] a Walkway turned up by a step drops the player; the upper floor was not entered', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 stairs/0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 (walkway) ? ? ?`).play('go 2A1');
  expect(t.events).toEqual([
    { type: 'revealed', at: '2A1', tile: 'walkway 1' },
    { type: 'shifted', seat: 0, to: '1A1', by: 'fall' },
  ]);
  expect(t.floor(2).guard).toBe('unplaced');
});

test('[R22] a face-down Walkway below is turned up by the fall: no second fall', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ? ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 ? (walkway) ? ?
    4 ? ? ? ?/G
    floor 3
    1 ./0 (walkway) ? ?
    4 ? ? ? ?/G`).play('go 3B1');
  expect(t.told).toEqual(['revealed', 'revealed', 'shifted']);
  expect(t.crew(0).at).toBe('2B1');
});

test('[R11] a fall onto a guard costs a Stealth but sets off nothing', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ? fingerprint/G ? ?/X
    floor 2
    1 ./0 (walkway) ? ?
    4 ? ? ? ?/G`).play('go 2B1');
  expect(t.told).toEqual(['revealed', 'shifted', 'stealthLost']);
});

test('[R93] from a Motion into a Walkway: first the alarm, then the fall', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ? ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 ./0 motion (walkway) ?
    4 ? ? ? ?/G`)
    .play('go 2B1')
    .play('go 2C1');
  expect(t.told).toEqual(['revealed', 'alarmRaised', 'destinationSet', 'revealed', 'shifted']);
});

test('[R96] the marker on the entrance leads nowhere, not even with all safes open', () => {
  const t = scene(`
    s0 hawk
    entrance 1A1
    floor 1
    1 ./0 safe/o ? ?
    4 ? ? ? ?/G
    floor 2
    1 safe/o ? ? ?/G
    floor 3
    1 safe/o ? ? ?/G`);
  expect(t.can('escape')).toEqual([]);
  expect(t.refusal('escape')).toBe('no-roof');
});

test('[R9, R102] a fall to a new floor: its guard is sought first, and Lost Visual leaves him away for this turn', () => {
  const t = scene(
    `
    s0 hawk
    turn s0 · left 1 · spent 3
    floor 1
    1 ? ? ? ?/G
    floor 2 · deck lost-visual
    1 ? (fingerprint) ? ?
    floor 3
    1 ./0 (walkway) ? ?
    4 ? ? ? ?/G`,
    { lostVisual: true },
  ).play('go 3B1');
  expect(t.told).toEqual(['revealed', 'revealed', 'patrolDrawn', 'guardLost', 'shifted']);
  expect(t.crew(0).at).toBe('2B1');
  expect(t.play('end').told).toEqual(['actionsEnded', 'turnBegan']);
});

test('[R12] down a Walkway every tile does what it does to whoever enters', () => {
  const below = (tile: string, more = ''): Scene =>
    scene(`
      s0 hawk · stealth 3 · emp
      floor 1
      1 ${tile} ? ? ?
      4 ? ? ? ?/G
      floor 2
      1 walkway/0 ? ? ?
      4 ? ? ? ${more === '' ? '?/G' : more}`);
  expect(below('laser').play('go 1A1').asked).toBe('laser s0');
  expect(below('scanner').play('go 1A1').of('alarmRaised')[0]).toMatchObject({ because: 'scanner' });
  expect(below('camera1', 'camera2/G').play('go 1A1').of('alarmRaised')[0]).toMatchObject({ because: 'camera' });
  expect(below('laboratory').play('go 1A1').told).toEqual(['moved', 'toolFound']);
  expect(below('deadbolt').play('go 1A1').view(0).spent).toBe(3);
  const shut = below('keypad').play('go 1A1', d6(1));
  expect([...shut.told, shut.crew(0).at]).toEqual(['rolled', 'stopped', '2A1']);
});

test('[R19] Time Lock also closes bomb stairs and Walkways used as Stairs, but no Walkway down', () => {
  const bomb = scene('s0 hawk\nfloor 1\n1 ./0u ? ? ?/G');
  expect(bomb.can('go')).toContain('go 2A1');
  bomb.state.lasting[TIME_LOCK] = 0;
  expect(bomb.can('go')).not.toContain('go 2A1');
  expect(bomb.can('peek')).toContain('peek 2A1');
  expect(bomb.refusal('go 2A1')).toBe('time-lock');
  const walkway = scene('s0 hawk\nfloor 1\n1 . ? ? ?/G\nfloor 2\n1 walkway/0 ? ? ?/G');
  walkway.state.lasting[GYMNASTICS] = 0;
  expect(walkway.can('go')).toEqual(expect.arrayContaining(['go 1A1', 'go 3A1']));
  walkway.state.lasting[TIME_LOCK] = 0;
  expect(walkway.can('go')).toContain('go 1A1');
  expect(walkway.can('go')).not.toContain('go 3A1');
  expect(walkway.refusal('go 3A1')).toBe('time-lock');
});

test('[R19] where there are no stairs, Time Lock is not the reason', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ./0 ? ? ?/G');
  t.state.lasting[TIME_LOCK] = 0;
  expect(t.refusal('go 2A1')).toBe('no-stairs');
  expect(t.refusal('go 3A1')).toBe('other-floor');
});

test('[R6] a peek costs an action', () => {
  const t = scene('s0 hawk\nturn s0 · left 0 · spent 4\nfloor 1\n1 ./0 ? ? ?/G');
  expect([t.can('peek'), t.can('go')]).toEqual([[], []]);
  expect(t.refusal('peek 1B1')).toBe('no-actions');
});

test('[R21] from a Service Duct to the other, once, and from nowhere else', () => {
  const ducts = scene('s0 hawk\nfloor 1\n1 service-duct5 ? ? ?\n4 ? ? service-duct6/0 ?/G');
  expect(ducts.can('go')).toEqual(['go 1C3', 'go 1D4', 'go 1B4', 'go 1A1']);
  const beside = scene('s0 hawk\nfloor 1\n1 service-duct5/0 service-duct6 ? ?\n4 ? ? ? ?/G');
  expect(beside.can('go')).toEqual(['go 1B1', 'go 1A2']);
  const elsewhere = scene('s0 hawk\nfloor 1\n1 service-duct5 ? ? ?\n4 ./0 ? service-duct6 ?/G');
  expect(elsewhere.can('go')).toEqual(['go 1A3', 'go 1B4']);
});

test('[R19] no way down without stairs, and under gymnastics only a Walkway leads up', () => {
  const floors = 'floor 1\n1 foyer ? ? ?\n4 ? ? ? ?/G\nfloor 2\n1 foyer/0 ? ? ?\n4 ? ? ? ?/G';
  expect(scene(`s0 hawk\n${floors}`).can('go')).toEqual(['go 2B1', 'go 2A2']);
  const t = scene(`s0 hawk\n${floors}`);
  t.state.lasting[GYMNASTICS] = 0;
  expect(t.can('go')).toEqual(['go 2B1', 'go 2A2']);
});

test('[R7] down the stairs of a thermal bomb one peeks at what is face down there', () => {
  const t = scene('s0 hawk\nfloor 1\n1 (laser)/u ? ? ?\n4 ? ? ? ?/G\nfloor 2\n1 ./0 . ? ?\n2 . ? ? ?\n4 ? ? ? ?/G');
  expect(t.can('peek')).toEqual(['peek 1A1']);
});

test('[R18] climbing out of a Motion in the turn one came in rings', () => {
  const t = scene(`
    s0 acrobat advanced
    floor 1
    1 ./0 motion ? ?
    4 ? ? ? ?/G
    floor 2
    1 ? . ? ?
    4 ? ? ? ?/G`)
    .play('go 1B1')
    .play('climb 2B1');
  expect(t.told.slice(0, 4)).toEqual(['abilityUsed', 'alarmRaised', 'destinationSet', 'moved']);
});

test('[R22] on the lowest floor nobody falls through a Walkway', () => {
  expect(scene('s0 hawk\nfloor 1\n1 ./0 (walkway) ? ?\n4 ? ? ? ?/G').play('go 1B1').told).toEqual([
    'revealed',
    'moved',
  ]);
});

test('[R13, R15] a Deadbolt just turned up is asked about with exactly two actions left, and stops with one', () => {
  const at = (left: number): Scene =>
    scene(`s0 hawk\nturn s0 · left ${left} · spent ${4 - left}\nfloor 1\n1 ./0 (deadbolt) ? ?\n4 ? ? ? ?/G`).play(
      'go 1B1',
    );
  expect(at(3).asked).toBe('deadbolt s0');
  expect(at(2).told).toEqual(['revealed', 'stopped']);
});
