import type { PicturedLine } from '#board/contract.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { Teller } from './log.tsx';
import { newsIn, type Sight } from './sight.ts';
import type { Words } from './words/en.ts';

/** What four bots do in a round is heard whole; nobody listens to more at once, and the log has it all. */
const MOST = 24;

/** The news of a sight in sentences, in the order in which things happened; of very many, the last. */
export function spoken(
  sight: Sight,
  text: AnyGameText,
  names: Names,
  say: Words['log'],
  lines?: Teller['lines'],
): readonly string[] {
  const sentences = newsIn(sight).flatMap((entry) => {
    if (entry.to !== undefined) return [say.undone(names[entry.seat]!)];
    return (
      lines?.(entry).map((line) => `${inWords(line)}.`) ?? entry.events.map((event) => text.event(event, names).text)
    );
  });
  const left = sentences.length - MOST;
  return left > 0 ? [say.more(left), ...sentences.slice(left)] : sentences;
}

/** A line with its pieces by their names. */
const inWords = ({ sign, words }: PicturedLine): string =>
  [...(sign ? [sign] : []), ...words].map((part) => (typeof part === 'string' ? part : part.name)).join('');
