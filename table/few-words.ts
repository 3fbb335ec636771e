/** As many words as anybody reads before pressing something. */
export const MOST_WORDS = 25;

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’'%+-]+/gu)?.length ?? 0;

/** One sentence after the other, as long as they are few words; the first in any case. */
export function inFewWords(first: string, ...more: readonly string[]): string {
  let told = first;
  for (const sentence of more) {
    if (wordsIn(`${told} ${sentence}`) > MOST_WORDS) break;
    told = `${told} ${sentence}`.trim();
  }
  return told;
}
