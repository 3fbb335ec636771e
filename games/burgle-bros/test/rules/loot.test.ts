import { expect, test } from 'vitest';
import { LOOT_CARDS } from '../../components/cards.ts';
import { cardIn } from '../../state.ts';
import { d6, scene } from '../scene.ts';

const holding = (loot: string, rest: string): string => `
  s0 hawk · stealth 3 · ${loot}
  s1 raven
  ${rest}`;

/** The end of s1's turn, with the guard far away: s0's turn begins. */
const before = (loot: string, row: string): string =>
  holding(loot, `turn s1 · left 0 · spent 4\nfloor 1 · die 1\n 1 ${row}\n 4 ./1 ? ? ?/GX`);

test('[R1] the Chihuahua barks on a 6 at the start of its holder’s turn', () => {
  const text = before('chihuahua', './0 ? ? ?');
  expect(scene(text).play('end', d6(6)).told.slice(-3, -1)).toEqual(['rolled', 'alarmRaised']);
  expect(scene(text).play('end', d6(5)).told).not.toContain('alarmRaised');
});

test('[R58] the Kitty runs one step towards the nearest alarm tile on a 1 or 2', () => {
  const t = scene(before('persian-kitty', './0 ? laser ?')).play('end', d6(2));
  expect(t.events.at(-1)).toEqual({ type: 'kittyRan', seat: 0, to: '1B1' });
  expect(t.tile('1B1').cards).toEqual(['persian-kitty']);
  expect(scene(before('persian-kitty', './0 ? laser ?')).play('end', d6(3)).told).not.toContain('kittyRan');
});

test('[R58] with no alarm tile in sight she stays; caught again on her tile for nothing', () => {
  expect(scene(before('persian-kitty', './0 ? ? ?')).play('end', d6(1)).told).not.toContain('kittyRan');
  const t = scene('s0 hawk\ns1 raven\nlies persian-kitty 1A1\nfloor 1\n 1 ./0 ? ? ?/G');
  expect(t.play('pick-up persian-kitty').events).toEqual([{ type: 'pickedUp', seat: 0, card: 'persian-kitty' }]);
  expect(t.view(0).left).toBe(4);
});

test('[R58] of equally near ways the players choose', () => {
  const t = scene(`
    s0 hawk · stealth 3 · persian-kitty
    s1 raven
    turn s1 · left 0 · spent 4
    floor 1 · die 1
    1 ./0 ? laser ?
    2 ? ? ? ?
    3 laser ? ? ?
    4 ./1 ? ? ?/GX`).play('end', d6(1));
  expect([t.asked, ...t.moves]).toEqual(['kitty s0', '1B1', '1A2']);
});

test('[R82] a crowbarred tile has no alarm icon for the Kitty', () => {
  expect(scene(before('persian-kitty', './0 ? laser/c ?')).play('end', d6(1)).told).not.toContain('kittyRan');
});

test('[R103] the Mirror: three actions, and no Laser of its holder rings', () => {
  const t = scene(before('mirror', './0 laser ? ?')).play('end');
  expect(t.view(0).left).toBe(3);
  expect(t.play('go 1B1').told).toEqual(['moved']);
});

test('[R30] the Tiara costs a Stealth beside a guard, once', () => {
  const t = scene(holding('tiara', 'floor 1\n 1 ./0 . ./G ?')).play('go 1B1');
  expect(t.told).toEqual(['moved', 'stealthLost']);
  const foyer = scene(holding('tiara', 'floor 1\n 1 ./0 foyer ./G ?')).play('go 1B1');
  expect(foyer.of('stealthLost')).toHaveLength(1);
});

test('[R15] the Gemstone: one action more where somebody else is, or not at all', () => {
  const t = scene(holding('gemstone', 'floor 1\n 1 ./0 ./1 ? ?/G')).play('go 1B1');
  expect(t.view(0)).toMatchObject({ left: 2, spent: 2 });
  const poor = holding('gemstone', 'turn s0 · left 1 · spent 3\nfloor 1\n 1 ./0 ./1 ? ?/G');
  expect(scene(poor).can('go')).not.toContain('go 1B1');
});

test('[R21] with the Painting neither Ducts nor walls into Secret Doors', () => {
  const text = 'floor 1\n 1 service-duct5/0 | secret-door service-duct6 ?/G';
  expect(scene(holding('painting', text)).can('go')).toEqual(['go 1A2']);
});

test('[R17] the Isotope rings a Thermo on entering', () => {
  const t = scene(holding('isotope', 'floor 1\n 1 ./0 thermo ? ?\n 4 ? ? ? ?/G')).play('go 1B1');
  expect(t.of('alarmRaised')).toEqual([{ type: 'alarmRaised', at: '1B1', because: 'isotope' }]);
});

