import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { game } from '../../index.ts';
import { d6, type Scene, scene } from '../scene.ts';

test('[R40] Flexibility: in beside a guard for nothing; he notices when he next steps', () => {
  const t = scene(`
    s0 acrobat
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0 ./G ? ?`).play('slip 1B1');
  expect(t.events).toEqual([{ type: 'moved', seat: 0, to: '1B1', way: 'slip' }]);
  t.play('end');
  expect(t.told).toEqual(['actionsEnded', 'stealthLost', 'guardMoved', 'turnBegan']);
});

test('[R40] … a plain step in beside him is possible too, and costs as always', () => {
  const t = scene(`
    s0 acrobat
    floor 1
    1 ./0 ./G ? ?`).play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
});

test('[R16] slipping to a locked Keypad costs the attempt', () => {
  const t = scene(`
    s0 acrobat
    floor 1
    1 ./0 keypad/G ? ?`).play('slip 1B1', d6(2));
  expect(t.told).toEqual(['rolled', 'stopped']);
  expect(t.view(0).left).toBe(3);
});

test('[R41] Climb Window: three actions, an entry, and the actions are over', () => {
  const t = scene(`
    s0 acrobat advanced
    floor 1 · die 1
    1 thermo ? ? ?
    4 ? ? ? ?/G
    floor 2 · die 1
    1 ./0 ? ? ?
    2 ? . ? ?
    4 ? ? ? ?/G`);
  expect(t.can('climb')).toEqual(['climb 3A1', 'climb 1A1']);
  t.play('climb 1A1');
  expect(t.told.slice(0, 5)).toEqual(['abilityUsed', 'moved', 'actionsEnded', 'alarmRaised', 'destinationSet']);
});

test('[R41] … only from an outer tile, and an empty Deadbolt cannot be paid for', () => {
  const inner = scene(`
    s0 acrobat advanced
    floor 1
    2 ? ./0 ? ?
    4 ? ? ? ?/G`);
  expect(inner.can('climb')).toEqual([]);
  const bolt = scene(`
    s0 acrobat advanced
    floor 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 deadbolt ? ? ?`).play('climb 2A1');
  expect(bolt.told.slice(0, 3)).toEqual(['abilityUsed', 'stopped', 'actionsEnded']);
});

test('[R42] the Jammer covers the Hacker and whoever leaves a Motion with him on it', () => {
  const t = scene(`
    s0 hacker
    floor 1
    1 ./0 fingerprint laser motion
    4 ? ? ? ?/G`)
    .play('go 1B1')
    .play('go 1C1');
  expect(t.told).toEqual(['moved']);
  const friend = scene(`
    s0 juicer
    s1 hacker
    floor 1
    1 ./0 motion/1 ? ?
    4 ? ? ? ?/G`)
    .play('go 1B1')
    .play('go 1A1');
  expect(friend.told).toEqual(['moved']);
});

test('[R42] Laptop: one token, for anybody’s Fingerprint, Laser or Motion', () => {
  const t = scene(`
    s0 hacker advanced
    floor 1
    1 ./0 fingerprint ? ?
    4 ? ? ? ?/G`).play('laptop');
  expect(t.can('laptop')).toEqual([]);
  t.play('go 1B1');
  expect(t.moves).toEqual(['token laptop', 'ring']);
});

