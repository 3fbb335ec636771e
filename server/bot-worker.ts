import { BOTS } from '#bots/index.ts';
import { catalogue } from '#games/index.ts';
import type { Thought } from '#lobby/world.ts';
import { quick } from '#table/chance.ts';

/** One bot's answer, in a thread of its own. */
export default async function choose({ game: id, seat, view, moves, seed }: Thought): Promise<string> {
  const parts = catalogue[id]!;
  const [{ game }, { evaluate, advice }] = await Promise.all([parts.rules(), parts.bot()]);
  const bot = BOTS.greedy(game, evaluate, advice);
  const move = await bot({ seat, view, moves: moves.map((offer) => offer.move), chance: quick(seed) });
  return game.notate(move);
}
