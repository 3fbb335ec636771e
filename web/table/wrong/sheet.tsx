import './wrong.css';
import { useSignal } from '@preact/signals';
import { Dialog } from '#look/dialog.tsx';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { LONGEST_REASON } from '#wire/talk.ts';
import { hatched } from '../../hatched.ts';
import { explain } from '../../refusals.ts';
import { settings } from '../../settings.ts';
import { toast } from '../../toasts.tsx';
import { words as shell } from '../../words/index.ts';
import type { TableModel } from '../model.ts';
import type { Position } from '../past.ts';
import { isOpenTo, saveWrong } from './file.ts';
import { words } from './words.ts';

export interface WrongProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  /** An earlier position that is looked at: then it is about that one, and whose eyes see it. */
  readonly past?: Position;
  onClose(): void;
}

/** Takes a sentence, and says all that goes with it: to whoever hosts, or into a file where that is this device. */
export function WrongSheet({ model, info, past, onClose }: WrongProps) {
  const say = words.value;
  const why = useSignal('');
  const isHere = model.venue.kind === 'device';
  const { at, viewer } = past?.frame ?? { at: lastEntry(model), viewer: model.viewer.value };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (why.value.trim() === '') return;
    if (isHere) await saveWrong(model, info, { at, past }, why.value.trim());
    else {
      const seat = typeof viewer === 'number' ? { seat: viewer } : {};
      const answer = await model.venue.ask('wrong', { table: model.table, ...seat, at, why: why.value.trim() });
      if (isRefused(answer)) explain(answer);
      else toast({ kind: 'good', text: say.sent });
    }
    onClose();
  };
  return (
    <Dialog title={say.title} close={shell.value.close} kind="wrong-sheet" onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <label class="field">
          <span>{say.what}</span>
          <textarea
            required
            maxLength={LONGEST_REASON}
            placeholder={say.example}
            value={why.value}
            onInput={(event) => {
              why.value = event.currentTarget.value;
            }}
          />
        </label>
        <p id="goes">{isHere ? say.saved : say.goes}</p>
        <ul aria-labelledby="goes">
          <li>{say.sentence}</li>
          <li>{say.place(new Intl.NumberFormat(settings.language.value).format(at))}</li>
          <li>{isOpenTo(info) ? say.record : isHere ? say.shown : say.sealed}</li>
          {info.phase === 'stopped' && <li>{say.tried}</li>}
          {!isHere && <li>{say.name}</li>}
        </ul>
        <p class="not">{say.not}</p>
        <footer>
          <button type="submit" class="button main" aria-disabled={why.value.trim() === ''} {...hatched(model.venue)}>
            {isHere ? say.save : say.send}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** The last entry that the reader was told of. */
const lastEntry = ({ newest, story }: TableModel): number => newest?.at ?? story.value.at(-1)?.at ?? 0;
