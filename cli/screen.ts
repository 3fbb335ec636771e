import type { Player } from '#bots/match.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import { type Page, TIE } from './page.ts';
import { COMMAND_NAMES } from './request.ts';
import { ME } from './seating.ts';
import type { Story } from './story.ts';
import type { Words } from './text/index.ts';

/** Who and what a screen is about. */
export interface Cast {
  readonly page: Page;
  readonly words: Words;
  readonly text: AnyGameText;
  readonly names: Names;
  /** Of the seats after mine. */
  readonly bots: readonly Player[];
  readonly options: unknown;
  readonly commitment: string;
}

/** Shows a person the table. */
export class Screen {
  private readonly cast: Cast;
  private readonly story: Story;
  private opened = false;

  constructor(cast: Cast, story: Story) {
    this.cast = cast;
    this.story = story;
  }

  opening(): void {
    const { page, words, text, bots, names, commitment } = this.cast;
    const others = bots.map((bot, i) => words.bot(names[i + 1]!, bot.name));
    page.turn();
    page.print(text.title, { ink: page.bold });
    page.print(text.pitch);
    page.print();
    page.print(words.against(names[ME]!, words.and(others)));
    for (const line of this.optionLines()) page.print(line);
    page.print(words.sealed(commitment), { ink: page.dim });
    page.print();
    page.print(words.hint);
    page.print();
  }

  private optionLines(): readonly string[] {
    const { text, options } = this.cast;
    return Object.entries(options as Readonly<Record<string, unknown>>).flatMap(([key, value]) => {
      const said = text.options[key];
      return said === undefined ? [] : [`${said.name}: ${said.values[String(value)] ?? said.other ?? String(value)}`];
    });
  }

  /** All that somebody needs who has to move. The first time, the opening stays in sight above it. */
  turn(frame: Frame): void {
    const { page } = this.cast;
    if (this.opened) page.turn();
    this.opened = true;
    this.story.showNew();
    this.board(frame);
    page.print();
    this.moves(frame);
  }

  board(frame: Frame): void {
    const { page, text, names } = this.cast;
    for (const section of text.twin(frame.view, names)) page.section(section);
  }

  moves({ moves, view, canUndo }: Frame): void {
    const { page, words, text, names } = this.cast;
    const numberWidth = String(moves.length).length;
    const nameWidth = Math.max(...moves.map(({ name }) => name.length));
    page.print(words.yourMoves, { ink: page.bold });
    moves.forEach(({ name, move }, i) => {
      const number = String(i + 1).padStart(numberWidth);
      const first = `  ${page.bold(number)})  ${page.accent(name.padEnd(nameWidth))}  `;
      page.print(text.move(move, view, names), { first });
    });
    if (canUndo) page.print(words.canUndo, { first: '  ', ink: page.dim });
    page.print();
  }

  help({ moves: [example] }: Frame): void {
    const { page, words } = this.cast;
    const { commands, commandHelp, helpMoves } = words;
    const width = Math.max(...COMMAND_NAMES.map((name) => commands[name].length));
    if (example !== undefined) page.print(helpMoves(example.name));
    for (const name of COMMAND_NAMES)
      page.print(commandHelp[name], { first: `  ${page.accent(commands[name].padEnd(width))}  ` });
  }

  end(frame: Frame, secret: string): void {
    const { page, words, text, names, commitment } = this.cast;
    page.turn();
    this.story.showNew();
    this.board(frame);
    page.print();
    page.section({ heading: words.over, lines: text.outcome(frame.outcome!, frame.view, names) });
    page.print();
    page.print(words.revealed(secret), { ink: page.dim });
    page.print(words.fingerprint(commitment), { ink: page.dim });
    page.print();
    page.print(words.overHint);
  }

  say(sentence: string): void {
    this.cast.page.print(sentence);
  }

  /** Why something does not work, and by which rule. */
  warn(sentence: string, rule?: string): void {
    const { page } = this.cast;
    page.print(rule === undefined ? sentence : `${sentence}${TIE}[${rule}]`, { ink: page.warning });
  }
}
