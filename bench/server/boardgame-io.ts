import { createRequire } from 'node:module';
import { anyOf, type Crowd, SEATS } from './crowd.ts';

// The parts of boardgame.io and its socket library that are used here, as far as they are used.

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface State {
  readonly G: unknown;
  readonly ctx: {
    readonly currentPlayer: string;
    readonly activePlayers: Readonly<Record<string, string>> | null;
    readonly gameover?: unknown;
  };
  readonly _stateID: number;
}

interface GameConfig {
  readonly ai: { enumerate(G: unknown, ctx: State['ctx'], playerID: string): { move: string; args: unknown[] }[] };
}

const require = createRequire(new URL('../peers/', import.meta.url));
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };
const { artRobbery } = require('./art-robbery.mjs') as { artRobbery(random: object): GameConfig };
const { ai } = artRobbery({});

/** Players of boardgame.io's server over its own protocol. A move counts when the new state has come back. */
export function boardgameIoCrowd(port: number): Crowd {
  return {
    async play(tables, starter, score) {
      let ended = false;
      const sockets: Socket[] = [];
      const join = (match: string, seat: number): void => {
        const playerID = String(seat);
        const socket = io(`http://127.0.0.1:${port}/art-robbery`, { transports: ['websocket'], forceNew: true });
        sockets.push(socket);
        let current = match;
        let games = 0;
        let asked: number | undefined;
        let last = -1;
        const take = (state: State): void => {
          if (asked !== undefined && state._stateID > last) {
            score.made(asked);
            asked = undefined;
          }
          last = state._stateID;
          const { ctx } = state;
          if (ctx.gameover !== undefined) {
            if (ended) return;
            current = `${match}-${++games}`;
            last = -1;
            socket.emit('sync', current, playerID, undefined, SEATS);
            return;
          }
          const toAct = ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
          if (toAct !== playerID) return;
          const legal = ai.enumerate(state.G, ctx, playerID);
          starter.wait(() => {
            const { move, args } = anyOf(legal);
            asked = performance.now();
            const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
            socket.emit('update', action, state._stateID, current, playerID);
          });
        };
        const mine = (id: string, state: State): void => {
          if (id === current) take(state);
        };
        socket.on('sync', ((id: string, { state }: { state: State }) => mine(id, state)) as never);
        socket.on('update', ((id: string, state: State) => mine(id, state)) as never);
        socket.on('connect', (() => socket.emit('sync', current, playerID, undefined, SEATS)) as never);
      };
      for (let table = 0; table < tables; table++)
        for (let seat = 0; seat < SEATS; seat++) join(`match-${table}`, seat);
      return {
        end() {
          ended = true;
          for (const socket of sockets) socket.disconnect();
        },
      };
    },
  };
}
