import { useRef } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import { hatched } from '../hatched.ts';
import type { Wishes } from '../server/calls.ts';
import { settings } from '../settings.ts';
import { server } from '../venue.ts';
import { words as shell } from '../words/index.ts';
import { words } from './words/index.ts';

const DAY = 24 * 60;
/** Dragging goes by quarters of an hour; typing by the minute. */
const STEP = 15;
/** Monday first, as weeks are read here. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

interface QuietHoursProps {
  readonly wishes: Wishes;
  change(changes: Partial<Wishes>): void;
}

/** When nobody rings: the dark part of the day, both ends of which can be dragged, typed and moved by keys. */
export function QuietHours({ wishes, change }: QuietHoursProps) {
  const say = words.value.quiet;
  const { quiet, from, to, daysOff } = wishes;
  const turn = (day: number): void =>
    change({ daysOff: daysOff.includes(day) ? daysOff.filter((each) => each !== day) : [...daysOff, day].sort() });
  return (
    <section class="quiet" aria-label={say.name} {...hatched(server())}>
      <header>
        <Icon sign="moon" />
        <h2>{say.name}</h2>
        <Switch
          label={say.name}
          on={quiet}
          state={quiet ? shell.value.on : shell.value.off}
          onSwitch={(on) => change({ quiet: on })}
        />
      </header>
      {quiet && (
        <>
          <DayLine from={from} to={to} change={change} />
          <p>
            {say.kept(clockOf(to))} {say.zone(wishes.zone.replaceAll('_', ' '))}
          </p>
          <fieldset class="days-off">
            <legend>{say.daysOff}</legend>
            <span>
              {WEEK.map((day) => (
                <button
                  key={day}
                  type="button"
                  aria-pressed={daysOff.includes(day)}
                  title={dayName(day, 'long')}
                  onClick={() => turn(day)}
                >
                  {dayName(day, 'short')}
                </button>
              ))}
            </span>
          </fieldset>
        </>
      )}
    </section>
  );
}

const dayName = (day: number, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(settings.language.value, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * DAY * 60_000);

/** "08:00", as fields of time have it. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const minuteOf = (clock: string): number | undefined => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};

type Hours = Pick<Wishes, 'from' | 'to'>;

const isQuiet = (minute: number, { from, to }: Hours): boolean => (minute - from + DAY) % DAY < (to - from + DAY) % DAY;

/** The day as 24 hours in a row, the quiet ones dark. */
function DayLine({ from, to, change }: Hours & { change(hours: Partial<Hours>): void }) {
  const line = useRef<HTMLDivElement>(null);
  const say = words.value.quiet;
  /** The minute under the finger. */
  const at = (x: number): number => {
    const { left, width } = line.current!.getBoundingClientRect();
    const minute = Math.round((((x - left) / width) * DAY) / STEP) * STEP;
    return Math.min(Math.max(minute, 0), DAY - STEP);
  };
  return (
    <div class="day-line" ref={line}>
      {Array.from({ length: 24 }, (_, hour) => (
        <i key={hour} class={isQuiet(hour * 60 + 30, { from, to }) ? 'dark' : ''} />
      ))}
      {(['to', 'from'] as const).map((end) => (
        <End
          key={end}
          label={say[end]}
          minute={end === 'to' ? to : from}
          at={at}
          set={(minute) => change({ [end]: minute })}
        />
      ))}
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly minute: number;
  at(x: number): number;
  set(minute: number): void;
}

/** One end of the quiet hours. What is dragged is shown at once, and kept when it is let go. */
function End({ label, minute, at, set }: EndProps) {
  const place = `${(minute / DAY) * 100}%`;
  const dragged = useRef<number | undefined>(undefined);
  const handle = useRef<HTMLSpanElement>(null);
  const drag = ({ clientX }: PointerEvent): void => {
    if (dragged.current === undefined) return;
    dragged.current = at(clientX);
    handle.current!.parentElement!.style.setProperty('--at', `${(dragged.current / DAY) * 100}%`);
  };
  return (
    <label class="end" style={{ '--at': place, '--part': minute / DAY }}>
      <span
        ref={handle}
        class="handle"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = minute;
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          const minuteNow = dragged.current;
          dragged.current = undefined;
          if (minuteNow !== undefined && minuteNow !== minute) set(minuteNow);
        }}
      />
      <span class="only-read">{label}</span>
      <input
        type="time"
        required
        value={clockOf(minute)}
        onChange={(event) => {
          const typed = minuteOf(event.currentTarget.value);
          if (typed !== undefined) set(typed);
        }}
      />
    </label>
  );
}
