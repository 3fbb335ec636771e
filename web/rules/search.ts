import type { Specimen } from '#board/contract.ts';
import type { Chapter } from '#table/text.ts';

/** Part of a text; `hit` is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Without capitals and accents, letter for letter, so that places stay the same. */
const folded = (text: string): string => Array.from({ length: text.length }, (_, i) => bare(text[i]!)).join('');

const bare = (letter: string): string => letter.normalize('NFD')[0]!.toLowerCase();

/** Cuts a text where the query is found in it. */
export function pieces(text: string, query: string): readonly Piece[] {
  const sought = folded(query.trim());
  if (sought === '') return [{ text, hit: false }];
  const within = folded(text);
  const found: Piece[] = [];
  let from = 0;
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, from)) {
    found.push({ text: text.slice(from, at), hit: false }, { text: text.slice(at, at + sought.length), hit: true });
    from = at + sought.length;
  }
  return [...found, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '');
}

const hitsIn = (text: string, query: string): number => pieces(text, query).filter(({ hit }) => hit).length;

/** How often the query is found in a rule; a rule is also found by its number. */
export const hitsInRule = (rule: Chapter['rules'][number], query: string): number =>
  folded(rule.id) === folded(query.trim()) ? 1 : hitsIn(rule.title, query) + hitsIn(rule.text, query);

/** Whether the query is found in what is said of a piece; nothing is found everywhere. */
export const isFound = ({ name, words }: Pick<Specimen, 'name' | 'words'>, query: string): boolean =>
  query.trim() === '' || hitsIn(name, query) + hitsIn(words, query) > 0;

export const hitsInChapter = (chapter: Chapter, query: string): number =>
  chapter.rules.reduce((sum, rule) => sum + hitsInRule(rule, query), 0);
