import './box.css';
import { useSignal } from '@preact/signals';
import { Icon, type Sign } from '#look/icon.tsx';
import { RuleChip } from '#look/rule-chip.tsx';
import type { AnyLessonWords, Lesson, Remark } from '#table/lesson.ts';
import { isRefused } from '#table/refusal.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import { tableLeft } from '../left.ts';
import { playNow } from '../new/create.ts';
import type { GameId } from '../posters.ts';
import { explain as explainRefusal } from '../refusals.ts';
import { go, LEARN, tablePath } from '../route.ts';
import { settings } from '../settings.ts';
import type { Sight } from '../table/sight.ts';
import { words as shell } from '../words/index.ts';
import { laterSaying } from './later.ts';
import { Lookout } from './lookout.tsx';
import type { Pupil } from './pupil.ts';
import { words } from './words/index.ts';

interface BoxProps {
  readonly pupil: Pupil;
  /** The position, with what each move would do as soon as that is known. */
  readonly sight: Sight | undefined;
  readonly say: AnyLessonWords;
  readonly text: AnyGameText;
  readonly names: Names;
  explain(rule: string): void;
}

/** Who speaks, one idea, where one is, and what can be pressed. It keeps its place and size from step to step. */
export function Box({ pupil, sight, say, text, names, explain }: BoxProps) {
  const { lesson, place } = pupil;
  const kind = pupil.answer.value?.kind;
  const said = sayingOf({ pupil, sight, say, text, names });
  const from = tableLeft();
  return (
    <section class={`lesson-box${kind === undefined ? '' : ` ${kind}`}`} aria-labelledby="lesson-name">
      <div class="who" aria-hidden="true">
        <Lookout />
      </div>
      <header class="head">
        <b id="lesson-name">{say.title}</b>
        <span>{words.value.stepOf(place.value.step + 1, lesson.steps.length)}</span>
        <a
          class="button quiet leave"
          href={from === undefined ? LEARN : tablePath(from)}
          aria-label={from === undefined ? words.value.leaveWhat : words.value.leaveForTable}
        >
          <span>{words.value.leave}</span>
          <Icon sign="close" />
        </a>
      </header>
      <div class="saying" aria-live="polite" aria-atomic="true">
        <h2>{said.title}</h2>
        <p class="say">
          {emphasised(said.says)}
          {said.rule !== undefined && (
            <>
              {' '}
              <RuleChip rule={said.rule} language={settings.language.value} open={explain} />
            </>
          )}
        </p>
      </div>
      <Stations pupil={pupil} say={say} />
      <Foot pupil={pupil} />
    </section>
  );
}

/** What is said now: the step's own words, or what there is to say to something else. */
function sayingOf({ pupil, sight, say, text, names }: Omit<BoxProps, 'explain'>): Remark & { rule?: string } {
  const step = say.steps[pupil.step.id]!;
  const answer = pupil.answer.value;
  switch (answer?.kind) {
    case undefined:
      return step;
    case 'other':
      return step.instead![answer.move]!;
    case 'refused': {
      const line = text.refusal(answer.code);
      return line === undefined ? step : { title: words.value.no, says: line.text, rule: line.rule };
    }
    case 'later': {
      const offer = sight?.frame.moves.find(({ name }) => name === answer.move);
      if (offer === undefined) return step;
      return laterSaying(offer, { text, view: sight!.frame.view, names }, words.value.later);
    }
  }
}

/** The word between stars is the one that matters. */
const emphasised = (says: string) => says.split('*').map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part));

interface Station {
  readonly id: string;
  readonly first: number;
  readonly count: number;
}

function stationsOf({ steps }: Lesson): readonly Station[] {
  const found: Station[] = [];
  for (const [i, { station: id }] of steps.entries()) {
    const last = found.at(-1);
    if (last?.id === id) found[found.length - 1] = { ...last, count: last.count + 1 };
    else found.push({ id, first: i, count: 1 });
  }
  return found;
}

/** The ideas, one word each, and the steps between them as the ticks of a dial; on a phone the ticks alone. */
function Stations({ pupil, say }: Pick<BoxProps, 'pupil' | 'say'>) {
  const { step } = pupil.place.value;
  return (
    <ol class="stations" aria-label={words.value.stations}>
      {stationsOf(pupil.lesson).map(({ id, first, count }) => {
        const isNow = step >= first && step < first + count;
        const state = isNow ? 'now' : step >= first + count ? 'done' : '';
        return (
          <li key={id} class={state} style={{ '--n': count, '--at': step - first }}>
            <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => pupil.jump(first)}>
              {say.stations[id]}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Foot({ pupil }: { readonly pupil: Pupil }) {
  const say = words.value;
  const answer = pupil.answer.value;
  const { step } = pupil.place.value;
  if (answer?.kind === 'other')
    return (
      <footer class="foot">
        <Press main sign="undo" name={say.takeBack} run={() => pupil.takeBack()} />
        {answer.goesOn && <Press far name={say.playOn} run={() => pupil.playOn()} />}
      </footer>
    );
  return (
    <footer class="foot">
      <Press sign="back" name={say.back} off={step === 0} run={() => pupil.back()} />
      <span class="dial" style={{ '--all': pupil.lesson.steps.length, '--at': step }} aria-hidden="true" />
      <Way pupil={pupil} />
    </footer>
  );
}

/** What leads on. */
function Way({ pupil }: { readonly pupil: Pupil }) {
  const say = words.value;
  const { moves } = pupil.step;
  if (pupil.isLast)
    return (
      <>
        <a class="button far" href={LEARN}>
          {say.all}
        </a>
        <PlayNow game={pupil.game as GameId} />
      </>
    );
  if (moves === undefined) return <Press main far sign="on" name={say.goOn} run={() => pupil.goOn()} />;
  if (moves.length > 1) return <span class="choice far">{say.yourChoice}</span>;
  return <Press far sign="eye" name={say.showMe} run={() => pupil.showMe()} />;
}

interface PressProps {
  readonly name: string;
  readonly sign?: Sign;
  readonly main?: boolean;
  readonly far?: boolean;
  readonly off?: boolean;
  run(): void;
}

function Press({ name, sign, main = false, far = false, off = false, run }: PressProps) {
  return (
    <button
      type="button"
      class={`button${main ? ' main' : ''}${far ? ' far' : ''}`}
      aria-disabled={off || undefined}
      onClick={() => !off && run()}
    >
      {sign && <Icon sign={sign} />}
      {name}
    </button>
  );
}

/** Whoever has learnt it can play it: against bots, at once. */
function PlayNow({ game }: { readonly game: GameId }) {
  const busy = useSignal(false);
  const play = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const table = await playNow(game);
    busy.value = false;
    if (isRefused(table)) explainRefusal(table);
    else go(tablePath(table.table));
  };
  return (
    <button type="button" class="button main" aria-busy={busy.value} onClick={() => void play()}>
      {shell.value.home.playNow}
    </button>
  );
}
