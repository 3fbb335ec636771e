import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { ROOF } from '../../state.ts';
import { scene } from '../scene.ts';

test('[R63] a guard walks as many steps as his die and the alarms on his floor say', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ./0 ? ? ?
    4 ?/G ? ? ?/!X`).play('end');
  expect(t.events).toEqual([
    { type: 'actionsEnded', seat: 0, spent: 4 },
    { type: 'guardMoved', floor: 1, to: '1B4' },
    { type: 'guardMoved', floor: 1, to: '1C4' },
    { type: 'guardMoved', floor: 1, to: '1D4' },
    { type: 'alarmOff', at: '1D4' },
    { type: 'patrolDrawn', floor: 1, card: 'D4' },
    { type: 'patrolDrawn', floor: 1, card: 'C4' },
    { type: 'destinationSet', floor: 1, at: '1C4', because: 'card' },
    { type: 'turnBegan', seat: 0, actions: 4 },
  ]);
});

test('[R69] a card that names the guard’s own square is followed by another', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2 · deck C4 A1
    1 ./0 ? ? ?
    4 ?/G ? ?/X ?`).play('end');
  expect(t.of('patrolDrawn').map(({ card }) => card)).toEqual(['C4', 'A1']);
  expect(t.floor(1).destination).toBe('1A1');
});

test('[R65] a guard who arrives draws and walks on with what is left', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 3 · deck A1
    1 ./0 ? ? ?
    4 ?/G ?/X ? ?`).play('end');
  expect(t.of('guardMoved').map(({ to }) => to)).toEqual(['1B4', '1A4', '1A3']);
});

test('[R25] a guard who enters a tile costs everybody on it a Stealth; staying together costs no more', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./01X ?/G ? ?`).play('end');
  expect(t.of('stealthLost')).toEqual([
    { type: 'stealthLost', seat: 0, from: 'own', left: 2 },
    { type: 'stealthLost', seat: 1, from: 'own', left: 2 },
  ]);
});

test('[R25] whoever enters the guard’s tile loses a Stealth', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 ./G ? ?`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R27] an Atrium is seen from above and below, by two guards only once on arrival', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ? ?/G ? ?
    floor 2
    1 ./0 atrium ? ?
    4 ? ? ? ?/G
    floor 3
    1 ? ?/G ? ?`).play('go 2B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R27] each guard step that ends above or below costs one', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    turn s1 · left 0 · spent 4
    floor 1 · die 1
    1 ?/G ? ? ?/X
    2 ./1 ? ? ?
    floor 2
    1 ? atrium/0 ? ?
    4 ? ? ? ?/G`).play('end');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 0, from: 'own', left: 2 }]);
});

test('[R28] a Foyer is seen at every step beside it, not through walls', () => {
  const foyer = (wall: string): string => `
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 3
    1 ?/G ? ? ?/X
    ${wall}
    2 ? foyer/0 ? ?`;
  expect(scene(foyer('')).play('end').of('stealthLost')).toHaveLength(1);
  expect(scene(foyer('. - . .')).play('end').of('stealthLost')).toHaveLength(0);
});

test('[R29] on a Lavatory the own Stealth or the room’s is given, as the player likes', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 lavatory/0X+3 ?/G ? ?`).play('end');
  expect([t.asked, ...t.moves]).toEqual(['stealth s0', 'lose own', 'lose room']);
  t.play('lose room');
  expect(t.events[0]).toEqual({ type: 'stealthLost', seat: 0, from: 'room', left: 3 });
  expect(t.tile('1A1').refuge).toBe(2);
});

