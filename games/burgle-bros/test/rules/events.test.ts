import { expect, test } from 'vitest';
import { ROOF } from '../../state.ts';
import { type Scene, scene } from '../scene.ts';

/** s0 ends his actions idle and draws this event. Two on the board unless the floors say otherwise. */
const drawn = (event: string, floors: string, more = ''): Scene =>
  scene(`
    s0 hawk
    s1 juicer
    events ${event}
    ${more}
    ${floors}`).play('end');

const quiet = 'floor 1 · die 1\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G';

test('[R2] idle means two actions spent or fewer, whatever was left', () => {
  const idle = (spent: number): Scene =>
    scene(`s0 hawk\nevents lampshade\nturn s0 · left 5 · spent ${spent}\n${quiet}`).play('end');
  expect(idle(2).told).toContain('eventDrawn');
  expect(idle(3).told).not.toContain('eventDrawn');
});

test('[R81] brown-out: all alarms off, a card for each, the last one counts', () => {
  const t = drawn('brown-out', 'floor 1 · die 1 · deck B1 C1\n 1 ./0 ? ? ?\n 3 ?/! ? ? ?\n 4 ? ? ?/!X ?/G');
  expect(t.told.slice(2, 9)).toEqual([
    'alarmOff',
    'alarmOff',
    'patrolDrawn',
    'destinationSet',
    'patrolDrawn',
    'destinationSet',
    'guardMoved',
  ]);
  expect(t.floor(1).destination).toBe('1C1');
  const inCorner = drawn('brown-out', 'floor 1 · die 1 · deck D1 C1\n 1 ?/G ? ? ?\n 3 ?/! ? ? ?\n 4 ./0 ? ?/!X ?');
  expect(inCorner.of('destinationSet').map(({ at }) => at)).toEqual(['1D1', '1C1']);
});

test('[R11] buddy-system: another player is put on one’s tile without entering', () => {
  const t = drawn('buddy-system', 'floor 1 · die 1\n 1 fingerprint/0 ? ./1 ?\n 4 ? ? ? ?/G');
  expect(t.events[2]).toEqual({ type: 'shifted', seat: 1, to: '1A1', by: 'buddy-system' });
  expect(drawn('buddy-system', quiet).events[2]).toEqual({ type: 'noEffect', event: 'buddy-system' });
});

test('[R89] change-of-plans, crash and throw-voice do nothing while an alarm rings or the guard is away', () => {
  for (const event of ['change-of-plans', 'crash', 'throw-voice']) {
    const rung = drawn(event, 'floor 1 · die 1\n 1 ./0 ? ? ?/!X\n 4 ? ? ? ?/G');
    expect(rung.events[2]).toEqual({ type: 'noEffect', event });
    expect(drawn(event, 'floor 1 · die 1 · lost\n 1 ./0 ? ? ?').told).toContain('noEffect');
  }
  expect(drawn('change-of-plans', quiet.replace('die 1', 'die 1 · deck B2')).floor(1).destination).toBe('1B2');
  expect(drawn('crash', quiet).floor(1).destination).toBe('1A1');
});

test('[R86] throw-voice: the player says where the die goes', () => {
  const t = drawn('throw-voice', 'floor 1 · die 1\n 1 ./0 ? ? ?\n 3 ? ?/X ? ?\n 4 ? ? ? ?/G');
  expect([t.asked, ...t.moves]).toEqual(['throw-voice s0', '1B2', '1C3', '1B4', '1A3']);
  expect(t.play('1A3').floor(1).destination).toBe('1A3');
});

test('[R63] espresso and daydreaming: one step more or less', () => {
  expect(drawn('espresso', quiet).of('guardMoved')).toHaveLength(2);
  expect(drawn('daydreaming', quiet).of('guardMoved')).toHaveLength(0);
});

test('[R100] dead-drop: everything to the player before, also one who is not in the building yet', () => {
  const t = scene(`
    s0 hawk · stealth 3 · blueprints emp tiara
    s1 juicer
    s2 rook
    events dead-drop
    ${quiet}`).play('end');
  expect(t.of('handedOver')).toEqual([
    { type: 'handedOver', card: 'blueprints', from: 0, to: 2 },
    { type: 'handedOver', card: 'emp', from: 0, to: 2 },
    { type: 'handedOver', card: 'tiara', from: 0, to: 2 },
  ]);
});

