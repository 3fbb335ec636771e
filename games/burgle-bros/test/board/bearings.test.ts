import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { sorted } from '../../board/offers.ts';
import { roomBearings } from '../../board/panel/bearings.ts';
import { cardBearings, holderOf } from '../../board/panel/holding.ts';
import { type Scene, tongue } from '../../board/scene.ts';
import { LOOT, TOOLS } from '../../components/cards.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import { game } from '../../index.ts';
import { risksOf } from '../../text/risks.ts';
import { isKind } from '../../text/sight.ts';
import type { View } from '../../view.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

const sceneOf = (view: View, me: Seat, language: Language): Scene => ({
  ...tongue(language),
  view,
  me,
  past: false,
  names: NAMES,
  odds: undefined,
  offers: sorted([]),
  explain: () => undefined,
});

/** Some positions of a few games, as whoever is to move sees them. */
function everyPosition(look: (view: View, me: Seat) => void): void {
  for (let n = 0; n < 5; n++) {
    let moves = 0;
    pullOff(heist('bearings', n * 13), ({ before, seat }) => {
      if (moves++ % 9 === 0) look(game.view(reading(before), seat), seat);
    });
  }
}

test('what a room is said to do now is what the risks of going there are', () => {
  const told = new Set<string>();
  everyPosition((view, me) => {
    const scene = sceneOf(view, me, 'en');
    const { camera, hands, seen, quiet } = scene.say.bearings;
    for (const tile of view.floors.flatMap(({ tiles }) => tiles)) {
      if (view.crew[me]!.at === tile.at) continue;
      const risks = risksOf(view, me, tile.at, 'own');
      const lines = roomBearings(scene, tile.at);
      const says = (title: string, text?: string): boolean =>
        lines.some((line) => line.title === title && (text === undefined || line.text === text));
      expect(says(seen.title)).toBe(risks.includes('seen'));
      if (isKind(tile, 'camera')) expect(says(camera.title, camera.live)).toBe(risks.includes('camera'));
      if (isKind(tile, 'scanner')) expect(says(hands.title, hands.full)).toBe(risks.includes('scanner'));
      if (says(quiet.title)) expect(risks).not.toContain('hackable');
      for (const { title } of lines) told.add(title);
    }
  });
  expect([...told].filter((title) => title.startsWith('Guard'))).toHaveLength(3);
  expect(told.size).toBeGreaterThan(12);
});

test('copies of a room that are known and dark add up to those in the box', () => {
  everyPosition((view, me) => {
    const scene = sceneOf(view, me, 'en');
    const { copies } = scene.say.bearings;
    for (const tile of view.floors.flatMap(({ tiles }) => tiles)) {
      const line = roomBearings(scene, tile.at).find(({ title }) => title === copies.title);
      expect(line === undefined).toBe(tile.tile === '?');
      if (line !== undefined) expect(line.text).not.toMatch(/-\d|undefined/);
    }
  });
});

test.each(LANGUAGES)('every line is a sentence, also of cards, in %s', (language) => {
  everyPosition((view, me) => {
    const scene = sceneOf(view, me, language);
    const rooms = view.floors.flatMap(({ tiles }) => tiles.flatMap(({ at }) => roomBearings(scene, at)));
    const cards = [...TOOLS, ...LOOT].filter((card) => holderOf(view, card) >= 0);
    for (const { title, text } of [...rooms, ...cards.flatMap((card) => cardBearings(scene, card))]) {
      expect(title).toMatch(/\p{L}/u);
      expect(text).toMatch(/\p{L}{2}/u);
      expect(text).not.toContain('undefined');
    }
  });
});
