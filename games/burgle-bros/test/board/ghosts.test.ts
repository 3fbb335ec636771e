import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Offer } from '../../board/offers.ts';
import { followed, type Ghost, ghostsIn, INTENTS, sent, toggled } from '../../board/table/ghosts.ts';
import { SQUARES } from '../../components/squares.ts';

const [ann, ben] = [0 as Seat, 1 as Seat];
const plan: Ghost = {
  author: ben,
  actor: ann,
  sketches: [
    { intent: 'peek', at: '1A2' },
    { intent: 'ping', at: '2C3' },
    { intent: 'go', at: '1A2' },
  ],
};

test('a plan that is sent arrives as it was, in the turn it was made in and in no other', () => {
  const signal = { seat: ben, data: JSON.parse(JSON.stringify(sent(7, plan))) };
  expect(ghostsIn([signal], 7, 2)).toEqual([plan]);
  expect(ghostsIn([signal], 8, 2)).toEqual([]);
});

test('what is no plan is not drawn', () => {
  const odd = [
    undefined,
    null,
    7,
    'go 1A1',
    { turn: 1 },
    { turn: 1, actor: 9, plan: ['go 1A1'] },
    { turn: 1, actor: 0, plan: [] },
  ];
  expect(
    ghostsIn(
      odd.map((data) => ({ seat: ben, data })),
      1,
      2,
    ),
  ).toEqual([]);
  const mixed = { turn: 1, actor: 0, plan: ['go 9Z9', 'dance 1A1', {}, 'go 1B1'] };
  expect(ghostsIn([{ seat: ben, data: mixed }], 1, 2)[0]?.sketches).toEqual([{ intent: 'go', at: '1B1' }]);
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
  expect(JSON.stringify(sent(1, { ...plan, sketches })).length).toBeLessThan(2048);
});

test('whoever acts follows the first step that is possible now', () => {
  const offer = (name: string): Offer => ({ name, move: { type: 'end' } });
  expect(followed(plan, [offer('end'), offer('go 1A2')])?.name).toBe('go 1A2');
  expect(followed(plan, [offer('go 1A2'), offer('peek 1A2')])?.name).toBe('peek 1A2');
  expect(followed(plan, [offer('end')])).toBeUndefined();
});
