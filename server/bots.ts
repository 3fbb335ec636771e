import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Fork, Forked, Memory, Outlook, Thought } from '#lobby/world.ts';
import type { Frame } from '#table/host.ts';
import type { Advised } from '#wire/messages.ts';

/** A bot that takes longer than this is not waited for, in milliseconds. */
const PATIENCE = 10_000;

const threads = (most: number) =>
  new Piscina({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    // Node would otherwise hand our own flags, such as those of a test runner, to each thread.
    execArgv: [],
  });

/**
 * Bots think in threads of their own, so that no table waits for another's bot. Whatever else takes long has one to
 * itself: however much is asked for, no bot waits for it.
 */
export class Bots {
  private readonly players = threads(Math.max(1, availableParallelism() - 1));
  private readonly helper = threads(1);

  think(thought: Thought): Promise<string> {
    return this.players.run(thought, { name: 'think', signal: AbortSignal.timeout(PATIENCE) });
  }

  advise(outlook: Outlook): Promise<Advised | undefined> {
    return this.helper.run(outlook, { name: 'advise', signal: AbortSignal.timeout(PATIENCE) });
  }

  recall(memory: Memory): Promise<Frame> {
    return this.helper.run(memory, { name: 'recall', signal: AbortSignal.timeout(PATIENCE) });
  }

  fork(fork: Fork): Promise<Forked> {
    return this.helper.run(fork, { name: 'fork', signal: AbortSignal.timeout(PATIENCE) });
  }

  async close(): Promise<void> {
    await Promise.all([this.players.destroy(), this.helper.destroy()]);
  }
}
