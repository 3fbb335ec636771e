import { useSignal } from '@preact/signals';
import { Dialog } from '#look/dialog.tsx';
import { NameField } from '../name-field.tsx';
import { words } from '../words/index.ts';

interface Props {
  readonly title: string;
  readonly name: string;
  close(): void;
  /** Whether the name was taken. */
  take(name: string): Promise<boolean>;
}

export function NameDialog({ title, name, close, take }: Props) {
  const say = words.value.seating;
  const typed = useSignal(name);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await take(typed.value.trim())) close();
  };
  return (
    <Dialog title={title} close={words.value.close} onClose={close}>
      <form onSubmit={submit}>
        <NameField label={say.name} typed={typed} chosen />
        <footer>
          <button type="submit" class="button main">
            {say.take}
          </button>
          <button type="button" class="button" onClick={close}>
            {say.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
