import { createServer } from 'node:net';

/**
 * Below the ports that systems give out by themselves: so nobody who asks for any port gets one of these, while the server
 * that it is meant for has not begun yet, or is killed and started again.
 */
const [FROM, PROCESSES, EACH] = [20_000, 250, 50];

/** Each process has ports of its own, so that two that ask at the same moment are not given the same. */
const own = FROM + (process.pid % PROCESSES) * EACH;
let given = 0;

/** A port of this machine that nobody uses, and that is not given again soon. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < EACH; tried++) {
    const port = own + (given++ % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error(`all ports from ${own} to ${own + EACH - 1} are in use`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
