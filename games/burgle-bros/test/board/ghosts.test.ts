import { expect, test } from 'vitest';
import { type Seat, seatsOf } from '#table/game.ts';
import { walk } from '#table/walk.ts';
import type { Offer } from '../../board/offers.ts';
import { followed, remaining, toggled } from '../../board/table/ghosts.ts';
import { SQUARES } from '../../components/squares.ts';
import { game } from '../../index.ts';
import { type Ghost, ghostsIn, INTENTS, sent } from '../../sketch.ts';
import type { View } from '../../view.ts';
import { customs } from '../customs.ts';

const [ann, ben, cleo] = [0, 1, 2] as [Seat, Seat, Seat];
const plan: Ghost = {
  author: ben,
  actor: ann,
  sketches: [
    { intent: 'peek', at: '1A2' },
    { intent: 'ping', at: '2C3' },
    { intent: 'go', at: '1A2' },
  ],
};

/** A moment in a game of three, all of them inside. */
const turn = (turn: Seat, turns: number, ...gone: readonly Seat[]) => ({
  turn,
  turns,
  seats: 3,
  crew: [0, 1, 2].map((seat) => ({ at: gone.includes(seat as Seat) ? 'roof' : '1D4' })) as unknown as View['crew'],
});

const kept = (made: ReturnType<typeof turn>, ghost: Ghost) => ({
  seat: ghost.author,
  data: JSON.parse(JSON.stringify(sent(made, ghost))),
});

test('a plan that is kept is there as it was, until the turn is over that it was made for', () => {
  const now = kept(turn(ann, 7), plan);
  expect(ghostsIn([now], turn(ann, 7))).toEqual([plan]);
  expect(ghostsIn([now], turn(ben, 8))).toEqual([]);
  expect(ghostsIn([now], turn(ann, 10))).toEqual([]);

  const later = kept(turn(ann, 7), { ...plan, actor: cleo });
  for (const still of [turn(ann, 7), turn(ben, 8), turn(cleo, 9)]) expect(ghostsIn([later], still)).toHaveLength(1);
  for (const over of [turn(ann, 10), turn(ben, 11), turn(cleo, 12), turn(ann, 6)])
    expect(ghostsIn([later], over)).toEqual([]);
});

test('whoever has escaped has no more turns', () => {
  const later = kept(turn(ann, 7), { ...plan, actor: cleo });
  expect(ghostsIn([later], turn(cleo, 8, ben))).toHaveLength(1);
  expect(ghostsIn([later], turn(ann, 9, ben))).toEqual([]);
  expect(ghostsIn([later], turn(ben, 8, cleo))).toEqual([]);
});

test('in random heists a plan stands until whoever it was made for has had their turn', () => {
  let checked = 0;
  for (let i = 0; i < 12; i++) {
    let plans: {
      readonly made: ReturnType<typeof kept>;
      readonly actor: Seat;
      over: boolean;
      readonly from: number;
    }[] = [];
    let before: View | undefined;
    const trial = {
      game,
      customs,
      options: customs.options[i % customs.options.length]!,
      seats: 2 + (i % 3),
      seed: `plan ${i}`,
    };
    walk(trial, ({ state, chance }) => {
      const view = game.view(state as never, 'audience');
      if (view.turns === 0) return;
      for (const each of plans) {
        // A turn has passed when another began; Jump the Gun passes somebody over, and their plan with it.
        if (before !== undefined && before.turns < view.turns) {
          const round = seatsOf(view.seats);
          const passed = [before.turn, ...between(before.turn, view.turn, round.length)];
          if (passed.includes(each.actor)) each.over = true;
        }
        if (view.crew[each.actor]!.at === 'roof') each.over = true;
        checked += 1;
        expect([each, view.turns, ghostsIn([each.made], view).length]).toEqual([each, view.turns, each.over ? 0 : 1]);
      }
      plans = plans.filter(({ over, from }) => !over && view.turns - from <= view.seats);
      if (before?.turns !== view.turns) {
        const actor = chance.below(view.seats) as Seat;
        if (view.crew[actor]!.at !== 'roof')
          plans.push({
            made: { seat: ben, data: sent(view, { ...plan, actor }) },
            actor,
            over: false,
            from: view.turns,
          });
      }
      before = view;
    });
  }
  expect(checked).toBeGreaterThan(500);
});

/** Who sits between two seats, clockwise. */
const between = (from: Seat, to: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: (to - from - 1 + seats) % seats }, (_, i) => ((from + i + 1) % seats) as Seat);

test('what is done needs no plan any more', () => {
  const view = (at: string, ...known: readonly string[]) =>
    ({
      crew: [{ at }, { at: '1D4' }],
      floors: [{ tiles: SQUARES.map((square) => ({ at: square, tile: known.includes(square) ? 'atrium' : '?' })) }],
    }) as unknown as View;
  expect(remaining(plan, view('1A1'))).toEqual(plan);
  expect(remaining(plan, view('1A1', '1A2'))?.sketches).toEqual(plan.sketches.slice(1));
  expect(remaining(plan, view('1A2', '1A2'))?.sketches).toEqual([{ intent: 'ping', at: '2C3' }]);
  const steps = { ...plan, sketches: plan.sketches.filter(({ intent }) => intent !== 'ping') };
  expect(remaining(steps, view('1A2', '1A2'))).toBeUndefined();
});

test('what is no plan is not drawn', () => {
  const odd = [
    undefined,
    null,
    7,
    'go 1A1',
    { turn: 1 },
    { turn: 1, seat: 0, actor: 9, plan: ['go 1A1'] },
    { turn: 1, seat: 0.5, actor: 0, plan: ['go 1A1'] },
    { turn: 1, actor: 0, plan: ['go 1A1'] },
    { turn: '1', seat: 0, actor: 0, plan: ['go 1A1'] },
    { turn: 1, seat: 0, actor: 0, plan: [] },
  ];
  expect(
    ghostsIn(
      odd.map((data) => ({ seat: ben, data })),
      turn(ann, 1),
    ),
  ).toEqual([]);
  const mixed = { turn: 1, seat: 0, actor: 0, plan: ['go 9Z9', 'dance 1A1', {}, 'go 1B1'] };
  expect(ghostsIn([{ seat: ben, data: mixed }], turn(ann, 1))[0]?.sketches).toEqual([{ intent: 'go', at: '1B1' }]);
});

test('pressing a room once more wipes it off', () => {
  const one = toggled([], { intent: 'go', at: '1A1' });
  expect(one).toEqual([{ intent: 'go', at: '1A1' }]);
  expect(toggled(one, { intent: 'peek', at: '1A1' })).toHaveLength(2);
  expect(toggled(one, { intent: 'go', at: '1A1' })).toEqual([]);
});

test('a plan is small enough to be sent', () => {
  let sketches = plan.sketches;
  for (const at of SQUARES) for (const intent of INTENTS) sketches = toggled(sketches, { intent, at });
  expect(JSON.stringify(sent(turn(ann, 1), { ...plan, sketches })).length).toBeLessThan(2048);
});

test('whoever acts follows the first step that is possible now', () => {
  const offer = (name: string): Offer => ({ name, move: { type: 'end' } });
  expect(followed(plan, [offer('end'), offer('go 1A2')])?.name).toBe('go 1A2');
  expect(followed(plan, [offer('go 1A2'), offer('peek 1A2')])?.name).toBe('peek 1A2');
  expect(followed(plan, [offer('end')])).toBeUndefined();
});
