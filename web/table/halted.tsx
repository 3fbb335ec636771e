import { useSignal } from '@preact/signals';
import { Band } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import type { AnyGameText } from '#table/text.ts';
import type { StoryEntry, TableInfo } from '#wire/messages.ts';
import { whyNot } from '../refusals.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words as shell } from '../words/index.ts';
import { Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { download } from './over.tsx';
import { sittersOf } from './people.ts';
import { Proof } from './proof.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { Rule } from './rule.tsx';
import { words } from './words/index.ts';
import { Wrong } from './wrong/index.tsx';

interface HaltedProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly text: AnyGameText;
  readonly story: readonly StoryEntry[];
}

/** A table that was opened and cannot go on: why, who sat there, and what happened as far as it can still be told. */
export function Halted({ model, info, text, story }: HaltedProps) {
  const rule = useSignal<string | undefined>(undefined);
  const isTelling = useSignal(false);
  const isProving = useSignal(false);
  const names = sittersOf(info, true).map(({ name }) => name);
  const explain = (id: string): void => {
    rule.value = id;
  };
  const close = (): void => {
    rule.value = undefined;
  };
  return (
    <div class={`table-page ${info.game}`}>
      <TopBar title={titleOf(info.game)} />
      <Band
        kind="halted"
        action={
          <a class="button" href="/">
            {shell.value.seating.toHome}
          </a>
        }
      >
        {whyNot(info.phase === 'outdated' ? 'outdated' : 'table-stopped')}
      </Band>
      <main id="main" class="halted">
        <h1>{titleOf(info.game)}</h1>
        <p>{names.join(', ')}</p>
        {info.phase === 'stopped' && (
          <button
            type="button"
            class="button main"
            onClick={() => {
              isTelling.value = true;
            }}
          >
            <Icon sign="warn" />
            {words.value.menu.wrong}
          </button>
        )}
        {model.hasRecord.value && (
          <button type="button" class="button" onClick={() => void download(model, info)}>
            <Icon sign="save" />
            {words.value.menu.record}
          </button>
        )}
        {/* of one that was not played to its end nothing is told: there is nothing to check */}
        {model.hasRecord.value && model.checked.value !== 'unfinished' && (
          <Proof
            model={model}
            info={info}
            more={() => {
              isProving.value = true;
            }}
          />
        )}
        <Log story={told(story, text, names)} text={text} names={names} explain={explain} />
      </main>
      {isTelling.value && (
        <Wrong
          model={model}
          info={info}
          onClose={() => {
            isTelling.value = false;
          }}
        />
      )}
      {isProving.value && (
        <ProofSheet
          model={model}
          info={info}
          onClose={() => {
            isProving.value = false;
          }}
        />
      )}
      {rule.value !== undefined && <Rule game={info.game} id={rule.value} text={text} onClose={close} />}
    </div>
  );
}

/** Of what was played by other rules, what today's words can still say. */
const told = (story: readonly StoryEntry[], text: AnyGameText, names: readonly string[]): readonly StoryEntry[] =>
  story.map((each) => ({
    ...each,
    events: each.events.filter((event) => {
      try {
        return text.event(event, names).text !== '';
      } catch {
        return false;
      }
    }),
  }));
