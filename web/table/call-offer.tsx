import './call-offer.css';
import { useSignal } from '@preact/signals';
import { Band } from '#look/band.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { mayAsk, turnOn } from '../calls/reach.ts';
import { words } from '../calls/words/index.ts';
import { hatched } from '../hatched.ts';
import { keep, kept } from '../keep.ts';
import { explain } from '../refusals.ts';
import { toast } from '../toasts.tsx';
import { server } from '../venue.ts';

/** Set when the reader has answered. */
const OFFERED = 'hideout.calls.offered';

/** At a table where people come and go over days, somebody who is seated is asked once whether to be called. */
export function CallOffer({ info, isSeated }: { readonly info: TableInfo; readonly isSeated: boolean }) {
  const say = words.value;
  const answered = useSignal(kept(OFFERED) !== undefined);
  if (answered.value || !isSeated || info.phase !== 'playing' || info.clock.kind !== 'slow' || !mayAsk()) return null;
  const answer = (): void => {
    keep(OFFERED, '');
    answered.value = true;
  };
  const accept = async (): Promise<void> => {
    const reach = await turnOn();
    answer();
    if (typeof reach !== 'string') explain(reach);
    else toast(reach === 'on' ? { kind: 'good', text: say.here.on } : { kind: 'no', text: say.here[reach] });
  };
  return (
    <Band
      kind="call"
      action={
        <span class="answers">
          <button type="button" class="button" onClick={() => void accept()} {...hatched(server())}>
            {say.here.turnOn}
          </button>
          <button type="button" class="button" onClick={answer}>
            {say.offerNo}
          </button>
        </span>
      }
    >
      <b>{say.offer}</b>
    </Band>
  );
}
