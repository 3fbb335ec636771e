import { expect, test } from 'vitest';
import { scene } from '../scene.ts';

const holding = (cards: string, rest: string): string => `
  s0 hawk · stealth 3 · ${cards}
  s1 juicer
  ${rest}`;
const plain = `floor 1
  1 ./0 ? ? ?
  4 ? ? ? ?/G`;

test('[C3] blueprints turn up any tile, and are gone', () => {
  const t = scene(holding('blueprints', 'floor 1\n 1 ./0 ? ? ?/G\nfloor 3\n 2 ? (laser) ? ?')).play(
    'use blueprints 3B2',
  );
  expect(t.told).toEqual(['toolUsed', 'revealed']);
  expect(t.floor(3).guard).toBe('unplaced');
  expect(t.view(0).tools.discard).toEqual(['blueprints']);
});

test('[R51] a crowbar disables a face-up neighbour for good', () => {
  const t = scene(holding('crowbar', 'floor 1\n 1 ./0 laser (camera) ?\n 2 . ? ? ?/G'));
  expect(t.can('use')).toEqual(['use crowbar 1B1']);
  t.play('use crowbar 1B1');
  expect(t.events[1]).toEqual({ type: 'crowbarred', at: '1B1' });
  expect(t.play('go 1B1').told).toEqual(['moved']);
});

test('[R87] the crystal ball shows three events to one player, who puts them back as he likes', () => {
  const t = scene(`events crash squeak reboot lampshade${holding('crystal-ball', plain)}`).play('use crystal-ball');
  expect(t.events[1]).toEqual({ type: 'looked', seat: 0, deck: 'events', cards: ['crash', 'squeak', 'reboot'] });
  expect(t.moves).toHaveLength(6);
  t.play('arrange 3 1 2');
  expect(t.view(0).events.deck.cards.slice(0, 4)).toEqual(['reboot', 'crash', 'squeak', '?']);
  expect(t.view(1).events.deck.cards.slice(0, 3)).toEqual(['?', '?', '?']);
});

test('[R52] donuts cost a guard his next movement', () => {
  const t = scene(holding('donuts', 'turn s0 · left 0 · spent 4\nfloor 1\n 1 ./0 ? ? ?/G')).play('use donuts 1D1');
  expect(t.floor(1).donuts).toBe(true);
  expect(t.play('end').events[1]).toEqual({ type: 'guardHeld', floor: 1, by: 'donuts' });
  expect(t.view(0).tools.discard).toEqual(['donuts']);
});

test('[R90] dynamite takes away a wall of one’s tile and rings', () => {
  const t = scene(holding('dynamite', 'floor 1\n 1 ./0 | ? ? ?\n 4 ? ? ? ?/G'));
  expect(t.can('use')).toEqual(['use dynamite 1B1']);
  t.play('use dynamite 1B1');
  expect(t.told).toEqual(['toolUsed', 'wallRemoved', 'alarmRaised', 'destinationSet']);
  expect(t.can('go')).toContain('go 1B1');
  expect(t.floor(1).walls).toEqual([]);
});

test('[R53] E.M.P. silences everything, a guard who had an alarm draws, and nothing rings until the next own turn', () => {
  const t = scene(holding('emp', 'floor 1 · deck B4\n 1 ./0 fingerprint ?/!X ?\n 4 ? ? ? ?/G')).play('use emp');
  expect(t.told).toEqual(['toolUsed', 'alarmOff', 'patrolDrawn', 'destinationSet']);
  expect(t.play('go 1B1').told).toEqual(['moved']);
  expect(t.view(0).lasting.emp).toBe(0);
});

test('[R54] the invisible suit: one action more, no guard and no camera notices one’s moves', () => {
  const t = scene(holding('invisible-suit', 'floor 1\n 1 ./0 ./G ? ?')).play('use invisible-suit');
  expect(t.view(0).left).toBe(5);
  expect(t.play('go 1B1').told).toEqual(['moved']);
});

