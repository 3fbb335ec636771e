import type { AnyGameText, Names } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { type Page, TIE } from './page.ts';
import type { Words } from './text/index.ts';
import type { Venue } from './venue.ts';

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

/** Up to so many scenes are told to somebody who comes back; the log has the others. */
const RECAP = 20;

/** What one person has seen happen, and how much of it has been told. */
export class Story {
  private readonly teller: Omit<Teller, 'names'>;
  private readonly venue: Venue;
  private readonly scenes: (readonly string[])[] = [];
  /** How many entries have become scenes. */
  private read = 0;
  /** Scenes before this one were told when the person last had to move … */
  private recalled = 0;
  /** … and before this one while they waited. */
  private told = 0;

  constructor(teller: Omit<Teller, 'names'>, venue: Venue) {
    this.teller = teller;
    this.venue = venue;
    const { seen } = venue.company ?? { seen: 0 };
    this.readOn(venue.story.filter(({ at }) => at <= seen));
    this.recalled = this.scenes.length;
    this.told = this.scenes.length;
  }

  /** Everything that has not been told; on a screen that was emptied, everything since the person last had to move. */
  showNew(emptied: boolean): void {
    this.readOn();
    const { page, words } = this.teller;
    const first = emptied ? this.recalled : this.told;
    const left = Math.max(first, this.scenes.length - RECAP);
    if (left > first) page.print(words.earlier(left - first), { ink: page.dim });
    if (left < this.scenes.length) this.show(this.scenes.slice(left));
    this.recalled = this.scenes.length;
    this.heard();
  }

  /** What has happened just now, while somebody else has to move. */
  showLive(): void {
    this.readOn();
    for (const scene of this.scenes.slice(this.told)) printTogether(this.teller.page, scene, '• ');
    this.heard();
  }

  showAll(): void {
    this.readOn();
    const { page, words } = this.teller;
    if (this.scenes.length === 0) page.print(words.nothingYet);
    else this.show(this.scenes);
  }

  private heard(): void {
    if (this.told === this.scenes.length) return;
    this.told = this.scenes.length;
    this.venue.company?.told(this.venue.story.at(-1)!.at);
  }

  private readOn(until: readonly StoryEntry[] = this.venue.story): void {
    for (const entry of until.slice(this.read)) {
      const scene = this.scene(entry);
      if (scene.length > 0) this.scenes.push(scene);
    }
    this.read = until.length;
  }

  private scene({ seat, to, events }: StoryEntry): readonly string[] {
    const { page, words } = this.teller;
    const { viewer, names } = this.venue;
    if (to !== undefined) return [seat === viewer ? words.takenBack : words.tookBack(names[seat]!)];
    // Events speak of everybody by name; one's own should catch the eye.
    const inked = names.map((name, each) => (each === viewer ? page.bold(name) : name));
    return sentences({ ...this.teller, names: inked }, events);
  }

  private show(scenes: readonly (readonly string[])[]): void {
    const { page, words } = this.teller;
    page.print(words.happened, { ink: page.bold });
    for (const scene of scenes) printTogether(page, scene, '• ');
    page.print();
  }
}
