import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { useKeptFocus } from '#board/focus.ts';
import { useTravel } from '#board/travel.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { useAdvice } from './advice.ts';
import { Panel } from './panel.tsx';
import { sceneOf, type Wishes } from './scene.ts';
import { Thieves } from './thieves.tsx';
import { journey } from './travel.ts';
import { Villa } from './villa.tsx';

/** The villa, what is going on, everybody's loot, and the last thing that happened. */
export function Board(props: BoardProps<View, Move, Event>) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Wishes['chosen']>();
  const [advice, toggleAdvice] = useAdvice();
  const { at, pace, told } = props;
  useTravel(root, { at, pace, journey });
  // The headline says what has come of whatever was pressed.
  useKeptFocus(root, props, '.panel h2');
  const wishes: Wishes = {
    chosen,
    choose: (space) => setChosen({ round: told.view.round, viewer: props.viewer, space }),
    advice,
    toggleAdvice,
  };
  const scene = sceneOf(props, wishes);
  const { flag, latest, log, openLog, chat } = props.slots;
  return (
    <div ref={root} class="table" tabIndex={-1} style={{ '--pace': pace }} data-seats={scene.view.seats}>
      <Villa scene={scene} />
      <Panel scene={props.scene === undefined ? scene : sceneOf({ ...props, ...told }, wishes)} flag={flag} />
      <Thieves scene={scene} />
      <aside class="tale">{log}</aside>
      <footer class="last">
        <div class="latest">{latest}</div>
        {openLog}
        {chat}
      </footer>
    </div>
  );
}
