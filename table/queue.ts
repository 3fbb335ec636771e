/** Does one thing after the other: whatever is asked for begins when all before it is done, well or badly. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.last.then(work);
    this.last = answer.catch(() => undefined);
    return answer;
  }
}
