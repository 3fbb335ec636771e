import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { cardBearings, holderOf, roomBearings, worth } from '../../board/panel/bearings.ts';
import { effectsOf } from '../../board/panel/effects.ts';
import { beatsOf, endInShort } from '../../board/panel/sequel.ts';
import { type Scene, tongue } from '../../board/scene.ts';
import { LOOT, TOOLS, type Tool } from '../../components/cards.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { State } from '../../state.ts';
import { sceneOf } from './ahead.ts';

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
      const holder = holderOf(scene.view, tool) as Seat | -1;
      if (holder === -1) continue;
      const [line] = worth(scene, tool, holder);
      if (holder === seat && scene.offers.end !== undefined && line !== undefined)
        expect(line.tone === 'good').toBe(uses(tool) > 0);
      if (line !== undefined) told.add(line.text);
    }
  });
  expect(told.size).toBeGreaterThan(2);
});

test.each(LANGUAGES)(
  'every line is a sentence: of rooms, cards, moves and the end of a turn, in %s',
  (language: Language) => {
    everyPosition((found) => {
      const scene = { ...found, ...tongue(language) };
      const cards = [...TOOLS, ...LOOT].filter((card) => holderOf(scene.view, card) >= 0);
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
