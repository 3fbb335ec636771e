import { createRequire } from 'node:module';
import { shuffle } from '#table/chance.ts';
import type { Chance, Seat } from '#table/game.ts';
import { type Playout, SEATS } from './playouts.ts';
import { LEAD, type Search } from './searches.ts';
import type { Engine } from './side.ts';

// The parts of boardgame.io that are used here, as far as they are used: its own types come with its package, which
// is only there when benchmarks run.

interface Ctx {
  readonly currentPlayer: string;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: { readonly winners: readonly Seat[]; readonly scores: readonly number[] };
}

interface State {
  readonly G: unknown;
  readonly ctx: Ctx;
}

interface GameConfig {
  readonly ai: { enumerate(G: unknown, ctx: Ctx, playerID: string): readonly { move: string; args: unknown[] }[] };
}

interface Internal {
  ProcessGameConfig(game: GameConfig): GameConfig;
  InitializeGame(setup: { game: GameConfig; numPlayers: number }): State;
  CreateGameReducer(setup: { game: GameConfig }): (state: State, action: object) => State;
}

interface Random {
  Shuffle<T>(deck: readonly T[]): T[];
  Die(sides: number): number;
}

const require = createRequire(new URL('./peers/', import.meta.url));
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;
const { MCTSBot } = require('boardgame.io/ai') as Bots;
const { artRobbery } = require('./art-robbery.mjs') as { artRobbery(random: Random): GameConfig };

interface Bots {
  readonly MCTSBot: new (setup: {
    game: GameConfig;
    enumerate: GameConfig['ai']['enumerate'];
    iterations: number;
    seed: string;
  }) => { play(state: State, playerID: string): Promise<unknown> };
}

/** The same game on boardgame.io's bare reducer, and its search: no client, no server, no store. */
export function boardgameIo(): Engine {
  let chance: Chance;
  const game = ProcessGameConfig(
    artRobbery({
      Shuffle(deck) {
        const copy = [...deck];
        shuffle(copy, chance);
        return copy;
      },
      Die: (sides) => 1 + chance.below(sides),
    }),
  );
  const reduce = CreateGameReducer({ game });
  const actor = ({ currentPlayer, activePlayers }: Ctx): string =>
    activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0]!;
  const moved = (state: State): State => {
    const playerID = actor(state.ctx);
    const legal = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = legal[chance.below(legal.length)]!;
    return reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  };
  const play: Playout = (stream) => {
    chance = stream;
    let state = InitializeGame({ game, numPlayers: SEATS });
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) state = moved(state);
    const { winners, scores } = state.ctx.gameover;
    return { moves, winners, scores };
  };
  // As it comes: playouts end after fifty moves, and all that is hidden is looked at.
  const search: Search = (lead, stream, iterations) => {
    chance = lead;
    let state = InitializeGame({ game, numPlayers: SEATS });
    for (let left = chance.below(LEAD); left > 0 && state.ctx.gameover === undefined; left--) state = moved(state);
    if (state.ctx.gameover !== undefined) return 0;
    chance = stream;
    const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, seed: 'bench' });
    void bot.play(state, actor(state.ctx)); // done when it returns: only its answer comes later
    return iterations;
  };
  return { play, search };
}
