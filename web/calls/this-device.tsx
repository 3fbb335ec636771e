import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import type { CallSettings } from '../server/calls.ts';
import { toast } from '../toasts.tsx';
import { server } from '../venue.ts';
import { type Reach, reachOf, turnOff, turnOn } from './reach.ts';
import { words } from './words/index.ts';

interface ThisDeviceProps {
  readonly known: CallSettings | undefined;
  renew(): Promise<void>;
}

/** Whether the reader is called here, and the button that changes it; or why that cannot be. */
export function ThisDevice({ known, renew }: ThisDeviceProps) {
  const say = words.value.here;
  const reach = useSignal<Reach | undefined>(undefined);
  const busy = useSignal(false);
  useEffect(() => {
    void reachOf(known).then((found) => {
      reach.value = found;
    });
  }, [known]);
  const press = async (work: () => Promise<void>): Promise<void> => {
    busy.value = true;
    await work();
    await renew();
    reach.value = await reachOf(known);
    busy.value = false;
  };
  const start = () =>
    press(async () => {
      const answer = await turnOn();
      if (typeof answer !== 'string') explain(answer);
      else if (answer === 'unsupported') toast({ kind: 'no', text: say.failed });
    });
  const others = known?.bells.filter(({ kind, current }) => kind === 'push' && !current).length ?? 0;
  if (reach.value === undefined) return <p class="this-device" aria-busy="true" />;
  return (
    <section class="this-device" aria-label={say.title}>
      <p role="status">
        {say[reach.value]} {others > 0 && say.others(others)}
      </p>
      {reach.value === 'off' && (
        <button
          type="button"
          class="button main"
          aria-disabled={busy.value}
          onClick={() => !busy.value && void start()}
          {...hatched(server())}
        >
          <Icon sign="bell" />
          {say.turnOn}
        </button>
      )}
      {reach.value === 'on' && (
        <button type="button" class="button" onClick={() => void press(() => turnOff(known!))} {...hatched(server())}>
          {say.turnOff}
        </button>
      )}
    </section>
  );
}
