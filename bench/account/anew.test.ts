import { expect, test } from 'vitest';
import { random } from '#bots/random.ts';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, viewersOf } from '#table/game.ts';
import { castOf } from './casting.ts';

const SEATS = 3;

test.each([
  ['beutezug', {}],
  ['art-robbery', {}],
  ['burgle-bros', { job: 'bank' }],
  ['burgle-bros', { job: 'fort-knox', lostVisual: true }],
] as const)('%s %j: whatever is dealt anew, nobody could tell', async (id, raw) => {
  const { game, valuing } = await castOf(id);
  const chance = quick(`anew ${id}`);
  const state = game.setup(game.options(raw, SEATS), SEATS, chance);
  const seen = (of: Immutable<unknown>): string =>
    JSON.stringify(viewersOf(SEATS).map((viewer) => game.view(of, viewer)));
  let changed = 0;
  for (let n = 0; n < 60 && game.toAct(reading(state)).length > 0; n++) {
    const world = valuing.anew(reading(state), `${n}`);
    expect(seen(reading(world))).toBe(seen(reading(state)));
    if (JSON.stringify(world) !== JSON.stringify(state)) changed += 1;
    const seat = game.toAct(reading(state))[0]!;
    const moves = game.moves(reading(state), seat).filter(({ type }: { type?: string }) => type !== 'give-up');
    game.step(state, seat, random({ seat, moves, chance, view: undefined }), chance, () => {});
  }
  expect(changed).toBeGreaterThan(30);
});
