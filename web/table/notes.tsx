import './notes.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '#look/dialog.tsx';
import { LONGEST_NOTE } from '#wire/talk.ts';
import { explain } from '../refusals.ts';
import { words as shell } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

/** So long after the last letter it is kept, in milliseconds. */
const PAUSE = 600;

/** The reader's own notes at this table: a sheet of paper that nobody else sees. */
export function Notes({ model }: { readonly model: TableModel }) {
  const { notes } = words.value;
  const kept = model.notes.value;
  /** What has been written since, until it is kept. */
  const draft = useSignal<string | undefined>(undefined);
  const latest = useRef<() => void>(() => undefined);
  latest.current = (): void => {
    const text = draft.value;
    if (text === undefined) return;
    void model.note(text).then((refusal) => {
      if (refusal !== undefined) explain(refusal);
      else if (draft.value === text) draft.value = undefined;
    });
  };
  useEffect(() => {
    void model.readNotes();
    return () => latest.current();
  }, [model]);
  useEffect(() => {
    if (draft.value === undefined) return;
    const later = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(later);
  }, [draft.value]);
  return (
    <div class="notes">
      <textarea
        aria-label={notes.title}
        placeholder={notes.placeholder}
        maxLength={LONGEST_NOTE}
        disabled={kept === undefined}
        value={draft.value ?? kept ?? ''}
        onInput={(event) => {
          draft.value = event.currentTarget.value;
        }}
        onBlur={() => latest.current()}
      />
      <small role="status">{draft.value === undefined ? notes.private : notes.keeping}</small>
    </div>
  );
}

/** The same as a sheet over the table. */
export const NotesSheet = ({ model, onClose }: { readonly model: TableModel; onClose(): void }) => (
  <Dialog title={words.value.notes.title} close={shell.value.close} kind="notes-sheet" onClose={onClose}>
    <Notes model={model} />
  </Dialog>
);
