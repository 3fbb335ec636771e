import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pace } from '#board/contract.ts';
import type { Event } from '../../event.ts';
import { TIMES } from '../staging.ts';
import { Die } from './die.tsx';

type Rolled = Extract<Event, { readonly type: 'rolled' }>;

interface Props {
  readonly roll: Rolled;
  readonly pace: Pace;
}

/** Dice tumble and settle on what was rolled; they lie there until the next press, in nobody's way. The log tells it. */
export function Roll({ roll, pace }: Props) {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pace === 0) return;
    for (const [i, die] of [...(tray.current?.querySelectorAll('.die') ?? [])].entries())
      die.animate(
        [
          { transform: `translate(${-40 - i * 12}px, -60px) rotate(-540deg) scale(.7)` },
          { transform: 'translate(4px, 6px) rotate(20deg) scale(1.08)', offset: 0.8 },
          { transform: 'none' },
        ],
        { duration: (TIMES.tumble + i * TIMES.apart) * pace, easing: 'cubic-bezier(.2, .7, .3, 1)' },
      );
  }, [roll, pace]);
  return (
    <div ref={tray} class="roll-tray" aria-hidden="true">
      {roll.dice.map((face, i) => (
        <Die key={i} colour="green" face={face} />
      ))}
    </div>
  );
}