test('[R102] freight-elevator: up a floor without entering, the new guard appears and is the one to move', () => {
  const t = drawn('freight-elevator', `${quiet}\nfloor 2 · deck D1 D4 · die 1\n 1 (fingerprint) ? ? ?`);
  expect(t.told.slice(2, 9)).toEqual([
    'revealed',
    'patrolDrawn',
    'guardPlaced',
    'patrolDrawn',
    'destinationSet',
    'shifted',
    'guardMoved',
  ]);
  expect(t.of('guardMoved')[0]!.floor).toBe(2);
});

test('[R60] freight-elevator on the top floor: out if all safes are open, otherwise nothing', () => {
  const floors = (safe: string): string =>
    `floor 1\n 1 ${safe} ./1 ? ?/G\nfloor 2\n 1 ${safe} ? ? ?/G\nfloor 3\n 1 ./0 ${safe} ? ?/G`;
  expect(drawn('freight-elevator', floors('safe')).told).toContain('noEffect');
  const out = drawn('freight-elevator', floors('safe/o'));
  expect(out.told).toEqual(['actionsEnded', 'eventDrawn', 'escaped', 'turnBegan']);
});

test('[R86] go-with-your-gut: a face-down neighbour must be entered, with nothing to pay', () => {
  const t = drawn('go-with-your-gut', 'floor 1 · die 1\n 1 ./0 (laser) ? ?\n 2 . ? ? ?\n 4 ? ? ? ?/G');
  expect(t.told.slice(2, 5)).toEqual(['revealed', 'moved', 'alarmRaised']);
  const two = drawn('go-with-your-gut', quiet);
  expect([two.asked, ...two.moves]).toEqual(['go-with-your-gut s0', '1B1', '1A2']);
  const bolt = drawn('go-with-your-gut', 'floor 1 · die 1\n 1 ./0 (deadbolt) ? ?\n 2 . ? ? ?\n 4 ? ? ? ?/G');
  expect(bolt.told.slice(2, 4)).toEqual(['revealed', 'stopped']);
});

test('[R59] gymnastics: Walkways lead up as well, for a round', () => {
  const t = scene(`
    s0 hawk
    events gymnastics
    floor 1 · die 1
    1 walkway/0 ? ? ?
    4 ? ? ? ?/G`);
  expect(t.can('go')).not.toContain('go 2A1');
  t.play('end');
  expect(t.told).toContain('eventEnded');
  const held = scene('s0 hawk\ns1 raven\nevents gymnastics\nfloor 1 · die 1\n 1 walkway/1 ./0 ? ?\n 4 ? ? ? ?/G').play(
    'end',
  );
  expect(held.can('go')).toContain('go 2A1');
  expect(held.can('peek')).toContain('peek 2A1');
});

test('[R83] heads-up and jump-the-gun concern the next player inside', () => {
  expect(drawn('heads-up', quiet).events.at(-2)).toEqual({ type: 'turnBegan', seat: 1, actions: 5 });
  const t = drawn('jump-the-gun', quiet);
  expect(t.told).toContain('turnSkipped');
  expect(t.acting).toBe(0);
});

test('[R99] jury-rig draws a tool, lampshade gives a Stealth', () => {
  expect(drawn('jury-rig', quiet, 'tools emp').of('toolFound')).toEqual([{ type: 'toolFound', seat: 0, tool: 'emp' }]);
  expect(drawn('lampshade', quiet).crew(0).stealth).toBe(4);
});

test('[R16] keycode-change locks every Keypad again', () => {
  expect(drawn('keycode-change', 'floor 1 · die 1\n 1 ./0 keypad/o ? ?\n 4 ? ? ? ?/G').tile('1B1').unlocked).toBe(
    false,
  );
});

test('[R11] lost-grip: down a floor without entering; nothing on the lowest', () => {
  const t = drawn('lost-grip', 'floor 1 · die 1\n 1 (fingerprint) ? ? ?\n 4 ? ? ? ?/G\nfloor 2\n 1 ./0 ? ? ?/G');
  expect(t.told.slice(2, 4)).toEqual(['revealed', 'shifted']);
  expect(t.told).not.toContain('alarmRaised');
  expect(drawn('lost-grip', quiet).told).toContain('noEffect');
});