test('[R56] with one Gold Bar comes the other, onto the safe; nobody carries two', () => {
  const t = scene(`
    s0 hawk
    s1 raven
    tools emp
    loot gold-bar
    floor 1
    1 safe/0=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G`).play('crack 1A1', d6(3));
  expect(t.tile('1A1').cards).toEqual(['gold-bar']);
  expect(t.can('pick-up')).toEqual([]);
  expect(t.refusal('pick-up gold-bar')).toBe('one-bar');
  expect(t.state.lootDeck.map(cardIn).filter((card) => LOOT_CARDS[card] === 'gold-bar')).toEqual([]);
});

test('[C4] the Cursed Goblet takes a Stealth from whoever draws it, but never captures', () => {
  const text = (stealth: number): string => `
    s0 hawk · stealth ${stealth}
    s1 raven
    tools emp
    loot cursed-goblet
    floor 1
    1 safe/0=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G`;
  const cursed = scene(text(1)).play('crack 1A1', d6(3));
  expect(cursed.crew(0).stealth).toBe(0);
  expect(cursed.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 0, from: 'own', left: 0 }]);
  const none = scene(text(0)).play('crack 1A1', d6(3));
  expect(none.view(0).result).toBe('playing');
});

test('[R1] the Stamp: an event also after three actions', () => {
  const text = (loot: string): string => `
    s0 hawk · stealth 3${loot}
    s1 raven
    events lampshade
    turn s0 · left 1 · spent 3
    floor 1
    1 ./0 ? ? ?/G`;
  expect(scene(text(' · stamp')).play('end').told).toContain('eventDrawn');
  expect(scene(text('')).play('end').told).not.toContain('eventDrawn');
});

test('[R30] the Tiara counts under Go With Your Gut, and a guard who comes near costs nothing', () => {
  const t = scene(`
    s0 hawk · stealth 3 · tiara
    events go-with-your-gut
    floor 1 · die 1
    1 ./0 (secret-door) ?/G ?/X
    2 . ? ? ?`).play('end');
  expect(t.of('stealthLost')).toHaveLength(1);
  const near = scene(`
    s0 hawk · stealth 3 · tiara
    turn s0 · left 0 · spent 4
    floor 1 · die 1
    1 ./0X ? ?/G ?`).play('end');
  expect(near.of('stealthLost')).toEqual([]);
});

test('[R58] anybody on her tile picks the cat up, and is the holder from then on', () => {
  const t = scene(`
    s0 hawk
    s1 juicer
    lies persian-kitty 1B1
    floor 1
    1 ./0 . ? ?/G`);
  expect(t.can('pick-up')).toEqual([]);
  t.play('go 1B1').play('pick-up persian-kitty');
  expect(t.events).toEqual([{ type: 'pickedUp', seat: 0, card: 'persian-kitty' }]);
  expect(t.view(0)).toMatchObject({ spent: 1, crew: [{ loot: ['persian-kitty'] }, {}] });
});

test('[R56] a second bar lies where it is for whoever has one', () => {
  const t = scene('s0 hawk · stealth 3 · gold-bar\ns1 juicer\nlies gold-bar 1A1\nfloor 1\n1 ./0 ? ? ?/G');
  expect(t.can('pick-up')).toEqual([]);
  expect(t.refusal('pick-up gold-bar')).toBe('one-bar');
});

test('[R56] a bar hinders its holder with nothing but the other bar', () => {
  const t = scene(
    's0 hawk · stealth 3 · gold-bar\ns1 juicer · stealth 3 · gold-bar\nlies tiara 1A1\nfloor 1\n1 ./0 ? ? ?/G',
  );
  expect(t.can('pick-up')).toEqual(['pick-up tiara']);
});

test('[R30] the Tiara counts for moves only: not for a fall, not for a change of places', () => {
  const fall = scene(`
    s0 hawk · stealth 3 · tiara
    floor 1
    1 ? . ./G ?
    floor 2
    1 ./0 (walkway) ? ?
    4 ? ? ? ?/G`).play('go 2B1');
  expect(fall.told).toEqual(['revealed', 'shifted']);
  const swap = scene(`
    s0 rook advanced
    s1 hawk · stealth 3 · tiara
    floor 1
    1 ./1 ? ? ?
    2 ? ./0 ./G ?`).play('disguise s1');
  expect(swap.told).toEqual(['abilityUsed', 'shifted', 'shifted']);
});

