import { useLayoutEffect, useRef } from 'preact/hooks';
import { combination } from '../../chart.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import { digitOf } from '../../text/names.ts';
import { tileAt } from '../../text/sight.ts';
import type { View } from '../../view.ts';
import type { Scene } from '../scene.ts';
import { Die } from '../table/die.tsx';
import type { Film } from './beats.ts';
import { TIMES } from './times.ts';

export type Rolled = Extract<Event, { readonly type: 'rolled' }>;

/** The dice of a scene, while they fall and while they are read. */
export const diceOf = (film: Film | undefined): Rolled | undefined =>
  film?.event?.type === 'rolled' ? film.event : undefined;

/** A card of loot is what they are rolled for. */
export const isOfCard = (roll: Rolled): boolean => roll.for === 'chihuahua' || roll.for === 'persian-kitty';

/** Dice fall where they are rolled, under what they need; what comes of them is said when they lie still. */
export function Tray({ scene, film, roll }: { readonly scene: Scene; readonly film: Film; readonly roll: Rolled }) {
  const { say, view } = scene;
  const pace = scene.film?.pace ?? 0;
  const dice = useRef<HTMLSpanElement>(null);
  const isStill = film.shot === 'result';
  useLayoutEffect(() => {
    if (pace === 0 || isStill) return;
    for (const [i, die] of [...(dice.current?.querySelectorAll('.die') ?? [])].entries())
      die.animate(
        [
          { transform: `translate(${-30 - i * 10}px, -46px) rotate(-540deg) scale(.7)` },
          { transform: 'translate(3px, 4px) rotate(20deg) scale(1.08)', offset: 0.8 },
          { transform: 'none' },
        ],
        { duration: (TIMES.tumble + i * TIMES.apart) * pace, easing: 'cubic-bezier(.2, .7, .3, 1)' },
      );
  }, [roll, pace, isStill]);
  const fits = isStill ? fitting(view, roll, film.next) : undefined;
  return (
    <span class={`film-tray ${isStill ? 'still' : ''}`} data-film="dice">
      <small role="status">
        {isStill ? say.film.result(resultOf(view, roll, film)) : say.film.needs(needOf(view, roll, film.at))}
      </small>
      <span ref={dice} class="film-dice" aria-hidden="true">
        {roll.dice.map((face, i) => (
          <span key={i} class={fits === undefined ? '' : fits.has(face) ? 'fits' : 'idle'}>
            <Die colour="green" face={face} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** What a roll is for, as the words say it. */
export type Need =
  | { readonly for: 'safe'; readonly digits: readonly string[] }
  | { readonly for: Exclude<Rolled['for'], 'safe'> };

function needOf(view: View, roll: Rolled, at: Square | undefined): Need {
  if (roll.for !== 'safe') return { for: roll.for };
  const digits = at === undefined ? [] : [...new Set(combination(view, at).missing)].sort();
  return { for: 'safe', digits };
}

/** What came of a roll: numbers that fit, or whether it did what it was for; nothing where that is still asked. */
export type Result =
  | { readonly for: 'safe'; readonly digits: readonly string[] }
  | { readonly for: Exclude<Rolled['for'], 'safe'>; readonly succeeded: boolean }
  | undefined;

const CAME: { readonly [F in Exclude<Rolled['for'], 'safe'>]: readonly Event['type'][] } = {
  keypad: ['unlocked', 'moved'],
  chihuahua: ['alarmRaised'],
  'persian-kitty': ['kittyRan'],
};

function resultOf(view: View, roll: Rolled, { next, isAsked }: Film): Result {
  if (roll.for === 'safe') {
    if (next?.type === 'cracked') return { for: 'safe', digits: digitsOf(view, next.at) };
    return isAsked ? undefined : { for: 'safe', digits: [] };
  }
  if (next === undefined && isAsked) return undefined;
  return { for: roll.for, succeeded: next !== undefined && CAME[roll.for].includes(next.type) };
}

const digitsOf = (view: View, rooms: readonly Square[]): readonly string[] =>
  [...new Set(rooms.map((at) => digitOf(tileAt(view, at).tile)))].sort();

/** The faces that did something. */
function fitting(view: View, roll: Rolled, next: Event | undefined): ReadonlySet<number> | undefined {
  if (roll.for !== 'safe') return undefined;
  return new Set(next?.type === 'cracked' ? digitsOf(view, next.at).map(Number) : []);
}
