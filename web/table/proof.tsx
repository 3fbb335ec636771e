import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import type { Verdict } from '#table/verify.ts';
import { errands } from '../device/workers.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

type Check = Verdict | 'checking' | 'failed';

/** "Nothing up the sleeve": this browser plays the record again and compares every roll with what was sealed. */
export function Proof({ model, commitment }: { readonly model: TableModel; readonly commitment: string }) {
  const check = useSignal<Check>('checking');
  const run = async (): Promise<void> => {
    check.value = 'checking';
    check.value = await verdictOn(model).catch(() => 'failed' as const);
  };
  useEffect(() => void run(), [model]);
  const { proof } = words.value;
  const now = check.value;
  return (
    <section class={`proof ${isGood(now) ? 'good' : ''}`} aria-labelledby="proof-title" aria-busy={now === 'checking'}>
      <Icon sign="seal" />
      <div>
        <h2 id="proof-title">{proof.title}</h2>
        <p role="status">
          {sentence(now)} <code>{groups(commitment)}</code>
        </p>
      </div>
      <button type="button" class="button" aria-disabled={now === 'checking'} onClick={() => void run()}>
        {proof.again}
      </button>
    </section>
  );
}

async function verdictOn(model: TableModel): Promise<Check> {
  const record = await model.record();
  return isRefused(record) ? 'failed' : errands().verify({ record });
}

const isGood = (check: Check): boolean => typeof check === 'object' && check.holds && check.rollsProven;

function sentence(check: Check): string {
  const { proof } = words.value;
  if (check === 'checking') return proof.checking;
  if (check === 'failed') return proof.failed;
  if (!check.holds) return proof.fails(check.entry);
  return check.rollsProven ? proof.holds : proof.unfinished;
}

/** The first and the last groups of a long number: enough to compare by eye. */
const groups = (hash: string): string => `${hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')} … ${hash.slice(-4)}`;
