import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { memoryArchive } from '#lobby/memory.ts';
import { commitment, fair, quick } from '#table/chance.ts';
import { type AnyGame, reading } from '#table/game.ts';
import { Play } from '#table/play.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { playedOut, scriptFrom, stage } from './staging.ts';

const [secret, salts] = ['ab'.repeat(32), ['hers', 'his', 'unsealed']];

/** Moves at random; whatever can be taken back is, every other time. */
function played(game: AnyGame, most: number): GameRecord {
  const options = game.options({}, salts.length);
  const head = { options, seats: salts.length, salts, commitment: commitment(secret) };
  const play = new Play(game, head, fair(secret, salts, 0));
  const chance = quick(`played ${game.id}`);
  for (let n = 0; n < most; n++) {
    const seat = game.toAct(reading(play.state))[0];
    if (seat === undefined) break;
    const moves = game.moves(reading(play.state), seat);
    const name = game.notate(moves[chance.below(moves.length)]);
    const decision = play.decide(seat, name, fair(secret, salts, play.stream));
    if (isRefused(decision)) throw new Error(decision.refused);
    play.accept(decision);
    const back = n % 2 === 0 ? play.takeBack(seat) : undefined;
    if (back !== undefined && !isRefused(back)) play.accept(back);
  }
  return play.record();
}

test.each(Object.keys(catalogue))(
  '%s: a game that was played is played again from what was written down',
  async (id) => {
    const { game } = await catalogue[id]!.rules();
    const record = played(game, 60);
    if (id === 'burgle-bros') expect(record.entries.some(isUndo)).toBe(true);
    const archive = memoryArchive();
    const table = await stage(archive, scriptFrom({ record, secret }), [{ id: 'ada', name: 'Ada', created: 0 }]);
    const again = (await archive.read(table))!.record;
    expect(again.setup).toEqual(record.setup);
    const stands = scriptFrom({ record, secret }).moves;
    expect(again.entries.map((entry) => !isUndo(entry) && { seat: entry.seat, move: entry.move })).toEqual(stands);
    const rolls = (entries: typeof record.entries) => entries.flatMap((entry) => (isUndo(entry) ? [] : entry.rolls));
    expect(rolls(again.entries)).toEqual(rolls(record.entries));
  },
);

test('a table is never found without the moves that were made at it, however quick somebody looks', async () => {
  const kept = memoryArchive();
  const found: (number | undefined)[] = [];
  const archive = Object.assign(Object.create(kept) as typeof kept, {
    addTable: async (...asked: Parameters<typeof kept.addTable>) => {
      const added = await kept.addTable(...asked);
      found.push((await kept.table(added!.id))!.at);
      return added;
    },
  });
  const script = await playedOut('beutezug', 2);
  await stage(archive, script, [{ id: 'ada', name: 'Ada', created: 0 }]);
  expect(found).toEqual([script.moves.length]);
});
