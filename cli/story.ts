import type { AnyGameText, Names } from '#table/text.ts';
import { type Page, TIE } from './page.ts';
import type { Words } from './text/index.ts';

/** Up to so many sentences about one move make a paragraph; more are told line by line. */
const PARAGRAPH = 4;

/** What it takes to tell a story. */
interface Teller {
  readonly page: Page;
  readonly words: Words;
  readonly text: AnyGameText;
  readonly names: Names;
}

/** The sentences about what one entry did, each with the number of its rule. */
export function sentences({ page, text, names }: Teller, events: readonly unknown[]): readonly string[] {
  return events.map((event) => {
    const { text: said, rule } = text.event(event, names);
    return `${said}${TIE}${page.dim(`[${rule}]`)}`;
  });
}

/** Prints what belongs together: a short paragraph, or a line for each sentence. */
export function printTogether(page: Page, said: readonly string[], first: string): void {
  const lines = said.length <= PARAGRAPH ? [said.join(' ')] : said;
  for (const [i, line] of lines.entries()) page.print(line, { first: i === 0 ? first : ' '.repeat(first.length) });
}

/** What one person has seen happen, and how much of it has been told. */
export class Story {
  private readonly teller: Teller;
  private readonly scenes: (readonly string[])[] = [];
  private told = 0;

  constructor(teller: Teller) {
    this.teller = teller;
  }

  add(events: readonly unknown[]): void {
    if (events.length > 0) this.scenes.push(sentences(this.teller, events));
  }

  /** Something that no event tells. */
  note(sentence: string): void {
    this.scenes.push([sentence]);
  }

  /** What has happened since this was last asked for. */
  showNew(): void {
    if (this.told < this.scenes.length) this.show(this.scenes.slice(this.told));
    this.told = this.scenes.length;
  }

  showAll(): void {
    const { page, words } = this.teller;
    if (this.scenes.length === 0) page.print(words.nothingYet);
    else this.show(this.scenes);
  }

  private show(scenes: readonly (readonly string[])[]): void {
    const { page, words } = this.teller;
    page.print(words.happened, { ink: page.bold });
    for (const scene of scenes) printTogether(page, scene, '• ');
    page.print();
  }
}
