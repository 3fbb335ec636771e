import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '#table/game.ts';
import { canonical, sha256Hex } from '#table/hash.ts';
import { type History, play, randomHistory } from './history.ts';
import { loadGames, shrunk } from './run.ts';

/** The same game, but the order of somebody's moves tells of what is hidden. */
const tattling = (game: AnyGame): AnyGame => ({
  ...game,
  moves: (state, seat: Seat) => {
    const moves = game.moves(state, seat);
    return Number.parseInt(sha256Hex(canonical(state)).slice(0, 8), 16) % 2 === 0 ? moves : moves.toReversed();
  },
});

const changed = (games: ReadonlyMap<string, AnyGame>) => new Map([...games].map(([id, game]) => [id, tattling(game)]));

test('what depends on hidden things is found, however little it says, and told in few steps', async () => {
  const all = await loadGames();
  const games = { marked: changed(all.marked), twins: changed(all.twins) };
  const found = async (history: History): Promise<boolean> =>
    (await play(history, games)).fault?.kind === 'a difference';
  let n = 0;
  while (n < 60 && !(await found(randomHistory(`tattling ${n}`)))) n++;
  const { fault, deeds } = await shrunk(randomHistory(`tattling ${n}`), 'a difference', games);
  expect(fault.what).toMatch(/"moves?":/);
  expect(deeds.length).toBeLessThan(20);
});
