import { Choose } from '#look/choose.tsx';
import type { Clock } from '#wire/messages.ts';
import { type Words, words } from '../words/index.ts';

const MINUTES = [1, 2, 3, 5, 10, 15, 30, 60] as const;
const DAYS = [1, 3, 7] as const;

const KINDS = ['none', 'move', 'slow'] as const;

/** What a clock is set to when its kind is chosen. */
const USUAL: { readonly [K in Clock['kind']]: Extract<Clock, { readonly kind: K }> } = {
  none: { kind: 'none' },
  move: { kind: 'move', minutes: 3 },
  slow: { kind: 'slow', days: 3 },
};

function clockWords(clock: Clock, say: Words['seating']): string {
  switch (clock.kind) {
    case 'none':
      return say.clockWords.none;
    case 'move':
      return say.clockWords.move(clock.minutes);
    case 'slow':
      return say.clockWords.slow(clock.days);
  }
}

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
      {clock.kind === 'slow' && (
        <Amount
          label={say.daysPerMove}
          value={clock.days}
          among={DAYS}
          choose={(days) => choose({ kind: 'slow', days })}
        />
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
