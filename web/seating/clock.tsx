import { Choose } from '#look/choose.tsx';
import { Switch } from '#look/switch.tsx';
import type { Clock } from '#wire/messages.ts';
import { words } from '../words/index.ts';
import { clockWords } from './clock-words.ts';

const MINUTES = [1, 2, 3, 5, 10, 15, 30, 60] as const;
const DAYS = [1, 3, 7] as const;

const TOTALS = [3, 5, 10, 15, 20, 30, 45, 60, 90] as const;
const INCREMENTS = [0, 5, 10, 20, 30, 60] as const;

const KINDS = ['none', 'move', 'bank', 'slow'] as const;

/** What a clock is set to when its kind is chosen. */
const USUAL: { readonly [K in Clock['kind']]: Extract<Clock, { readonly kind: K }> } = {
  none: { kind: 'none' },
  move: { kind: 'move', minutes: 3 },
  bank: { kind: 'bank', minutes: 15, increment: 10 },
  slow: { kind: 'slow', days: 3 },
};

/** How long a move may take. */
export function ClockTerms({ clock, choose }: { readonly clock: Clock; choose(clock: Clock): void }) {
  const say = words.value.seating;
  return (
    <>
      <Choose
        label={say.clock}
        value={clock.kind}
        choices={KINDS.map((kind) => ({ value: kind, name: say.clocks[kind] }))}
        onChoose={(kind) => choose(USUAL[kind])}
      />
      {clock.kind === 'move' && (
        <Amount
          label={say.minutesPerMove}
          value={clock.minutes}
          among={MINUTES}
          choose={(minutes) => choose({ kind: 'move', minutes })}
        />
      )}
      {clock.kind === 'bank' && (
        <>
          <Amount
            label={say.minutesInAll}
            value={clock.minutes}
            among={TOTALS}
            choose={(minutes) => choose({ ...clock, minutes })}
          />
          <Amount
            label={say.secondsPerTurn}
            value={clock.increment}
            among={INCREMENTS}
            choose={(increment) => choose({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === 'slow' && (
        <>
          <Amount
            label={say.daysPerMove}
            value={clock.days}
            among={DAYS}
            choose={(days) => choose({ ...clock, days })}
          />
          <div class="option">
            <div>
              <b>{say.weekendsOff.name}</b>
              <p>{clock.weekendsOff ? say.weekendsOff.on : say.weekendsOff.off}</p>
            </div>
            <Switch
              label={say.weekendsOff.name}
              on={clock.weekendsOff === true}
              state={clock.weekendsOff ? words.value.on : words.value.off}
              onSwitch={(weekendsOff) => choose({ ...clock, weekendsOff })}
            />
          </div>
        </>
      )}
      <p class="note">{clockWords(clock, say)}</p>
    </>
  );
}

interface AmountProps<N extends number> {
  readonly label: string;
  readonly value: number;
  readonly among: readonly N[];
  choose(amount: N): void;
}

function Amount<N extends number>({ label, value, among, choose }: AmountProps<N>) {
  return (
    <label class="amount">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(among[event.currentTarget.selectedIndex]!)}>
        {among.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