test('[R86] with too few tokens in the room the player in turn says who gets one', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    turn s1 · left 0 · spent 4
    floor 1 · die 1
    1 lavatory/01X+1 ?/G ? ?`).play('end');
  expect([t.asked, ...t.moves]).toEqual(['shelter s1', 's0', 's1', 'none']);
  t.play('s0');
  expect(t.of('stealthLost')).toEqual([
    { type: 'stealthLost', seat: 0, from: 'room', left: 3 },
    { type: 'stealthLost', seat: 1, from: 'own', left: 2 },
  ]);
});

test('[R32] no Stealth and no room to hide in: captured, and all is lost at once', () => {
  const t = scene(`
    s0 hawk · stealth 0
    turn s0 · left 0 · spent 4
    floor 1 · die 5
    1 ./0X ?/G ? ?`).play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardMoved', 'captured', 'lost']);
  expect(t.view(0)).toMatchObject({ result: 'captured', agenda: [] });
});

test('[R95] capture ends the game in the middle of a walk, an event or another player’s turn', () => {
  const t = scene(`
    s0 hawk
    s1 juicer · stealth 0
    turn s0 · left 0 · spent 4
    floor 1 · die 6
    1 ?/G ./1 ? ?/X
    4 ./0 ? ? ?`).play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardMoved', 'captured', 'lost']);
});

test('[R62] Lost Visual takes the guard away; on a later turn he returns with two cards and does not walk', () => {
  const text = `
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 3 · deck lost-visual B2 C2
    1 ./0 ? ? ?
    4 ?/G ?/X ? ?`;
  const t = scene(text, { lostVisual: true }).play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardMoved', 'patrolDrawn', 'guardLost', 'turnBegan']);
  expect(t.floor(1)).toMatchObject({ guard: 'lost', destination: 'none' });
  t.state.spent = 4;
  t.play('end');
  expect(t.events.slice(1, 5)).toEqual([
    { type: 'patrolDrawn', floor: 1, card: 'B2' },
    { type: 'guardPlaced', floor: 1, at: '1B2' },
    { type: 'patrolDrawn', floor: 1, card: 'C2' },
    { type: 'destinationSet', floor: 1, at: '1C2', because: 'card' },
  ]);
  expect(t.told).not.toContain('guardMoved');
});

test('[R70] when a card is needed and none is left, all is shuffled again and the guard speeds up', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 rook
    s3 raven
    turn s0 · left 0 · spent 4
    floor 1 · die 2 · deck end
    1 ./0 ? ? ?
    4 ?/G ?/X ? ?`);
  const rolls = Array.from({ length: 15 }, (_, i) => [16 - i, 0] as const);
  t.play('end', rolls);
  expect(t.of('patrolReshuffled')).toEqual([{ type: 'patrolReshuffled', floor: 1, cards: 16, takenAway: 0 }]);
  expect(t.floor(1).discard).toHaveLength(t.of('patrolDrawn').length);
  expect(t.floor(1).die).toBe(3);
});

test('[R70] drawing the last card does nothing yet', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 rook
    s3 raven
    turn s0 · left 0 · spent 4
    floor 1 · die 1 · discard B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4
    1 ./0 ? ? ?
    4 ?/G ?/X ? ?`).play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardMoved', 'patrolDrawn', 'destinationSet', 'turnBegan', 'placed']);
  expect(t.floor(1)).toMatchObject({ die: 1, deck: { cards: [] } });
});

test('[R71] a guard who stands on his destination draws first, then walks', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 1 · deck A1
    1 ./0 ? ? ?
    4 ?/GX ? ? ?`).play('end');
  expect(t.told).toEqual(['actionsEnded', 'patrolDrawn', 'destinationSet', 'guardMoved', 'turnBegan']);
});

test('[R92] a die raised during a movement counts from the next one', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    s2 rook
    s3 raven
    turn s0 · left 0 · spent 4
    floor 1 · die 2 · deck end
    1 ./0 ? ? ?
    4 ?/GX ? ? ?`);
  t.play(
    'end',
    Array.from({ length: 15 }, (_, i) => [16 - i, 0] as const),
  );
  expect(t.of('guardMoved')).toHaveLength(2);
  expect(t.floor(1).die).toBe(3);
});

test('[R72] only the guard of the floor where the player is moves', () => {
  const t = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1
    1 ? ? ? ?/G
    floor 2 · die 1
    1 ./0 ? ? ?/G`).play('end');
  expect(t.of('guardMoved').map(({ floor }) => floor)).toEqual([2]);
});

test('[R88] a guard who appears has entered his tile: an Atrium below him is seen', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    floor 1
    1 stairs/0 atrium/1 ? ?
    4 ? ? ? ?/G
    floor 2 · deck B1 D4
    1 . ? ? ?`).play('go 2A1');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 1, from: 'own', left: 2 }]);
});

test('[R94] on an Atrium a guard there and another above cost two', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 atrium/G ? ?
    floor 2
    1 ? ?/G ? ?`).play('go 1B1');
  expect(t.of('stealthLost')).toHaveLength(2);
});

