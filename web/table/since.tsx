import './since.css';
import type { Signal } from '@preact/signals';
import { Icon } from '#look/icon.tsx';
import { RuleChip } from '#look/rule-chip.tsx';
import { beats } from '#table/text.ts';
import { settings } from '../settings.ts';
import { type Teller, withNames } from './log.tsx';
import { STEP } from './pacing.ts';
import type { Since as Story } from './story.ts';
import { WatchAgain } from './watch-again.tsx';
import { words } from './words/index.ts';

/** So many frames side by side; on a phone the last of them. */
const FRAMES = 5;

interface SinceProps extends Teller {
  readonly since: Story;
  /** The last of it still has the stage. */
  readonly isHappening: boolean;
  /** Shows what others do faster, until it is the reader's turn. */
  readonly hurried: Signal<boolean>;
  watch(): void;
}

/** What happened since the reader did something last: a strip of frames, the newest on the right. */
export function Since({ since: { entries }, isHappening, hurried, watch, ...teller }: SinceProps) {
  const { text, names, telling, explain } = teller;
  const told = entries
    .flatMap(({ at, events }) => beats(text, events, names).map((beat, i) => ({ ...beat, key: `${at}.${i}` })))
    .filter(({ event }) => telling === undefined || telling.picture(event) !== undefined)
    .slice(-FRAMES);
  const { since } = words.value;
  return (
    <div class="since">
      <header>
        <h2 id="since-title">{since.title}</h2>
        <small>{seconds(entries.length)}</small>
        <WatchAgain watch={watch} />
        <button
          type="button"
          class="watch-again"
          aria-pressed={hurried.value}
          onClick={() => {
            hurried.value = !hurried.value;
          }}
        >
          <Icon sign="next" />
          {since.hurry}
        </button>
      </header>
      <ol>
        {told.map(({ key, text: sentence, rule, event }, i) => (
          <li
            key={key}
            class={isHappening && i === told.length - 1 ? 'happening' : ''}
            data-sort={telling?.sort(event)}
          >
            <i class="picture">{telling?.picture(event)}</i>
            <p>{withNames(sentence, names)}</p>
            <RuleChip rule={rule} language={settings.language.value} open={explain} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How long it takes to watch so many moves. */
const seconds = (moves: number): string =>
  new Intl.NumberFormat(settings.language.value, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    Math.ceil((moves * STEP) / 1000),
  );
