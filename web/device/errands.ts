import type { Fork, Forked, Memory, Musing, Outlook, Thought } from '#lobby/world.ts';
import type { Examination } from '#table/examination.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Attempt, Bookmark, Prospect } from '#table/lesson.ts';
import type { Eyes, Glimpse, OpenFrame } from '#table/position.ts';
import type { GameRecord, Head } from '#table/record.ts';
import type { Testimony } from '#table/testimony.ts';
import type { Language, Names, Section } from '#table/text.ts';
import type { Tried, TriedMove } from '#table/tried.ts';
import type { FinishedGame } from '#wire/finished.ts';
import type { Advised } from '#wire/messages.ts';

/** What takes long or needs the rules, and is done by a worker for whoever asks; by those of today where no version is said. */
export interface Errands {
  /** Exact chances for a seat, as data for boards and in words; undefined where the game has none. */
  odds(asked: {
    readonly game: string;
    readonly version?: number | undefined;
    readonly view: unknown;
    readonly seat: Seat;
    readonly language: Language;
    readonly names: Names;
  }): Promise<{ readonly odds: unknown; readonly inWords: readonly Section[] } | undefined>;
  /** What chance gave each seat in all that happened; undefined in a game that does not count it. */
  luck(asked: {
    readonly game: string;
    readonly version?: number | undefined;
    readonly story: readonly unknown[];
    readonly view: unknown;
  }): Promise<readonly number[] | undefined>;
  /** What each move would do; undefined in a game that does not say. */
  foresee(asked: {
    readonly game: string;
    readonly version?: number | undefined;
    readonly view: unknown;
    readonly moves: readonly unknown[];
  }): Promise<readonly unknown[] | undefined>;
  /** What is so before anybody moves; undefined in a game that does not say. */
  standing(asked: {
    readonly game: string;
    readonly version?: number | undefined;
    readonly view: unknown;
  }): Promise<unknown>;
  /** What is seen at a place of a lesson. */
  lessonAt(asked: { readonly game: string; readonly lesson: string; readonly place: Bookmark }): Promise<Prospect>;
  /** What comes of a move there, or of going on. */
  tryInLesson(asked: {
    readonly game: string;
    readonly lesson: string;
    readonly place: Bookmark;
    readonly move?: string;
  }): Promise<Attempt>;
  /** What there is to say of a record: whether it holds, how much was drawn, and how it fits what was remembered. */
  examine(asked: { readonly record: GameRecord; readonly testimonies: readonly Testimony[] }): Promise<Examination>;
  /** The pictures of a deal. */
  fingerprint(asked: Pick<Head, 'commitment' | 'salts'>): Promise<readonly number[]>;
  /** Every position of a game that is over, the setup first, as these eyes see it. */
  replay(asked: { readonly record: GameRecord; readonly eyes: Eyes }): Promise<readonly OpenFrame[]>;
  /** One of them, which is there much sooner. */
  glimpse(asked: { readonly record: GameRecord; readonly eyes: Eyes; readonly at: number }): Promise<Glimpse>;
  /** A bot's move, by its name. */
  think(asked: Thought): Promise<string>;
  /** What a bot lays open, if anything is new. */
  mind(asked: Musing): Promise<unknown>;
  /** What the hard bot would do, and why; undefined in a game that gives no reasons. */
  advise(asked: Outlook): Promise<Advised | undefined>;
  /** What somebody saw earlier in a game. */
  recall(asked: Memory): Promise<Frame>;
  /** The records in a file, which may have one in each line; what cannot be read is left out. */
  contents(asked: { readonly text: string }): Promise<readonly Content[]>;
  /** Makes a table of this device of a record, as text; or says why not. */
  adopt(asked: { readonly text: string; readonly names: readonly string[] }): Promise<Adopted>;
  /** The record so far of a table of this device that a fault has stopped, and what was rolled for the move that stopped it. */
  stopped(asked: {
    readonly table: string;
    readonly tried?: TriedMove | undefined;
  }): Promise<{ readonly record: GameRecord; readonly tried?: Tried } | undefined>;
  /** The finished games of this device. */
  finished(): Promise<readonly FinishedGame[]>;
  /** … and their records, one a line. */
  records(): Promise<string>;
  /** The record of a finished game of this device; undefined where it is gone. */
  record(asked: { readonly table: string }): Promise<GameRecord | undefined>;
  /** The beginning of a game that goes on from another. */
  fork(asked: Fork): Promise<Forked>;
}

/** A record in a file, and what there is to tell it from the others by. */
export interface Content {
  readonly text: string;
  readonly game: string;
  readonly seats: number;
  readonly entries: number;
}

/** The table that a record has become, or why it has not. */
export type Adopted =
  | { readonly table: string }
  | { readonly why: 'unreadable' | 'running' | 'outdated' | 'unknown' | 'failed' }
  | { readonly why: 'fails'; readonly entry: number };

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
    (asked?: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ id, errand, asked } satisfies Request);
      });
  return {
    odds: ask('odds'),
    luck: ask('luck'),
    foresee: ask('foresee'),
    standing: ask('standing'),
    lessonAt: ask('lessonAt'),
    tryInLesson: ask('tryInLesson'),
    examine: ask('examine'),
    fingerprint: ask('fingerprint'),
    replay: ask('replay'),
    glimpse: ask('glimpse'),
    think: ask('think'),
    mind: ask('mind'),
    advise: ask('advise'),
    recall: ask('recall'),
    contents: ask('contents'),
    adopt: ask('adopt'),
    stopped: ask('stopped'),
    record: ask('record'),
    finished: ask('finished') as () => Promise<never>,
    records: ask('records') as () => Promise<never>,
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
