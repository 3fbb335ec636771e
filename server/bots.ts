import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Asking, Fork, Forked, Memory, Musing, Outlook, Thought } from '#lobby/world.ts';
import type { Frame } from '#table/host.ts';
import { type Refused, refused } from '#table/refusal.ts';
import type { Advised } from '#wire/messages.ts';
import { MOST_WAITING } from './costs.ts';
import { LATER, Turns } from './turns.ts';

/** A bot that thinks longer than this is not waited for, in milliseconds. Waiting for a thread is not thinking. */
const PATIENCE = 10_000;

/** Threads, or what stands for them in a test. */
export interface Threads {
  run(task: unknown, how: { readonly name: string; readonly signal: AbortSignal }): Promise<unknown>;
  destroy(): Promise<void>;
}

const threads = (most: number): Threads =>
  new Piscina({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    // Node would otherwise hand our own flags, such as those of a test runner, to each thread.
    execArgv: [],
    // A thread left to itself takes as much as the whole server may. One that needs more than this fails alone.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });

const PLAYERS = Math.max(1, availableParallelism() - 1);

/** Whom the bots tell of themselves. */
export interface Watcher {
  /** A bot begins to think; the answer is called when it has ended. */
  thinks(thought: Thought): () => void;
  /** Something was not done, because nobody waits for it or too much was asked for. */
  dropped(what: 'bot' | 'help'): void;
}

/**
 * Bots think in threads of their own, so that no table waits for another's bot. Whatever else takes long has one to
 * itself: however much is asked for, no bot waits for it. Both serve whoever asks in turn. A bot's asker is the owner of its
 * table, because tables are what an owner may have only so many of; who is present changes, and can be many.
 */
export class Bots {
  private readonly players: Threads;
  private readonly helper: Threads;
  private readonly watcher: Watcher;
  /** A table has one bot at a time that thinks, so their number is that of the tables. */
  private readonly playing: Turns;
  private readonly helping: Turns;

  constructor(watcher: Watcher, players = threads(PLAYERS), helper = threads(1), atOnce = PLAYERS) {
    this.watcher = watcher;
    this.players = players;
    this.helper = helper;
    const endless = Number.POSITIVE_INFINITY;
    this.playing = new Turns({ atOnce, perAsker: endless, inAll: endless }, () => watcher.dropped('bot'));
    this.helping = new Turns({ atOnce: 1, ...MOST_WAITING }, () => watcher.dropped('help'));
  }

  /** How many wait for a thread. */
  get waiting(): { readonly bot: number; readonly help: number } {
    return { bot: this.playing.waiting, help: this.helping.waiting };
  }

  think(thought: Thought, asking: Asking): Promise<string | Refused> {
    return this.playing.run(asking, async () => {
      const end = this.watcher.thinks(thought);
      return ask<string>(this.players, 'think', thought).finally(end);
    });
  }

  /** A bot that is about to move is waited for as if it thought; to answer people is a help, of which each may have so much. */
  mind(musing: Musing, asking: Asking): Promise<unknown> {
    if (musing.move === undefined) return this.helped<unknown>(asking, 'mind', musing);
    return this.playing.run(asking, () => ask<unknown>(this.players, 'mind', musing));
  }

  advise(outlook: Outlook, asking: Asking): Promise<Advised | undefined | Refused> {
    return this.helped<Advised | undefined>(asking, 'advise', outlook);
  }

  recall(memory: Memory, asking: Asking): Promise<Frame | Refused> {
    return this.helped<Frame>(asking, 'recall', memory);
  }

  fork(fork: Fork, asking: Asking): Promise<Forked | Refused> {
    return this.helped<Forked>(asking, 'fork', fork);
  }

  /** What takes too long on a busy machine may be asked for again. */
  private helped<T>(asking: Asking, name: string, task: unknown): Promise<T | Refused> {
    return this.helping.run(asking, () =>
      ask<T>(this.helper, name, task).catch((error: unknown): Refused => {
        if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
        return { ...refused('busy'), after: LATER };
      }),
    );
  }

  /** Helps nobody any more, but for what is at work. */
  hush(): void {
    this.helping.close();
  }

  async close(): Promise<void> {
    await Promise.all([this.players.destroy(), this.helper.destroy()]);
  }
}

const ask = <T>(of: Threads, name: string, task: unknown): Promise<T> =>
  of.run(task, { name, signal: AbortSignal.timeout(PATIENCE) }) as Promise<T>;
