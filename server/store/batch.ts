/** Somebody who waits for an answer. */
interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects what is asked in one tick of the event loop, and whatever comes while the batch before is being answered.
 * One batch at a time, in order; if a batch fails, all who wait for it hear so.
 */
export class Batch<Q, A> {
  private readonly answerAll: (questions: readonly Q[]) => Promise<readonly A[]>;
  private readonly most: number;
  private waiting: Waiting<Q, A>[] = [];
  private running: Promise<void> | undefined;

  constructor(most: number, answerAll: (questions: readonly Q[]) => Promise<readonly A[]>) {
    this.most = most;
    this.answerAll = answerAll;
  }

  ask(question: Q): Promise<A> {
    const answer = new Promise<A>((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
    });
    this.running ??= this.run();
    return answer;
  }

  /** Until nobody waits. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.next(this.waiting.splice(0, this.most));
    this.running = undefined;
  }

  private async next(batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await this.answerAll(batch.map(({ question }) => question));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
