import type { Chance } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import type { Link } from '#wire/client.ts';
import type { Look } from '#wire/messages.ts';

/** Whoever has the seat of their place in a list: what they see, and their line. */
export interface Hand {
  readonly link: Pick<Link, 'ask'>;
  readonly seen: Look | undefined;
  until(fits: (seen: Look) => boolean): Promise<Look>;
}

/** Plays on by chance, taking back the first time it can be done and now and then, until it is over or so many entries are there. */
export async function playOn(
  players: readonly Hand[],
  table: string,
  whim: Chance,
  most = Number.POSITIVE_INFINITY,
  between: (at: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let isUndone = false;
  for (;;) {
    const seen = await Promise.any(players.map((player, seat) => player.until((look) => isAsked(look, seat))));
    const { frame } = seen;
    if (frame!.outcome !== undefined || frame!.at >= most) break;
    const seat = frame!.viewer as number;
    const { at, moves, canUndo } = players[seat]!.seen!.frame!;
    const link = players[seat]!.link;
    const isBack: boolean = canUndo && (!isUndone || whim.below(5) === 0);
    isUndone ||= isBack;
    const answer = isBack
      ? await link.ask('undo', { table, seat, at })
      : await link.ask('move', { table, seat, at, move: moves[whim.below(moves.length)]!.name });
    if (isRefused(answer) && answer.refused !== 'stale') throw new Error(answer.refused);
    if (!isRefused(answer)) await players[seat]!.until(({ frame: now }) => now!.at >= answer.at);
    await between(at + 1);
  }
  const last = Math.max(...players.map(({ seen }) => seen!.frame!.at));
  await Promise.all(players.map((player) => player.until(({ frame }) => frame!.at >= last)));
}

const isAsked = ({ frame }: Look, seat: number): boolean =>
  frame !== undefined && frame.viewer === seat && (frame.moves.length > 0 || frame.outcome !== undefined);
