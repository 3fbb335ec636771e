import { chooser } from '#bots/index.ts';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import type { Thought } from './world.ts';

const now = (): number => performance.now();

/** One bot's answer. It may take its time: call it in a thread where nobody waits. */
export async function think({ game: id, seat, view, moves, strength, seed }: Thought): Promise<string> {
  const parts = catalogue[id]!;
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  const choose = chooser({ game, bot }, strength, now);
  return game.notate(await choose({ seat, view, moves: moves.map(({ move }) => move), chance: quick(seed) }));
}
