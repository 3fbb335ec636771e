import { quick } from './chance.ts';
import { type AnyGame, type Chance, reading, type Seat } from './game.ts';
import type { Frame } from './host.ts';
import { type Effect, turn } from './play.ts';
import type { Language } from './text.ts';

/** Where whoever takes a lesson sits. */
const PUPIL = 0 as Seat;

/** A lesson as data: who else sits there, and what is done one step after the other. */
export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  /** What the others are called, by seat after the pupil's. */
  readonly people: readonly string[];
  readonly steps: readonly Step[];
}

/** One idea: something to do, or something to look at. */
export interface Step {
  /** Its words are found by it, and so is what the pupil did there. */
  readonly id: string;
  /** What it is about, in a word that some steps share. */
  readonly station: string;
  /** The position that is laid out for it, by name; left out, the game goes on. */
  readonly from?: string;
  /** The piece that the hand points at, by its `data-piece`. */
  readonly piece?: string;
  /** What is to be done, by notation: each of these is right. Left out, there is something to look at. */
  readonly moves?: readonly string[];
  /** Legal moves that one learns from: they happen and are answered. */
  readonly others?: Readonly<Record<string, Other>>;
  /** What is rolled when it is done, each from 0 on. */
  readonly rolls?: readonly number[];
  /** What the others do then. */
  readonly after?: readonly Written[];
  /** What it teaches: rules by number, each with what shows it in this step. */
  readonly teaches?: Readonly<Record<string, readonly Trace[]>>;
  /** Parts of the board that have not been spoken of yet and are left out, as its styles call them. */
  readonly without?: readonly string[];
}

/** A legal move that a step does not ask for, and that has an answer. */
export interface Other {
  /** Whether it must be taken back, or the lesson may go on from it. */
  readonly goes: 'back' | 'on';
  /** What comes of it: as much as its answer says. */
  readonly shows: readonly Trace[];
  /** What is rolled for it, if not the same as for the right move. */
  readonly rolls?: readonly number[];
}

/** What a step leaves to be seen, as far as it matters. */
export type Trace =
  /** An event that happens, */
  | ({ readonly type: string } & Readonly<Record<string, unknown>>)
  /** a type of event that does not, */
  | { readonly no: string }
  /** something in the view then, */
  | { readonly stands: Readonly<Record<string, unknown>> }
  /** a move that is refused by a rule. */
  | { readonly refuses: string; readonly by: string };

/** A move that is written down, and what is rolled for it. */
export interface Written {
  readonly seat: number;
  readonly move: string;
  readonly rolls?: readonly number[];
}

/** A headline and a sentence; the word that matters stands between stars. */
export interface Remark {
  readonly title: string;
  readonly says: string;
}

/** Where other moves happen, something is said to each. */
type StepWords<S> = S extends { readonly others: infer O }
  ? Remark & { readonly instead: { readonly [M in keyof O]: Remark } }
  : Remark;

/** All that a lesson says in one language. */
export interface LessonWords<L extends Lesson> {
  readonly title: string;
  /** What it is about, in a few words. */
  readonly line: string;
  readonly stations: Readonly<Record<L['steps'][number]['station'], string>>;
  readonly steps: { readonly [S in L['steps'][number] as S['id']]: StepWords<S> };
}

/** The same for whoever does not know which steps there are. */
export interface AnyLessonWords extends Omit<LessonWords<Lesson>, 'steps'> {
  readonly steps: Readonly<Record<string, Remark & { readonly instead?: Readonly<Record<string, Remark>> }>>;
}

/** A lesson with its words. */
export interface TaughtLesson {
  readonly lesson: Lesson;
  readonly words: Readonly<Record<Language, AnyLessonWords>>;
}

/** A lesson with its positions: all that it takes to play it. */
export interface Course {
  readonly steps: readonly Step[];
  readonly positions: Readonly<Record<string, () => unknown>>;
}

/** How far somebody is: the number of the step, and what was done in those before it, by their ids. */
export interface Bookmark {
  readonly step: number;
  readonly made: Readonly<Record<string, string>>;
}

/** Something that has happened, as the pupil may know it. */
export interface Happened {
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly unknown[];
}

/** What is seen at a place, and what has led there since a position was laid out. */
export interface Prospect {
  readonly frame: Frame;
  readonly story: readonly Happened[];
}

/** What came of something that was tried in a step. */
export type Attempt =
  /** It was right, or one learns from it: what is seen then, one thing after the other. */
  | { readonly is: 'right' | 'other'; readonly seen: readonly Prospect[] }
  /** It can be done, but the step is about something else. */
  | { readonly is: 'later' }
  | { readonly is: 'refused'; readonly code: string };

/** What the pupil sees at a place. */
export const prospectAt = (game: AnyGame, course: Course, place: Bookmark): Prospect =>
  walked(game, course, place).prospect();

