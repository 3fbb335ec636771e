import './open.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { MOST_SEATS } from '#table/game.ts';
import type { Adopted } from '../device/errands.ts';
import { errands } from '../device/workers.ts';
import { go, tablePath } from '../route.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { device } from '../venue.ts';
import { takeHanded } from './handed.ts';
import { words } from './words.ts';

/** A record is some ten kilobytes; anything of this size is something else. */
const LARGEST = 8 * 1024 * 1024;

/** Takes a file: a record becomes a table of this device, with playback and proof, offline as well. */
export function OpenPage() {
  const say = words.value;
  useTitle(say.title);
  const isOver = useSignal(false);
  const isReading = useSignal(false);
  const refusal = useSignal<string | undefined>(undefined);
  const take = async (file: File | undefined): Promise<void> => {
    isOver.value = false;
    if (file === undefined || isReading.value) return;
    isReading.value = true;
    const opened = await read(file);
    isReading.value = false;
    if ('table' in opened) go(tablePath(opened.table));
    else refusal.value = sentenceOf(opened);
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
                accept=".json,application/json"
                onChange={({ currentTarget }) => {
                  void take(currentTarget.files?.[0]);
                  currentTarget.value = '';
                }}
              />
            </label>
            <p role="alert">{refusal.value}</p>
          </div>
        </section>
        <section class="get">
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

async function read(file: File): Promise<Adopted> {
  if (file.size > LARGEST) return { why: 'unreadable' };
  const names = Array.from({ length: MOST_SEATS }, (_, i) => words.value.seat(i + 1));
  try {
    const opened = await errands().adopt({ text: await file.text(), names });
    // From now on there are tables here.
    if ('table' in opened) device();
    return opened;
  } catch {
    return { why: 'failed' };
  }
}

const sentenceOf = (refused: Exclude<Adopted, { readonly table: string }>): string =>
  refused.why === 'fails' ? words.value.fails(refused.entry) : words.value[refused.why];
