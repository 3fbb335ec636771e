import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { harm, isSure, likely, meaningOf, ringsAtEnd, risksOf } from '../../board/ahead.ts';
import type { Offer } from '../../board/offers.ts';
import { roomBearings } from '../../board/panel/bearings.ts';
import { effectsOf } from '../../board/panel/effects.ts';
import { beatsOf, endInShort } from '../../board/panel/sequel.ts';
import type { Scene } from '../../board/scene.ts';
import { routeOf } from '../../board/table/route.ts';
import { VIDEO_LOOP } from '../../state.ts';
import { type Scene as Building, scene as building } from '../scene.ts';
import { sceneOf } from './ahead.ts';

const ANN = 0 as Seat;
const BEN = 1 as Seat;

const shown = ({ state, acting }: Building, options = {}): Scene => sceneOf(state, acting, options);

const offer = ({ offers }: Scene, name: string): Offer =>
  [...[...offers.rooms.values()].flat(), ...offers.groups.flatMap((group) => group.offers)].find(
    (each) => each.name === name,
  )!;

const texts = (scene: Scene, name: string): string[] => effectsOf(scene, offer(scene, name)).map(({ text }) => text);
const titles = (scene: Scene): string[] => beatsOf(scene).map(({ title }) => title);

test('[R17] whoever ends a turn on a Thermo is told that it rings and what the guard does then', () => {
  const scene = shown(
    building(`
      turn s0 · left 1 · spent 3
      s0 hawk
      floor 1 · die 2
      1  thermo/0 ?/G ? ?/X
      2  ? ? ? ?`),
  );
  expect(ringsAtEnd(scene, '1A1')).toBe(true);
  expect(titles(scene)).toEqual(['Thermo goes off', 'Guard 1: 3 steps', 'Draws a card', '−1 Stealth']);
  expect(endInShort(scene)).toEqual({ words: 'alarm, −1 Stealth', hurts: true });
  expect(routeOf(scene, 0)).toMatchObject({ to: '1A1', card: 1, steps: 3 });
  expect(routeOf(scene, 0)!.now[0]).toEqual({ at: '1A1', chance: 1 });
});

test('[R17] company on a Thermo pays too, and alone there sets nothing off', () => {
  const both = shown(
    building(`
      turn s0 · left 1 · spent 3
      s0 hawk
      s1 juicer
      floor 1 · die 2
      1  thermo/01 ?/G ? ?/X
      2  ? ? ? ?`),
  );
  for (const seat of [ANN, BEN]) expect(isSure(both.end!, harm(both.end!, seat))).toBe(true);
  const apart = shown(
    building(`
      turn s0 · left 1 · spent 3
      s0 hawk
      s1 juicer
      floor 1 · die 2
      1  thermo/1 ? ?/G ?/X
      2  ./0 ? ? ?
      3  ? ? ? ?`),
  );
  expect(ringsAtEnd(apart, '1A1')).toBe(false);
  expect(titles(apart)).not.toContain('Thermo goes off');
});

test('[R14] the holder of the Gemstone has nothing left for a Laser with company: it rings, and nobody is asked', () => {
  const scene = shown(
    building(`
      turn s0 · left 2 · spent 2
      s0 hawk · gemstone
      s1 juicer
      floor 1
      1  ./0 laser/1 ? ?
      2  ? ? ? ?/GX`),
  );
  const dangers = risksOf(offer(scene, 'go 1B1'), ANN).map(({ danger }) => danger);
  expect(dangers).toContain('alarm');
  expect(dangers).not.toContain('choice');
  expect(meaningOf(offer(scene, 'go 1B1'))!.spends).toEqual([2, 2]);
  expect(texts(scene, 'go 1B1')).toContain('Alarm at 1·B1');
});

test('[R54] the Invisible Suit hides the Rook, not whoever is ordered to the guard', () => {
  const rook = building(`
    s0 rook · invisible-suit
    s1 hawk
    floor 1
    1  ./0 ? ? ?
    2  ./1 ./G ? ?/X`);
  const scene = shown(rook.play('use invisible-suit').play('order s1 1B2'));
  expect(scene.view.question).toMatchObject({ ask: 'orders', seat: BEN });
  expect(texts(scene, 'agree')).toContain('−1 Stealth');
  expect(texts(scene, 'decline')).not.toContain('−1 Stealth');
});

