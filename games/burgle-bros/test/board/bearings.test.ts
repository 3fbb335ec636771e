import { expect, test } from 'vitest';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { cardBearings, holdersOf, roomBearings, worth } from '../../board/panel/bearings.ts';
import { effectsOf } from '../../board/panel/effects.ts';
import { beatsOf, endInShort } from '../../board/panel/sequel.ts';
import { type Scene, tongue } from '../../board/scene.ts';
import { LOOT, TOOLS, type Tool } from '../../components/cards.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import { game } from '../../index.ts';
import type { Card } from '../../move.ts';
import { USUAL } from '../../options.ts';
import type { State } from '../../state.ts';
import { pullOff as directed } from '../directed.ts';
import { scene } from '../scene.ts';
import { NAMES, sceneOf } from './ahead.ts';

/** Some positions of a few games, as whoever is to move sees them. */
const POSITIONS: readonly { readonly scene: Scene; readonly seat: Seat }[] = [0, 13, 26].flatMap((number) => {
  const found: { readonly scene: Scene; readonly seat: Seat }[] = [];
  let moves = 0;
  pullOff(heist('bearings', number), ({ before, seat }) => {
    if (moves++ % 29 === 0) found.push({ scene: sceneOf(before as State, seat), seat });
  });
  return found;
});

const everyPosition = (look: (scene: Scene, seat: Seat) => void): void => {
  for (const { scene, seat } of POSITIONS) look(scene, seat);
};

const allOffers = ({ offers }: Scene) => [
  ...[...offers.rooms.values(), ...offers.safes.values()].flat(),
  ...offers.groups.flatMap((group) => group.offers),
];

const tilesIn = ({ view }: Scene) => view.floors.flatMap(({ tiles }) => tiles);

test('copies of a room that are known and dark add up to those in the box', () => {
  everyPosition((scene) => {
    const { copies } = scene.say.bearings;
    for (const tile of tilesIn(scene)) {
      const line = roomBearings(scene, tile.at).find(({ title }) => title === copies.title);
      expect(line === undefined).toBe(tile.tile === '?');
      if (line !== undefined) expect(line.text).not.toMatch(/-\d|undefined/);
    }
  });
});

test('what a tool is said to be worth is what may be done with it', () => {
  const told = new Set<string>();
  everyPosition((scene, seat) => {
    const uses = (tool: Tool): number =>
      allOffers(scene).filter(({ move }) => (move.type === 'use' || move.type === 'use-at') && move.tool === tool)
        .length;
    for (const tool of TOOLS) {
      const [holder] = holdersOf(scene.view, tool);
      if (holder === undefined) continue;
      const [line] = worth(scene, tool, holder);
      if (holder === seat && scene.offers.end !== undefined && line !== undefined)
        expect(line.tone === 'good').toBe(uses(tool) > 0);
      if (line !== undefined) told.add(line.text);
    }
  });
  expect(told.size).toBeGreaterThan(2);
});

/** Who is said to be able to get a card, as the board tells it to a seat. */
function takersIn(found: Scene, card: Card): readonly string[] {
  const { title, mates } = found.say.bearings.handOver;
  const [before, after] = mates('\n').split('\n') as [string, string];
  const line = cardBearings(found, card).find((each) => each.title === title && each.text.startsWith(before));
  return line === undefined ? [] : line.text.slice(before.length, -after.length).split(', ');
}

/** Who could get a card by a move that is legal now. */
const legalTakers = (state: State, card: Card): readonly string[] =>
  game.toAct(reading(state)).flatMap((seat) =>
    game.moves(reading(state), seat).flatMap((move) => {
      if (!('card' in move) || move.card !== card) return [];
      return move.type === 'give' ? [NAMES[move.to]!] : move.type === 'take' ? [NAMES[seat]!] : [];
    }),
  );

test('a card is only said to go to somebody who could get it by a legal move, and to all of them', () => {
  const all = 's0 hawk · mirror\ns1 juicer\ns2 rook';
  const scenes: readonly (readonly [string, Card, readonly string[]])[] = [
    // Whoever is in turn takes it; nobody hands it to a third.
    [`turn s1\n${all}\nfloor 1\n1 ./012 ? ? ?/G`, 'mirror', ['Ben']],
    [`${all}\nfloor 1\n1 ./012 ? ? ?/G`, 'mirror', ['Ben', 'Cleo']],
    [`turn s2\n${all}\nfloor 1\n1 ./01 ./2 ? ?/G`, 'mirror', []],
    // R56 — Who has a Gold Bar gets no other.
    ['s0 hawk · gold-bar\ns1 juicer · gold-bar\nfloor 1\n1 ./01 ? ? ?/G', 'gold-bar', []],
    ['s0 hawk\ns1 juicer · gold-bar\ns2 rook · gold-bar\nfloor 1\n1 ./02 ./1 ? ?/G', 'gold-bar', ['Ann']],
  ];
  for (const [drawn, card, takers] of scenes) {
    const { state } = scene(drawn);
    for (const seat of seatsOf(state.seats))
      expect([drawn, takersIn(sceneOf(state, seat), card)]).toEqual([drawn, takers]);
    expect(legalTakers(state, card)).toEqual(takers);
  }
});

test('… in whole games, too', () => {
  const told: string[] = [];
  const look = (state: State, seat: Seat): void => {
    const found = sceneOf(state, seat, { chances: false });
    for (const card of [...TOOLS, ...LOOT]) {
      const takers = takersIn(found, card);
      expect(takers).toEqual(legalTakers(state, card));
      told.push(...takers);
    }
  };
  const trading = (state: State): boolean => [...TOOLS, ...LOOT].some((card) => legalTakers(state, card).length > 0);
  for (const seed of ['a', 'b', 'c', 'd']) {
    let moves = 0;
    directed(
      { options: USUAL, seats: 4, seed: `hand over ${seed}`, spare: 9 },
      ({ state }) => {
        const at = state as State;
        const rate = trading(at) ? 4 : 60;
        if (moves++ % rate === 0) for (const seat of seatsOf(4)) look(at, seat);
      },
      600,
    );
  }
  expect(new Set(told).size).toBeGreaterThan(1);
});

test.each(LANGUAGES)(
  'every line is a sentence: of rooms, cards, moves and the end of a turn, in %s',
  (language: Language) => {
    everyPosition((found) => {
      const scene = { ...found, ...tongue(language) };
      const cards = [...TOOLS, ...LOOT].filter((card) => holdersOf(scene.view, card).length > 0);
      const lines = [
        ...tilesIn(scene).flatMap(({ at }) => roomBearings(scene, at)),
        ...cards.flatMap((card) => cardBearings(scene, card)),
        ...beatsOf(scene),
      ];
      for (const { title, text } of lines) {
        expect(title).toMatch(/\p{L}/u);
        expect(`${title} ${text}`).not.toMatch(/undefined|NaN|Infinity|-\d/);
      }
      for (const offer of allOffers(scene))
        for (const { text } of effectsOf(scene, offer)) {
          expect(text).toMatch(/\p{L}{2}/u);
          expect(text).not.toMatch(/undefined|NaN|Infinity/);
        }
      if (scene.end !== undefined) expect(endInShort(scene).words.split(' ').length).toBeLessThanOrEqual(4);
    });
  },
);