test('[R6] peekhole: a neighbour through walls, or straight up or down; or nothing', () => {
  const t = drawn('peekhole', 'floor 1 · die 1\n 1 ./0 | ? ? ?\n 4 ? ? ? ?/G');
  expect(t.moves).toEqual(['1A2', '1B1', '2A1', 'none']);
});

test('[R24] reboot leaves exactly one token on every Computer Room in sight', () => {
  const t = drawn(
    'reboot',
    'floor 1 · die 1\n 1 ./0 computer-laser/=4 computer-motion (computer-fingerprint)\n 4 ? ? ? ?/G',
  );
  expect([t.tile('1B1').tokens, t.tile('1C1').tokens, t.tile('1D1').tokens]).toEqual([1, 1, 0]);
});

test('[R72] shift-change: the others move, from the lowest floor up, the own guard does not', () => {
  const t = drawn(
    'shift-change',
    'floor 1 · die 1\n 1 ? ? ? ?/G\nfloor 2 · die 1\n 1 ./0 ? ? ?/G\nfloor 3 · die 1\n 1 ? ? ? ?/G',
  );
  expect(t.of('guardMoved').map(({ floor }) => floor)).toEqual([1, 3]);
});

test('[R67] shoplifting: every robbed Laboratory rings, then the guard chooses the nearest', () => {
  const t = drawn('shoplifting', 'floor 1 · die 1\n 1 ./0 laboratory/t ? ?\n 3 ? ? laboratory/t ?\n 4 ? ? ? ?/G');
  expect(t.told.slice(2, 5)).toEqual(['alarmRaised', 'alarmRaised', 'destinationSet']);
});

test('[R67] shoplifting: guards choose where it has rung, on every floor, and nowhere else', () => {
  const t = drawn(
    'shoplifting',
    `floor 1 · die 1\n 1 laboratory/t ./0 ? ?\n 4 ? ? ? ?/G
     floor 2 · die 1\n 1 ?/! ? ?/X! ?\n 3 ? ? ? ?\n 4 ? ?/G ? ?
     floor 3 · die 1\n 1 ? laboratory/t ? ?\n 4 ? ? ? ?/G`,
  );
  expect(t.of('alarmRaised').map(({ at }) => at)).toEqual(['1A1', '3B1']);
  expect(t.of('destinationSet').map(({ at }) => at)).toEqual(['3B1', '1A1']);
  expect(t.asked).toBe('none');
});

test('[R81] squeak: one step towards the nearest player, ties by choice', () => {
  const t = drawn('squeak', 'floor 1 · die 1\n 1 ./0 ? ?/G ?\n 4 ? ? ? ?/X');
  expect(t.of('guardMoved')[0]).toEqual({ type: 'guardMoved', floor: 1, to: '1B1' });
  const tie = drawn('squeak', 'floor 1 · die 1\n 1 ./0 ? ?/G ?\n 3 ? ? ./1 ?\n 4 ? ? ? ?/X');
  expect([tie.asked, ...tie.moves]).toEqual(['squeak s0', '1B1', '1C2']);
});

test('[R52] donuts are used up by a squeak', () => {
  const t = scene(`
    s0 hawk · stealth 3 · donuts
    events squeak
    floor 1 · die 1
    1 ./0 ? ?/G ?
    4 ? ? ? ?/X`)
    .play('use donuts 1C1')
    .play('end');
  expect(t.told.slice(2, 4)).toEqual(['guardHeld', 'guardMoved']);
});

test('[R61] switch-signs: guard and die change places; on an alarm he turns it off and draws', () => {
  const t = drawn('switch-signs', 'floor 1 · die 1\n 1 ./0 ? ? ?\n 4 ?/X ? ? ?/G');
  expect(t.told.slice(2, 4)).toEqual(['destinationSet', 'guardJumped']);
  expect(t.told).not.toContain('patrolDrawn');
  const rung = drawn('switch-signs', 'floor 1 · die 1 · deck B4\n 1 ./0 ? ? ?\n 4 ?/!X ? ? ?/G');
  expect(rung.told.slice(2, 6)).toEqual(['guardJumped', 'alarmOff', 'patrolDrawn', 'destinationSet']);
});

