import { expect, test } from 'vitest';
import { d6, type Scene, scene } from '../scene.ts';

const beside = (tile: string, more = ''): string => `
  s0 hawk${more}
  floor 1
  1 ./0 ${tile} ? ?
  4 ? ? ? ?/G`;

test('[R14] a Laser costs two actions, or one and an alarm', () => {
  const paid = scene(beside('laser')).play('go 1B1').play('pay');
  expect(paid.told).toEqual(['moved']);
  expect(paid.view(0)).toMatchObject({ left: 2, spent: 2 });
  const rung = scene(beside('laser')).play('go 1B1').play('ring');
  expect(rung.events).toEqual([
    { type: 'moved', seat: 0, to: '1B1', way: 'own' },
    { type: 'alarmRaised', at: '1B1', because: 'laser' },
    { type: 'destinationSet', floor: 1, at: '1B1', because: 'alarm' },
  ]);
});

test('[R14] a Laser token stops the alarm for one action', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 laser computer-laser/=2 ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.moves).toEqual(['pay', 'token computer', 'ring']);
  t.play('token computer');
  expect(t.told).toEqual(['alarmPrevented', 'moved']);
  expect(t.tile('1C1').tokens).toBe(1);
});

test('[R14] nothing is asked where an alarm rings already, with a guard there, or under a Crowbar', () => {
  expect(scene(beside('laser/!X')).play('go 1B1').told).toEqual(['moved']);
  expect(scene('s0 hawk\nfloor 1\n1 ./0 laser/G ? ?').play('go 1B1').told).toEqual(['moved', 'stealthLost']);
  expect(scene(beside('laser/c')).play('go 1B1').told).toEqual(['moved']);
});

test('[R14] with one action left and no token the Laser rings', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 1 · spent 3
    floor 1
    1 ./0 laser ? ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
});

test('[R15] a Deadbolt costs three actions in all', () => {
  const t = scene(beside('deadbolt')).play('go 1B1');
  expect(t.told).toEqual(['moved']);
  expect(t.view(0)).toMatchObject({ left: 1, spent: 3 });
});

test('[R15] a Deadbolt just turned up may be refused; the action is gone', () => {
  const t = scene(beside('(deadbolt)')).play('go 1B1');
  expect([t.asked, ...t.moves]).toEqual(['deadbolt s0', 'pay', 'stay']);
  t.play('stay');
  expect(t.events).toEqual([{ type: 'stopped', seat: 0, at: '1B1', by: 'deadbolt' }]);
  expect(t.view(0).left).toBe(3);
});

test('[R15] face up and too dear it is not offered; somebody on it holds it open', () => {
  const poor = `
    s0 hawk
    s1 rook
    turn s0 · left 2 · spent 2
    floor 1
    1 ./0 deadbolt ? ?
    4 ? ? ? ?/G`;
  expect(scene(poor).can('go')).not.toContain('go 1B1');
  expect(scene(poor).refusal('go 1B1')).toBe('deadbolt');
  expect(scene(poor.replace('deadbolt', 'deadbolt/1')).play('go 1B1').view(0).left).toBe(1);
});

test('[R16] each attempt on a Keypad in a turn has one die more; a 6 opens it for good', () => {
  const t = scene(beside('keypad')).play('go 1B1', d6(1));
  expect(t.events).toEqual([
    { type: 'rolled', seat: 0, for: 'keypad', dice: [1] },
    { type: 'stopped', seat: 0, at: '1B1', by: 'keypad' },
  ]);
  t.play('go 1B1', d6(2, 6));
  expect(t.told).toEqual(['rolled', 'unlocked', 'moved']);
  expect(t.view(0).left).toBe(2);
});

test('[R17] actions that end on a Thermo ring it, before the event', () => {
  const t = scene(`
    s0 hawk
    events lampshade
    turn s0 · left 3 · spent 1
    floor 1
    1 thermo/0 ? ? ?
    4 ? ? ? ?/G`).play('end');
  expect(t.told.slice(0, 5)).toEqual(['actionsEnded', 'alarmRaised', 'destinationSet', 'eventDrawn', 'stealthGained']);
});

test('[R18] leaving a Motion in the turn one entered it rings', () => {
  const t = scene(beside('motion')).play('go 1B1').play('go 1A1');
  expect(t.told).toEqual(['alarmRaised', 'destinationSet', 'moved']);
  expect(t.tile('1B1').alarm).toBe(true);
});

