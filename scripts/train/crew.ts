import { type Judge, judge, network } from '#games/burgle-bros/bot/judge.ts';
import { ahead, think } from '#games/burgle-bros/bot/player.ts';
import type { Job } from '#games/burgle-bros/components/jobs.ts';
import { game } from '#games/burgle-bros/index.ts';
import type { Options } from '#games/burgle-bros/options.ts';
import type { State } from '#games/burgle-bros/state.ts';
import { quick } from '#table/chance.ts';
import { type Chance, reading } from '#table/game.ts';

/** A game that begins: which is which depends on the seed and the number alone. */
export function begun(seed: string, n: number, job: Job, seats: number): { state: State; chance: Chance } {
  const chance = quick(`${seed} ${n}`);
  return { state: game.setup(game.options({ job }, seats) as Options, seats, chance), chance };
}

/** Plays a turn as a crew does that looks ahead so many times before each move, each from what its seat knows. */
export function playTurn(state: State, chance: Chance, plays: number, by: Judge): void {
  const { turns } = state;
  while (state.result === 'playing' && (state.turns === turns || state.pending.length > 0)) {
    const seat = game.toAct(reading(state))[0]!;
    const moves = game.moves(reading(state), seat);
    const seen = { seat, moves, chance, view: game.view(reading(state), seat) };
    const move =
      moves.length === 1 ? moves[0]! : ahead(think(seen, 'hard').plans, seen, { iterations: plays, judge: by });
    game.step(state, seat, move, chance, () => {});
  }
}

/** A judge from a file that fit.py has written, or the one in the tree. */
export async function judgeIn(file: string | undefined): Promise<Judge> {
  if (file === undefined || file === 'present') return judge;
  const { SIZES, WEIGHTS } = await import(new URL(file, `file://${process.cwd()}/`).href);
  return network(SIZES, WEIGHTS);
}
