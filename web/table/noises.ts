import { useEffect, useRef } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import { play, type Sound } from '../sound.ts';

/** Makes heard what is shown: dice and pieces as they move, whose turn it is and the end when they are told. */
export function useNoises(told: Frame | undefined, staged: Frame | undefined): void {
  const before = useRef<Frame | undefined>(undefined);
  const heard = useRef<Frame | undefined>(undefined);
  useEffect(() => {
    heard.current = staged ?? heard.current;
    if (staged !== undefined) sound(motionOf(staged));
  }, [staged]);
  useEffect(() => {
    if (before.current !== undefined && told !== undefined)
      sound(callOf(before.current, told) ?? (told === heard.current ? undefined : motionOf(told)));
    before.current = told;
  }, [told]);
}

const sound = (name: Sound | undefined): void => {
  if (name !== undefined) play(name);
};

function callOf(before: Frame, now: Frame): Sound | undefined {
  if (now.outcome !== undefined) return before.outcome === undefined ? 'over' : undefined;
  return isMine(now) && !isMine(before) ? 'turn' : undefined;
}

function motionOf({ events }: Frame): Sound | undefined {
  if (events.some(isRoll)) return 'dice';
  return events.length > 0 ? 'move' : undefined;
}

const isMine = ({ viewer, toAct }: Frame): boolean => toAct.some((seat) => seat === viewer);

/** Games call the events of their dice by what happens to them. */
const isRoll = (event: unknown): boolean => /^(re)?roll/.test((event as { readonly type: string }).type);