test('[R29] whoever has no Stealth of his own takes the room’s without being asked', () => {
  const t = scene(`
    s0 hawk · stealth 0
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 lavatory/0X+1 ?/G ? ?`).play('end');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 0, from: 'room', left: 0 }]);
});

test('[R62] Lost Visual when a floor is first entered: nobody appears yet, alarms may ring', () => {
  const t = scene(
    `
    s0 hawk
    floor 1
    1 stairs/0 ? ? ?
    4 ? ? ? ?/G
    floor 2 · deck lost-visual
    1 (fingerprint) ? ? ?`,
    { lostVisual: true },
  ).play('go 2A1');
  expect(t.told).toEqual(['revealed', 'patrolDrawn', 'guardLost', 'moved', 'alarmRaised']);
});

test('[R62] lost by an event, the guard step of the same turn is lost too; where he returns he is noticed', () => {
  const t = scene(
    `
    s0 hawk
    events change-of-plans lampshade
    floor 1 · die 3 · deck lost-visual A1 C4
    1 ./0 ? ? ?
    4 ? ? ? ?/G`,
    { lostVisual: true },
  ).play('end');
  expect(t.told).toEqual(['actionsEnded', 'eventDrawn', 'patrolDrawn', 'guardLost', 'turnBegan']);
  t.state.spent = 4;
  expect(t.play('end').told.slice(1, 4)).toEqual(['patrolDrawn', 'guardPlaced', 'stealthLost']);
});

test('[R89] Donuts cancel the return of a guard once', () => {
  const t = scene(
    `
    s0 hawk · stealth 3 · donuts
    turn s0 · left 0 · spent 4
    floor 1 · die 1 · deck lost-visual
    1 ./0 ? ? ?
    4 ?/GX ? ? ?`,
    { lostVisual: true },
  )
    .play('use donuts 1A4')
    .play('end');
  expect(t.told).toContain('guardHeld');
  t.state.toolAt[3] = 10;
  t.state.toolDiscard.splice(0);
  t.state.guard[0] = -2;
  t.state.goal[0] = -1;
  t.state.spent = 4;
  expect(t.play('end').told).toEqual(['actionsEnded', 'guardHeld', 'turnBegan']);
});

