import { adviser, type Cast, chooser } from '#bots/index.ts';
import { partsOf } from '#games/index.ts';
import type { Budget } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import type { Advised } from '#wire/messages.ts';
import type { Musing, Outlook, Thought } from './world.ts';

const now = (): number => performance.now();

/** One bot's answer. It may take its time: call it in a thread where nobody waits. */
export async function think({ strength, ...outlook }: Thought): Promise<string> {
  const cast = await castOf(outlook);
  return cast.game.notate(await chooser(cast, strength, now)(seenIn(outlook)));
}

/** What a bot lays open of what it has in mind, or answers. */
export async function mind({ move, ...outlook }: Musing): Promise<unknown> {
  const { bot } = await castOf(outlook);
  const made = outlook.moves.find(({ name }) => name === move);
  return bot.mind?.(seenIn(outlook), made?.move);
}

/** A hint. It knows no time, so that the same position is always answered the same. */
export async function advise(outlook: Outlook, budget?: Budget): Promise<Advised | undefined> {
  const cast = await castOf(outlook);
  const { notate } = cast.game;
  const hint = adviser(cast, budget)?.(seenIn(outlook));
  if (hint === undefined) return undefined;
  const { move, also = [], reasons, others = [] } = hint;
  return {
    move: notate(move),
    ...(also.length > 0 && { also: also.map(notate) }),
    reasons,
    ...(others.length > 0 && { others: others.map((other) => ({ ...other, move: notate(other.move) })) }),
  };
}

async function castOf({ game: id, version }: Outlook): Promise<Cast> {
  const parts = partsOf(id, version)!;
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  return { game, bot };
}

const seenIn = ({ seat, view, recalled, moves, told, seed }: Outlook) => ({
  seat,
  view,
  recalled,
  moves: moves.map(({ move }) => move),
  told,
  chance: quick(seed),
});
