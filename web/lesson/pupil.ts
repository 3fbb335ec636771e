import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGameBoard } from '#board/contract.ts';
import { Stage, type Tempo } from '#board/stage.ts';
import type { Bookmark, Lesson, Prospect, Step } from '#table/lesson.ts';
import { errands } from '../device/workers.ts';
import { type Sight, stagingOf } from '../table/sight.ts';
import { keepProgress, progressIn } from './progress.ts';

/** What was done instead of what the step asks for. */
export type Answer =
  /** It has happened, and can be taken back; the lesson may go on from it. */
  | { readonly kind: 'other'; readonly move: string; readonly goesOn: boolean }
  /** It could be done, but not now. */
  | { readonly kind: 'later'; readonly move: string }
  | { readonly kind: 'refused'; readonly code: string };

/** Somebody in a lesson: how far they are, what they see, and what they did instead. How far is kept at every step. */
export class Pupil {
  readonly game: string;
  readonly lesson: Lesson;
  /** The board that shows it, once it is there. */
  board: AnyGameBoard | undefined;
  /** The reader has the table in words instead. */
  readonly inWords = signal(false);
  readonly stage: Stage<Sight>;
  readonly place: ReadonlySignal<Bookmark>;
  readonly answer: ReadonlySignal<Answer | undefined>;
  /** Something is asked for, or being shown. */
  readonly busy: ReadonlySignal<boolean>;
  private readonly stands = signal<Bookmark>({ step: 0, made: {} });
  private readonly answered = signal<Answer | undefined>(undefined);
  private readonly asking = signal(true);
  /** Whoever has gone elsewhere meanwhile is not told what came of it. */
  private visits = 0;

  /** Begins at this step, or else where somebody was. */
  constructor(game: string, lesson: Lesson, tempo: () => Tempo, step = '') {
    this.game = game;
    this.lesson = lesson;
    this.stage = new Stage<Sight>(tempo, (before, next) =>
      stagingOf(before, next, this.inWords.peek() ? undefined : this.board),
    );
    this.place = this.stands;
    this.answer = this.answered;
    this.busy = this.asking;
    const before = progressIn(game, lesson.id);
    const wanted = lesson.steps.findIndex(({ id }) => id === step);
    const isOver = before === undefined || before.step >= lesson.steps.length - 1;
    if (wanted >= 0) this.goTo(wanted, before?.made ?? {});
    else this.goTo(isOver ? 0 : before.step, isOver ? {} : before.made);
  }

  close(): void {
    this.visits += 1;
    this.stage.reset(undefined);
  }

  get step(): Step {
    return this.lesson.steps[this.place.value.step]!;
  }

  /** There is only something to look at. */
  get looks(): boolean {
    return this.step.moves === undefined;
  }

  get isLast(): boolean {
    return this.place.value.step === this.lesson.steps.length - 1;
  }

  /** The moves that are lit, by notation. */
  get lit(): readonly string[] {
    if (this.answer.value?.kind === 'other') return [];
    const { moves = [], others = {} } = this.step;
    return [...moves, ...Object.keys(others)];
  }

  /** The position that was laid out last, by its name. */
  get position(): string {
    const { steps } = this.lesson;
    return steps.findLast(({ from }, i) => from !== undefined && i <= this.place.value.step)!.from!;
  }

  /** Tries a move, legal or not. */
  act(move: string): void {
    if (!this.asking.peek() && !this.looks && this.answer.value?.kind !== 'other') void this.attempt(move);
  }

  /** On from something that there was only to look at. */
  goOn(): void {
    if (!this.asking.peek() && this.looks && !this.isLast) void this.attempt(undefined);
  }

  /** Makes the move for the reader. */
  showMe(): void {
    const [move] = this.step.moves ?? [];
    if (move !== undefined) this.act(move);
  }

  /** One step back, or what was done instead. */
  back(): void {
    if (this.answer.value?.kind === 'other') this.takeBack();
    else this.jump(Math.max(0, this.place.value.step - 1));
  }

  takeBack(): void {
    if (this.answer.value?.kind === 'other') this.jump(this.place.value.step);
  }

  /** The lesson goes on from what was done instead. */
  playOn(): void {
    const answer = this.answer.value;
    if (answer?.kind !== 'other' || !answer.goesOn) return;
    const { step, made } = this.place.value;
    this.goTo(step + 1, { ...made, [this.step.id]: answer.move });
  }

  /** To a step, as if all before it had been done. */
  jump(step: number): void {
    this.goTo(step, this.place.value.made);
  }

  /** What was said to a press is gone with the next. */
  hush(): void {
    if (this.answer.value?.kind !== 'other') this.answered.value = undefined;
  }

  private async attempt(move: string | undefined): Promise<void> {
    const visit = this.begin();
    const { game, lesson, place, step } = this;
    const asked = { game, lesson: lesson.id, place: place.value, ...(move !== undefined && { move }) };
    const found = await errands().tryInLesson(asked);
    if (visit !== this.visits) return;
    if (found.is === 'later' || found.is === 'refused') {
      this.answered.value =
        found.is === 'later' ? { kind: 'later', move: move! } : { kind: 'refused', code: found.code };
      this.asking.value = false;
      return;
    }
    for (const seen of found.seen) this.stage.offer(sightOf(seen));
    await this.shown();
    if (visit !== this.visits) return;
    if (found.is === 'other') {
      this.answered.value = { kind: 'other', move: move!, goesOn: step.others?.[move!]?.goes === 'on' };
      this.asking.value = false;
      return;
    }
    const made = move === undefined ? place.value.made : { ...place.value.made, [step.id]: move };
    this.arrive({ step: place.value.step + 1, made }, 'on foot');
    if (this.step.from === undefined) this.asking.value = false;
    else void this.lay();
  }

  private goTo(step: number, made: Bookmark['made']): void {
    this.arrive({ step, made }, 'by a jump');
    void this.lay();
  }

  /** Shows how things stand at this place. */
  private async lay(): Promise<void> {
    const visit = this.begin();
    const { game, lesson, place } = this;
    const seen = await errands().lessonAt({ game, lesson: lesson.id, place: place.value });
    if (visit !== this.visits) return;
    this.stage.reset(sightOf(seen));
    this.asking.value = false;
  }

  /** Whoever jumps to the end has not done the lesson. */
  private arrive(place: Bookmark, way: 'on foot' | 'by a jump'): void {
    this.stands.value = place;
    this.answered.value = undefined;
    const { game, lesson } = this;
    const done = (this.isLast && way === 'on foot') || progressIn(game, lesson.id)?.done === true;
    keepProgress(game, lesson.id, { ...place, done });
  }

  private begin(): number {
    this.asking.value = true;
    this.answered.value = undefined;
    this.visits += 1;
    return this.visits;
  }

  /** Everything is told. */
  private shown(): Promise<void> {
    return new Promise((resolve) => {
      const end = effect(() => {
        if (!this.stage.playing.value) resolve();
      });
      void Promise.resolve().then(() => this.stage.playing.peek() || end());
    });
  }
}

const sightOf = ({ frame, story }: Prospect): Sight => ({
  frame,
  story,
  seen: frame.at,
  since: Math.max(0, frame.at - 1),
});
