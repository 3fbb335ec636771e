import { BOTS } from '#bots/index.ts';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import type { Thought } from './world.ts';

/** One bot's answer. It may take its time: call it in a thread where nobody waits. */
export async function think({ game: id, seat, view, moves, seed }: Thought): Promise<string> {
  const parts = catalogue[id]!;
  const [{ game }, { evaluate, advice }] = await Promise.all([parts.rules(), parts.bot()]);
  const bot = BOTS.greedy(game, evaluate, advice);
  return game.notate(await bot({ seat, view, moves: moves.map(({ move }) => move), chance: quick(seed) }));
}
