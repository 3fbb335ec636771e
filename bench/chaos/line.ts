import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line through which others talk to a port, and which can be cut, refused and held up. */
export class Line {
  readonly port: number;
  private readonly server: Server;
  private readonly to: number;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isDown = false;
  private isHeld = false;
  private isMute = false;

  /** Listens on a port of its own, and hands on what it hears to this one. */
  static async to(port: number): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Line(server, port);
  }

  private constructor(server: Server, to: number) {
    this.server = server;
    this.to = to;
    this.port = (server.address() as { port: number }).port;
    server.on('connection', (near) => this.join(near));
  }

  private join(near: Socket): void {
    if (this.isDown) {
      near.destroy();
      return;
    }
    const far = connect(this.to, '127.0.0.1');
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, into] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('data', (data) => {
        if (this.isMute && from === far) return;
        if (!into.write(data)) from.pause();
      });
      into.on('drain', () => {
        if (!this.isHeld) from.resume();
      });
      from.on('close', () => {
        into.destroy();
        this.pairs.delete(pair);
      });
    }
    if (this.isHeld) this.hold();
  }

  /** Ends every connection; whatever was on its way is lost. */
  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.resetAndDestroy();
    this.pairs.clear();
  }

  /** Cuts, and lets nobody through. */
  down(): void {
    this.isDown = true;
    this.cut();
  }

  /** Connections stay, and nothing moves on them. */
  hold(): void {
    this.isHeld = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** What is asked still goes there, and no answer comes back. To be cut: what follows would make no sense. */
  mute(): void {
    this.isMute = true;
  }

  heal(): void {
    this.isDown = false;
    this.isHeld = false;
    this.isMute = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  close(): void {
    this.server.close();
    this.down();
  }
}
