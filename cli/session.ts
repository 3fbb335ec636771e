import { type AnyGame, never, type Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused, type RefusalCode, type Refused } from '#table/refusal.ts';
import { type Language, refusalText } from '#table/text.ts';
import { located } from './bots.ts';
import type { Io } from './io.ts';
import { Prompt } from './prompt.ts';
import { COMMAND_NAMES, plain, type Request, readRequest } from './request.ts';
import { showRules } from './rules.ts';
import { saveRecord } from './save.ts';
import { type Cast, Screen } from './screen.ts';
import { ME, type Seated, sure } from './seating.ts';
import { Story } from './story.ts';

/** A person's place at a table in the terminal. */
export interface Place extends Seated, Cast {
  readonly io: Io;
  readonly game: AnyGame;
  readonly language: Language;
}

/** One game at the terminal, from sitting down to leaving: asks, and passes on what was decided. */
export class Session {
  private readonly place: Place;
  private readonly prompt: Prompt;
  private readonly story: Story;
  private readonly screen: Screen;
  /** What the person has in front of him. */
  private frame: Frame;

  constructor(place: Place) {
    this.place = place;
    this.prompt = new Prompt(place.io, () => this.completions());
    // Events speak of everybody by name; one's own should catch the eye.
    const names = place.names.map((name, seat) => (seat === ME ? place.page.bold(name) : name));
    this.story = new Story({ ...place, names });
    this.screen = new Screen(place, this.story);
    this.frame = place.host.frame(ME);
    place.host.watch(ME, (frame) => {
      this.frame = frame;
      this.story.add(frame.events);
    });
  }

  /** Plays until the person leaves; Ctrl-C ends it at any time. */
  run(): Promise<void> {
    return Promise.race([this.play(), this.prompt.interrupted]);
  }

  close(): void {
    this.prompt.close();
  }

  private async play(): Promise<void> {
    this.screen.opening();
    if ((await this.playToEnd()) === 'over') await this.talkAfterwards();
    this.screen.say(this.place.words.bye);
  }

  private async playToEnd(): Promise<'over' | 'left'> {
    while (this.frame.outcome === undefined) {
      const bot = this.frame.toAct.find((seat) => seat !== ME);
      if (bot !== undefined) await this.letBotMove(bot);
      else if ((await this.takeTurn()) === 'left') return 'left';
    }
    return 'over';
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const { host, game, bots, botChance } = this.place;
    const { at, view, moves } = host.frame(seat);
    const player = bots[seat - 1]!;
    try {
      const choice = await player.choose({ seat, view, moves: moves.map(({ move }) => move), chance: botChance(seat) });
      sure(await host.move(seat, at, game.notate(choice)));
    } catch (error) {
      throw located(error, player, `seat ${seat}, entry ${at + 1}`);
    }
  }

  /** Asks until something has happened at the table. */
  private async takeTurn(): Promise<'acted' | 'left'> {
    const { at, moves } = this.frame;
    this.screen.turn(this.frame);
    while (this.frame.at === at) {
      const request = await this.request(this.place.words.prompt(moves.length));
      if (request.type === 'quit') return 'left';
      await this.answer(request);
    }
    return 'acted';
  }

  /** The game is over, but there may be something to look at, or to keep. */
  private async talkAfterwards(): Promise<void> {
    const { host, words, io } = this.place;
    this.screen.end(this.frame, sure(host.record()).secret!);
    for (;;) {
      const request = await this.request(words.overPrompt);
      if (request.type === 'quit') return;
      // Piped input that only makes moves would be refused line by line, and for ever if it has no end.
      if (io.stdin.isTTY !== true && (request.type === 'number' || request.type === 'name')) return;
      await this.answer(request);
    }
  }

  /** What the person wants next. Whoever says nothing any more wants to go. */
  private async request(prompt: string): Promise<Request> {
    const line = await this.prompt.ask(prompt);
    return line === undefined ? { type: 'quit', about: '' } : readRequest(line, this.place.words);
  }

  private async answer(request: Request): Promise<void> {
    const { frame, screen, place } = this;
    switch (request.type) {
      case 'nothing':
      case 'moves':
        return frame.outcome === undefined ? screen.moves(frame) : screen.say(place.words.overHint);
      case 'number':
        return this.choose(request.number);
      case 'name':
        return this.attempt(request.name);
      case 'undo':
        return this.undo();
      case 'board':
        return screen.board(frame);
      case 'log':
        return this.story.showAll();
      case 'rules':
        return showRules(place, request.about);
      case 'save':
        return this.save(request.about);
      case 'help':
        return screen.help(frame);
      case 'quit':
        return;
      default:
        return never(request);
    }
  }

  private async choose(number: number): Promise<void> {
    const { moves, outcome } = this.frame;
    const offer = moves[number - 1];
    if (offer !== undefined) await this.move(offer.name);
    else if (outcome !== undefined) this.refuse({ refused: 'game-over' });
    else this.screen.warn(this.place.words.noSuchNumber(moves.length));
  }

  /** A move by its name, however it was typed. */
  private attempt(name: string): Promise<void> {
    const offer = this.frame.moves.find((each) => plain(each.name) === name);
    return this.move(offer?.name ?? name);
  }

  private async move(name: string): Promise<void> {
    const answer = await this.place.host.move(ME, this.frame.at, name);
    if (isRefused(answer)) this.refuse(answer);
  }

  private async undo(): Promise<void> {
    const answer = await this.place.host.undo(ME, this.frame.at);
    if (isRefused(answer)) this.refuse(answer);
    else this.story.note(this.place.words.takenBack);
  }

  private async save(name: string): Promise<void> {
    const { host, io, game, commitment, words } = this.place;
    const record = host.record();
    if (isRefused(record)) return this.refuse(record);
    const file = name || `${game.id}-${commitment.slice(0, 8)}.json`;
    const failure = await saveRecord(io.cwd, file, record);
    if (failure === undefined) this.screen.say(words.saved(file));
    else this.screen.warn(words.notSaved(file, words.reasons[failure]));
  }

  private refuse({ refused }: Refused): void {
    const { text, language } = this.place;
    const { text: sentence, rule } = text.refusal(refused) ?? { text: refusalText[language][refused as RefusalCode] };
    this.screen.warn(sentence, rule);
  }

  private completions(): readonly string[] {
    const { commands } = this.place.words;
    return [...this.frame.moves.map(({ name }) => name), ...COMMAND_NAMES.map((name) => commands[name])];
  }
}
