import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Eyes, OpenFrame } from '#table/position.ts';
import { isRefused } from '#table/refusal.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { errands } from '../device/workers.ts';
import { whenIdle } from '../idle.ts';
import type { TableModel } from './model.ts';

/** A position that is over, and what had happened until then. */
export interface Position {
  readonly frame: OpenFrame;
  readonly story: readonly StoryEntry[];
}

/** A whole game as these eyes see it: the setup, and a frame for each entry of the story. */
interface Replay {
  readonly frames: readonly OpenFrame[];
  readonly story: readonly StoryEntry[];
}

/**
 * Earlier positions of a table. When the game is over and the record is given out, this browser plays it again, as anybody
 * saw it or with nothing hidden; until then the host is asked, one position at a time, for what the reader has seen.
 */
export class Past {
  private readonly model: TableModel;
  private readonly asked = new Map<string, Promise<Frame | undefined>>();
  private readonly replays = new Map<Eyes, Promise<Replay | undefined>>();
  /** Replays that are there already. */
  private readonly ready = new Map<Eyes, Replay>();
  /** Whose eyes have been shown a position before their replay was there. */
  private readonly glimpsed = new Set<Eyes>();

  constructor(model: TableModel) {
    this.model = model;
  }

  /** Whether it can be seen as anybody saw it. */
  get isOpen(): boolean {
    return this.model.hasRecord.value;
  }

  async at(eyes: Eyes, at: number, story: readonly StoryEntry[]): Promise<Position | undefined> {
    if (this.isOpen || eyes === 'everything') {
      if (this.glimpsed.has(eyes)) return positionIn(await this.replay(eyes), at);
      this.glimpsed.add(eyes);
      return this.glimpse(eyes, at);
    }
    const frame = await this.ask(eyes, at);
    return frame && { frame, story: story.filter((told) => told.at <= at) };
  }

  /** The same at once, if it need not be waited for: one frame then shows both where the reader is and how it was. */
  known(eyes: Eyes, at: number): Position | undefined {
    return this.isOpen ? positionIn(this.ready.get(eyes), at) : undefined;
  }

  private ask(viewer: Viewer, at: number): Promise<Frame | undefined> {
    const { venue, table } = this.model;
    const key = `${viewer} ${at}`;
    const where = { table, ...(viewer === 'audience' ? {} : { seat: viewer }) };
    const answer = this.asked.get(key) ?? venue.ask('past', { ...where, at }).then(granted);
    this.asked.set(key, answer);
    return answer;
  }

  /** The first position need not wait for all the others: they are fetched once it is on the screen, or as soon as another is asked for. */
  private async glimpse(eyes: Eyes, at: number): Promise<Position | undefined> {
    const record = granted(await this.model.record());
    if (record === undefined) return undefined;
    const found = await errands()
      .glimpse({ record, eyes, at })
      .catch(() => undefined);
    whenIdle(() => void this.replay(eyes));
    return found && { frame: found.frame, story: found.told };
  }

  private replay(eyes: Eyes): Promise<Replay | undefined> {
    const replay = this.replays.get(eyes) ?? this.read(eyes);
    this.replays.set(eyes, replay);
    return replay;
  }

  private async read(eyes: Eyes): Promise<Replay | undefined> {
    const record = granted(await this.model.record());
    if (record === undefined) return undefined;
    const frames = await errands()
      .replay({ record, eyes })
      .catch(() => undefined);
    if (frames === undefined) return undefined;
    const replay = { frames, story: frames.flatMap(toldIn) };
    this.ready.set(eyes, replay);
    return replay;
  }
}

const granted = <T>(answer: T): Exclude<T, { readonly refused: string }> | undefined =>
  isRefused(answer) ? undefined : (answer as Exclude<T, { readonly refused: string }>);

function positionIn(replay: Replay | undefined, at: number): Position | undefined {
  const frame = replay?.frames[at];
  return frame && { frame, story: replay!.story.slice(0, at) };
}

const toldIn = ({ at, entry, events }: Frame): readonly StoryEntry[] =>
  entry === undefined ? [] : [{ at, ...entry, events }];
