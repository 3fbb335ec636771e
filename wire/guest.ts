import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Client, sockets } from './client.ts';
import { PROTOCOL } from './messages.ts';
import { Seals, saltsInMemory } from './seals.ts';

type Headers = Readonly<Record<string, string>>;

/** Somebody at a server, from a program that is no browser: says a name and keeps the cookie itself. */
export class Guest {
  readonly server: string;
  readonly name: string;
  readonly cookie: string;
  readonly link: Client;
  /** Their part in the dice. */
  readonly seals: Seals;

  private constructor(server: string, name: string, cookie: string, headers: Headers) {
    this.server = server;
    this.name = name;
    this.cookie = cookie;
    const address = `${server.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`;
    this.link = new Client(
      sockets(() => new WebSocket(address, { headers: { ...headers, cookie } }) as unknown as globalThis.WebSocket),
    );
    this.seals = new Seals(this.link, saltsInMemory());
  }

  /** Says who they are at the server, which must answer; a proxy's word of where they come from may go with it. */
  static async arrive(server: string, name: string, headers: Headers = {}): Promise<Guest> {
    const answer = await knock(server, name, headers);
    if (!answer.ok) throw new Error(`${server} refuses ${name}: ${answer.status} ${await answer.text()}`);
    return new Guest(
      server,
      name,
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      headers,
    );
  }

  /** The same person in another window. */
  static again(server: string, { name, cookie }: { readonly name: string; readonly cookie: string }): Guest {
    return new Guest(server, name, cookie, {});
  }
}

/** Says who is there, and comes back as often as the server is busy. */
async function knock(server: string, name: string, headers: Headers): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${server}/api/me`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (answer.status !== 503) return answer;
    const { after = 1000 } = (await answer.json()) as { readonly after?: number };
    await pause(after);
  }
}
