import { catalogue } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { position } from '#table/position.ts';
import type { Memory } from './world.ts';

/** What somebody saw earlier in a game. A long one takes a while to play again: call it where nobody waits. */
export async function recall({ record, viewer, at }: Memory): Promise<Frame> {
  const { game } = await catalogue[record.game]!.rules();
  return position(game, record, viewer, at);
}
