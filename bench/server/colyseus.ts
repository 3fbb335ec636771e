import { createRequire } from 'node:module';
import { anyOf, type Crowd, SEATS } from './crowd.ts';

// The parts of Colyseus that are used here, as far as they are used.

interface Table {
  readonly at: number;
  readonly turn: number;
  readonly asked: number;
  readonly loot: unknown;
  readonly players: unknown;
  readonly question: unknown;
}

interface Room {
  readonly roomId: string;
  onStateChange(listener: (state: Table) => void): void;
  send(what: string, args: readonly unknown[]): void;
  leave(): Promise<number>;
}

interface Client {
  create(room: string, options: object): Promise<Room>;
  joinById(id: string, options: object): Promise<Room>;
}

interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

const require = createRequire(new URL('../peers/', import.meta.url));
const { Client } = require('@colyseus/sdk') as { readonly Client: new (url: string) => Client };
const { enumerate } = require('./art-robbery.mjs') as {
  enumerate(G: unknown, ctx: undefined, player: string): readonly Move[];
};

const NOBODY = 255;

/** Players of Colyseus' server by its own client. A move counts when the new state has come back. */
export function colyseusCrowd(port: number): Crowd {
  return {
    async play(tables, starter, score) {
      const rooms: Room[] = [];
      const play = (room: Room, seat: number): void => {
        rooms.push(room);
        let asked: number | undefined;
        let last = -1;
        room.onStateChange((state) => {
          if (state.at === last) return;
          last = state.at;
          if (asked !== undefined) score.made(asked);
          asked = undefined;
          const acting = state.asked === NOBODY ? state.turn : state.asked;
          if (acting !== seat) return;
          const question = state.asked === NOBODY ? null : state.question;
          const legal = enumerate({ ...shown(state), question }, undefined, String(seat));
          starter.wait(() => {
            const { move, args } = anyOf(legal);
            asked = performance.now();
            room.send(move, args);
          });
        });
      };
      const table = async (): Promise<void> => {
        const clients = Array.from({ length: SEATS }, () => new Client(`http://127.0.0.1:${port}`));
        const [first, ...others] = clients as [Client, ...Client[]];
        // Listening begins before the first state comes, which is a turn of the event loop later.
        const room = await first.create('art-robbery', { seat: 0 });
        play(room, 0);
        await Promise.all(
          others.map(async (client, i) => play(await client.joinById(room.roomId, { seat: i + 1 }), i + 1)),
        );
      };
      await Promise.all(Array.from({ length: tables }, table));
      return {
        end() {
          for (const room of rooms) void room.leave();
        },
      };
    },
  };
}

const shown = ({ loot, players }: Table): Pick<Table, 'loot' | 'players'> => ({ loot, players });
