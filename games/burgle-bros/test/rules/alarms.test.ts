import { expect, test } from 'vitest';
import { type Scene, scene } from '../scene.ts';

test('[R23] no second token on a tile', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 fingerprint/!X ? ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.told).toEqual(['moved']);
});

test('[R67] the guard goes to the nearest alarm; a farther one does not turn him', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 fingerprint ? ?
    4 ? ? ?/!X ?/G`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'alarmRaised']);
  expect(t.floor(1).destination).toBe('1C4');
});

test('[R67] equally near: the player in turn chooses', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 fingerprint ? ?
    2 ? ? ? ?
    3 ? ?/G ? ?/!X
    4 ? ? ? ?`).play('go 1B1');
  expect([t.asked, ...t.moves]).toEqual(['nearest-alarm s0', '1B1', '1D3']);
  expect(t.play('1B1').events).toEqual([{ type: 'destinationSet', floor: 1, at: '1B1', because: 'alarm' }]);
});

test('[R66] any alarm tile he enters is switched off, and he takes the next', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0 ? ? ?
    4 ?/G ?/!X ? ?/!`).play('end');
  expect(t.told).toEqual([
    'actionsEnded',
    'guardMoved',
    'alarmOff',
    'destinationSet',
    'guardMoved',
    'guardMoved',
    'alarmOff',
    'patrolDrawn',
    'patrolDrawn',
    'destinationSet',
    'turnBegan',
  ]);
});

test('[R26] a Camera alarm during his walk redirects the guard at once, his steps stay', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 camera1/0 . ? ?
    3 ? ? ? ?
    4 ?/G camera2 ? ?/X`).play('end');
  expect(t.of('guardMoved').map(({ to }) => to)).toEqual(['1B4', '1A4']);
  expect(t.floor(1).destination).toBe('1A1');
});

test('[R80] entering a Camera never tests other players’ Cameras', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    floor 1
    1 ./0 camera1 ? camera2/1
    4 ? ? ? camera3/G`).play('go 1B1');
  expect(t.of('alarmRaised').map(({ at }) => at)).toEqual(['1B1']);
});

test('[R68] when the last alarm is gone a new card is drawn; the old destination is lost', () => {
  const t = scene(`
    s0 juicer advanced
    floor 1 · deck B2
    1 ./0!X ? ? ?
    4 ? ? ? ?/G`).play('reroute take');
  expect(t.events).toEqual([
    { type: 'alarmTaken', seat: 0, at: '1A1' },
    { type: 'patrolDrawn', floor: 1, card: 'B2' },
    { type: 'destinationSet', floor: 1, at: '1B2', because: 'card' },
  ]);
});

test('[R98] no token is offered where the alarm would not start', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 fingerprint/G computer-fingerprint/=2 ?`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R86] a Camera alarm that makes a tie on another floor: the walk waits for the answer', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 rook
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ./0 ? ? ?
    4 ?/G camera1 ? ?/X
    floor 2
    1 camera2/1 ? camera3/2 ?
    2 ? ?/G ? ?`).play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardMoved', 'alarmRaised', 'alarmRaised']);
  expect([t.asked, ...t.moves]).toEqual(['nearest-alarm s0', '2A1', '2C1']);
  t.play('2C1');
  expect(t.told.slice(0, 2)).toEqual(['destinationSet', 'guardMoved']);
  expect([t.floor(1).guard, t.floor(2).destination]).toEqual(['1C4', '2C1']);
});

test('[R68, R89] E.M.P. draws no card for a guard who is away', () => {
  const t = scene(
    `
    s0 hawk · stealth 3 · emp
    floor 1 · lost
    1 ./0 ? ? ?/!`,
    { lostVisual: true },
  ).play('use emp');
  expect(t.told).toEqual(['toolUsed', 'alarmOff']);
});

test('[R23] an alarm that asks nobody keeps to the same limits: guard, token, E.M.P.', () => {
  const blast = (row: string, last: string): Scene =>
    scene(`s0 hawk · stealth 3 · dynamite emp\nfloor 1\n1 ${row} | ? ? ?\n4 ? ? ? ${last}`);
  expect(blast('./0', '?/G').play('use dynamite 1B1').told).toContain('alarmRaised');
  expect(blast('./0G', '?').play('use dynamite 1B1').told).toEqual(['toolUsed', 'wallRemoved']);
  expect(blast('./0!X', '?/G').play('use dynamite 1B1').told).toEqual(['toolUsed', 'wallRemoved']);
  expect(blast('./0', '?/G').play('use emp').play('use dynamite 1B1').told).toEqual(['toolUsed', 'wallRemoved']);
});

test('[R23] a Scanner with a guard on it stays silent', () => {
  const t = scene('s0 hawk · stealth 3 · emp\nfloor 1\n1 ./0 scanner/G ? ?').play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R81] brown-out draws nothing on floors where no alarm rang, whatever the guard’s square', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    events brown-out
    floor 1 · die 1 · deck B4
    1 ?/G ? ? ./0
    4 ? ? ?/!X ?
    floor 2 · deck C4
    1 ? ? ?/G ?`).play('end');
  expect(t.of('patrolDrawn')).toEqual([{ type: 'patrolDrawn', floor: 1, card: 'B4' }]);
});

test('[R67] a guard in the first corner of the building hears alarms like any other', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ?/G ? fingerprint ./0').play('go 1C1');
  expect(t.told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
});

test('[R86] a tie that was settled is not asked about again', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0 ? ? ?/G
    floor 2
    1 ?/!X ? ?/! ?
    2 ? ?/G ? ?`).play('end');
  expect(t.asked).toBe('none');
  expect(t.floor(2).destination).toBe('2A1');
});
