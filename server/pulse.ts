import type { Archive } from '#lobby/archive.ts';
import { reasonOf } from './store/open.ts';

/** How old an answer may be, in milliseconds: many ask, and each writing costs the disk something. */
const FRESH = 2000;

/** What is found; `''` if all is well. */
type Trouble = string;

export const LOST: Trouble = 'the file of the database is gone, or another lies in its place';

/** Whether what is acknowledged is kept, found out by writing something. */
export class Pulse {
  private readonly archive: Pick<Archive, 'pulse'>;
  private readonly changed: (trouble: Trouble) => void;
  private readonly clock: () => number;
  private trouble: Trouble = '';
  private answered = Number.NEGATIVE_INFINITY;
  private asking: Promise<boolean> | undefined;

  /** `changed` hears of trouble when it begins, changes or ends, and not each time that somebody asks. */
  constructor(
    archive: Pick<Archive, 'pulse'>,
    changed: (trouble: Trouble) => void,
    clock: () => number = () => performance.now(),
  ) {
    this.archive = archive;
    this.changed = changed;
    this.clock = clock;
  }

  /** One asks at a time; whoever comes meanwhile or soon after has the same answer. */
  async beats(): Promise<boolean> {
    if (this.asking !== undefined) return this.asking;
    if (this.clock() - this.answered < FRESH) return this.trouble === '';
    this.asking = this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const trouble = await this.archive.pulse().then((found) => (found === 'lost' ? LOST : ''), reasonOf);
    this.answered = this.clock();
    if (trouble !== this.trouble) this.changed(trouble);
    this.trouble = trouble;
    return trouble === '';
  }
}