test('[R88] where-is-he: at his destination at once, with all that follows, and then he walks', () => {
  const t = drawn('where-is-he', 'floor 1 · die 1 · deck D4\n 1 ./0X ? ? ?\n 4 ? ? ? ?/G');
  expect(t.told.slice(2, 7)).toEqual(['guardJumped', 'stealthLost', 'patrolDrawn', 'destinationSet', 'guardMoved']);
});

test('[R26] video-loop: cameras see nothing for a round', () => {
  const t = scene(
    's0 hawk\ns1 raven\nevents video-loop\nfloor 1 · die 1\n 1 ./0 camera1 ./1 ?\n 4 ? ? camera2 camera3/GX',
  ).play('end');
  expect(t.play('go 1B1').told).toEqual(['moved']);
});

test('[R1] what lasts a round ends at the start of the drawer’s next turn', () => {
  const t = drawn('time-lock', quiet);
  expect(t.view(0).lasting['time-lock']).toBe(0);
  t.state.spent = 4;
  t.play('end');
  expect(t.events.at(-1)).toEqual({ type: 'eventEnded', event: 'time-lock' });
});

test('[R59] under gymnastics a Walkway of the top floor leads to the roof', () => {
  const t = scene(`
    s0 hawk
    floor 1
    1 safe/o ? ? ?/G
    floor 2
    1 safe/o ? ? ?/G
    floor 3
    1 walkway/0 safe/o ? ?/G`);
  expect(t.can('escape')).toEqual([]);
  t.state.lasting[0] = 0;
  expect(t.can('escape')).toEqual(['escape']);
});

test('[R83] alone, heads-up counts for oneself', () => {
  const t = scene(`s0 hawk\nevents heads-up\n${quiet}`).play('end');
  expect(t.events.at(-1)).toEqual({ type: 'turnBegan', seat: 0, actions: 5 });
});

test('[R56] dead-drop: a second Gold Bar stays with the giver', () => {
  const t = scene(`
    s0 hawk · stealth 3 · emp gold-bar
    s1 juicer · stealth 3 · gold-bar
    events dead-drop
    ${quiet}`).play('end');
  expect(t.of('handedOver')).toEqual([{ type: 'handedOver', card: 'emp', from: 0, to: 1 }]);
  expect(t.crew(0).loot).toEqual(['gold-bar']);
});

test('[R61] switch-signs with several alarms: his own goes off, the next nearest is his new goal', () => {
  const t = drawn('switch-signs', 'floor 1 · die 1\n 1 ./0 ? ?/! ?\n 3 ?/! ? ? ?\n 4 ? ?/!X ? ?/G');
  expect(t.events.slice(2, 5)).toEqual([
    { type: 'guardJumped', floor: 1, to: '1B4' },
    { type: 'alarmOff', at: '1B4' },
    { type: 'destinationSet', floor: 1, at: '1A3', because: 'alarm' },
  ]);
  expect(t.told).not.toContain('patrolDrawn');
});

test('[R89] brown-out: no card for a guard who is away, and none after Lost Visual', () => {
  const floor = (head: string, marks: string): string =>
    `s0 hawk\ns1 juicer\nevents brown-out\nfloor 1 · die 1 · ${head}\n 1 ./0 ? ? ?\n 3 ?/! ? ? ?\n 4 ? ? ${marks}`;
  const away = scene(floor('lost · deck C3 B3', '?/! ?'), { lostVisual: true }).play('end');
  expect(away.told.slice(2, 5)).toEqual(['alarmOff', 'alarmOff', 'patrolDrawn']);
  expect(away.of('guardPlaced')).toEqual([{ type: 'guardPlaced', floor: 1, at: '1C3' }]); // this turn's movement
  const lost = scene(floor('deck lost-visual B1', '?/!X ?/G'), { lostVisual: true }).play('end');
  expect(lost.told.slice(2)).toEqual(['alarmOff', 'alarmOff', 'patrolDrawn', 'guardLost', 'turnBegan', 'placed']);
});