test('[R43] X-Ray looks through a wall, once a turn', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 ./0 | ? ? ?
    2 ? ? ? ?/G`);
  expect(t.can('x-ray')).toEqual(['x-ray 1B1']);
  expect(t.play('x-ray 1B1').view(0).left).toBe(4);
  expect(t.refusal('x-ray 1A2')).toBe('used-this-turn');
});

test('[R43] Enhance looks two peeks far, past face-up tiles only', () => {
  const t = scene(`
    s0 hawk advanced
    floor 1
    1 ./0 . ? ?
    2 ? ? ? ?/G`);
  expect(t.can('enhance')).toEqual(['enhance 1A2', 'enhance 1C1', 'enhance 1B2']);
});

test('[R44] Crybaby: an alarm on a face-up neighbour without guard or alarm', () => {
  const t = scene(`
    s0 juicer
    floor 1
    1 . ./0 ? ?
    2 ? ./G ? ?`);
  expect(t.can('crybaby')).toEqual(['crybaby 1A1']);
  expect(t.play('crybaby 1A1').events[0]).toEqual({ type: 'alarmRaised', at: '1A1', because: 'crybaby' });
});

test('[R44] Reroute: take and place, not both in one turn', () => {
  const t = scene(`
    s0 juicer advanced
    floor 1 · deck A2
    1 ./0!X ? ? ?
    4 ? ? ? ?/G`).play('reroute take');
  expect(t.can('reroute')).toEqual([]);
  expect(t.view(0).heldAlarm).toBe(true);
});

test('[R46] Distract: a guard loses a step on the crow’s tile; the crow stays', () => {
  const t = scene(`
    s0 raven
    turn s0 · left 0 · spent 4
    floor 1 · die 3
    1 ./0 ? ? ?
    2 ?/X ? ?/G ?`).play('crow 1B2');
  t.play('end');
  expect(t.told).toEqual([
    'actionsEnded',
    'guardMoved',
    'guardDistracted',
    'guardMoved',
    'patrolDrawn',
    'destinationSet',
    'turnBegan',
  ]);
  expect(t.view(0).crow).toBe('1B2');
});

test('[R46] Disrupt: a guard on the crow does not move, unless an alarm rings', () => {
  const quiet = (more: string): string => `
    s0 raven advanced
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0G ? ? ${more}`;
  const t = scene(quiet('?')).play('crow 1A1').play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardHeld', 'crowReturned', 'turnBegan']);
  expect(scene(quiet('?/!X')).play('crow 1A1').play('end').told).toContain('guardMoved');
});

test('[R46] … nor does it hold a guard elsewhere, or cost a step whoever comes upon it', () => {
  const t = scene(`
    s0 raven advanced
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ?/X ? ./0 ?/G
    2 ? ? ? ?`)
    .play('crow 1C1')
    .play('end');
  expect(t.of('guardMoved').map(({ to }) => to)).toEqual(['1C1', '1B1']);
  expect(t.told).not.toContain('guardDistracted');
});

test('[R47] with the Rigger in the game a find may be two tools, one of them kept', () => {
  const t = scene(`
    s0 rigger advanced
    tools emp virus
    floor 1
    1 ./0 ? ? ?/G`).play('tinker');
  expect([t.asked, ...t.moves]).toEqual(['how-many-tools s0', 'draw 1', 'draw 2']);
  t.play('draw 2');
  expect(t.moves).toEqual(['keep emp', 'keep virus']);
  t.play('keep virus');
  expect(t.events).toEqual([
    { type: 'toolFound', seat: 0, tool: 'virus' },
    { type: 'toolDiscarded', tool: 'emp' },
  ]);
});

test('[R48] Orders: the other agrees, the Rook pays, the Laser does not ring', () => {
  const t = scene(`
    s0 rook
    s1 juicer
    floor 1
    1 ./0 ./1 laser ?
    4 ? ? ? ?/G`).play('order s1 1C1');
  expect(t.asked).toBe('orders s1');
  t.play('agree');
  expect(t.told).toEqual(['moved']);
  expect(t.view(0)).toMatchObject({ left: 3, turn: 0, abilityUsed: true });
});

test('[R79] Orders declined cost nothing and may be tried again', () => {
  const t = scene(`
    s0 rook
    s1 juicer
    floor 1
    1 ./0 ./1 laser ?
    4 ? ? ? ?/G`)
    .play('order s1 1C1')
    .play('decline');
  expect(t.view(0)).toMatchObject({ left: 4, ordersDeclined: true });
  expect(t.can('order').length).toBeGreaterThan(0);
  expect(t.play('end').view(0).ordersDeclined).toBe(false);
});

test('[R49] Disguise swaps two players without entering, and only before any action is spent', () => {
  const t = scene(`
    s0 rook advanced
    s1 juicer
    floor 1
    1 ./0 fingerprint/1 ? ?
    4 ? ? ? ?/G`).play('disguise s1');
  expect(t.told).toEqual(['abilityUsed', 'shifted', 'shifted']);
  expect([t.crew(0).at, t.crew(1).at]).toEqual(['1B1', '1A1']);
  expect(t.can('disguise')).toEqual([]);
});

test('[R5] nobody is disguised as, ordered or fetched before his first turn', () => {
  const t = scene(`
    s0 rook advanced
    s1 juicer
    floor 1
    1 ./0 ? ? ?/G`);
  expect(t.can('disguise')).toEqual([]);
});

test('[R50] Clairvoyance: one card, for the Spotter alone; it stays or goes under', () => {
  const t = scene(`
    s0 spotter
    s1 juicer
    floor 1 · deck B3 C3
    1 ./0 ? ? ?/G`).play('spot');
  expect(t.events).toEqual([{ type: 'looked', seat: 0, deck: '1', cards: ['B3'] }]);
  expect(t.view(0).floors[0]!.deck.cards[0]).toBe('B3');
  expect(t.view(1).floors[0]!.deck.cards[0]).toBe('?');
  t.play('bottom');
  expect(t.view(0).floors[0]!.deck.cards.at(-1)).toBe('B3');
});

test('[R50] Precognition looks at the events', () => {
  const t = scene(`
    s0 spotter advanced
    events crash
    floor 1
    1 ./0 ? ? ?/G`).play('spot');
  expect(t.events).toEqual([{ type: 'looked', seat: 0, deck: 'events', cards: ['crash'] }]);
});

test('[R40] works without Stealth; while the guard does not move, nothing is noticed', () => {
  const t = scene(`
    s0 acrobat · stealth 0 · donuts
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0 ./G ? ?`)
    .play('slip 1B1')
    .play('use donuts 1B1')
    .play('end');
  expect(t.told).toEqual(['actionsEnded', 'guardHeld', 'turnBegan']);
  t.play('go 1A1');
  expect(t.view(0).slipped).toBe(false);
});

test('[R47] with the Drill the roller says which tool is left on the safe', () => {
  const t = scene(`
    s0 peterman advanced
    s1 rigger advanced
    tools emp virus
    loot tiara
    floor 1
    1 safe/=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G
    floor 2
    1 ./0 ? ? ?
    4 ? ? ? ?/G`)
    .play('crack 1A1', d6(3))
    .play('draw 2')
    .play('keep virus');
  expect(t.tile('1A1').cards).toEqual(['virus', 'tiara']);
});

test('[R48] a Fingerprint rings for whoever is moved, and he is asked for the token', () => {
  const t = scene(`
    s0 rook
    s1 juicer
    floor 1
    1 ./0 ./1 fingerprint computer-fingerprint/=1
    4 ? ? ? ?/G`)
    .play('order s1 1C1')
    .play('agree');
  expect(t.asked).toBe('hack s1');
});

test('[R102] Orders to a new floor: its guard appears, the one of the Rook’s floor moves', () => {
  const t = scene(`
    s0 rook
    s1 juicer
    turn s0 · left 1 · spent 3
    floor 1 · die 1
    1 stairs/1 ./0 ? ?
    4 ? ? ? ?/G
    floor 2 · deck C3 D4
    1 . ? ? ?`)
    .play('order s1 2A1')
    .play('agree');
  expect(t.told).toEqual(['patrolDrawn', 'guardPlaced', 'patrolDrawn', 'destinationSet', 'moved']);
  expect(t.play('end').of('guardMoved')[0]!.floor).toBe(1);
});

test('[R82] an alarm on the Juicer’s card is not on the board', () => {
  const t = scene(`
    s0 juicer advanced · stealth 3 · emp
    floor 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G`);
  t.state.juice = 1;
  expect(t.can('reroute')).toEqual(['reroute place']);
  t.play('use emp');
  expect(t.view(0).heldAlarm).toBe(true);
  expect(t.can('reroute')).toEqual([]);
});

test('[R46] a crow put on the guard’s tile works only when he comes back', () => {
  const t = scene(`
    s0 raven
    turn s0 · left 0 · spent 4
    floor 1 · die 2
    1 ./0 ?/G ? ?/X`)
    .play('crow 1B1')
    .play('end');
  expect(t.of('guardMoved')).toHaveLength(2);
});

test('[R41] Climb Window: no action is left for a Laser, and a Keypad has one roll', () => {
  const climber = (above: string, more = ''): Scene =>
    scene(`
      s0 acrobat advanced
      floor 1 · die 1
      1 ./0 ${more === '' ? '?' : more} ? ?
      4 ? ? ? ?/G
      floor 2 · deck D4 C4
      1 ${above} ? ? ?`);
  expect(climber('laser').play('climb 2A1').of('alarmRaised')[0]).toMatchObject({ at: '2A1', because: 'laser' });
  const token = climber('laser', 'computer-laser/=1').play('climb 2A1');
  expect([token.asked, ...token.moves]).toEqual(['laser s0', 'token computer', 'ring']);
  const keypad = climber('keypad').play('climb 2A1', d6(2));
  expect(keypad.told.slice(0, 4)).toEqual(['abilityUsed', 'rolled', 'stopped', 'actionsEnded']);
  expect(keypad.floor(2).guard).toBe('unplaced');
  expect(keypad.play('climb 2A1', d6(6)).told).toContain('unlocked');
});

test('[R41] the empty spot of Fort Knox counts as outer wall', () => {
  const from = (row: string): string[] =>
    scene(`s0 acrobat advanced\nfloor 1\n2 ${row}\n5 ? ? ? ? ?/G`, { job: 'fort-knox' }).can('climb');
  expect(from('? ? ./0 ? ?')).toEqual(['climb 2C2']);
  expect(from('? ./0 ? ? ?')).toEqual([]);
  expect(from('./0 ? ? ? ?')).toEqual(['climb 2A2']);
});

test('[R42] the Jammer covers the Hacker under Orders too', () => {
  const t = scene(`
    s0 rook
    s1 hacker
    floor 1
    1 ./0 ? ? ?
    2 ./1 fingerprint ? ?
    4 ? ? ? ?/G`)
    .play('order s1 1B2')
    .play('agree');
  expect(t.told).toEqual(['moved']);
});

test('[R44] Reroute: taken in one turn, placed in a later one, on his own tile and not beside a guard', () => {
  const t = scene(`
    s0 juicer advanced
    turn s0 · left 0 · spent 4
    floor 1 · die 1 · deck D1 D2 D3
    1 ./0!X ? ? ?
    4 ? ? ? ?/G`)
    .play('reroute take')
    .play('end');
  expect(t.view(0).heldAlarm).toBe(true);
  expect(t.can('reroute')).toEqual(['reroute place']);
  t.play('reroute place');
  expect(t.events.slice(1)).toEqual([
    { type: 'alarmRaised', at: '1A1', because: 'reroute' },
    { type: 'destinationSet', floor: 1, at: '1A1', because: 'alarm' },
  ]);
  expect(t.can('reroute')).toEqual([]);
  const beside = scene('s0 juicer advanced\nfloor 1\n1 ./0G ? ? ?');
  beside.state.juice = 1;
  expect(beside.can('reroute')).toEqual([]);
});

test('[R48] whoever is ordered is hindered by his own Painting and Isotope, and falls through a Walkway', () => {
  const painting = scene(`
    s0 rook
    s1 juicer · stealth 3 · painting
    floor 1
    1 ./0 ? ? ?/G
    2 service-duct5/1 | secret-door2 service-duct6 ?`);
  expect(painting.can('order')).toEqual(['order s1 1A1', 'order s1 1A3']);
  const isotope = scene(`
    s0 rook
    s1 juicer · stealth 3 · isotope
    floor 1
    1 ./0 ? ? ?/G
    2 ./1 thermo ? ?`)
    .play('order s1 1B2')
    .play('agree');
  expect(isotope.of('alarmRaised')).toEqual([{ type: 'alarmRaised', at: '1B2', because: 'isotope' }]);
  const walkway = scene(`
    s0 rook
    s1 juicer
    floor 1
    1 ./0 ? ? ?/G
    floor 2
    1 ./1 (walkway) ? ?/G`)
    .play('order s1 2B1')
    .play('agree');
  expect(walkway.of('shifted')).toEqual([{ type: 'shifted', seat: 1, to: '1B1', by: 'fall' }]);
  expect(walkway.view(0)).toMatchObject({ spent: 1, turn: 0 });
});

test('[R30] the Tiara also costs whoever is ordered beside a guard', () => {
  const t = scene(`
    s0 rook
    s1 juicer · stealth 3 · tiara
    floor 1
    1 ./1 . ?/G ?
    2 ./0 ? ? ?`)
    .play('order s1 1B1')
    .play('agree');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 1, from: 'own', left: 2 }]);
});

test('[R50] the Spotter looks once a turn, for an action', () => {
  const text = 's0 spotter\nfloor 1\n1 ./0 ? ? ?/G';
  expect(scene(text).play('spot').play('top').can('spot')).toEqual([]);
  expect(scene(`${text}\nturn s0 · left 0 · spent 4`).can('spot')).toEqual([]);
});

test('[R47] the Rigger may have any seat and either side', () => {
  for (const [rigger, seat] of [
    ['rigger normal', 0],
    ['rigger advanced', 0],
    ['rigger normal', 1],
    ['rigger advanced', 1],
  ] as const) {
    const t = scene(`
      s${seat} ${rigger}
      s${1 - seat} hawk
      floor 1
      1 ./0 laboratory ? ?
      4 ? ? ? ?/G`).play('go 1B1');
    expect([t.asked, ...t.moves]).toEqual(['how-many-tools s0', 'draw 1', 'draw 2']);
  }
});

test('[R86] only whoever is asked may answer', () => {
  const t = scene('s0 rook\ns1 juicer\nfloor 1\n1 ./0 ./1 ? ?/G').play('order s1 1A1');
  expect(game.moves(reading(t.state), 0 as Seat)).toEqual([]);
  expect(game.moves(reading(t.state), 1 as Seat)).toHaveLength(2);
});

test('[R40] slipping is offered where the guard is, and nowhere else', () => {
  expect(scene('s0 acrobat\nfloor 1\n1 ./0 ./G ? ?\n2 . ? ? ?').can('slip')).toEqual(['slip 1B1']);
  expect(scene('s0 acrobat\nfloor 1\n1 ./0 . ? ?/G').can('slip')).toEqual([]);
  const spent = scene('s0 acrobat\nturn s0 · left 0 · spent 4\nfloor 1\n1 ./0 keypad/G ? ?');
  expect(spent.can('slip')).toEqual([]);
});

test('[R41] Climb Window needs exactly three actions, which count as spent, and the rest is lost', () => {
  const text = (turn: string): string =>
    `s0 acrobat advanced\n${turn}\nfloor 1 · die 1\n1 ./0 ? ? ?\n4 ? ? ? ?/G\nfloor 2\n1 . ? ? ?`;
  expect(scene(text('turn s0 · left 2 · spent 2')).can('climb')).toEqual([]);
  expect(scene(text('turn s0 · left 3 · spent 1')).can('climb')).toEqual(['climb 2A1']);
  const t = scene(text('')).play('climb 2A1');
  expect(t.of('actionsEnded')).toEqual([{ type: 'actionsEnded', seat: 0, spent: 3 }]);
  expect(t.told).not.toContain('eventDrawn');
});

test('[R44] Reroute takes only an alarm that rings on his tile, and only with an empty card', () => {
  const at = (tile: string, juice = 0): readonly string[] => {
    const t = scene(`s0 juicer advanced\nfloor 1\n1 ${tile} ? ? ?/G`);
    t.state.juice = juice;
    return t.can('reroute');
  };
  expect(at('./0!X')).toEqual(['reroute take']);
  expect(at('./0')).toEqual([]);
  expect(at('./0!X', 1)).toEqual([]);
  expect(at('./0', 1)).toEqual(['reroute place']);
});

test('[R43] once a turn means again in the next one', () => {
  const t = scene('s0 hawk\nevents lampshade\nfloor 1 · die 1\n1 ./0 | ? ? ?\n4 ? ? ? ?/G');
  t.play('x-ray 1B1');
  expect(t.refusal('x-ray 1B1')).toBe('used-this-turn');
  t.play('end');
  expect(t.view(0).abilityUsed).toBe(false);
});

test('[R50] nobody looks into an empty deck, on the first floor as on any', () => {
  const t = scene('s0 spotter\nfloor 1\n1 ./0 ? ? ?/G');
  t.state.patrolDiscard[0]!.push(...t.state.patrol[0]!.splice(0));
  expect(t.can('spot')).toEqual([]);
  const events = scene('s0 spotter advanced\nfloor 1\n1 ./0 ? ? ?/G');
  events.state.eventDiscard.push(...events.state.eventDeck.splice(0));
  expect(events.can('spot')).toEqual([]);
});

test('[R43] both looks are told, turn the tile up, and are over for this turn; face-up tiles are none', () => {
  const t = scene(`
    s0 hawk
    floor 1
    4 ? ? ? ?/G
    floor 2
    2 . | ./0 | ? ?
    4 ? ? ? ?/G`);
  expect(t.can('x-ray')).toEqual(['x-ray 2C2']);
  t.play('x-ray 2C2');
  expect(t.events[0]).toEqual({ type: 'abilityUsed', seat: 0, ability: 'x-ray' });
  expect(t.told).toEqual(['abilityUsed', 'revealed']);
  expect(t.can('x-ray')).toEqual([]);
  const far = scene(`
    s0 hawk advanced
    floor 1
    1 ./0 . ? ?
    2 . ? ? ?
    4 ? ? ? ?/G`);
  expect(far.can('enhance')).toEqual(['enhance 1C1', 'enhance 1B2', 'enhance 1A3']);
  expect(far.play('enhance 1B2').can('enhance')).toEqual([]);
});

test('[R42] loading the Laptop takes an action; its token is spent once, also on a Laser that cannot be paid', () => {
  const t = scene(`
    s0 hacker advanced
    turn s0 · left 2 · spent 2
    floor 1
    1 ./0 laser fingerprint ?
    4 ? ? ? ?/G`).play('laptop');
  expect(t.events).toEqual([{ type: 'laptopLoaded', seat: 0 }]);
  expect(t.view(0).left).toBe(1);
  t.play('go 1B1');
  expect(t.moves).toEqual(['token laptop', 'ring']);
  expect(t.play('token laptop').told).toEqual(['alarmPrevented', 'moved']);
  expect(t.view(0).laptop).toBe(false);
  expect(t.can('laptop')).toEqual([]);
  t.state.left = 1;
  expect(t.play('go 1C1').told).toContain('alarmRaised');
});

test('[R41] Climb Window: the rest of the actions is gone while something is asked; no way to company for the Gemstone', () => {
  const t = scene(`
    s0 acrobat advanced
    floor 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 laser computer-laser/=1 ? ?
    4 ? ? ? ?/G`).play('climb 2A1');
  expect([t.asked, t.view(0).left]).toEqual(['laser s0', 0]);
  const gem = scene(`
    s0 acrobat advanced · stealth 3 · gemstone
    s1 juicer
    floor 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 ./1 ? ? ?
    4 ? ? ? ?/G`);
  expect(gem.can('climb')).toEqual([]);
});

test('[R44] Crybaby and the crow reach over the own floor, whichever it is', () => {
  const floors = 'floor 1\n4 ? ? ? ?/G\nfloor 2\n2 . ./0 . ?\n4 ? ? ? ?/G';
  expect(scene(`s0 juicer\n${floors}`).can('crybaby')).toEqual(['crybaby 2C2', 'crybaby 2A2']);
  const crow = scene(`s0 raven advanced\n${floors}`);
  expect(crow.can('crow')).toEqual(['crow 2B2']);
  expect(crow.play('crow 2B2').events).toEqual([{ type: 'crowPlaced', seat: 0, at: '2B2' }]);
  expect(crow.can('crow')).toEqual([]);
  const near = scene(`s0 raven\n${floors.replace('2 . ./0 . ?', '1 ./0 | ? ? ?')}`);
  expect(near.can('crow')).toEqual(['crow 2A1', 'crow 2A2', 'crow 2B2', 'crow 2A3']);
});

test('[R44] an alarm from the card is on the board, and the card is empty', () => {
  const t = scene('s0 juicer advanced\nfloor 1\n1 ./0 ? ? ?\n4 ? ? ? ?/G');
  t.state.juice = 1;
  expect(t.play('reroute place').told).toEqual(['abilityUsed', 'alarmRaised', 'destinationSet']);
  expect(t.view(0).heldAlarm).toBe(false);
});

test('[R47] Tinker pays with Stealth, if there is any', () => {
  const rigger = (stealth: number): Scene =>
    scene(`s0 rigger advanced · stealth ${stealth}\ntools emp\nfloor 1\n1 ./0 ? ? ?/G`);
  expect(rigger(2).play('tinker').events).toEqual([
    { type: 'abilityUsed', seat: 0, ability: 'tinker' },
    { type: 'stealthLost', seat: 0, from: 'own', left: 1 },
  ]);
  expect([rigger(1).can('tinker'), rigger(0).can('tinker')]).toEqual([['tinker'], []]);
});

test('[R47] one tool of two is kept, the other is discarded; or just one is drawn', () => {
  const find = (): Scene => scene('s0 rigger advanced\ntools emp virus\nfloor 1\n1 ./0 ? ? ?/G').play('tinker');
  const one = find().play('draw 1');
  expect(one.events).toEqual([{ type: 'toolFound', seat: 0, tool: 'emp' }]);
  const two = find().play('draw 2');
  expect(two.events).toEqual([{ type: 'toolsShown', seat: 0, tools: ['emp', 'virus'] }]);
  two.play('keep emp');
  expect(two.events).toEqual([
    { type: 'toolFound', seat: 0, tool: 'emp' },
    { type: 'toolDiscarded', tool: 'virus' },
  ]);
  expect(two.view(0).tools.discard).toEqual(['virus']);
});

test('[R47, R99] nobody is asked how many tools where one is left; a discard counts as one', () => {
  const find = (deck: number, discard: number): Scene => {
    const t = scene('s0 rigger\nfloor 1\n1 ./0 laboratory ? ?\n4 ? ? ? ?/G');
    const tools = t.state.toolDeck;
    t.state.toolDeck = tools.slice(0, deck);
    t.state.toolDiscard = tools.slice(deck, deck + discard);
    return t.play('go 1B1');
  };
  expect(find(1, 0).told).toEqual(['moved', 'toolFound']);
  expect(find(0, 1).told).toEqual(['moved', 'toolsReshuffled', 'toolFound']);
  for (const [deck, discard] of [
    [2, 0],
    [1, 1],
    [0, 2],
  ] as const)
    expect(find(deck, discard).asked).toBe('how-many-tools s0');
});

test('[R48] Orders want an action and somebody inside, once a turn; they are told, and so is a no', () => {
  const rook = (turn = ''): Scene =>
    scene(`s0 rook\ns1 juicer\ns2 raven\n${turn}\nfloor 1\n1 ./0 ./1 ? ?\n4 ? ? ? ?/G`);
  expect(rook().can('order')).toEqual(['order s1 1C1', 'order s1 1B2', 'order s1 1A1']);
  expect(rook('turn s0 · left 0 · spent 4').can('order')).toEqual([]);
  const t = rook().play('order s1 1A1');
  expect(t.events).toEqual([{ type: 'ordered', seat: 0, target: 1, to: '1A1' }]);
  expect(t.play('decline').events).toEqual([{ type: 'declined', seat: 1 }]);
  expect(t.play('order s1 1A1').play('agree').can('order')).toEqual([]);
});

test('[R49] Disguise takes one action, and one must be there', () => {
  const rook = (turn: string): Scene =>
    scene(`s0 rook advanced\ns1 juicer\n${turn}\nfloor 1\n1 ./0 ./1 ? ?\n4 ? ? ? ?/G`);
  expect(rook('').play('disguise s1').view(0)).toMatchObject({ left: 3, spent: 1 });
  expect(rook('turn s0 · left 0 · spent 0').can('disguise')).toEqual([]);
  expect(rook('turn s0 · left 1 · spent 0').can('disguise')).toEqual(['disguise s1']);
});

test('[R50] a look takes one action; the card stays on top or goes under, and a single one stays', () => {
  const spotter = (): Scene => scene('s0 spotter advanced\nevents crash squeak\nfloor 1\n1 ./0 ? ? ?/G');
  const top = spotter().play('spot');
  expect([top.view(0).left, top.asked]).toEqual([3, 'spotter s0']);
  top.play('top');
  expect(top.events).toEqual([{ type: 'putBack', seat: 0, deck: 'events', where: 'top' }]);
  expect(top.view(0).events.deck.cards[0]).toBe('crash');
  expect(spotter().play('spot').play('bottom').view(0).events.deck.cards.at(-1)).toBe('crash');
  const cards = (left: number): Scene => {
    const t = spotter();
    t.state.eventDiscard.push(...t.state.eventDeck.splice(0, t.state.eventDeck.length - left));
    return t.play('spot');
  };
  expect([cards(1).asked, cards(2).asked]).toEqual(['none', 'spotter s0']);
});

test('[R40] whoever is no Acrobat cannot slip; a plain step beside a guard is noticed once', () => {
  expect(scene('s0 hawk\nfloor 1\n1 ./0 ./G ? ?').can('slip')).toEqual([]);
  const t = scene('s0 acrobat\nturn s0 · left 4 · spent 4\nfloor 1 · die 1\n1 ./0 ./G ? ?').play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
  expect(t.play('end').told).not.toContain('stealthLost');
});

test('[R40] slipping to a Keypad turned up with no action left: one stays outside; a Gemstone wants its action', () => {
  const acrobat = (tile: string, left: number, loot = ''): Scene =>
    scene(`s0 acrobat${loot}\ns1 juicer\nturn s0 · left ${left} · spent 4\nfloor 1\n1 ./0 ${tile} ? ?`);
  expect(acrobat('(keypad)/G', 0).play('slip 1B1').told).toEqual(['revealed', 'stopped']);
  expect(acrobat('(keypad)/G', 1).play('slip 1B1', d6(6)).told).toEqual(['revealed', 'rolled', 'unlocked', 'moved']);
  expect([acrobat('keypad/G', 0).can('slip'), acrobat('keypad/G', 1).can('slip')]).toEqual([[], ['slip 1B1']]);
  const gem = ' · stealth 3 · gemstone';
  expect(acrobat('./1G', 0, gem).can('slip')).toEqual([]);
  expect(acrobat('./1G', 1, gem).play('slip 1B1').view(0).left).toBe(0);
});

test('[R40] the guard of another floor notices nobody', () => {
  const t = scene(
    's0 acrobat\nevents shift-change\nfloor 1 · die 1\n1 ./0 ./G ? ?\nfloor 2 · die 1\n1 ? ? ? ?/G\n4 ?/X ? ? ?',
  );
  t.play('slip 1B1').play('end');
  expect(t.of('guardMoved').map(({ floor }) => floor)).toEqual([2]);
  expect(t.of('stealthLost')).toEqual([]);
});

test('[R40] the guard notices the Acrobat alone, and only whom he leaves behind', () => {
  const beside = (floors: string): Scene => {
    const t = scene(`s0 hawk\ns1 acrobat\nturn s0 · left 4 · spent 4\n${floors}`);
    t.state.slipped = 1;
    return t;
  };
  const t = beside('floor 1 · die 1\n1 ./0 ? ? ?\n4 ./1G ? ? ?').play('go 1B1').play('end');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 1, from: 'own', left: 2 }]);
  const jumped = scene('s0 acrobat\nevents where-is-he\nfloor 1 · die 1 · deck B1\n1 ./0 ./G ? ?\n4 ?/X ? ? ?')
    .play('slip 1B1')
    .play('end');
  expect([jumped.of('stealthLost'), jumped.state.slipped]).toEqual([[], 0]);
});
