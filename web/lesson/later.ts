import { MOST_WORDS, wordsIn } from '#table/few-words.ts';
import type { Offer } from '#table/host.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import { headline } from '../table/headline.ts';

/** How a move is spoken of that comes too early. */
interface Later {
  readonly title: string;
  readonly says: (move: string) => string;
}

interface Seen {
  readonly text: AnyGameText;
  readonly view: unknown;
  readonly names: Names;
}

/** What the move would be, and what would come of it, as far as that can be said in few words. */
export function laterSaying({ move, meaning }: Offer<unknown>, { text, view, names }: Seen, { title, says }: Later) {
  const sentences = text.move(move, view, names, meaning).split(/(?<=\.)\s+/);
  const fits = (told: string): boolean => wordsIn(`${title} ${says(told)}`) <= MOST_WORDS;
  let told = fits(sentences[0]!) ? sentences[0]! : `${headline(sentences[0]!)}.`;
  // Each sentence goes on from the one before.
  for (const more of sentences.slice(1)) {
    if (!fits(`${told} ${more}`)) break;
    told = `${told} ${more}`;
  }
  return { title, says: says(told) };
}
