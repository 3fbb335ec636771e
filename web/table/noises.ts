import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard } from '#board/contract.ts';
import type { Sound } from '#board/sound.ts';
import { lasting, type Stage, type Tempo } from '#board/stage.ts';
import type { Frame } from '#table/host.ts';
import type { OpenFrame } from '#table/position.ts';
import { tempo } from '../settings.ts';
import { endOf, Hearing } from '../sound/hearing.ts';
import { play } from '../sound/index.ts';
import { mayAct } from './whose-turn.ts';

type Shown = { readonly since: number; readonly frame: OpenFrame };
type Board = Pick<AnyGameBoard, 'score'> | undefined;

/** Makes heard what is shown, as it is shown; and when it is told whose turn it is, and how the game has ended. */
export function useNoises<M extends Shown>(stage: Stage<M>, told: Frame | undefined, board: Board): void {
  const before = useRef<Frame | undefined>(undefined);
  const hearingOf = useHearings(board);
  useEffect(() => follow(stage, hearingOf, tempo), [stage, hearingOf]);
  useEffect(() => {
    if (before.current !== undefined && told !== undefined)
      sound(hearingOf(told).told(told.events, callOf(before.current, told)));
    before.current = told;
  }, [told]);
}

/** A game that is played back calls nobody. */
export function usePastNoises<M extends Shown>(stage: Stage<M>, board: Board, pace: () => Tempo): void {
  const hearingOf = useHearings(board);
  useEffect(() => follow(stage, hearingOf, pace, true), [stage, hearingOf]);
}

type HearingOf = (frame: OpenFrame) => Hearing;

/** What has been heard of each moment, by what is shown of it. */
function useHearings(board: Board): HearingOf {
  return useMemo(() => {
    const hearings = new WeakMap<OpenFrame, Hearing>();
    return (frame) => {
      const hearing = hearings.get(frame) ?? new Hearing(board?.score);
      hearings.set(frame, hearing);
      return hearing;
    };
  }, [board]);
}

/** A picture that takes no time is not heard: what comes of all of them is, when they are told. */
function follow<M extends Shown>(stage: Stage<M>, hearingOf: HearingOf, pace: () => Tempo, tells = false): () => void {
  return stage.follow({
    begins({ frame }, _part, _motion, beat) {
      const hearing = hearingOf(frame);
      if (beat === undefined) sound(tells ? hearing.told(frame.events, undefined) : undefined);
      else if (lasting(beat, pace()) > 0) sound(hearing.shown(beat, frame.events));
    },
    breaksOff() {},
  });
}

const sound = (name: Sound | undefined): void => {
  if (name !== undefined) play(name);
};

function callOf(before: Frame, now: Frame): Sound | undefined {
  if (now.outcome !== undefined) return before.outcome === undefined ? endOf(now.outcome, now.viewer) : undefined;
  return mayAct(now) && !mayAct(before) ? 'turn' : undefined;
}
