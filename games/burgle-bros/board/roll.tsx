import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pace } from '#table/board.ts';
import type { Event } from '../event.ts';
import { Die } from './die.tsx';
import type { Scene } from './scene.ts';

type Rolled = Extract<Event, { readonly type: 'rolled' }>;

interface Props {
  readonly scene: Scene;
  readonly roll: Rolled;
  readonly pace: Pace;
  close(): void;
}

const TUMBLE = 700;
const APART = 80;

/** Dice tumble and settle on what was rolled; they lie there until the next move or a press. */
export function Roll({ scene: { say, text, names }, roll, pace, close }: Props) {
  const tray = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (pace === 0) return;
    for (const [i, die] of [...(tray.current?.querySelectorAll('.die') ?? [])].entries())
      die.animate(
        [
          { transform: `translate(${-40 - i * 12}px, -60px) rotate(-540deg) scale(.7)` },
          { transform: 'translate(4px, 6px) rotate(20deg) scale(1.08)', offset: 0.8 },
          { transform: 'none' },
        ],
        { duration: (TUMBLE + i * APART) * pace, easing: 'cubic-bezier(.2, .7, .3, 1)' },
      );
  }, [roll, pace]);
  return (
    <button
      type="button"
      ref={tray}
      class="roll-tray"
      aria-label={`${text.event(roll, names).text} ${say.close}`}
      onClick={close}
    >
      {roll.dice.map((face, i) => (
        <Die key={i} colour="green" face={face} />
      ))}
    </button>
  );
}