test('[R87] makeup for everybody on the tile, rollerskates for two actions, smoke for the tile', () => {
  const makeup = scene(holding('makeup-kit', 'floor 1\n 1 ./01 ? ? ?/G')).play('use makeup-kit');
  expect(makeup.of('stealthGained').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(scene(holding('rollerskates', plain)).play('use rollerskates').view(0)).toMatchObject({ left: 6, spent: 0 });
  expect(scene(holding('smoke-bomb', plain)).play('use smoke-bomb').tile('1A1').refuge).toBe(3);
});

test('[R55] a thermal bomb makes stairs up or down and rings; on the top floor to the roof', () => {
  const t = scene(holding('thermal-bomb', plain));
  expect(t.can('use')).toEqual(['use thermal-bomb 2A1']);
  t.play('use thermal-bomb 2A1');
  expect(t.told).toEqual(['toolUsed', 'stairsMade', 'alarmRaised', 'destinationSet']);
  expect(t.can('go')).toContain('go 2A1');
  expect(t.can('peek')).toContain('peek 2A1');
  const top = scene(holding('thermal-bomb', 'floor 3\n 1 ./0 ? ? ?/G\nfloor 1\n 1 ? ? ? ?/G'));
  expect(top.can('use')).toEqual(['use thermal-bomb roof', 'use thermal-bomb 2A1']);
});

test('[R24] a virus puts three tokens on a Computer Room, six at most', () => {
  const t = scene(holding('virus', 'floor 1\n 1 ./0 computer-laser/=4 ? ?/G')).play('use virus 1B1');
  expect(t.events[1]).toEqual({ type: 'hacked', seat: 0, at: '1B1', tokens: 6 });
});

test('[R103] whoever holds the Bust uses no tools', () => {
  const t = scene(holding('emp bust', plain));
  expect(t.can('use')).toEqual([]);
  expect(t.refusal('use emp')).toBe('bust');
});

test('[R99] with no tool left a Laboratory still counts as taken', () => {
  const t = scene(holding('emp', 'floor 1\n 1 ./0 laboratory ? ?\n 4 ? ? ? ?/G'));
  for (const card of t.state.toolDeck.splice(0)) t.state.toolAt[card] = 1;
  t.play('go 1B1');
  expect(t.told).toEqual(['moved', 'noToolLeft']);
  expect(t.tile('1B1').taken).toBe(true);
});

test('[R74] cards are given and taken on one tile, if the other agrees', () => {
  const t = scene(holding('emp', 'floor 1\n 1 ./01 ? ? ?/G')).play('give emp s1');
  expect([t.asked, ...t.moves]).toEqual(['trade s1', 'agree', 'decline']);
  t.play('agree');
  expect(t.events).toEqual([{ type: 'handedOver', card: 'emp', from: 0, to: 1 }]);
  t.play('take emp s1');
  expect(t.asked).toBe('trade s1');
  expect(t.play('decline').events).toEqual([{ type: 'declined', seat: 1 }]);
  expect(scene(holding('emp', 'floor 1\n 1 ./0 ./1 ? ?/G')).can('give')).toEqual([]);
});

test('[R54] in the guard’s step the suit is off, and other alarms ring through it', () => {
  const t = scene(
    holding('invisible-suit', 'turn s0 · left 0 · spent 4\nfloor 1 · die 1\n 1 ./0X ./G fingerprint ?'),
  ).play('use invisible-suit');
  expect(t.play('end').of('stealthLost')).toHaveLength(1);
  const ring = scene(holding('invisible-suit', 'floor 1\n 1 ./0 fingerprint ? ?\n 4 ? ? ? ?/G')).play(
    'use invisible-suit',
  );
  expect(ring.play('go 1B1').told).toContain('alarmRaised');
});

test('[R52] where-is-he moves a guard with Donuts, which stay', () => {
  const t = scene(`events where-is-he${holding('donuts', 'floor 1 · die 1 · deck B4\n 1 ./0 ? ? ?\n 4 ?/X ? ? ?/G')}`)
    .play('use donuts 1D4')
    .play('end');
  expect(t.told.slice(2, 6)).toEqual(['guardJumped', 'patrolDrawn', 'destinationSet', 'guardHeld']);
});

test('[R53] E.M.P. ends at the start of its user’s next turn', () => {
  const t = scene('s0 hawk · stealth 3 · emp\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G')
    .play('use emp')
    .play('end');
  expect(t.events.at(-1)).toEqual({ type: 'toolEnded', tool: 'emp' });
});

test('[C3] a tool that is not used like this says how it is used', () => {
  const t = scene(
    holding('stethoscope crowbar emp', 'floor 1\n 1 ./0 laser ? ?\n 4 ? ? ? ?/G\nfloor 3\n 1 laser ? ? ?'),
  );
  expect(t.refusal('use stethoscope')).toBe('stethoscope');
  expect(t.refusal('use crowbar')).toBe('crowbar-reach');
  expect(t.refusal('use emp 1B1')).toBe('not-aimed');
  expect(t.refusal('use crowbar 3A1')).toBe('crowbar-reach');
  expect(t.refusal('use virus 1A1')).toBe('not-in-hand');
});

test('[R53] when E.M.P. has ended alarms ring again', () => {
  const t = scene(
    's0 hawk · stealth 3 · emp\nturn s0 · left 0 · spent 4\nfloor 1 · die 1\n 1 ./0 fingerprint ? ?\n 4 ? ? ? ?/G',
  )
    .play('use emp')
    .play('end')
    .play('go 1B1');
  expect(t.told).toContain('alarmRaised');
  expect(t.view(0)).toMatchObject({ lasting: { emp: 'none' }, tools: { discard: ['emp'] } });
});

test('[R87] a used tool is out of hand', () => {
  const t = scene(holding('rollerskates emp', plain)).play('use rollerskates');
  expect(t.crew(0).tools).toEqual(['emp']);
  expect(t.can('use')).toEqual(['use emp']);
});

test('[R74] only what one has can be given, only what the other has can be taken', () => {
  const t = scene(holding('emp tiara', 'floor 1\n 1 ./01 ? ? ?/G'));
  expect([t.can('give'), t.can('take')]).toEqual([['give emp s1', 'give tiara s1'], []]);
  expect(t.refusal('take emp s1')).toBe('not-theirs');
});

test('[C3] the crystal ball with two events left: the discards are shuffled and go under the deck', () => {
  const t = scene(`events crash squeak reboot lampshade${holding('crystal-ball', plain)}`);
  const deck = t.state.eventDeck;
  t.state.eventDiscard = deck.splice(0, deck.length - 2);
  const under = t.state.eventDiscard.length;
  t.play(
    'use crystal-ball',
    Array.from({ length: under - 1 }, (_, i) => [under - i, under - i - 1] as const),
  );
  expect(t.of('eventsReshuffled')).toEqual([{ type: 'eventsReshuffled', cards: under }]);
  expect(t.of('looked')[0]!.cards).toEqual(['crash', 'squeak', 'reboot']);
  expect(t.view(0).events.discard).toEqual([]);
});

test('[C3] … with three left they stay where they are', () => {
  const t = scene(`events crash squeak reboot lampshade${holding('crystal-ball', plain)}`);
  const deck = t.state.eventDeck;
  t.state.eventDiscard = deck.splice(0, deck.length - 3);
  expect(t.play('use crystal-ball').told).toEqual(['toolUsed', 'looked']);
});

test('[R74] the card that was named changes hands, no other', () => {
  const t = scene(holding('emp virus tiara', 'floor 1\n 1 ./01 ? ? ?/G'));
  t.play('give virus s1').play('agree').play('give tiara s1').play('agree');
  expect([t.crew(0).tools, t.crew(1).tools, t.crew(1).loot]).toEqual([['emp'], ['virus'], ['tiara']]);
});

test('[R54] an event after the actions finds the suit taken off', () => {
  const t = scene(`
    s0 hawk · stealth 3 · invisible-suit
    events lost-grip
    floor 1 · die 1
    1 ./G ? ? ?
    floor 2
    1 ./0 ? ? ?
    4 ? ? ? ?/G`)
    .play('use invisible-suit')
    .play('end');
  expect(t.of('stealthLost')[0]).toEqual({ type: 'stealthLost', seat: 0, from: 'own', left: 2 });
});

test('[R24] a virus goes onto Computer Rooms in sight that have room, and nothing else', () => {
  const t = scene(
    holding('virus', 'floor 1\n 1 foyer/0 computer-laser/=6 computer-motion (computer-fingerprint)\n 4 ? ? ? ?/G'),
  );
  expect(t.can('use')).toEqual(['use virus 1C1']);
});

test('[R106] from an Atrium a crowbar reaches the tiles straight above and below, and no others there', () => {
  const t = scene(
    holding(
      'crowbar',
      `floor 1\n 1 laser laser ? ?\n 4 ? ? ? ?/G
       floor 2\n 1 atrium/0 ? ? ?\n 4 ? ? ? ?/G
       floor 3\n 1 camera camera ? ?`,
    ),
  );
  expect(t.can('use')).toEqual(['use crowbar 3A1', 'use crowbar 1A1']);
  expect(t.play('use crowbar 1A1').events[1]).toEqual({ type: 'crowbarred', at: '1A1' });
  const foyer = scene(holding('crowbar', 'floor 1\n 1 laser ? ? ?/G\nfloor 2\n 1 foyer/0 ? ? ?/G'));
  expect(foyer.can('use')).toEqual([]);
});

test('[R54] the suit hides its wearer alone: whoever is ordered beside a guard or into a Camera is noticed', () => {
  const t = scene(`
    s0 rook · stealth 3 · invisible-suit
    s1 juicer
    floor 1
    1 ./0 ./1 ./G ?`)
    .play('use invisible-suit')
    .play('order s1 1C1')
    .play('agree');
  expect(t.of('stealthLost')).toEqual([{ type: 'stealthLost', seat: 1, from: 'own', left: 2 }]);
  const camera = scene(`
    s0 rook · stealth 3 · invisible-suit
    s1 juicer
    floor 1
    1 camera1 ./01 camera2 ?
    4 ? ? ? camera3/G`).play('use invisible-suit');
  expect(camera.play('order s1 1A1').play('agree').told).toEqual(['moved', 'alarmRaised', 'destinationSet']);
  expect(camera.play('go 1C1').told).toEqual(['moved']);
});

test('[R87] what is offered of tools: no Stethoscope, no crowbarred tile, guards in sight wherever they are', () => {
  expect(scene(holding('stethoscope', plain)).can('use')).toEqual([]);
  expect(scene(holding('crowbar', 'floor 1\n 1 ./0 laser/c ? ?\n 4 ? ? ? ?/G')).can('use')).toEqual([]);
  const donuts = scene(holding('donuts', 'floor 1\n 1 ?/G ./0 ? ?\n floor 2 · lost\n 1 ? ? ? ?'));
  expect(donuts.can('use')).toEqual(['use donuts 1A1']);
  const seen = scene(holding('blueprints', 'floor 1\n 1 ./0 . ? ?\n 4 ? ? ? ?/G')).can('use');
  expect(seen).not.toContain('use blueprints 1B1');
  expect(seen).toHaveLength(16 * 3 - 2);
});

test('[R55] a bomb leads down too, is told with its end, and not twice the same way', () => {
  const at = (floor: string): ReturnType<typeof scene> => scene(holding('thermal-bomb', floor));
  const down = at('floor 1\n 4 ? ? ? ?/G\nfloor 2\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G').play('use thermal-bomb 1A1');
  expect(down.of('stairsMade')).toEqual([{ type: 'stairsMade', at: '2A1', to: '1A1' }]);
  expect(down.can('go')).toContain('go 1A1');
  expect(down.can('go')).not.toContain('go 3A1');
  const roof = at('floor 1\n 4 ? ? ? ?/G\nfloor 3\n 1 ./0 ? ? ?\n 4 ? ? ? ?/G').play('use thermal-bomb roof');
  expect(roof.of('stairsMade')).toEqual([{ type: 'stairsMade', at: '3A1', to: 'roof' }]);
  const again = at('floor 1\n 1 ?/u ? ? ?\n 4 ? ? ? ?/G\nfloor 2\n 1 ./0u ? ? ?\n 4 ? ? ? ?/G');
  expect(again.can('use')).toEqual([]);
});

test('[C3] an empty tool deck is made of the discards', () => {
  const t = scene(holding('emp', 'floor 1\n 1 ./0 laboratory ? ?\n 4 ? ? ? ?/G'));
  const { toolDeck } = t.state;
  t.state.toolDiscard = toolDeck.splice(0);
  const cards = t.state.toolDiscard.length;
  t.play(
    'go 1B1',
    Array.from({ length: cards - 1 }, (_, i) => [cards - i, cards - i - 1] as const),
  );
  expect(t.told).toEqual(['moved', 'toolsReshuffled', 'toolFound']);
  expect(t.of('toolsReshuffled')).toEqual([{ type: 'toolsReshuffled', cards }]);
});

test('[R87] the crystal ball: what was looked at is known at once, and putting it back is told', () => {
  const t = scene(`events crash squeak reboot lampshade${holding('crystal-ball', plain)}`).play('use crystal-ball');
  expect(t.view(0).events.deck.cards.slice(0, 4)).toEqual(['crash', 'squeak', 'reboot', '?']);
  expect(t.play('arrange 2 1 3').events).toEqual([{ type: 'arranged', seat: 0, order: '2 1 3' }]);
});

test('[R74] an offer and a wish are told as what they are, to and from any seat, any card', () => {
  const t = scene(holding('blueprints', 'floor 1\n 1 ./01 ? ? ?/G')).play('give blueprints s1');
  expect(t.events).toEqual([{ type: 'offered', seat: 0, card: 'blueprints', to: 1 }]);
  t.play('agree').play('take blueprints s1');
  expect(t.events).toEqual([{ type: 'requested', seat: 0, card: 'blueprints', from: 1 }]);
  const second = scene(holding('blueprints', 'turn s1\nfloor 1\n 1 ./01 ? ? ?/G'));
  expect(second.can('take')).toEqual(['take blueprints s0']);
  const lying = scene('s0 hawk\ns1 juicer\nlies blueprints 1A1\nfloor 1\n1 ./0 ? ? ?/G');
  expect(lying.can('pick-up')).toEqual(['pick-up blueprints']);
});

test('[R87] makeup and Rollerskates are told', () => {
  const t = scene(holding('rollerskates', plain)).play('use rollerskates');
  expect(t.events[1]).toEqual({ type: 'actionsGained', seat: 0, actions: 2 });
  const makeup = scene(holding('makeup-kit', 'floor 1\n 1 ./0 ./1 ? ?/G')).play('use makeup-kit');
  expect(makeup.of('stealthGained').map(({ seat }) => seat)).toEqual([0]);
});

test('[R52, R90] on an upper floor donuts lie under the guard there, and dynamite takes away a wall there', () => {
  const upstairs = (cards: string, row: string): string =>
    holding(cards, `turn s0 · left 0 · spent 4\nfloor 1\n4 ? ? ? ?/G\nfloor 2 · die 1\n1 ${row}\n4 ? ? ? ?/G`);
  const fed = scene(upstairs('donuts', './0 ? ? ?')).play('use donuts 2D4').play('end');
  expect(fed.of('guardHeld')).toEqual([{ type: 'guardHeld', floor: 2, by: 'donuts' }]);
  const blast = scene(upstairs('dynamite', './0 | ? ? ?')).play('use dynamite 2B1');
  expect(blast.of('wallRemoved')).toEqual([{ type: 'wallRemoved', floor: 2, wall: 'A1B1' }]);
});

test('[R53] under E.M.P. a card is drawn where alarms have stopped, also by a guard in the first corner, and nowhere else', () => {
  const floor = 'floor 1 · deck B4\n 1 ?/G ? ?/!X ./0\n 4 ? ? ? ?';
  expect(scene(holding('emp', floor)).play('use emp').told).toContain('patrolDrawn');
  expect(scene(holding('emp', floor.replace('!', ''))).play('use emp').told).toEqual(['toolUsed']);
});
