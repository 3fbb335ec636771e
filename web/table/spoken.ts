import type { AnyGameText, Names } from '#table/text.ts';
import { newsIn, type Sight } from './sight.ts';
import type { Words } from './words/en.ts';

/** What four bots do in a round is heard whole; nobody listens to more at once, and the log has it all. */
const MOST = 24;

/** The news of a sight in sentences, in the order in which things happened; of very many, the last. */
export function spoken(sight: Sight, text: AnyGameText, names: Names, say: Words['log']): readonly string[] {
  const sentences = newsIn(sight).flatMap(({ seat, to, events }) =>
    to === undefined ? events.map((event) => text.event(event, names).text) : [say.undone(names[seat]!)],
  );
  const left = sentences.length - MOST;
  return left > 0 ? [say.more(left), ...sentences.slice(left)] : sentences;
}
