import { expect, test } from 'vitest';
import { reading, type Seat } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { sorted } from '../../board/offers.ts';
import { holderOf } from '../../board/panel/holding.ts';
import { worth } from '../../board/panel/worth.ts';
import { type Scene, tongue } from '../../board/scene.ts';
import { LOOT, TOOLS, type Tool } from '../../components/cards.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import { game } from '../../index.ts';
import type { Card, Move } from '../../move.ts';
import { isTool } from '../../text/names.ts';

interface Position {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Some positions of a few games, as whoever is to move sees them, with what he may do. */
function everyPosition(look: (position: Position) => void): void {
  for (let n = 0; n < 24; n++) {
    let moment = 0;
    pullOff(heist('worth', n * 13), ({ before, seat }) => {
      if (moment++ % 5 > 0) return;
      const moves = game.moves(before, seat);
      const scene: Scene = {
        ...tongue('en'),
        view: game.view(reading(before), seat),
        me: seat,
        past: false,
        names: ['Ann', 'Ben', 'Cleo', 'Dan'],
        odds: undefined,
        offers: sorted(moves.map((move) => ({ name: game.notate(move), move }))),
        explain: () => undefined,
      };
      look({ scene, seat, moves });
    });
  }
}

const usesOf = (moves: readonly Move[], tool: Tool): number =>
  moves.filter((move) => (move.type === 'use' || move.type === 'use-at') && move.tool === tool).length;

/** Tools that are used on something; what it is stands in their line. */
const AIMED: readonly Tool[] = ['crowbar', 'donuts', 'dynamite', 'thermal-bomb', 'virus'];

test('what a tool is said to be worth is what may be done with it', () => {
  const told = new Map<Card, Set<string>>();
  everyPosition(({ scene, seat, moves }) => {
    const { now } = scene.say.bearings;
    const hand = scene.view.crew[seat]!;
    for (const tool of hand.tools) {
      const [line] = worth(scene, tool, seat);
      const uses = usesOf(moves, tool);
      expect(line?.tone === 'good').toBe(uses > 0);
      if (scene.offers.end === undefined) continue;
      if (hand.loot.includes('bust')) expect(line?.text).toBe(scene.words.refusal.bust);
      else if (AIMED.includes(tool)) expect(line?.text === now.nothing).toBe(uses === 0);
      else if (tool === 'blueprints') expect(line?.text).toBe(scene.say.safe.dark(uses));
      if (tool === 'virus' && uses > 0) expect(line!.text.split('→')).toHaveLength(uses + 1);
    }
    for (const card of [...hand.tools, ...hand.loot])
      for (const { text } of worth(scene, card, seat)) told.set(card, (told.get(card) ?? new Set()).add(text));
  });
  for (const card of [...TOOLS, 'isotope', 'stamp', 'tiara'] as const)
    expect(told.get(card)?.size ?? 0, card).toBeGreaterThan(0);
});

test('nothing is promised of the hands of others, nor to whoever waits for his turn', () => {
  let waiting = 0;
  everyPosition(({ scene, seat }) => {
    const { view, say } = scene;
    for (const card of [...TOOLS, ...LOOT]) {
      const holder = holderOf(view, card) as Seat | -1;
      if (holder === -1 || holder === seat) continue;
      for (const { tone } of worth(scene, card, holder)) expect(tone).not.toBe('good');
      if (holder === view.turn || !isTool(card)) continue;
      const lines = worth({ ...scene, me: holder, offers: sorted([]) }, card, holder);
      expect(lines).toHaveLength(1);
      if (lines[0]!.tone !== 'alarm') expect(lines[0]!.text.startsWith(say.bearings.now.waits)).toBe(true);
      waiting += 1;
    }
  });
  expect(waiting).toBeGreaterThan(20);
});

test.each(LANGUAGES)('every line is a sentence in %s', (language) => {
  everyPosition(({ scene, seat }) => {
    for (const card of [...TOOLS, ...LOOT])
      for (const { text } of worth({ ...scene, ...tongue(language) }, card, seat)) {
        expect(text).toMatch(/\p{L}{2}/u);
        expect(text).not.toMatch(/undefined|NaN|-\d|Infinity|\(\)| \./);
      }
  });
});
