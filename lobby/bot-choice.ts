import type { Offer } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import type { Asking, Thought, World } from './world.ts';

/** What a bot has to choose from. */
interface Choice {
  readonly question: Thought;
  /** What it may do though it cannot say why. */
  readonly harmless: readonly Offer[];
  readonly isCircling: boolean;
}

/** What the bot wants, a moment later so that people can follow; any harmless move if it fails to say or goes in circles. */
export async function botChoice(
  world: World,
  { question, harmless, isCircling }: Choice,
  asking: Asking,
  failed: (reason: string) => void,
): Promise<string> {
  const { moves, seed } = question;
  const pause = new Promise((resolve) => setTimeout(resolve, world.botPause));
  try {
    if (isCircling) throw new Error('it goes in circles');
    const [name] = await Promise.all([world.think(question, asking), pause]);
    if (isRefused(name)) throw new Error(name.refused);
    if (moves.some((offer) => offer.name === name)) return name;
    throw new Error(`not a legal move: ${name}`);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
    return harmless[Number.parseInt(seed.slice(0, 8), 16) % harmless.length]!.name;
  }
}
