import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '#look/dialog.tsx';
import { isRefused } from '#table/refusal.ts';
import { myName } from '../me.ts';
import { explain } from '../refusals.ts';
import { type Device, devices, leave, signOut } from '../server/people.ts';
import { settings } from '../settings.ts';
import { ago } from '../time.ts';
import { toast } from '../toasts.tsx';
import { renewServer, server } from '../venue.ts';
import { words } from '../words/index.ts';

/** Where the reader is known, each device with a way to shut it out; nothing where the server knows nobody here. */
export function DeviceList() {
  const say = words.value.settings;
  const known = useSignal<readonly Device[]>([]);
  const leaving = useSignal(false);
  const read = async () => {
    const answer = await devices();
    known.value = isRefused(answer) ? [] : answer.toSorted(byUse);
  };
  useEffect(() => void read(), []);
  if (known.value.length === 0) return null;
  const dismiss = async (device: Device) => {
    const refusal = await signOut(device.id);
    if (isRefused(refusal)) explain(refusal);
    else toast({ kind: 'good', text: say.signedOut });
    await read();
  };
  return (
    <>
      <ul class="devices">
        {known.value.map((device) => (
          <li key={device.id}>
            <DeviceLine device={device} />
            <button
              type="button"
              class="button"
              aria-label={say.signOutOf(device.current ? say.thisDevice : device.label || say.someDevice)}
              onClick={() => {
                if (device.current) leaving.value = true;
                else void dismiss(device);
              }}
            >
              {say.signOut}
            </button>
          </li>
        ))}
      </ul>
      {leaving.value && (
        <LeaveDialog
          close={() => {
            leaving.value = false;
            void read();
          }}
        />
      )}
    </>
  );
}

/** This one first, then by when somebody was there. */
const byUse = (a: Device, b: Device): number => Number(b.current) - Number(a.current) || b.seen - a.seen;

function DeviceLine({ device }: { readonly device: Device }) {
  const say = words.value.settings;
  const language = settings.language.value;
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(device.since);
  return (
    <p>
      <b>{device.label || say.someDevice}</b>
      {device.current && <em>{say.thisDevice}</em>}
      <small>
        {say.knownSince(since)}
        {!device.current && `, ${say.lastSeen(ago(device.seen, server().now(), language))}`}
      </small>
    </p>
  );
}

function LeaveDialog({ close }: { close(): void }) {
  const say = words.value.settings;
  const go = async () => {
    const refusal = await leave();
    if (isRefused(refusal)) explain(refusal);
    else {
      myName.value = '';
      renewServer();
      toast({ kind: 'good', text: say.signedOut });
    }
    close();
  };
  return (
    <Dialog title={say.leaveTitle} close={words.value.close} onClose={close}>
      <p>{say.leaveWords}</p>
      <footer>
        <button type="button" class="button main" onClick={go}>
          {say.signOut}
        </button>
        <button type="button" class="button" onClick={close}>
          {say.leaveNo}
        </button>
      </footer>
    </Dialog>
  );
}
