/** A word, a mark such as `(`, the text of a string or of a piece of a template. Comments and regular expressions are left out. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'string' | 'template';
  readonly text: string;
  /** How many brackets of any kind are open around it; 0 is the top of the file. */
  readonly depth: number;
}

const SKIP = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
const WORD = /[\p{L}\p{N}_$#@]+/uy;
const STRING = /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?/y; // an apostrophe in a sentence ends with its line
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{|$)/y;
const REGEXP = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;

/** After these words a slash begins a regular expression; after others, and after what closes a bracket, it divides. */
const OPERATORS = ['return', 'typeof', 'case', 'in', 'of', 'void', 'await', 'yield', 'else', 'do', 'new', 'delete'];

/** Splits TypeScript into tokens, well enough to see what it imports and which names it uses. */
export function tokens(source: string): readonly Token[] {
  const found: Token[] = [];
  /** The brackets that are open; `${` is one of them. */
  const open: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  };
  const add = (kind: Token['kind'], text: string): void => void found.push({ kind, text, depth: open.length });
  const template = (): void => {
    const text = take(TEMPLATE)!;
    add('template', text.replace(/`$|\$\{$/, ''));
    if (text.endsWith('${')) open.push('${');
  };

  while (at < source.length) {
    if (take(SKIP) !== undefined) continue;
    const word = take(WORD);
    if (word !== undefined) {
      add('word', word);
      continue;
    }
    const string = take(STRING);
    if (string !== undefined) {
      add('string', string.slice(1, string.length > 1 && string.at(-1) === string[0] ? -1 : undefined));
      continue;
    }
    if (source[at] === '/' && !endsValue(found.at(-1)) && take(REGEXP) !== undefined) continue;
    const mark = source[at++]!;
    if (mark === '`') template();
    else if ('([{'.includes(mark)) {
      add('mark', mark);
      open.push(mark);
    } else if (')]}'.includes(mark)) {
      if (open.pop() === '${') template();
      else add('mark', mark);
    } else add('mark', mark);
  }
  return found;
}

function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'mark') return ')]}'.includes(token.text);
  return token.kind !== 'word' || !OPERATORS.includes(token.text);
}