test('[R83] who has escaped is passed over', () => {
  const three = (event: string, ...gone: readonly number[]): Scene => {
    const t = scene(`s0 hawk\ns1 juicer\ns2 rook\nevents ${event}\nfloor 1 · die 1\n 1 ./02 ? ? ?\n 4 ? ? ? ?/G`);
    for (const seat of gone) t.state.at[seat] = ROOF;
    return t.play('end');
  };
  expect(three('heads-up', 1).of('turnBegan')).toEqual([{ type: 'turnBegan', seat: 2, actions: 5 }]);
  const jumped = three('jump-the-gun', 1);
  expect(jumped.of('turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 2 }]);
  expect(jumped.of('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, actions: 4 }]);
  const alone = three('jump-the-gun', 1, 2);
  expect(alone.told).toContain('noEffect');
  expect(alone.told).not.toContain('turnSkipped');
  expect(three('heads-up', 1, 2).of('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, actions: 5 }]);
  expect(three('dead-drop', 1, 2).told).toContain('noEffect');
});

test('[R89] squeak does nothing while the guard is away, or when somebody is with him', () => {
  for (const floor of ['floor 1 · die 1 · lost · deck C3 B3\n 1 ./0 ? ? ?', 'floor 1 · die 1\n 1 ./0G ? ? ?'])
    expect(drawn('squeak', floor).events[2]).toEqual({ type: 'noEffect', event: 'squeak' });
});

test('[R81] squeak: whoever is on another floor or outside draws no guard', () => {
  const t = drawn('squeak', 'floor 1 · die 1\n 1 ./0 ? ? ?\n 4 ? ?/G ? ?/X\nfloor 2\n 4 ? ./1 ? ?/G');
  expect(t.of('guardMoved')[0]).toEqual({ type: 'guardMoved', floor: 1, to: '1A4' });
});

test('[R1] a new turn: four actions, none of them spent', () => {
  const t = drawn('lampshade', quiet);
  expect(t.view(1)).toMatchObject({ turn: 1, left: 4, spent: 0, suit: false, abilityUsed: false });
});

test('[R87] between the end of the actions and the guard nothing can be used', () => {
  const t = drawn('throw-voice', 'floor 1 · die 1\n 1 ./0 ? ? ?\n 3 ? ?/X ? ?\n 4 ? ? ? ?/G');
  expect(t.view(0).left).toBe(0);
  expect(t.refusal('go 1B1')).toBe('answer-first');
});

test('[C5, C7] an event that changes nothing says so, one that changes something does not', () => {
  const says = (event: string, floor: string): boolean => drawn(event, floor).told.includes('noEffect');
  const tile = (one: string): string => `floor 1 · die 1\n 1 ./0 ${one} ? ?\n 4 ? ? ? ?/G`;
  expect([says('reboot', tile('foyer').replace('./0', 'foyer/0')), says('reboot', tile('computer-laser'))]).toEqual([
    true,
    false,
  ]);
  expect([says('keycode-change', tile('keypad')), says('keycode-change', tile('keypad/o'))]).toEqual([true, false]);
  expect([says('shoplifting', tile('laboratory')), says('shoplifting', tile('laboratory/t'))]).toEqual([true, false]);
});

test('[R63] espresso for a guard in the first corner counts, for one who is away it does not', () => {
  const corner = drawn('espresso', 'floor 1 · die 1\n 1 ?/G ? ? ?\n 4 ? ? ? ./0');
  expect(corner.of('guardMoved')).toHaveLength(2);
  expect(drawn('espresso', 'floor 1 · die 1 · lost · deck C3 B3\n 1 ./0 ? ? ?').told).toContain('noEffect');
});

test('[R1] what concerns one turn is over with it: espresso, shift-change, heads-up', () => {
  const alone = (event: string): Scene =>
    scene(`s0 hawk\nevents ${event} lampshade lampshade\nfloor 1 · die 1\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G`).play('end');
  expect(alone('espresso').play('end').of('guardMoved')).toHaveLength(1);
  expect(alone('shift-change').play('end').of('guardMoved')).toHaveLength(1);
  const heads = alone('heads-up');
  expect([heads.view(0).left, heads.play('end').view(0).left]).toEqual([5, 4]);
});

test('[R2] every turn counts its own actions', () => {
  const t = scene(`s0 hawk\nevents lampshade\nturn s0 · left 1 · spent 3\n${quiet}`).play('end');
  expect(t.told).not.toContain('eventDrawn');
  expect(t.play('end').of('actionsEnded')).toEqual([{ type: 'actionsEnded', seat: 0, spent: 0 }]);
});

test('[R83] jump-the-gun leaves out one turn, not the one after', () => {
  const t = drawn('jump-the-gun', 'floor 1 · die 1\n 1 ./01 ? ? ?\n 4 ? ? ? ?/G', '').play('end');
  expect(t.told).not.toContain('turnSkipped');
  expect(t.view(0).turn).toBe(1);
});

test('[C7] after its round an event is on the discards and no longer in force', () => {
  const t = scene(`s0 hawk\nevents time-lock lampshade\nfloor 1 · die 1\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G`).play('end');
  // Alone, the next turn is one's own: it ends before anything could have been stopped by it.
  expect(t.told.slice(-2)).toEqual(['turnBegan', 'eventEnded']);
  expect(t.view(0)).toMatchObject({ lasting: { 'time-lock': 'none' }, events: { discard: ['time-lock'] } });
});

test('[R88] where-is-he reaches a guard in the first corner, and none who is away', () => {
  const t = drawn('where-is-he', 'floor 1 · die 1 · deck B4\n 1 ?/G ?/X ? ?\n 4 ? ? ? ./0');
  expect(t.events[2]).toEqual({ type: 'guardJumped', floor: 1, to: '1B1' });
  expect(drawn('where-is-he', 'floor 1 · die 1 · lost · deck C3 B3\n 1 ./0 ? ? ?').told).toContain('noEffect');
});

test('[R11] buddy-system: of several others the player chooses; one who is there already stays', () => {
  const floors = 'floor 1 · die 1\n 1 ./0 ./1 ./2 ?\n 4 ? ? ? ?/G';
  const t = drawn('buddy-system', floors, 's2 raven');
  expect([t.asked, ...t.moves]).toEqual(['buddy-system s0', 's1', 's2']);
  expect(t.play('s2').of('shifted')).toEqual([{ type: 'shifted', seat: 2, to: '1A1', by: 'buddy-system' }]);
  expect(drawn('buddy-system', 'floor 1 · die 1\n 1 ./01 ? ? ?\n 4 ? ? ? ?/G').told).not.toContain('shifted');
});

test('[C5, C7] what an event did is told as often as it did it', () => {
  const locked = drawn('keycode-change', 'floor 1 · die 1\n 1 keypad4/o keypad5/o ./0 ?\n 4 ? ? ? ?/G');
  expect(locked.of('locked').map(({ at }) => at)).toEqual(['1A1', '1B1']);
  const rebooted = drawn('reboot', 'floor 1 · die 1\n 1 computer-laser/=3 foyer/0 ? ?\n 4 ? ? ? ?/G');
  expect(rebooted.of('hacked')).toEqual([{ type: 'hacked', seat: 0, at: '1A1', tokens: 1 }]);
  const dark = drawn('brown-out', 'floor 1 · die 1 · deck B1\n 1 ./0 ? ?/!X ?\n 4 ? ? ? ?/G');
  for (const t of [locked, rebooted, dark]) expect(t.told).not.toContain('noEffect');
  for (const event of ['brown-out', 'keycode-change', 'reboot', 'shoplifting'] as const)
    expect(drawn(event, quiet.replace('./0', 'foyer/0')).of('noEffect')).toEqual([{ type: 'noEffect', event }]);
});

test('[R6] peekhole: the tile is turned up, or not; with nothing face down around there is nothing to see', () => {
  const peekhole = (): Scene => drawn('peekhole', 'floor 1 · die 1\n 1 ./0 | (camera) ? ?\n 4 ? ? ? ?/G');
  expect(peekhole().play('1B1').told).toContain('revealed');
  expect(peekhole().play('none').told).not.toContain('revealed');
  const seen = drawn('peekhole', 'floor 1 · die 1\n 1 ./0 . ? ?\n 2 . ? ? ?\n 4 ? ? ? ?/G\n floor 2\n 1 . ? ? ?');
  expect(seen.told).toContain('noEffect');
  expect(drawn('go-with-your-gut', 'floor 1 · die 1\n 1 ./0 . ? ?\n 2 . ? ? ?\n 4 ? ? ? ?/G').told).toContain(
    'noEffect',
  );
});

test('[R86] throw-voice with a single way goes that way', () => {
  const t = drawn('throw-voice', 'floor 1 · die 1\n 1 ./0 ? ? ?\n 4 ?/X | ? ? ?/G');
  expect(t.of('destinationSet')).toEqual([{ type: 'destinationSet', floor: 1, at: '1A3', because: 'throw-voice' }]);
});

test('[R88] a guard at his destination: where-is-he gives him a new one, switch-signs does nothing', () => {
  const there = 'floor 1 · die 1 · deck B1\n 1 ./0 ? ? ?\n 4 ? ? ? ?/GX';
  expect(drawn('where-is-he', there).told.slice(2, 4)).toEqual(['patrolDrawn', 'destinationSet']);
  expect(drawn('switch-signs', there).of('noEffect')).toHaveLength(1);
  const fed = scene(`s0 hawk · stealth 3 · donuts\nevents where-is-he\n${there}`).play('use donuts 1D4').play('end');
  expect(fed.told.slice(2, 5)).toEqual(['patrolDrawn', 'destinationSet', 'guardHeld']);
});

test('[R89] switch-signs does nothing for a guard who is away', () => {
  expect(drawn('switch-signs', 'floor 1 · die 1 · lost · deck C3 B3\n 1 ./0 ? ? ?').told).toContain('noEffect');
});

test('[R81] squeak goes to the nearest of several; the player chooses between two that are as near', () => {
  const near = drawn('squeak', 'floor 1 · die 1\n 1 ./0 ? ? ?/G\n 2 ? ? ? .\n 3 ? ? ? ./1\n 4 ? ? ? ?/X');
  expect(near.of('guardMoved')[0]).toEqual({ type: 'guardMoved', floor: 1, to: '1D2' });
  const tie = drawn('squeak', 'floor 1 · die 1\n 1 ./0 ? ?/G ?\n 3 ? ? ./1 ?\n 4 ? ? ? ?/X');
  expect([tie.asked, ...tie.moves]).toEqual(['squeak s0', '1B1', '1C2']);
  const turned = drawn('squeak', 'floor 1 · die 1\n 1 ./1 ? ?/G ?\n 3 ? ? ./0 ?\n 4 ? ? ? ?/X');
  expect(turned.moves).toEqual(['1B1', '1C2']);
  expect(tie.play('1C2').events[0]).toEqual({ type: 'guardMoved', floor: 1, to: '1C2' });
});

test('[R67] shoplifting on a floor above turns the guard there', () => {
  const t = drawn('shoplifting', `${quiet}\n floor 2\n 1 laboratory/t ? ? ?\n 4 ? ? ? ?/G`);
  expect(t.of('destinationSet')[0]).toEqual({ type: 'destinationSet', floor: 2, at: '2A1', because: 'alarm' });
});

test('[R72] shift-change: the guard who stays is named by his floor', () => {
  const t = drawn('shift-change', 'floor 1\n 4 ? ? ? ?/G\n floor 2\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G');
  expect(t.of('guardHeld')).toEqual([{ type: 'guardHeld', floor: 2, by: 'shift-change' }]);
});

test('[R89] a guard in the first corner can be sent elsewhere, and hears a squeak', () => {
  const corner = 'floor 1 · die 1\n 1 ?/G ? ? ?\n 4 ./0 ? ? ?/X';
  expect(drawn('crash', corner).of('destinationSet')[0]).toMatchObject({ at: '1A4', because: 'crash' });
  expect(drawn('squeak', corner).of('guardMoved')[0]).toEqual({ type: 'guardMoved', floor: 1, to: '1A2' });
  expect(drawn('switch-signs', corner).told).toContain('guardJumped');
});
