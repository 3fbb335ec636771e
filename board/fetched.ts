/** Milliseconds before a part that could not be had is asked for again. */
const AGAIN = 1000;

/** Part of a page: whoever has pressed something gets there, however often a line breaks meanwhile. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