test('[R18] … but not in a later turn', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 . motion/0 ? ?
    4 ? ? ? ?/G`).play('go 1A1');
  expect(t.told).toEqual(['moved']);
});

test('[R24] a Fingerprint asks for a token only if there is one', () => {
  expect(scene(beside('fingerprint')).play('go 1B1').told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 fingerprint computer-fingerprint/=1 ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect([t.asked, ...t.moves]).toEqual(['hack s0', 'token computer', 'ring']);
  expect(t.play('token computer').told).toEqual(['alarmPrevented']);
});

test('[R26] entering a Camera while a guard is on another rings it, at no Stealth', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 camera1 ? ?
    4 ? ? ? camera2/G`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
});

test('[R26] a guard on a face-down or crowbarred Camera sees nothing', () => {
  for (const guard of ['(camera2)/G', 'camera2/Gc']) {
    const t = scene(`
      s0 hawk
      floor 1
      1 ./0 camera1 ? ?
      4 ? ? ? ${guard}`).play('go 1B1');
    expect(t.told).toEqual(['moved']);
  }
});

test('[R29] three Stealth tokens come onto a Lavatory when it is turned up, by a peek too', () => {
  const t = scene(beside('(lavatory)')).play('peek 1B1');
  expect(t.events[1]).toEqual({ type: 'refugePlaced', at: '1B1', tokens: 3 });
});

test('[R31] the first to enter a Laboratory draws a tool, nobody after him', () => {
  const t = scene(`
    s0 hawk
    tools emp
    floor 1
    1 ./0 laboratory ? ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.events.at(-1)).toEqual({ type: 'toolFound', seat: 0, tool: 'emp' });
  expect(t.play('go 1A1').play('go 1B1').told).toEqual(['moved']);
});

test('[R23] a Scanner rings for whoever carries anything', () => {
  expect(scene(beside('scanner')).play('go 1B1').told).toEqual(['moved']);
  expect(scene(beside('scanner', ' · stealth 3 · emp')).play('go 1B1').told).toContain('alarmRaised');
});

test('[R16] steady hands have one die more; each Keypad and each turn counts anew; somebody inside does not open it', () => {
  const t = scene(`
    s0 peterman
    s1 juicer
    floor 1 · die 1
    1 ./0 keypad4/1 ? ?
    2 keypad5 ? ? ?
    4 ? ? ? ?/G`)
    .play('go 1B1', d6(1, 1))
    .play('go 1A2', d6(1, 1))
    .play('go 1B1', d6(1, 1, 1));
  expect(t.told).toEqual(['rolled', 'stopped']);
});

test('[R18] a token stops the Motion, a guard on it too; being ordered off is no leaving', () => {
  const token = scene(`
    s0 hawk
    floor 1
    1 ./0 motion computer-motion/=1 ?
    4 ? ? ? ?/G`)
    .play('go 1B1')
    .play('go 1A1');
  expect([token.asked, ...token.moves]).toEqual(['hack s0', 'token computer', 'ring']);
  expect(token.play('token computer').told).toEqual(['alarmPrevented', 'moved']);
  const ordered = scene(`
    s0 rook
    s1 juicer
    floor 1
    1 ./0 motion/1 ? ?
    4 ? ? ? ?/G`)
    .play('order s1 1A1')
    .play('agree');
  expect(ordered.told).toEqual(['moved']);
});

test('[R26] a guard who only passes a Camera sees through it', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    turn s1 · left 0 · spent 4
    floor 1 · die 2
    1 ?/G camera1 ? ?/X
    4 ./1 ? ? ?
    floor 2
    1 camera2/0 ? ? ?
    4 ? ? ? ?/G`).play('end');
  expect(t.told.slice(0, 5)).toEqual(['actionsEnded', 'guardMoved', 'alarmRaised', 'destinationSet', 'guardMoved']);
  expect(t.floor(2).destination).toBe('2A1');
});

test('[R98] with the Jammer, the Mirror or under E.M.P. no token is asked for', () => {
  const t = scene(`
    s0 hacker
    floor 1
    1 ./0 laser computer-laser/=3 ?
    4 ? ? ? ?/G`).play('go 1B1');
  expect(t.told).toEqual(['moved']);
  expect(t.tile('1C1').tokens).toBe(3);
});

