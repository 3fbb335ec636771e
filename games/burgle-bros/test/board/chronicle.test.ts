import { expect, test } from 'vitest';
import type { Happening } from '#board/contract.ts';
import { reading, seatsOf } from '#table/game.ts';
import { chronicle } from '../../board/end/chronicle.ts';
import { floorOf } from '../../board/table/geometry.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { Event } from '../../event.ts';
import { game } from '../../index.ts';

test.each([0, 13, 26, 39])('the story of game %i ends where the game ended', (number) => {
  const story: Happening<Event>[] = [];
  const played = heist('chronicle', number);
  const end = pullOff(played, ({ events }) => story.push({ at: story.length + 1, events }));
  const view = game.view(reading(end), 'audience');
  const told = chronicle(story, view.seats);
  expect(told.turns).toBe(view.turns);
  for (const seat of seatsOf(view.seats)) {
    const { at } = view.crew[seat]!;
    const last = told.stays[seat]!.at(-1)?.floor;
    expect(last).toBe(at === 'outside' ? undefined : at === 'roof' ? 'roof' : floorOf(at));
  }
  const open = view.floors.flatMap(({ tiles }) => tiles.filter(({ safeOpen }) => safeOpen)).length;
  expect(told.moments.filter(({ mark }) => mark === 'safe')).toHaveLength(open);
  expect(told.moments.filter(({ mark }) => mark === 'caught')).toHaveLength(view.result === 'captured' ? 1 : 0);
  expect(told.moments.filter(({ mark }) => mark === 'alarm')).toHaveLength(told.alarms);
  for (const { at, event } of told.moments) expect(story[at - 1]!.events).toContain(event);
});

test('somebody who stays on a floor is told once, and so is the roof', () => {
  const [ann] = seatsOf(1);
  const story = [
    {
      at: 1,
      events: [
        { type: 'turnBegan', seat: ann!, actions: 4 },
        { type: 'placed', seat: ann!, at: '1A1' },
      ],
    },
    { at: 2, events: [{ type: 'moved', seat: ann!, to: '1A2', way: 'own' }] },
    {
      at: 3,
      events: [
        { type: 'moved', seat: ann!, to: '2A2', way: 'own' },
        { type: 'actionsEnded', seat: ann!, spent: 2 },
        { type: 'escaped', seat: ann! },
      ],
    },
  ] satisfies Happening<Event>[];
  expect(chronicle(story, 1)).toMatchObject({
    turns: 1,
    actions: 2,
    moments: [{ mark: 'roof', at: 3, turn: 1, floor: 'roof' }],
    stays: [
      [
        { turn: 1, floor: 1 },
        { turn: 1, floor: 2 },
        { turn: 1, floor: 'roof' },
      ],
    ],
  });
});