test('[R46] a guard whom the crow holds does not walk, and the end of the turn says so', () => {
  const raven = building(`
    turn s0 · left 1 · spent 3
    s0 raven advanced
    floor 1 · die 2
    1  ./0G ? ? ?
    2  ? ? ? ?/X`);
  const before = shown(raven);
  expect(titles(before)).toContain('Guard 1: 2 steps');
  const after = shown(raven.play('crow 1A1'));
  expect(beatsOf(after)).toContainEqual(expect.objectContaining({ title: 'Guard 1', text: 'Watching the crow' }));
  expect(titles(after)).toContain('No one is seen');
  expect(routeOf(after, 0)!.now).toEqual([]);
});

test('[R72] a guard who waits for another player’s turn shows that move, though an event might make him walk now', () => {
  const scene = shown(
    building(`
      turn s0 · left 4 · spent 0
      s0 hawk
      s1 juicer
      floor 1 · die 2
      1  ./0 ? ? ?
      2  ? ? ? ?/GX
      floor 2 · die 3
      1  ?/G ? ? ?
      2  ./1 ? ? ?/X`),
  );
  expect(scene.end!.walks.find(({ floor }) => floor === 2)?.steps).toEqual([0, 3]);
  const route = routeOf(scene, 1)!;
  expect([route.now.length, route.later.length, route.steps]).toEqual([3, 1, 3]);
});

test('[R25] a dark room with a guard says so before it says what else may be in there', () => {
  const dark = building(`
    turn s0 · left 2 · spent 2
    s0 hawk
    floor 1 · die 2
    1  ./0 ?/G ? ?
    2  ? ? ? ?/X`);
  const scene = shown(dark);
  const [first] = risksOf(offer(scene, 'go 1B1'), ANN);
  expect(first!.danger).toBe('guard');
  expect(likely(scene, first!.of, first!.chance)).not.toContain('>');
  // Whatever the room is, unless nobody gets in; in a Lavatory it is asked whose Stealth it costs.
  const { loses, asks, stands } = meaningOf(offer(scene, 'go 1B1'))!;
  expect(first!.chance).toBeCloseTo(stands.find(({ at }) => at === '1B1')!.chance, 9);
  expect(first!.chance).toBeCloseTo(loses[0]!.chance, 9);
  expect(asks.find(({ ask }) => ask === 'stealth')!.chance).toBeGreaterThan(0);
});

test('[R29] somebody in a Lavatory with tokens is seen, though it is asked first whose Stealth it costs', () => {
  const scene = shown(
    building(`
      turn s0 · left 0 · spent 4
      s0 hawk
      s1 juicer
      floor 1 · die 1
      1  lavatory/0X+3 ?/G ? ?
      2  ? ./1 ? ?`),
  );
  expect(scene.end!.asks).toEqual([{ ask: 'stealth', seat: ANN, chance: 1 }]);
  expect([ANN, BEN].map((seat) => harm(scene.end!, seat))).toEqual([1, 0]);
  expect(titles(scene)).toEqual(['Guard 1: 1 step', '−1 Stealth']);
  expect(endInShort(scene)).toEqual({ words: '−1 Stealth', hurts: true });
});

test('[R86] everybody in a Lavatory with too few tokens is seen, whoever may hide', () => {
  const scene = shown(
    building(`
      turn s0 · left 0 · spent 4
      s0 hawk
      s1 juicer
      floor 1 · die 1
      1  lavatory/01X+1 ?/G ? ?
      2  ? ? ? ?`),
  );
  expect(scene.end!.asks).toEqual([{ ask: 'shelter', seat: ANN, chance: 1 }]);
  expect([ANN, BEN].map((seat) => harm(scene.end!, seat))).toEqual([1, 1]);
  expect(titles(scene)).toEqual(['Guard 1: 1 step', '−1 Stealth', '−1 Stealth']);
  expect(endInShort(scene)).toEqual({ words: '−1 Stealth', hurts: true });
});

