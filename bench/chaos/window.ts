import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Chance } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import { Client, sockets } from '#wire/client.ts';
import { Guest } from '#wire/guest.ts';
import { type Answers, type CommandOf, type Doing, PROTOCOL } from '#wire/messages.ts';
import { type Sitter, sitIn, TOO_LATE } from '../seating.ts';
import { History } from './history.ts';

/** Milliseconds before something that went wrong over there is asked for again. */
const AGAIN = 200;

type Granted<D extends Doing> = Exclude<Answers[D], { readonly refused: string }>;

/** One person at one window: connects to any of the servers, each time anew, and notes everything. */
export class Window {
  readonly name: string;
  readonly link: Client;
  readonly history: History;

  static async open(name: string, servers: readonly string[], chance: Chance): Promise<Window> {
    const { cookie, link } = await Guest.arrive(servers[chance.below(servers.length)]!, name);
    link.close();
    return new Window(name, cookie, servers, chance);
  }

  private constructor(name: string, cookie: string, servers: readonly string[], chance: Chance) {
    this.name = name;
    this.history = new History(name);
    const address = (): string => {
      const server = servers[chance.below(servers.length)]!;
      return `${server.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`;
    };
    this.link = new Client(
      this.history.noting(
        sockets(() => new WebSocket(address(), { headers: { cookie } }) as unknown as globalThis.WebSocket),
      ),
    );
  }

  /** Whoever sits down here asks until it is granted. */
  get sitter(): Sitter {
    return { name: this.name, ask: (doing, body) => this.insist(doing, body as never, TOO_LATE) };
  }

  /** Takes a seat that a bot has kept warm; not if the game is over by then, or the bot has it for good since the game before. */
  async sits(table: string, seat: number): Promise<boolean> {
    const enough = ['game-over', 'not-seated', 'already-started'];
    await sitIn({ name: this.name, ask: (doing, body) => this.insist(doing, body as never, enough) }, { table, seat });
    return (await this.insist('look', { table, seat }, enough)) !== undefined;
  }

  /** Asks until it is granted, or refused for a reason that is `enough`. */
  async insist<D extends Doing>(
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
    enough: readonly string[] = [],
  ): Promise<Granted<D> | undefined> {
    for (;;) {
      const answer = await this.link.ask(doing, body);
      if (!isRefused(answer)) return answer as Granted<D>;
      if (enough.includes(answer.refused)) return undefined;
      // Others may have been quicker again and again.
      if (answer.refused !== 'failed' && answer.refused !== 'stale')
        throw new Error(`${this.name}: ${doing}: ${answer.refused}`);
      await pause(AGAIN);
    }
  }
}