test('[R28] onto the Foyer and off again costs two; walking round it costs one for each tile beside it', () => {
  const through = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ?/G foyer/0 ? ?/X`).play('end');
  expect(through.of('stealthLost')).toHaveLength(2);
  const round = scene(`
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · die 3 · deck D4
    1 ? ?/X ? ?
    2 ? foyer/0 ? ?
    3 ?/G ? ? ?`).play('end');
  expect(round.of('guardMoved').map(({ to }) => to)).toEqual(['1A2', '1A1', '1B1']);
  expect(round.of('stealthLost')).toHaveLength(2);
});

test('[R27] an Atrium is not seen from a floor without a guard, and again at every later step', () => {
  const empty = scene('s0 hawk\nfloor 1\n1 ./0 atrium ? ?\n4 ? ? ? ?/G').play('go 1B1');
  expect(empty.told).toEqual(['moved']);
  const twice = scene(`
    s0 hawk
    s1 juicer
    turn s1 · left 0 · spent 4
    floor 1
    1 ? atrium/0 ? ?
    4 ? ? ? ?/G
    floor 2 · die 2 · deck A1
    1 ?/G ?/X ? ?
    4 ./1 ? ? ?`).play('end');
  expect(twice.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 0, from: 'own', left: 2 }]);
});

test('[R62] a guard who returns while alarms ring draws both cards, and goes to the nearest alarm', () => {
  const t = scene(
    `
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · lost · deck B2 C2
    1 ./0 ? ? ?/!`,
    { lostVisual: true },
  ).play('end');
  expect(t.events.slice(1, 6)).toEqual([
    { type: 'patrolDrawn', floor: 1, card: 'B2' },
    { type: 'guardPlaced', floor: 1, at: '1B2' },
    { type: 'patrolDrawn', floor: 1, card: 'C2' },
    { type: 'destinationSet', floor: 1, at: '1C2', because: 'card' },
    { type: 'destinationSet', floor: 1, at: '1D1', because: 'alarm' },
  ]);
  expect(t.told).not.toContain('guardMoved');
});

test('[R88] a guard who returns onto an alarm turns it off and draws no card beyond his two', () => {
  const t = scene(
    `
    s0 hawk
    turn s0 · left 0 · spent 4
    floor 1 · lost · deck D1 C2
    1 ./0 ? ? ?/!`,
    { lostVisual: true },
  ).play('end');
  expect(t.told.slice(1, 6)).toEqual(['patrolDrawn', 'guardPlaced', 'alarmOff', 'patrolDrawn', 'destinationSet']);
});

test('[R28, R30] nobody is seen from afar or through a wall, in a Foyer or with the Tiara', () => {
  for (const row of ['./0 foyer ? ?/G', './0 foyer | ?/G ?']) {
    const t = scene(`s0 hawk · stealth 3 · tiara\nfloor 1\n1 ${row}`).play('go 1B1');
    expect(t.told).toEqual(['moved']);
  }
});

test('[R25] who is outside or on the roof meets no guard', () => {
  const t = scene(
    's0 hawk\ns1 juicer\ns2 rook\nturn s0 · left 0 · spent 4\nfloor 1 · die 2\n1 ./0 ? ?/X ?\n4 ? ? ? ?/G',
  );
  t.state.at[2] = ROOF;
  expect(t.play('end').told).not.toContain('stealthLost');
});

test('[R28] a guard in the first corner sees into the Foyer beside him', () => {
  expect(scene('s0 hawk\nfloor 1\n1 ?/G foyer ./0 ?').play('go 1B1').told).toEqual(['moved', 'stealthLost']);
});

test('[R46] the crow is told of by floor; where it held a guard it comes back', () => {
  const held = scene('s0 raven advanced\nturn s0 · left 0 · spent 4\nfloor 1\n4 ? ? ? ?/G\nfloor 2\n1 ./0G ? ? ?')
    .play('crow 2A1')
    .play('end');
  expect(held.of('guardHeld')).toEqual([{ type: 'guardHeld', floor: 2, by: 'crow' }]);
  expect(held.view(0).crow).toBe('none');
  const lured = scene(
    's0 raven\nturn s0 · left 0 · spent 4\nfloor 1\n4 ? ? ? ?/G\nfloor 2 · die 2\n1 ./0 ? ? ?\n2 ?/X ? ?/G ?',
  )
    .play('crow 2B2')
    .play('end');
  expect(lured.of('guardDistracted')).toEqual([{ type: 'guardDistracted', floor: 2, at: '2B2' }]);
});

test('[R9] a guard who appears on a ringing tile turns it off, and one card says where he goes', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ? stairs/0 ? ?\n4 ? ? ? ?/G\nfloor 2 · deck A1 C3\n1 ./! ? ? ?').play('go 2B1');
  expect(t.told.slice(0, 6)).toEqual([
    'revealed',
    'patrolDrawn',
    'guardPlaced',
    'alarmOff',
    'patrolDrawn',
    'destinationSet',
  ]);
  expect(t.of('patrolDrawn')).toHaveLength(2);
});

test('[R26] a guard on a Camera upstairs sees into another one there, unless a video loop runs', () => {
  const watched = (): ReturnType<typeof scene> =>
    scene(
      's0 hawk\nturn s0 · left 0 · spent 4\nfloor 1\n4 ? ? ? ?/G\nfloor 2 · die 1\n1 camera1/0 ? ? ?\n4 ? ? camera2 ?/G\n3 ? ? ? ?',
    );
  const open = watched();
  open.state.goal[1] = open.state.guard[1]! - 1;
  open.play('end');
  expect(open.of('alarmRaised')).toEqual([{ type: 'alarmRaised', at: '2A1', because: 'camera' }]);
  expect(open.floor(2).destination).toBe('2A1');
  const looped = watched();
  looped.state.goal[1] = looped.state.guard[1]! - 1;
  looped.state.lasting[2] = 1;
  expect(looped.play('end').told).not.toContain('alarmRaised');
});

test('[R26] a guard in the first corner sees through its Camera', () => {
  const t = scene('s0 hawk\nfloor 1\n1 camera1/G ? ? ?\n4 ./0 camera2 ? ?').play('go 1B4');
  expect(t.told).toContain('alarmRaised');
});

test('[R82] Reroute while the guard is out of sight: no card is drawn for him', () => {
  const t = scene('s0 juicer advanced\nfloor 1 · lost\n1 ./0! ? ? ?').play('reroute take');
  expect(t.told).toEqual(['alarmTaken']);
});

test('[R62] whoever is lost from sight is named by floor and card', () => {
  const t = scene(
    's0 hawk\nturn s0 · left 0 · spent 4\nfloor 1\n4 ? ? ? ?/G\nfloor 2 · die 1 · deck lost-visual\n1 ./0 ? ? ?\n4 ? ? ?/X ?/G',
    { lostVisual: true },
  ).play('end');
  expect(t.of('patrolDrawn')[0]).toEqual({ type: 'patrolDrawn', floor: 2, card: 'lost-visual' });
  expect(t.of('guardLost')).toEqual([{ type: 'guardLost', floor: 2 }]);
});

test('[R27] arriving in an Atrium with a guard straight below costs a Stealth', () => {
  const t = scene('s0 hawk\nfloor 1\n1 ? ?/G ? ?\nfloor 2\n1 ./0 atrium ? ?\n4 ? ? ? ?/G').play('go 2B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R9] whoever is on the way up is not seen where they were', () => {
  const walked = scene('s0 hawk\nfloor 1\n1 atrium/0u ? ? ?\n4 ? ? ? ?/G\nfloor 2 · deck A1 C3\n1 . ? ? ?').play(
    'go 2A1',
  );
  expect(walked.of('stealthLost')).toHaveLength(1);
  const lifted = scene(
    's0 hawk\nevents freight-elevator\nfloor 1\n1 atrium/0 ? ? ?\n4 ? ? ? ?/G\nfloor 2 · die 1 · deck A1 C3\n1 . ? ? ?',
  ).play('end');
  expect(lifted.of('stealthLost')).toHaveLength(1);
});

test('[R29] tokens are for whoever stands on their tile; two tokens for two are asked for one after the other', () => {
  const apart = scene(
    's0 hawk\ns1 juicer\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n1 foyer/1 ./0+1 ./G ?\n2 ? ? ? ?\n4 ?/X ? ? ?',
  );
  apart.state.goal[0] = apart.state.at[0]!;
  apart.play('end');
  expect(apart.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 1, from: 'own', left: 2 }]);
  expect(apart.asked).toBe('stealth s0');
  expect(apart.play('lose own').events[0]).toEqual({ type: 'stealthLost', seat: 0, from: 'own', left: 2 });
  const both = scene('s0 hawk\ns1 juicer\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n1 ? ./01+2 ./G ?\n4 ?/X ? ? ?');
  both.state.goal[0] = both.state.at[0]!;
  both.play('end');
  expect(both.asked).toBe('stealth s0');
  expect(both.play('lose room').asked).toBe('stealth s1');
});

test('[R86] one token for two: the player in turn says who gets it, or nobody does', () => {
  const t = (): ReturnType<typeof scene> => {
    const made = scene(
      's0 hawk\ns1 juicer\ns2 raven\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n1 ./2 ./01+1 ./G ?\n4 ?/X ? ? ?',
    );
    made.state.goal[0] = made.state.at[0]!;
    return made.play('end');
  };
  expect([t().asked, ...t().moves]).toEqual(['shelter s0', 's0', 's1', 'none']);
  expect(t().play('s1').of('stealthLost')).toMatchObject([
    { seat: 1, from: 'room' },
    { seat: 0, from: 'own' },
  ]);
  expect(t().play('none').of('stealthLost')).toMatchObject([
    { seat: 0, from: 'own' },
    { seat: 1, from: 'own' },
  ]);
});

test('[R95] the first capture ends it: nobody else is captured', () => {
  const t = scene(
    's0 hawk · stealth 0\ns1 juicer · stealth 0\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n1 ? ./01 ./G ?\n4 ?/X ? ? ?',
  );
  t.state.goal[0] = t.state.at[0]!;
  expect(t.play('end').of('captured')).toHaveLength(1);
});

test('[R28] straight above or below a guard nobody is seen but in an Atrium', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    turn s0 · left 1 · spent 3
    floor 1 · die 1
    1 ? ?/G ? ?
    2 ?/X ? ? ./1
    floor 2
    1 ./0 . ? ?
    4 ? ? ? ?/G`);
  expect(t.play('go 2B1').told).toEqual(['moved']);
  t.state.turn = 1 as Seat;
  t.state.guard[0] = 0;
  t.state.goal[0] = 1;
  expect(t.play('end').of('guardMoved')).toEqual([{ type: 'guardMoved', floor: 1, to: '1B1' }]);
  expect(t.of('stealthLost')).toEqual([]);
});