test('[R67] while it is asked which alarm the guard goes to, nobody is said to be safe', () => {
  const scene = shown(
    building(`
      turn s0 · left 0 · spent 4
      s0 hawk
      floor 1 · die 2
      1  ? ? laser/! ?
      2  ? laser/! motion/X! ?/G
      3  ? ? ? ?
      4  ./0 ? ? ?`),
  );
  expect(scene.end!.asks[0]).toMatchObject({ ask: 'nearest-alarm', chance: 1 });
  expect(titles(scene)).not.toContain('No one is seen');
  expect(endInShort(scene)).toEqual({ words: 'Which alarm?', hurts: false });
});

/** The guard comes past 1C1 and 1B1, to 1A1. */
const passing = (rest: string): string => `
  ${rest}
  floor 1 · die 3 · deck D4
  1  ?/X . ? ?/G
  2  ./1 ./0 ? ?`;

test('[R32] whoever has no Stealth left is told that they would be captured, not that it costs one', () => {
  const going = (stealth: number): string[] =>
    texts(shown(building(passing(`turn s0 · left 1 · spent 3\ns0 hawk · stealth ${stealth}\ns1 juicer`))), 'go 1B1');
  expect(going(0)).toContain('If you stay: captured');
  expect(going(0).join()).not.toContain('−1 Stealth');
  expect(going(1)).toContain('If you stay: −1 Stealth');
});

test('[R32] the end of the turn says whether you or somebody else would be captured', () => {
  const ends = (ann: string, ben: string) =>
    endInShort(
      shown(
        building(`
          turn s0 · left 1 · spent 3
          s0 hawk · stealth 0
          s1 juicer · stealth 0
          floor 1 · die 3 · deck D4
          1  ?/X ./${ann} ? ?/G
          2  ? ./${ben} ? ?`),
      ),
    );
  expect(ends('0', '1')).toEqual({ words: 'you are captured', hurts: true });
  expect(ends('1', '0')).toEqual({ words: 'someone is captured', hurts: true });
});

test('[R26, R54] of a Camera that would not ring it is not said that it would, nor that no guard is on another', () => {
  const at = building(`
    turn s0 · left 2 · spent 2
    s0 hawk
    floor 1 · die 2
    1  ./0 camera ? ?
    2  ? ? camera/G ?
    3  ? ? ? ?/X`);
  const said = (): string => roomBearings(shown(at), '1B1')[0]!.text;
  expect(said()).toMatch(/^A guard is on another Camera/);
  at.state.suit = 1;
  expect(said()).toBe('No Camera notices the Invisible Suit.');
  at.state.suit = 0;
  at.state.lasting[VIDEO_LOOP] = ANN;
  expect(said()).toBe('No guard is watching it from another Camera.');
});

test('a room says on which of how many steps the guard reaches it, and how likely if an event comes first', () => {
  const said = (turn: string): string =>
    roomBearings(shown(building(passing(`turn s0 · ${turn}\ns0 hawk\ns1 juicer`))), '1C1').find(
      ({ tone }) => tone === 'guard',
    )!.text;
  expect(said('left 0 · spent 4')).toBe('reaches it on step 1 of 3');
  expect(said('left 3 · spent 1')).toMatch(/^reaches it on step 1: ≈ \d\d%$/);
});

test('with no event left in the deck those that were discarded are counted, for they come first', () => {
  const at = building(passing('turn s0 · left 4 · spent 0\ns0 hawk\ns1 juicer'));
  const said = (): string => beatsOf(shown(at)).find(({ key }) => key === 'event')!.text;
  const before = said();
  expect(before).toMatch(/^top of \d\d cards$/);
  at.state.eventDiscard = at.state.eventDeck.splice(0);
  expect(said()).toBe(before);
});

test('a table without chances says what is certain and what is possible, and no hundredths', () => {
  const dark = building(`
    turn s0 · left 2 · spent 2
    s0 hawk
    floor 1 · die 2
    1  ./0 ?/G ? ?
    2  ? ? ? ?/X`);
  const scene = shown(dark, { chances: false });
  const [first] = risksOf(offer(scene, 'go 1B1'), ANN);
  expect(likely(scene, first!.of, first!.chance)).toMatch(/^[!?]$/);
  for (const { title, text } of beatsOf(scene)) expect(`${title} ${text}`).not.toContain('%');
});
