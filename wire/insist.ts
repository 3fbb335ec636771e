import type { Refused } from '#table/refusal.ts';

/** Refusals that have nothing to do with the question: asked again, it is answered. */
const PASSING: readonly string[] = ['failed', 'busy', 'too-fast'];
/** Milliseconds until then, where nobody says when. */
const AGAIN = 1000;

/** Asks for what a page cannot do without, until there is an answer to the question itself or nobody wants it any more. */
export async function insist<T extends object>(ask: () => Promise<T>, isOver: () => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    const { refused, after = AGAIN } = answer as Partial<Refused>;
    if (isOver() || refused === undefined || !PASSING.includes(refused)) return answer;
    await new Promise((resolve) => setTimeout(resolve, after));
  }
}
