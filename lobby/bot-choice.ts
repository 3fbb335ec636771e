import { isRefused } from '#table/refusal.ts';
import type { Asking, Thought, World } from './world.ts';

/** What the bot wants, a moment later so that people can follow; any legal move if it fails to say or goes in circles. */
export async function botChoice(
  world: World,
  question: Omit<Thought, 'seed'>,
  asking: Asking,
  isCircling: boolean,
  failed: (reason: string) => void,
): Promise<string> {
  const { moves } = question;
  const seed = world.secret();
  const pause = new Promise((resolve) => setTimeout(resolve, world.botPause));
  try {
    if (isCircling) throw new Error('it goes in circles');
    const [name] = await Promise.all([world.think({ ...question, seed }, asking), pause]);
    if (isRefused(name)) throw new Error(name.refused);
    if (moves.some((offer) => offer.name === name)) return name;
    throw new Error(`not a legal move: ${name}`);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
    return moves[Number.parseInt(seed.slice(0, 8), 16) % moves.length]!.name;
  }
}
