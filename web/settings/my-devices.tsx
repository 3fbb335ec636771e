import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { copy } from '../copy.ts';
import { myName } from '../me.ts';
import { renewServer } from '../place.ts';
import { explain } from '../refusals.ts';
import { introduce, newCode, recover } from '../server/people.ts';
import { toast } from '../toasts.tsx';
import { words } from '../words/index.ts';

/** Being the same person on another device: a code from here to there. */
export function MyDevices() {
  const say = words.value.settings;
  const heading = useId();
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.move}</h2>
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
  const code = useSignal('');
  const show = async () => {
    const answer = await codeForMe();
    if (isRefused(answer)) explain(answer);
    else code.value = answer.code;
  };
  if (code.value === '')
    return (
      <button type="button" class="button" onClick={show}>
        <Icon sign="here" />
        {say.showCode}
      </button>
    );
  return (
    <p class="code">
      <span class="only-read">{say.code}</span>
      <output>{code.value}</output>
      <button
        type="button"
        class="button"
        onClick={({ currentTarget }) => copy(code.value, say.codeCopied, currentTarget.previousElementSibling)}
      >
        {say.copyCode}
      </button>
    </p>
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
