/** How far whoever looks at a table has been shown what happened there, for bots that wait for that. */
export class Shown {
  private upTo = 0;
  private readonly waiting = new Set<() => void>();

  /** Somebody has been shown everything up to this entry. */
  see(at: number): void {
    this.upTo = Math.max(this.upTo, at);
    for (const look of this.waiting) look();
  }

  /** When somebody has been shown this entry; or after so many milliseconds, for a page that has fallen asleep. */
  async until(at: number, most: number): Promise<void> {
    if (this.upTo >= at || most === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (): void => {
      if (this.upTo >= at) resolve();
    };
    this.waiting.add(look);
    const timer = setTimeout(resolve, most);
    await promise;
    clearTimeout(timer);
    this.waiting.delete(look);
  }
}
