import { never } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { namesOf } from '#table/people.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { Language } from '#table/text.ts';
import { type AnyRefusalCode, refusalText } from '#wire/refusals.ts';
import type { Io } from './io.ts';
import { NEWS, Prompt } from './prompt.ts';
import { type CommandName, commandsIn, plain, type Request, readRequest } from './request.ts';
import { showRules } from './rules.ts';
import { saveRecord } from './save.ts';
import { type Cast, Screen } from './screen.ts';
import { Story } from './story.ts';

/** Somebody at a venue to play, with a terminal. */
export interface Sitting extends Cast {
  readonly io: Io;
  /** The game's id. */
  readonly game: string;
  readonly language: Language;
}

/** Plays until the person leaves. */
export async function sit(sitting: Sitting): Promise<void> {
  const session = new Session(sitting);
  try {
    await session.run();
  } finally {
    session.close();
  }
}

/** One game at the terminal, from sitting down to leaving: asks, and passes on what was decided. */
class Session {
  private readonly sitting: Sitting;
  private readonly commands: readonly CommandName[];
  private readonly prompt: Prompt;
  private readonly story: Story;
  private readonly screen: Screen;
  /** The last entry after which the person was shown all that is needed to move. */
  private turnAt = -1;
  private ended = false;
  private gone = false;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.commands = commandsIn(sitting.venue.company !== undefined);
    this.prompt = new Prompt(sitting.io, () => this.completions());
    this.story = new Story(sitting, sitting.venue);
    this.screen = new Screen(sitting, this.story);
  }

  /** Ctrl-C ends it at any time. */
  run(): Promise<void> {
    return Promise.race([this.play(), this.prompt.interrupted]);
  }

  close(): void {
    this.prompt.close();
  }

  private get frame(): Frame | undefined {
    return this.sitting.venue.frame;
  }

  private get isOver(): boolean {
    return this.frame?.outcome !== undefined;
  }

  private async play(): Promise<void> {
    this.screen.opening();
    while (!this.gone) {
      await this.show();
      await this.settled(this.answer(await this.request()));
    }
    this.screen.say(this.sitting.words.bye);
  }

  /** Everything that has changed, as far as it matters now. */
  private async show(): Promise<void> {
    const { venue } = this.sitting;
    const { frame } = venue;
    this.showNotes();
    if (frame === undefined) return;
    if (frame.outcome !== undefined) {
      if (!this.ended) await this.showEnd(frame);
    } else if (frame.moves.length === 0) this.screen.others(frame);
    else if (frame.at !== this.turnAt) {
      this.turnAt = frame.at;
      this.screen.turn(frame);
    }
  }

  private showNotes(): void {
    for (const note of this.sitting.venue.company?.notes() ?? []) this.screen.say(note);
  }

  private async showEnd(frame: Frame): Promise<void> {
    this.ended = true;
    const record = await this.sitting.venue.record();
    this.screen.end(frame, isRefused(record) ? undefined : record.secret);
    this.showNotes();
  }

  /** What the person wants next. Whoever says nothing any more wants to go. */
  private async request(): Promise<Request> {
    const { io, venue, words } = this.sitting;
    const news = venue.company?.changed();
    if (news !== undefined && !this.isAsked()) {
      await news;
      return { type: 'news' };
    }
    const line = await this.prompt.ask(this.question(), news);
    if (line === NEWS) return { type: 'news' };
    const request = line === undefined ? QUIT : readRequest(line, words, this.commands);
    // Piped input that only makes moves would be refused line by line, and for ever if it has no end.
    const late = this.isOver && io.stdin.isTTY !== true && (request.type === 'number' || request.type === 'name');
    return late ? QUIT : request;
  }

  /** A terminal is always listened to; from a pipe, lines are only read when they are needed, so that none is wasted. */
  private isAsked(): boolean {
    const { io, venue } = this.sitting;
    if (io.stdin.isTTY === true || this.isOver) return true;
    return this.frame === undefined ? venue.company?.mayStart === true : this.frame.moves.length > 0;
  }

  private question(): string {
    const { venue, words } = this.sitting;
    if (this.frame === undefined) return venue.company?.mayStart ? words.startPrompt : words.fillingPrompt;
    const { outcome, moves, toAct } = this.frame;
    if (outcome !== undefined) return words.overPrompt;
    if (moves.length > 0) return words.prompt(moves.length);
    return words.waitingPrompt(words.and(namesOf(toAct, venue.names)));
  }

  /** Waits for an answer. Over a bad line that may take a while, and the person should know. */
  private async settled(answer: Promise<void>): Promise<void> {
    const { company } = this.sitting.venue;
    let done = company === undefined;
    const end = answer.then(() => {
      done = true;
    });
    while (!done) {
      await Promise.race([end, company!.changed()]);
      this.showNotes();
    }
    await end;
  }

  private async answer(request: Request): Promise<void> {
    const { screen, sitting, frame } = this;
    const { venue, words } = sitting;
    switch (request.type) {
      case 'nothing':
      case 'moves':
        return this.showMoves();
      case 'number':
        return this.choose(request.number);
      case 'name':
        return this.attempt(request.name);
      case 'undo':
        return this.refuse(await venue.undo());
      case 'board':
        return frame === undefined ? this.refuse(NOT_STARTED) : screen.board(frame);
      case 'log':
        return this.story.showAll();
      case 'rules':
        return showRules(sitting, request.about);
      case 'save':
        return this.save(request.about);
      case 'help':
        return screen.help(frame);
      case 'say':
        return request.about === '' ? screen.warn(words.sayWhat) : this.refuse(await venue.company?.say(request.about));
      case 'start':
        return this.refuse(await venue.company?.start());
      case 'back':
        return this.refuse(await venue.company?.back());
      case 'leave':
        return this.leave();
      case 'quit':
        this.gone = true;
        return this.sayWayBack(words.seatKept);
      case 'news':
        return;
      default:
        return never(request);
    }
  }

  private showMoves(): void {
    const { words } = this.sitting;
    if (this.frame === undefined) this.refuse(NOT_STARTED);
    else if (this.isOver) this.screen.say(words.overHint);
    else if (this.frame.moves.length === 0) this.refuse({ refused: 'not-your-turn' });
    else this.screen.moves(this.frame);
  }

  private async choose(number: number): Promise<void> {
    const { moves = [] } = this.frame ?? {};
    const offer = moves[number - 1];
    if (offer !== undefined) await this.move(offer.name);
    else if (this.isOver) this.refuse({ refused: 'game-over' });
    else if (moves.length === 0) this.showMoves();
    else this.screen.warn(this.sitting.words.noSuchNumber(moves.length));
  }

  /** A move by its name, however it was typed. */
  private attempt(name: string): Promise<void> {
    const offer = this.frame?.moves.find((each) => plain(each.name) === name);
    return this.move(offer?.name ?? name);
  }

  private async move(name: string): Promise<void> {
    this.refuse(await this.sitting.venue.move(name));
  }

  private async leave(): Promise<void> {
    const answer = await this.sitting.venue.company?.leave();
    this.gone = answer === undefined;
    if (!this.gone) this.refuse(answer);
    else if (this.frame !== undefined) this.sayWayBack(this.sitting.words.seatLent);
  }

  private sayWayBack(sentence: (command: string) => string): void {
    const { wayBack } = this.sitting.venue.company ?? {};
    if (wayBack !== undefined) this.screen.say(sentence(wayBack));
  }

  private async save(name: string): Promise<void> {
    const { venue, io, game, commitment, words } = this.sitting;
    const record = await venue.record();
    if (isRefused(record)) return this.refuse(record);
    const file = name || `${game}-${commitment.slice(0, 8)}.json`;
    const failure = await saveRecord(io.cwd, file, record);
    if (failure === undefined) this.screen.say(words.saved(file));
    else this.screen.warn(words.notSaved(file, words.reasons[failure]));
  }

  /** Says why not, if something was refused. */
  private refuse(answer: Refused | undefined): void {
    if (answer === undefined) return;
    const { text, language } = this.sitting;
    const { refused } = answer;
    const { text: sentence, rule } = text.refusal(refused) ?? {
      text: refusalText[language][refused as AnyRefusalCode],
    };
    this.screen.warn(sentence, rule);
  }

  private completions(): readonly string[] {
    const { commands } = this.sitting.words;
    const moves = this.frame?.moves ?? [];
    return [...moves.map(({ name }) => name), ...this.commands.map((name) => commands[name])];
  }
}

const QUIT: Request = { type: 'quit', about: '' };
const NOT_STARTED: Refused = { refused: 'not-started' };
