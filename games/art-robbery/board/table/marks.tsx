import type { Seat } from '#table/game.ts';
import { type Range, standings } from '../../text/standing.ts';
import type { View } from '../../view.ts';
import { useScene } from '../scene.ts';

interface MarksProps {
  readonly view: View;
  readonly seat: Seat;
  readonly range: Range;
  /** How many of those on the table the planned move would bring (or, below zero, take away). */
  readonly change?: number;
}

/** Alibis as dots: safe, on the table where they can be stolen, perhaps in the safe stack, about to come or go. */
export function Marks({ view, seat, range, change = 0 }: MarksProps) {
  const { say } = useScene();
  const { alibis } = standings(view)[seat]!;
  const inSight = alibis.safe + alibis.table;
  const marks = [
    ...Array<string>(range.least - alibis.table).fill('sure'),
    ...Array<string>(alibis.table + Math.min(change, 0)).fill('open'),
    ...Array<string>(Math.max(-change, 0)).fill('open leaving'),
    ...Array<string>(Math.max(change, 0)).fill('open coming'),
    ...Array<string>(range.most - range.least).fill('perhaps'),
  ];
  return (
    <span class={`marks${marks.length > 6 ? ' small' : ''}`}>
      {marks.length === 0 && inSight === 0 && <span class="none">{say.none}</span>}
      {marks.map((kind, i) => (
        <i key={i} class={kind} />
      ))}
    </span>
  );
}
