import { expect, test } from 'vitest';
import { reading } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { moveIcon, moveTitle } from '../../board/moves.ts';
import { isAimed, type Offer, sorted, targetOf } from '../../board/offers.ts';
import { type Scene, sentence, tongue } from '../../board/scene.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { Moment } from '../../cover/moment.ts';
import { game } from '../../index.ts';
import type { View } from '../../view.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

interface Offered {
  readonly view: View;
  readonly moves: readonly Offer[];
}

/** Numbers of games that differ in job, seats, characters and temper. */
const APART = 13;

/** What is on offer before each move of a few games. */
function everyMoment(games: number, look: (offered: Offered) => void): void {
  for (let n = 0; n < games; n++)
    pullOff(heist('board', n * APART), (moment: Moment) => {
      const moves = game.moves(moment.before, moment.seat);
      const view = game.view(reading(moment.before), moment.seat);
      look({ view, moves: moves.map((move) => ({ name: game.notate(move), move })) });
    });
}

test('every legal move has one place where it is offered, and a room or a safe to press for it', () => {
  const types = new Set<string>();
  everyMoment(24, ({ view, moves }) => {
    const { rooms, safes, end, groups } = sorted(moves);
    const placed = [
      ...[...rooms.values(), ...safes.values()].flat(),
      ...(end === undefined ? [] : [end]),
      ...groups.flatMap(({ offers }) => offers),
    ];
    expect(placed.map(({ name }) => name).toSorted()).toEqual(moves.map(({ name }) => name).toSorted());
    const tiles = view.floors.flatMap((floor) => floor.tiles);
    for (const at of rooms.keys()) expect(tiles.some((tile) => tile.at === at)).toBe(true);
    for (const at of safes.keys())
      expect(tiles.some((tile) => tile.at === at && tile.tile === 'safe' && !tile.safeOpen)).toBe(true);
    for (const { move } of moves) types.add(move.type);
  });
  const missing = Object.keys(tongue('en').say.verb).filter((type) => !types.has(type));
  expect(missing).toEqual([]);
});

test('a room that is pressed means one thing: at most a look and one other move', () => {
  everyMoment(8, ({ moves }) => {
    for (const offers of sorted(moves).rooms.values()) {
      expect(offers.filter(({ move }) => move.type !== 'peek').length).toBeLessThanOrEqual(1);
      expect(offers.filter(({ move }) => move.type === 'peek').length).toBeLessThanOrEqual(1);
    }
  });
});

test('a button with several moves behind it is aimed at rooms, one move for each', () => {
  everyMoment(12, ({ moves }) => {
    for (const group of sorted(moves).groups) {
      if (group.offers.length === 1) continue;
      expect(isAimed(group), group.key).toBe(true);
      const targets = group.offers.map(({ move }) => targetOf(move));
      expect(new Set(targets).size, group.key).toBe(targets.length);
    }
  });
});

test('every move has a picture, a title and a sentence in each language', () => {
  everyMoment(4, ({ view, moves }) => {
    for (const language of LANGUAGES) {
      const scene: Scene = {
        view,
        me: undefined,
        past: false,
        names: NAMES,
        odds: undefined,
        offers: sorted(moves),
        ...tongue(language),
        explain: () => {},
      };
      for (const offer of moves) {
        expect(moveIcon(offer.move)).toMatch(/^(i|tool|loot|tile)-/);
        expect(moveTitle(scene, offer)).not.toMatch(/^$|undefined/);
        expect(sentence(scene, offer)).not.toMatch(/^$|undefined/);
      }
    }
  });
});
