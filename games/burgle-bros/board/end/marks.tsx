import type { Happening, Mark as Marked } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import { Icon } from '../icon.tsx';
import { tongue } from '../scene.ts';
import { chronicle, MARKS, type Mark } from './chronicle.ts';

/** The picture of what is marked. */
export const MARK_ICON: Readonly<Record<Mark, string>> = {
  alarm: 'i-siren',
  mask: 'i-mask',
  safe: 'i-safe-open',
  roof: 'i-roof',
  caught: 'i-cuffs',
};

/** What mattered in a heist, the weightiest last. */
export function marks(story: readonly Happening<Event>[], { seats }: View, language: Language): readonly Marked[] {
  const { say } = tongue(language);
  return chronicle(story, seats)
    .moments.toSorted((one, other) => MARKS.indexOf(one.mark) - MARKS.indexOf(other.mark))
    .map(({ at, mark, floor }) => ({
      at,
      name: say.marks[mark],
      picture: <Icon name={MARK_ICON[mark]} class={`mk-${mark}`} />,
      ...(floor === 'roof' ? {} : { note: String(floor) }),
    }));
}
