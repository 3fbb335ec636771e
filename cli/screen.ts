import type { ForesightPart } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { type AnyGameText, optionLine } from '#table/text.ts';
import { type Page, TIE } from './page.ts';
import { commandsIn } from './request.ts';
import type { Story } from './story.ts';
import type { Words } from './text/index.ts';
import type { Venue } from './venue.ts';

/** Who and what a screen is about. */
export interface Cast {
  readonly page: Page;
  /** What the game is called. */
  readonly title: string;
  readonly words: Words;
  readonly text: AnyGameText;
  readonly venue: Venue;
  /** What moves would do, in a game that says it. */
  readonly foresight: ForesightPart | undefined;
  /** Who else sits there, each with what plays the seat if that is a bot. */
  readonly others: readonly string[];
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
    const { page, words, text, venue, others, commitment, title } = this.cast;
    const { viewer, names } = venue;
    const company = words.and(others);
    page.turn();
    page.print(title, { ink: page.bold });
    page.print(text.pitch);
    page.print();
    page.print(viewer === 'audience' ? words.watching(company) : words.against(names[viewer]!, company));
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
      return said === undefined ? [] : [`${said.name}: ${optionLine(said, value)}`];
    });
  }

  /** All that somebody needs who has to move. The first time, the opening stays in sight above it. */
  turn(frame: Frame): void {
    const { page } = this.cast;
    const emptied = this.opened && page.turn();
    this.opened = true;
    this.story.showNew(emptied);
    this.board(frame);
    page.print();
    this.moves(frame);
  }

  /** What others do while one waits; whoever has just come sees the table first. */
  others(frame: Frame): void {
    if (this.opened) {
      this.story.showLive();
      return;
    }
    this.opened = true;
    this.story.showNew(false);
    this.board(frame);
    this.cast.page.print();
  }

  board(frame: Frame): void {
    const { page, text, venue } = this.cast;
    for (const section of text.twin(frame.view, venue.names)) page.section(section);
  }

  moves({ moves, view, canUndo }: Frame): void {
    const { page, words, text, venue, foresight } = this.cast;
    const numberWidth = String(moves.length).length;
    const nameWidth = Math.max(...moves.map(({ name }) => name.length));
    page.print(words.yourMoves, { ink: page.bold });
    const meanings = foresight?.meanings(
      view,
      moves.map(({ move }) => move),
    );
    moves.forEach(({ name, move }, i) => {
      const number = String(i + 1).padStart(numberWidth);
      const first = `  ${page.bold(number)})  ${page.accent(name.padEnd(nameWidth))}  `;
      page.print(text.move(move, view, venue.names, meanings?.[i]), { first });
    });
    if (canUndo) page.print(words.canUndo, { first: '  ', ink: page.dim });
    page.print();
  }

  help(frame: Frame | undefined): void {
    const { page, words, venue } = this.cast;
    const { commands, commandHelp, helpMoves } = words;
    const offered = commandsIn(venue.company !== undefined);
    const width = Math.max(...offered.map((name) => commands[name].length));
    const [example] = frame?.moves ?? [];
    if (example !== undefined) page.print(helpMoves(example.name));
    for (const name of offered)
      page.print(commandHelp[name], { first: `  ${page.accent(commands[name].padEnd(width))}  ` });
  }

  /** The secret is given to those who played. */
  end(frame: Frame, secret: string | undefined): void {
    const { page, words, text, venue, commitment } = this.cast;
    this.story.showNew(page.turn());
    this.board(frame);
    page.print();
    page.section({ heading: words.over, lines: text.outcome(frame.outcome!, frame.view, venue.names) });
    page.print();
    if (secret !== undefined) {
      page.print(words.revealed(secret), { ink: page.dim });
      page.print(words.fingerprint(commitment), { ink: page.dim });
      page.print();
    }
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
