import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { type Throw, throwIn } from './throw.ts';

export type Props = BoardProps<View, Move, Event>;

/** Milliseconds at the usual pace: dice in the air, their result to be read, a card won, anything else. */
const TIMES = { tumble: 960, read: 740, success: 1100, move: 500 } as const;
/** Whoever has been away is not shown everything. */
const MOST_WAITING = 6;

/** What is on show: the newest frame, or an older one whose pieces are still moving. */
export interface Stage {
  readonly props: Props;
  /** Dice in the air or just come to rest, before what follows from them is shown. */
  readonly thrown: Throw | undefined;
  readonly tumbling: boolean;
  /** Something newer is waiting: nothing may be asked for yet. */
  readonly behind: boolean;
  /** Ends whatever moves and whatever waits, at once. */
  skip(): void;
}

/** One picture of the story. */
interface Shown {
  readonly props: Props;
  readonly thrown?: Throw;
  readonly tumbling?: boolean;
}

/** Shows one frame after the other, each for as long as its pieces move. */
export function useStage(latest: Props, root: RefObject<HTMLElement | null>): Stage {
  const [scene, setScene] = useState<Shown>({ props: latest });
  const waiting = useRef<Props[]>([]);
  const shown = useRef(latest);
  const hold = useRef<Animation | undefined>(undefined);
  const hurried = useRef(false);

  const wait = (time: number, then: () => void): void => {
    if (time === 0 || hurried.current) {
      hold.current = undefined;
      then();
      return;
    }
    hold.current = root.current!.animate([], time);
    hold.current.onfinish = then;
  };
  const next = (): void => {
    hold.current = undefined;
    const [frame] = waiting.current;
    if (frame === undefined) {
      hurried.current = false;
      return;
    }
    const before = shown.current.view;
    const pace = paceOf(frame);
    const thrown = pace > 0 ? throwIn(frame.events, before) : undefined;
    const arrive = (): void => {
      shown.current = waiting.current.shift()!; // the same moment, perhaps with odds by now
      setScene({ props: shown.current });
      wait(pace * timeOf(frame.events), next);
    };
    if (thrown === undefined) {
      arrive();
      return;
    }
    setScene({ props: shown.current, thrown, tumbling: true });
    wait(pace * TIMES.tumble, () => {
      setScene({ props: shown.current, thrown });
      wait(pace * TIMES.read, arrive);
    });
  };

  useLayoutEffect(() => {
    if (latest.at === shown.current.at) {
      shown.current = latest;
      return;
    }
    const queue = waiting.current.filter(({ at }) => at !== latest.at);
    waiting.current = [...queue, latest]; // in its old place, for nothing newer can be there
    if (waiting.current.length > MOST_WAITING) {
      hold.current?.cancel();
      hold.current = undefined;
      shown.current = queue.at(-1)!;
      waiting.current = [latest];
    }
    if (hold.current === undefined) next();
  });
  useLayoutEffect(() => () => hold.current?.cancel(), []);

  const current = scene.props.at === latest.at;
  return {
    props: current ? latest : { ...latest, ...momentOf(scene.props) },
    thrown: scene.thrown,
    tumbling: scene.tumbling ?? false,
    behind: !current,
    skip: () => {
      hurried.current = hold.current !== undefined;
      for (const moving of root.current?.getAnimations({ subtree: true }) ?? []) moving.finish();
    },
  };
}

/** What belongs to one moment of the game; the rest of the props is always the newest. */
const momentOf = ({ at, view, toAct, events, odds }: Props): Partial<Props> => ({
  at,
  view,
  toAct,
  events,
  odds,
  moves: [],
});

const timeOf = (events: readonly Event[]): number => {
  if (events.length === 0) return 0;
  return events.some(({ type }) => type === 'succeeded') ? TIMES.success : TIMES.move;
};

/** Nothing moves for those who asked for that. */
export const paceOf = ({ pace }: Props): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : pace);
