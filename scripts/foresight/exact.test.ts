import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { memoryArchive } from '#lobby/memory.ts';
import { reading } from '#table/game.ts';
import { replay } from '#table/play.ts';
import { cut, scriptOf, stage } from '../staging.ts';

/** So many moves of a heist: somebody with one action left stands on a Thermo, two tiles from the guard. */
const ON_THERMO = 40;

test('[R17, R63] how a turn ends on a Thermo in the middle of a job is foreseen exactly, whatever else could be done', async () => {
  const script = cut(scriptOf('everything-2'), ON_THERMO);
  const archive = memoryArchive();
  const people = Array.from({ length: script.seats }, (_, i) => ({ id: `${i}`, name: `${i}`, created: 0 }));
  const { record } = (await archive.read(await stage(archive, script, people)))!;
  const parts = catalogue['burgle-bros']!;
  const { game } = await parts.rules();
  const state = reading(replay(game, record).state);
  const seat = game.toAct(state)[0]!;
  const moves = game.moves(state, seat);
  const { meanings } = (await parts.foresight!())!;
  const end = meanings(game.view(state, seat), moves)[moves.findIndex((move) => game.notate(move) === 'end')];
  expect(end).toMatchObject({ error: 0, alarms: [{ at: '1D2', because: 'thermo', chance: 1 }] });
});
