import { useSpeech } from './speech.ts';

/** Opens the rules at this number. */
export function Rule({ id }: { readonly id: string }) {
  const { say, explain } = useSpeech();
  return (
    <button type="button" class="rule" aria-label={say.rule(id)} onClick={() => explain(id)}>
      {id}
    </button>
  );
}
