import './log-sheet.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Sort } from '#board/contract.ts';
import { Dialog } from '#look/dialog.tsx';
import type { AnyGameText } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import { isOf, Log, type Teller } from './log.tsx';
import { logOf, turnsOf } from './story.ts';
import { WatchAgain } from './watch-again.tsx';
import { words } from './words/index.ts';

interface LogSheetProps extends Teller {
  readonly game: string;
  readonly story: readonly StoryEntry[];
  readonly show?: (at: number) => void;
  /** Copies a link to the table as it was after an entry. */
  readonly link?: (at: number) => void;
  readonly watch?: () => void;
  onClose(): void;
}

/** The log as a sheet over the table: turn by turn, all of it or one sort, and any rule in a sentence at the foot. */
export function LogSheet({ game, story, show, link, watch, onClose, ...teller }: LogSheetProps) {
  const { telling, text, explain } = teller;
  const only = useSignal<string | undefined>(undefined);
  const rule = useSignal<string | undefined>(undefined);
  const turns = useMemo(
    () => telling && turnsOf(logOf(story), telling.begins, (entry) => isOf(entry, only.value, telling)),
    [story, telling, only.value],
  );
  return (
    <Dialog title={words.value.log.title} close={shell.value.close} kind={`log-sheet ${game}`} onClose={onClose}>
      <p class="log-note">
        {words.value.log.newestFirst}
        {watch && <WatchAgain watch={watch} />}
      </p>
      {telling !== undefined && (
        <Filters
          sorts={telling.sorts(settings.language.value)}
          chosen={only.value}
          choose={(sort) => {
            only.value = sort;
          }}
        />
      )}
      <Log
        story={story}
        only={only.value}
        {...teller}
        {...(turns && { turns })}
        {...(show && { show })}
        {...(link && { link })}
        explain={(id) => {
          rule.value = id;
        }}
      />
      {rule.value !== undefined && <RuleNote id={rule.value} text={text} open={explain} />}
    </Dialog>
  );
}

interface FiltersProps {
  readonly sorts: readonly Sort[];
  readonly chosen: string | undefined;
  choose(sort: string | undefined): void;
}

function Filters({ sorts, chosen, choose }: FiltersProps) {
  const all = { id: undefined, name: words.value.log.all, picture: null };
  return (
    <fieldset class="log-filters" aria-label={words.value.log.filters}>
      {[all, ...sorts].map(({ id, name, picture }) => (
        <button key={id ?? ''} type="button" aria-pressed={chosen === id} onClick={() => choose(id)}>
          {picture}
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface RuleNoteProps {
  readonly id: string;
  readonly text: AnyGameText;
  open(rule: string): void;
}

/** A rule in its first sentence; the whole of it is a press away. */
function RuleNote({ id, text, open }: RuleNoteProps) {
  const rule = text.rules.flatMap(({ rules }) => rules).find((each) => each.id === id);
  return (
    <div class="rule-note" role="status">
      <b>{id}</b>
      <p>{/^.+?[.!?](?=\s|$)/.exec(rule?.text ?? '')?.[0] ?? rule?.title}</p>
      <button type="button" class="button" onClick={() => open(id)}>
        {words.value.log.wholeRule}
      </button>
    </div>
  );
}
