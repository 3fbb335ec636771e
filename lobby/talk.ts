import type { ChatLine } from '#wire/talk.ts';
import type { Archive, ChatRow, NewLine } from './archive.ts';
import { badgeOf } from './badge.ts';

/** How many lines are shown on arriving. */
const SHOWN = 200;

/** The chat of one table: lines are told here in order and once, whichever process they were said to. */
export class Talk {
  private readonly table: string;
  private readonly archive: Archive;
  private readonly tell: (line: ChatLine) => void;
  /** The last line that was told here. */
  private last = 0;
  /** By person: a few say much. */
  private readonly badges = new Map<string, string>();

  constructor(table: string, archive: Archive, tell: (line: ChatLine) => void) {
    this.table = table;
    this.archive = archive;
    this.tell = tell;
  }

  /** Keeps a line, and tells it. One that was sent twice is told once. */
  async say(line: NewLine, command: string): Promise<ChatLine> {
    const kept = this.lineOf(await this.archive.say(this.table, line, command));
    await this.hear(kept);
    return kept;
  }

  /** Somebody has said something; what was missed before it is read. */
  async hear(line: ChatLine): Promise<void> {
    if (line.n > this.last + 1) await this.read();
    else this.tellAll([line]);
  }

  /** All that a newcomer is shown; anyone who was here before is told what they missed. */
  async read(): Promise<readonly ChatLine[]> {
    const lines = (await this.archive.chat(this.table, SHOWN)).map((row) => this.lineOf(row));
    this.tellAll(lines);
    return lines;
  }

  /** Whether more was said than these lines. */
  isBeyond(lines: readonly ChatLine[]): boolean {
    return this.last > (lines.at(-1)?.n ?? 0);
  }

  /** Whether something was said that nobody here was told. */
  lacks(n: number): boolean {
    return n > this.last;
  }

  private tellAll(lines: readonly ChatLine[]): void {
    for (const line of lines) {
      if (!this.lacks(line.n)) continue;
      this.last = line.n;
      this.tell(line);
    }
  }

  private lineOf({ person, ...line }: ChatRow): ChatLine {
    return person === '' ? line : { ...line, by: this.badge(person) };
  }

  private badge(person: string): string {
    const badge = this.badges.get(person) ?? badgeOf(this.table, person);
    this.badges.set(person, badge);
    return badge;
  }
}
