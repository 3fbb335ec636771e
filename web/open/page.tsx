import './open.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { MOST_SEATS } from '#table/game.ts';
import type { Adopted, Content } from '../device/errands.ts';
import { errands } from '../device/workers.ts';
import { go, tablePath } from '../route.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { device } from '../venue.ts';
import { takeHanded } from './handed.ts';
import { words } from './words.ts';

/** A record is some ten kilobytes, and somebody’s games of years are a few thousand; anything larger is something else. */
const LARGEST = 64 * 1024 * 1024;

/** Takes a file: a record becomes a table of this device, with playback and proof, offline as well; of several, the one that is chosen. */
export function OpenPage() {
  const say = words.value;
  useTitle(say.title);
  const isOver = useSignal(false);
  const isReading = useSignal(false);
  const refusal = useSignal<string | undefined>(undefined);
  const several = useSignal<readonly Content[]>([]);
  const reading = async (work: () => Promise<Adopted | readonly Content[]>): Promise<void> => {
    if (isReading.value) return;
    isReading.value = true;
    const found = await work();
    isReading.value = false;
    refusal.value = undefined;
    if (!('why' in found) && !('table' in found)) several.value = found;
    else if ('table' in found) go(tablePath(found.table));
    else refusal.value = sentenceOf(found);
  };
  const take = async (file: File | undefined): Promise<void> => {
    isOver.value = false;
    several.value = [];
    if (file !== undefined) await reading(() => read(file));
  };
  useEffect(() => takeHanded((file) => void take(file)), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses it with the button
    <div
      class={`open-record ${isOver.value ? 'hovered' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={({ relatedTarget }) => {
        if (relatedTarget === null) isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <TopBar />
      <main id="main">
        <section class="drop">
          <svg class="keyhole" viewBox="0 0 240 360" aria-hidden="true">
            <rect width="240" height="360" rx="110" />
            <path d="M120 70a58 58 0 0 1 32 106l22 122H66l22-122a58 58 0 0 1 32-106Z" />
          </svg>
          <div>
            <h1>{say.title}</h1>
            <p>{say.drop}</p>
            <label class="button choose-file" aria-busy={isReading.value}>
              {isReading.value ? say.reading : say.choose}
              <input
                type="file"
                accept=".json,.jsonl,application/json,application/jsonl"
                onChange={({ currentTarget }) => {
                  void take(currentTarget.files?.[0]);
                  currentTarget.value = '';
                }}
              />
            </label>
            <p role="alert">{refusal.value}</p>
          </div>
        </section>
        {several.value.length > 0 && (
          <Several contents={several.value} choose={({ text }) => void reading(() => adopt(text))} />
        )}
        <section class="get" hidden={several.value.length > 0}>
          <h2>{say.get}</h2>
          <ul>
            <li>
              <Icon sign="eye" />
              <p>
                <b>{say.playback}</b> {say.playbackText}
              </p>
            </li>
            <li>
              <Icon sign="seal" />
              <p>
                <b>{say.proof}</b> {say.proofText}
              </p>
            </li>
            <li>
              <Icon sign="branch" />
              <p>
                <b>{say.whatIf}</b> {say.whatIfText}
              </p>
            </li>
          </ul>
          <p>
            <b>{say.stays}</b>
          </p>
        </section>
      </main>
    </div>
  );
}

interface SeveralProps {
  readonly contents: readonly Content[];
  choose(content: Content): void;
}

/** The games of a file that has more than one. */
function Several({ contents, choose }: SeveralProps) {
  const say = words.value;
  const number = new Intl.NumberFormat(settings.language.value);
  return (
    <section class="several">
      <h2>{say.several(number.format(contents.length))}</h2>
      <ol>
        {contents.map((content, i) => (
          <li key={i}>
            <button type="button" class="button" onClick={() => choose(content)}>
              <b>{number.format(i + 1)}</b>
              <span>{titleOf(content.game)}</span>
              <small>{say.size(content.seats, number.format(content.entries))}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

async function read(file: File): Promise<Adopted | readonly Content[]> {
  if (file.size > LARGEST) return { why: 'unreadable' };
  try {
    const contents = await errands().contents({ text: await file.text() });
    const [first] = contents;
    if (first === undefined) return { why: 'unreadable' };
    return contents.length === 1 ? adopt(first.text) : contents;
  } catch {
    return { why: 'failed' };
  }
}

async function adopt(text: string): Promise<Adopted> {
  const names = Array.from({ length: MOST_SEATS }, (_, i) => words.value.seat(i + 1));
  try {
    const opened = await errands().adopt({ text, names });
    // From now on there are tables here.
    if ('table' in opened) device();
    return opened;
  } catch {
    return { why: 'failed' };
  }
}

const sentenceOf = (refused: Exclude<Adopted, { readonly table: string }>): string =>
  refused.why === 'fails' ? words.value.fails(refused.entry) : words.value[refused.why];
