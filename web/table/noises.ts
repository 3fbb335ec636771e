import { useEffect, useRef } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import { play, type Sound } from '../sound.ts';
import type { Sight } from './sight.ts';

/** Makes heard what is shown. */
export function useNoises(sight: Sight | undefined): void {
  const before = useRef<Frame | undefined>(undefined);
  useEffect(() => {
    const frame = sight?.frame;
    const sound = before.current && frame && noiseOf(before.current, frame);
    before.current = frame;
    if (sound !== undefined) play(sound);
  }, [sight?.frame]);
}

function noiseOf(before: Frame, now: Frame): Sound | undefined {
  if (now.outcome !== undefined) return before.outcome === undefined ? 'over' : undefined;
  if (isMine(now) && !isMine(before)) return 'turn';
  if (now.events.some(isRoll)) return 'dice';
  return now.events.length > 0 ? 'move' : undefined;
}

const isMine = ({ viewer, toAct }: Frame): boolean => toAct.some((seat) => seat === viewer);

/** Games call the events of their dice by what happens to them. */
const isRoll = (event: unknown): boolean => /^(re)?roll/.test((event as { readonly type: string }).type);
