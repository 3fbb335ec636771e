import type { OverProps } from '#board/contract.ts';
import type { Event } from '../state.ts';
import { text } from '../text/index.ts';
import type { View } from '../view.ts';

/** The end: who won, and everybody's place. */
export function Over({ outcome, view, names, language, slots }: OverProps<View, Event>) {
  const [headline, ...places] = text[language].outcome(outcome, view, names);
  return (
    <div class="end">
      {slots.flag}
      <h2>{headline}</h2>
      <ul>
        {places.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {slots.proof}
      {slots.actions}
    </div>
  );
}
