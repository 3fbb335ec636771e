import { rulesOf } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { branch } from '#table/play.ts';
import { position } from '#table/position.ts';
import type { Fork, Forked, Memory } from './world.ts';

// A long game takes a while to play again: call these where nobody waits.

/** What somebody saw earlier in a game. */
export async function recall({ record, viewer, at }: Memory): Promise<Frame> {
  const game = await rulesOf(record.game, record.version);
  return position(game!, record, viewer, at);
}

/** The beginning of another game that goes on from an earlier position of this one. */
export async function fork({ record, origin, dice }: Fork): Promise<Forked> {
  const game = (await rulesOf(record.game, record.version))!;
  const play = branch(game, record, origin, dice);
  return { begun: play.record(), toAct: game.toAct(play.state) };
}
