import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Thought } from '#lobby/world.ts';

/** A bot that takes longer than this is not waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Bots think in threads of their own, so that no table waits for another's bot. */
export class Bots {
  private readonly pool = new Piscina<Thought, string>({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    // Node would otherwise hand our own flags, such as those of a test runner, to each thread.
    execArgv: [],
  });

  think(thought: Thought): Promise<string> {
    return this.pool.run(thought, { signal: AbortSignal.timeout(PATIENCE) });
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
