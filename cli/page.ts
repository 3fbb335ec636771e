import { stripVTControlCharacters, styleText } from 'node:util';
import type { Section } from '#table/text.ts';
import type { Io, Out } from './io.ts';

const WIDEST = 100;
const NARROWEST = 20;
const UNKNOWN_WIDTH = 80;

/** A space at which no line is broken. */
export const TIE = '\u00a0';

/** How wide a text is on screen. */
const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Breaks a text into lines of at most this width, between words where it can. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    // Only a word without colour is cut: a hash, or a name without spaces.
    while (widthOf(word) > width && !word.includes('\u001b')) {
      const letters = [...word];
      lines.push(letters.splice(0, width).join(''));
      word = letters.join('');
    }
    line = word;
  }
  return [...lines, line];
}

type Ink = (text: string) => string;
const plain: Ink = (text) => text;

/** How a paragraph looks. */
interface Style {
  /** What stands before its first line. */
  readonly first?: string;
  /** How far the other lines are indented; by default as far as the first. */
  readonly indent?: number;
  readonly ink?: Ink;
}

/** What a terminal's page looks like: colours where they can be seen, lines no wider than the window. */
export class Page {
  readonly bold: Ink;
  readonly dim: Ink;
  readonly accent: Ink;
  readonly warning: Ink;
  private readonly out: Out;
  /** It can move its cursor. */
  private readonly isScreen: boolean;

  constructor({ stdout, env }: Io) {
    this.out = stdout;
    this.isScreen = stdout.isTTY === true && env.TERM !== 'dumb';
    const colour = this.isScreen && !env.NO_COLOR;
    const ink =
      (...style: Parameters<typeof styleText>[0][]): Ink =>
      (text) =>
        colour ? style.reduce((inked, each) => styleText(each, inked, { validateStream: false }), text) : text;
    this.bold = ink('bold');
    this.dim = ink('dim');
    this.accent = ink('bold', 'cyan');
    this.warning = ink('yellow');
  }

  /** Asked anew each time, because windows change. */
  get width(): number {
    return Math.max(NARROWEST, Math.min(this.out.columns || UNKNOWN_WIDTH, WIDEST));
  }

  /** A paragraph. */
  print(text = '', { first = '', indent = widthOf(first), ink = plain }: Style = {}): void {
    const lines = wrap(text, this.width - Math.max(indent, widthOf(first)));
    const all = lines.map((line, i) => `${i === 0 ? first : ' '.repeat(indent)}${ink(line)}`.trimEnd());
    this.out.write(`${all.join('\n').replaceAll(TIE, ' ')}\n`);
  }

  /** A headline with its lines, which are told apart even where they are broken. */
  section({ heading, lines }: Section): void {
    this.print(heading, { ink: this.bold });
    for (const line of lines) this.print(line, { first: '  ', indent: 4 });
  }

  /**
   * Starts at the top of an empty screen, if this is one; what was there moves up into the scroll-back, nothing is
   * wiped.
   */
  turn(): boolean {
    if (!this.isScreen || !this.out.rows) return false;
    this.out.write(`${'\n'.repeat(this.out.rows)}\u001b[H`);
    return true;
  }
}