test('[R14] the Gemstone’s action is kept back at a Laser: what is left must pay for both', () => {
  const at = (left: number): string => `
    s0 hawk · stealth 3 · gemstone
    s1 raven
    turn s0 · left ${left} · spent ${4 - left}
    floor 1
    1 ./0 laser/1 ? ?
    4 ? ? ? ?/G`;
  const poor = scene(at(2)).play('go 1B1');
  expect(poor.told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
  expect(poor.view(0)).toMatchObject({ left: 0, spent: 4 });
  const rich = scene(at(3)).play('go 1B1');
  expect(rich.moves).toEqual(['pay', 'ring']);
  expect(rich.play('pay').told).toEqual(['moved']);
  expect(rich.view(0)).toMatchObject({ left: 0, spent: 4 });
});

test('[R58] the roll is told; where there is no way she stays and nobody is asked', () => {
  const t = scene(before('persian-kitty', './0 ? ? ?')).play('end', d6(1));
  expect(t.of('rolled')).toEqual([{ type: 'rolled', seat: 0, for: 'persian-kitty', dice: [1] }]);
  expect(t.asked).toBe('none');
});

test('[R58] she runs to the nearest alarm tile, never to the one she is on', () => {
  const floor = (row: string, below: string): string =>
    holding(
      'persian-kitty',
      `turn s1 · left 0 · spent 4\nfloor 1 · die 1\n 1 ${row}\n 2 ? ? ? ?\n 3 ${below}\n 4 ./1 ? ? ?/GX`,
    );
  const near = scene(floor('./0 laser ? ?', 'laser ? ? ?')).play('end', d6(1));
  expect(near.of('kittyRan')).toEqual([{ type: 'kittyRan', seat: 0, to: '1B1' }]);
  const on = scene(floor('laser/0 ? laser ?', '? ? ? ?')).play('end', d6(1));
  expect(on.of('kittyRan')).toEqual([{ type: 'kittyRan', seat: 0, to: '1B1' }]);
});

test('[R56] whoever has no bar picks one up, of two on a tile as one offer; nobody gives one to somebody who has one', () => {
  const lying = scene('s0 hawk\ns1 juicer\nlies gold-bar 1A1\nlies gold-bar 1A1\nfloor 1\n1 ./0 ? ? ?/G');
  expect(lying.can('pick-up')).toEqual(['pick-up gold-bar']);
  const both = scene('s0 hawk · stealth 3 · gold-bar\ns1 juicer · stealth 3 · gold-bar\nfloor 1\n1 ./01 ? ? ?/G');
  expect([both.can('give'), both.can('take')]).toEqual([[], []]);
  const one = scene('s0 hawk\ns1 juicer · stealth 3 · gold-bar\nlies gold-bar 1B1\nfloor 1\n1 ./01 . ? ?/G');
  expect(one.can('take')).toEqual(['take gold-bar s1']);
});

test('[R56] of the two bars the one that is given goes, whichever it is', () => {
  const bars = 's1 juicer · stealth 3 · gold-bar\ns2 raven · stealth 3 · gold-bar';
  for (const giver of [1, 2]) {
    const t = scene(`turn s${giver}\ns0 hawk\n${bars}\nfloor 1\n1 ./012 ? ? ?/G`)
      .play('give gold-bar s0')
      .play('agree');
    expect(t.events).toEqual([{ type: 'handedOver', card: 'gold-bar', from: giver, to: 0 }]);
    expect([0, giver, 3 - giver].map((seat) => t.crew(seat).loot)).toEqual([['gold-bar'], [], ['gold-bar']]);
  }
});

test('[C4] the Goblet takes nothing from whoever has nothing', () => {
  const t = scene(`
    s0 hawk · stealth 0
    tools emp
    loot cursed-goblet
    floor 1
    1 safe/0=1 laser1/* laser2/* motion3
    2 thermo1/* ? ? ?
    3 camera2/* ? ? ?
    4 walkway3/* ? ? ?/G`).play('crack 1A1', d6(3));
  expect([t.of('stealthLost'), t.crew(0).stealth]).toEqual([[], 0]);
});

test('[R15] the Gemstone costs nothing where nobody is, and nothing under Orders', () => {
  expect(scene(holding('gemstone', 'floor 1\n 1 ./0 . ? ?/G\n 4 ./1 ? ? ?')).play('go 1B1').view(0).left).toBe(3);
  const ordered = scene('s0 rook\ns1 hawk · stealth 3 · gemstone\nfloor 1\n1 ./0 ./1 ? ?\n4 ? ? ? ?/G')
    .play('order s1 1A1')
    .play('agree');
  expect(ordered.view(0).left).toBe(3);
});

test('[R30] the Tiara counts when one climbs through a window', () => {
  const t = scene(`
    s0 acrobat advanced · stealth 3 · tiara
    floor 1
    1 ./0 ? ? ?
    4 ? ? ? ?/G
    floor 2
    1 . ./G ? ?`).play('climb 2A1');
  expect(t.told.slice(0, 3)).toEqual(['abilityUsed', 'moved', 'stealthLost']);
});
