import './calls.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Switch } from '#look/switch.tsx';
import { isRefused } from '#table/refusal.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { type CallSettings, callSettings, setWishes, type Wishes, zoneHere } from '../server/calls.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { server } from '../venue.ts';
import { words as shell } from '../words/index.ts';
import { Handset } from './handset.tsx';
import { Hooks } from './hooks.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ThisDevice } from './this-device.tsx';
import { words } from './words/index.ts';

const SWITCHES = ['turn', 'rematch', 'over', 'chat'] as const;

/** What is so until the server says otherwise: the same as there. */
const usual = (): Wishes => ({
  ...{ turn: true, rematch: true, over: false, chat: false },
  ...{ quiet: true, from: 22 * 60, to: 8 * 60, daysOff: [], zone: zoneHere() },
});

/** What the reader is called for, where, and when not. */
export function CallsPage() {
  const say = words.value;
  useTitle(say.title);
  const known = useSignal<CallSettings | undefined>(undefined);
  const wishes = useSignal<Wishes>(usual());
  const read = async (): Promise<void> => {
    const answer = await callSettings();
    if (isRefused(answer)) {
      if (answer.refused !== 'person-needed') explain(answer);
      return;
    }
    known.value = answer;
    wishes.value = answer.wishes;
  };
  useEffect(() => void read(), []);
  const change = async (changes: Partial<Wishes>): Promise<void> => {
    // Hours are meant where they were last set.
    wishes.value = { ...wishes.value, ...changes, zone: zoneHere() };
    const answer = await setWishes(wishes.value);
    if (!isRefused(answer)) return;
    explain(answer);
    await read();
  };
  return (
    <>
      <TopBar venue={server()} />
      <div class="calls-page">
        <Handset />
        <main id="main" class="calls">
          <h1>{say.title}</h1>
          <p class="lead">{say.lead}</p>
          <ThisDevice known={known.value} renew={read} />
          <ul class="wishes" {...hatched(server())}>
            {SWITCHES.map((name) => (
              <li key={name}>
                <span>
                  <b>{say.switches[name].name}</b>
                  <small>{say.switches[name].words}</small>
                </span>
                <Switch
                  label={say.switches[name].name}
                  on={wishes.value[name]}
                  state={wishes.value[name] ? shell.value.on : shell.value.off}
                  onSwitch={(on) => void change({ [name]: on })}
                />
              </li>
            ))}
          </ul>
          <QuietHours wishes={wishes.value} change={change} />
          {known.value?.hooks && <Hooks bells={known.value.bells} renew={read} />}
        </main>
      </div>
    </>
  );
}
