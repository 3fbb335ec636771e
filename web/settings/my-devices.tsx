import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { copy } from '../copy.ts';
import { myName } from '../me.ts';
import { explain } from '../refusals.ts';
import { type Code as CodeForMe, introduce, newCode, recover } from '../server/people.ts';
import { settings } from '../settings.ts';
import { toast } from '../toasts.tsx';
import { renewServer } from '../venue.ts';
import { words } from '../words/index.ts';
import { DeviceList } from './device-list.tsx';

/** Being the same person on several devices: which, and a code from here to another one. */
export function MyDevices() {
  const say = words.value.settings;
  const heading = useId();
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.move}</h2>
      <DeviceList />
      <p>{say.moveWords}</p>
      <Code />
      <Recover />
    </section>
  );
}

/** A code for whoever the server knows; a newcomer is introduced first. */
async function codeForMe(): ReturnType<typeof newCode> {
  const answer = await newCode();
  if (!isRefused(answer) || answer.refused !== 'person-needed') return answer;
  const refusal = await introduce();
  if (refusal !== undefined) return refusal;
  renewServer();
  return newCode();
}

function Code() {
  const say = words.value.settings;
  const shown = useSignal<CodeForMe | undefined>(undefined);
  const show = async () => {
    const answer = await codeForMe();
    if (isRefused(answer)) explain(answer);
    else shown.value = answer;
  };
  if (shown.value === undefined)
    return (
      <button type="button" class="button" onClick={show}>
        <Icon sign="here" />
        {say.showCode}
      </button>
    );
  const { code, until } = shown.value;
  const day = new Intl.DateTimeFormat(settings.language.value, { day: 'numeric', month: 'long' });
  return (
    <>
      <p class="code">
        <span class="only-read">{say.code}</span>
        <output>{code}</output>
        <button
          type="button"
          class="button"
          onClick={({ currentTarget }) => copy(code, say.codeCopied, currentTarget.previousElementSibling)}
        >
          {say.copyCode}
        </button>
        <button type="button" class="button" onClick={show}>
          {say.renewCode}
        </button>
      </p>
      <p>{say.codeWords(day.format(until))}</p>
    </>
  );
}

function Recover() {
  const say = words.value.settings;
  const typed = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    const me = await recover(typed.value.trim());
    if (isRefused(me)) return explain(me);
    typed.value = '';
    myName.value = me.name;
    renewServer();
    toast({ kind: 'good', text: say.recovered });
  };
  return (
    <details>
      <summary>{say.recover}</summary>
      <form class="inline" onSubmit={submit}>
        <label class="field">
          <span>{say.recoverField}</span>
          <input
            required
            maxLength={60}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button">
          {say.recoverDo}
        </button>
      </form>
    </details>
  );
}