/** Tries a move in a step, or goes on where there is only something to look at. Nothing is kept: the place is. */
export function attempt(game: AnyGame, course: Course, place: Bookmark, move: string | undefined): Attempt {
  const step = course.steps[place.step]!;
  const walk = walked(game, course, place);
  if (move === undefined) return { is: 'right', seen: [...walk.all(step.after, 'strict')] };
  const rolling = rollingOf(step, move);
  const refused = walk.move(own(step, move), rolling);
  if (refused !== undefined) return { is: 'refused', code: refused };
  const after = walk.prospect();
  if (isTaken(step, move, place)) return { is: 'right', seen: [after, ...walk.all(step.after, rolling)] };
  return step.others?.[move] === undefined ? { is: 'later' } : { is: 'other', seen: [after] };
}

/** The pupil's move of a step. */
function own(step: Step, move: string): Written {
  const rolls = step.others?.[move]?.rolls ?? step.rolls;
  return { seat: PUPIL, move, ...(rolls && { rolls }) };
}

/** What is rolled is written down for the first of the right moves. */
const rollingOf = ({ moves }: Step, move: string | undefined): Rolling => (move === moves?.[0] ? 'strict' : 'lax');

/** Whether the lesson goes on from this move. */
const isTaken = (step: Step, move: string, { made }: Bookmark): boolean =>
  step.moves?.includes(move) === true || (made[step.id] === move && step.others?.[move]?.goes === 'on');

/** What was done in a step, as far as the lesson still knows it, or else what should be. */
function doneIn(step: Step, place: Bookmark): string | undefined {
  const made = place.made[step.id];
  return made !== undefined && isTaken(step, made, place) ? made : step.moves?.[0];
}

/** Everything up to a place, from the position that was laid out last. */
function walked(game: AnyGame, { steps, positions }: Course, place: Bookmark): Walk {
  const first = steps.findLastIndex(({ from }, i) => i <= place.step && from !== undefined);
  const walk = new Walk(game, positions[steps[first]!.from!]!());
  for (const step of steps.slice(first, place.step)) {
    const move = doneIn(step, place);
    const rolling = rollingOf(step, move);
    if (move !== undefined) walk.must(own(step, move), rolling);
    for (const each of step.after ?? []) walk.must(each, rolling);
  }
  return walk;
}

/** Whether exactly what is written is rolled, or anything after it. */
type Rolling = 'strict' | 'lax';

/** A game that goes from one written move to the next. */
class Walk {
  private readonly game: AnyGame;
  private state: unknown;
  private story: readonly Happened[] = [];

  constructor(game: AnyGame, state: unknown) {
    this.game = game;
    this.state = state;
  }

  prospect(): Prospect {
    const { game, story } = this;
    const state = reading(this.state);
    const toAct = game.toAct(state);
    const last = story.at(-1);
    const outcome = game.outcome(state);
    const moves = toAct.includes(PUPIL) ? game.moves(state, PUPIL) : [];
    const frame: Frame = {
      table: '',
      at: story.length,
      viewer: PUPIL,
      view: game.view(state, PUPIL),
      toAct,
      moves: moves.map((move) => ({ name: game.notate(move), move })),
      canUndo: false,
      events: last?.events ?? [],
      ...(last !== undefined && { entry: { seat: last.seat } }),
      ...(outcome !== undefined && { outcome }),
    };
    return { frame, story };
  }

  /** Makes these moves, and looks after each. */
  *all(written: readonly Written[] = [], rolling: Rolling): Generator<Prospect> {
    for (const each of written) {
      this.must(each, rolling);
      yield this.prospect();
    }
  }

  /** What is written down can be done; if not, the lesson is wrong. */
  must(written: Written, rolling: Rolling): void {
    const refused = this.move(written, rolling);
    if (refused !== undefined) throw new Error(`"${written.move}" of seat ${written.seat}: ${refused}`);
  }

  /** Makes a move, or answers why not. */
  move({ seat, move: notation, rolls = [] }: Written, rolling: Rolling): string | undefined {
    const { game } = this;
    const state = reading(this.state);
    if (!game.toAct(state).includes(seat as Seat)) return 'not-your-turn';
    const move = game.moves(state, seat as Seat).find((legal) => game.notate(legal) === notation);
    if (move === undefined) return game.refusal(game.view(state, seat as Seat), notation);
    const chance = written(rolls, rolling);
    const effect: Effect<unknown, unknown> = turn(game, this.state, seat as Seat, move, chance);
    if (rolling === 'strict') chance.end();
    this.state = effect.state;
    const events = effect.events.flatMap((event) => game.redact(event as never, PUPIL) ?? []);
    this.story = [...this.story, { at: this.story.length + 1, seat: seat as Seat, events }];
    return undefined;
  }
}

/** These rolls; and after them none, or whichever, but the same each time. */
function written(rolls: readonly number[], rolling: Rolling): Chance & { end(): void } {
  const others = quick('lesson');
  let used = 0;
  return {
    below(bound) {
      if (bound === 1) return 0;
      const roll = rolls[used++];
      if (roll === undefined && rolling === 'strict') throw new Error(`roll ${used} below ${bound} is not written`);
      return roll === undefined || roll >= bound ? others.below(bound) : roll;
    },
    end() {
      if (used !== rolls.length) throw new Error(`${rolls.length - used} rolls are left over`);
    },
  };
}
