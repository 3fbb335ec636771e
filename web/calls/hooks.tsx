import './hooks.css';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { copy } from '../copy.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { addHook, type Bell, removeBell, tryHook } from '../server/calls.ts';
import { settings } from '../settings.ts';
import { toast } from '../toasts.tsx';
import { server } from '../venue.ts';
import { words } from './words/index.ts';

interface HooksProps {
  readonly bells: readonly Bell[];
  /** Only those of one table, and new ones are for it. */
  readonly table?: string;
  renew(): Promise<void>;
}

/** Chats where calls are written as well: which, one more, and the secret of a new one. */
export function Hooks({ bells, table, renew }: HooksProps) {
  const say = words.value.hooks;
  const heading = useId();
  const typed = useSignal('');
  const secret = useSignal<string | undefined>(undefined);
  const hooks = bells.filter((bell) => bell.kind === 'hook' && (table === undefined || bell.table === table));
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await addHook(typed.value.trim(), settings.language.value, table);
    if (isRefused(answer)) return explain(answer);
    typed.value = '';
    secret.value = answer.secret;
    await renew();
  };
  const ring = async ({ id }: Bell): Promise<void> => {
    const answer = await tryHook(id);
    if (isRefused(answer)) return explain(answer);
    toast(answer.rung ? { kind: 'good', text: say.rung } : { kind: 'no', text: say.silent });
  };
  const remove = async ({ id }: Bell): Promise<void> => {
    const refusal = await removeBell(id);
    if (isRefused(refusal)) explain(refusal);
    await renew();
  };
  return (
    <section class="hooks" aria-labelledby={heading}>
      <h2 id={heading}>{table === undefined ? say.title : say.tableTitle}</h2>
      <p>{table === undefined ? say.words : say.tableWords}</p>
      <ul>
        {hooks.map((bell) => (
          <li key={bell.id}>
            <b>
              {bell.host}
              {bell.table !== undefined && table === undefined && <small> {say.forTable}</small>}
            </b>
            <button
              type="button"
              class="button"
              aria-label={say.tryOf(bell.host)}
              onClick={() => void ring(bell)}
              {...hatched(server())}
            >
              {say.try}
            </button>
            <button
              type="button"
              class="button"
              aria-label={say.removeOf(bell.host)}
              onClick={() => void remove(bell)}
              {...hatched(server())}
            >
              {say.remove}
            </button>
          </li>
        ))}
      </ul>
      {secret.value !== undefined && (
        <p class="secret">
          <span>{say.secret}</span>
          <output>{secret.value}</output>
          <button
            type="button"
            class="button"
            onClick={({ currentTarget }) => copy(secret.value!, say.copied, currentTarget.previousElementSibling)}
          >
            {say.copy}
          </button>
        </p>
      )}
      <form class="inline" onSubmit={add}>
        <label class="field">
          <span>{say.address}</span>
          <input
            type="url"
            required
            maxLength={1024}
            autocomplete="off"
            spellcheck={false}
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button" {...hatched(server())}>
          {say.add}
        </button>
      </form>
    </section>
  );
}
