import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { myName } from '../me.ts';
import { NameField } from '../name-field.tsx';
import { explain } from '../refusals.ts';
import { rename } from '../server/people.ts';
import { toast } from '../toasts.tsx';
import { words } from '../words/index.ts';

/** What the reader is called from now on, at tables to come. */
export function MyName() {
  const say = words.value.settings;
  const heading = useId();
  const typed = useSignal(myName.value);
  const save = async (event: Event) => {
    event.preventDefault();
    myName.value = typed.value.trim();
    const me = await rename(myName.value);
    // Whoever the server does not know yet, or cannot be asked now, is called so on this device all the same.
    if (isRefused(me) && me.refused !== 'person-needed' && me.refused !== 'unreachable') explain(me);
    else toast({ kind: 'good', text: say.saved });
  };
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.me}</h2>
      <form class="inline" onSubmit={save}>
        <NameField label={say.name} typed={typed} />
        <button type="submit" class="button">
          {say.save}
        </button>
      </form>
    </section>
  );
}