test('[R16] in a new turn the first attempt has one die again', () => {
  const t = scene(`
    s0 hawk
    events lampshade
    floor 1 · die 1
    1 ./0 keypad ? ?
    4 ? ? ? ?/G`)
    .play('go 1B1', d6(1))
    .play('go 1B1', d6(1, 1))
    .play('end')
    .play('go 1B1', d6(6));
  expect(t.told).toEqual(['rolled', 'unlocked', 'moved']);
});

test('[R18] whoever an event moves off a Motion has not left it', () => {
  const t = scene(`
    s0 hawk
    events go-with-your-gut
    floor 1 · die 1
    1 ./0 motion (foyer) ?
    2 . . ? ?
    4 ? ? ? ?/G`)
    .play('go 1B1')
    .play('end');
  expect(t.of('moved')).toEqual([{ type: 'moved', seat: 0, to: '1C1', way: 'gut' }]);
  expect(t.told).not.toContain('alarmRaised');
});

test('[R18] a crowbarred Motion is left in silence', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ./0 motion/c ? ?\n4 ? ? ? ?/G').play('go 1B1').play('go 1A1');
  expect(t.told).toEqual(['moved']);
});

test('[R24] a hack wants a Computer Room with room for it, and an action', () => {
  const at = (tile: string, turn = ''): Scene => scene(`s0 hawk\n${turn}\nfloor 1\n1 ${tile} ? ? ?/G`);
  expect(at('computer-laser/0=5').can('hack')).toEqual(['hack']);
  expect(at('computer-laser/0=6').refusal('hack')).toBe('room-full');
  expect(at('computer-laser/0=6').can('hack')).toEqual([]);
  expect(at('foyer/0').can('hack')).toEqual([]);
  expect(at('foyer/0').refusal('hack')).toBe('no-computer');
  expect(at('computer-laser/0', 'turn s0 · left 0 · spent 4').can('hack')).toEqual([]);
});

test('[R18] what was entered in one turn is forgotten in the next', () => {
  const t = scene('s0 hawk\nevents lampshade\nfloor 1 · die 1\n1 ./0 motion ? ?\n4 ? ? ? ?/G')
    .play('go 1B1')
    .play('end')
    .play('go 1A1');
  expect(t.told).toEqual(['moved']);
});

test('[R15] a crowbarred Deadbolt costs one action; a guard on it holds it open', () => {
  expect(scene(beside('deadbolt/c')).play('go 1B1').view(0).left).toBe(3);
  expect(scene('s0 hawk\nfloor 1\n1 ./0 deadbolt/G ? ?').play('go 1B1').view(0).left).toBe(3);
});

test('[R26] under a Crowbar nothing rings on entering, nor when actions end there', () => {
  for (const tile of ['fingerprint/c', 'scanner/c'])
    expect(scene(beside(tile, ' · stealth 3 · emp')).play('go 1B1').told).toEqual(['moved']);
  const thermo = scene('s0 hawk\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n1 thermo/0c ? ? ?\n4 ? ? ? ?/G').play(
    'end',
  );
  expect(thermo.told).not.toContain('alarmRaised');
});

test('[R24] what a token does not stop rings', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ./0 fingerprint computer-fingerprint/=1 ?\n4 ? ? ? ?/G')
    .play('go 1B1')
    .play('ring');
  expect(t.told).toEqual(['alarmRaised', 'destinationSet']);
  const dark = scene('s0 hawk\nfloor 1\n1 ./0 fingerprint computer-laser/=1 ?\n4 ? ? ? ?/G').play('go 1B1');
  expect(dark.told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
  const paid = scene(beside('(deadbolt)')).play('go 1B1').play('pay');
  expect(paid.told).toEqual(['moved']);
});

test('[R18] two Motions entered in one turn ring one after the other', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ./0 motion1 motion2 ?\n4 ? ? ? ?/G').play('go 1B1').play('go 1C1');
  expect(t.told[0]).toBe('alarmRaised');
  expect(t.play('go 1D1').told).toContain('alarmRaised');
});

test('[R16] a Keypad that somebody has opened stays open', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ./0 keypad ? ?\n4 ? ? ? ?/G')
    .play('go 1B1', d6(6))
    .play('go 1A1')
    .play('go 1B1');
  expect(t.told).toEqual(['moved']);
});
