import type { Fork, Forked, Memory, Outlook, Thought } from '#lobby/world.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Eyes, OpenFrame } from '#table/position.ts';
import type { GameRecord } from '#table/record.ts';
import type { Language, Names, Section } from '#table/text.ts';
import type { Verdict } from '#table/verify.ts';
import type { Advised } from '#wire/messages.ts';

/** What takes long or needs the rules, and is done by a worker for whoever asks. */
export interface Errands {
  /** Exact chances for a seat, as data for boards and in words; undefined where the game has none. */
  odds(asked: {
    readonly game: string;
    readonly view: unknown;
    readonly seat: Seat;
    readonly language: Language;
    readonly names: Names;
  }): Promise<{ readonly odds: unknown; readonly inWords: readonly Section[] } | undefined>;
  /** What each move would do; undefined in a game that does not say. */
  foresee(asked: {
    readonly game: string;
    readonly view: unknown;
    readonly moves: readonly unknown[];
  }): Promise<readonly unknown[] | undefined>;
  /** … and what follows if the turn is ended right after it. */
  sequels(asked: {
    readonly game: string;
    readonly view: unknown;
    readonly moves: readonly unknown[];
  }): Promise<readonly unknown[] | undefined>;
  /** What is so before anybody moves; undefined in a game that does not say. */
  standing(asked: { readonly game: string; readonly view: unknown }): Promise<unknown>;
  verify(asked: { readonly record: GameRecord }): Promise<Verdict>;
  /** Every position of a game that is over, the set-up first, as these eyes see it. */
  replay(asked: { readonly record: GameRecord; readonly eyes: Eyes }): Promise<readonly OpenFrame[]>;
  /** A bot's move, by its name. */
  think(asked: Thought): Promise<string>;
  /** What the hard bot would do, and why; undefined in a game that gives no reasons. */
  advise(asked: Outlook): Promise<Advised | undefined>;
  /** What somebody saw earlier in a game. */
  recall(asked: Memory): Promise<Frame>;
  /** The beginning of a game that goes on from another. */
  fork(asked: Fork): Promise<Forked>;
}

export type Errand = keyof Errands;

interface Request {
  readonly id: number;
  readonly errand: Errand;
  readonly asked: unknown;
}

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly failed: string });

/** Sends a worker on errands; the answer comes when it is back. */
export function errandsBy(worker: Worker): Errands {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asker?.reject(new Error(data.failed));
    else asker?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
    waiting.clear();
  });
  const ask =
    (errand: Errand) =>
    (asked: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ id, errand, asked } satisfies Request);
      });
  return {
    odds: ask('odds'),
    foresee: ask('foresee'),
    sequels: ask('sequels'),
    standing: ask('standing'),
    verify: ask('verify'),
    replay: ask('replay'),
    think: ask('think'),
    advise: ask('advise'),
    recall: ask('recall'),
    fork: ask('fork'),
  };
}

/** The worker's side: runs errands one after the other. */
export function runErrands(errands: Errands): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    const { id, errand, asked } = data;
    const run = errands[errand] as (asked: unknown) => Promise<unknown>;
    const reply = await run(asked).then(
      (answer): Reply => ({ id, answer }),
      (error: unknown): Reply => ({ id, failed: String(error) }),
    );
    self.postMessage(reply);
  });
}
