import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { useKeptFocus } from '#board/focus.ts';
import { useTravel } from '#board/travel.ts';
import type { Space } from '../components.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Panel } from './panel/panel.tsx';
import { sceneOf, type Wishes } from './scene.ts';
import { Villa } from './table/villa.tsx';
import { Thieves } from './thieves/thieves.tsx';
import { journeyIn } from './travel.ts';

/** The villa, what is going on, everybody's loot, and the last thing that happened. */
export function Board(props: BoardProps<View, Move, Event>) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Wishes['chosen']>();
  const [eyed, setEyed] = useState<Space>();
  const { view, pace, told, showing } = props;
  useTravel(root, { at: view, pace, journey: journeyIn(showing?.beat) });
  // The headline says what has come of whatever was pressed.
  useKeptFocus(root, props, '.panel h2');
  const wishes: Wishes = {
    chosen,
    choose: (space) => setChosen({ round: told.view.round, viewer: props.viewer, space }),
    eyed,
  };
  const scene = sceneOf(props, wishes);
  // While something is shown the panel speaks of what has been told; the end of a round it shows itself.
  const isToldOf = props.showing !== undefined && scene.film === undefined;
  const { aim, flag, latest, talk, openLog, chat, lesson } = props.slots;
  return (
    <div
      ref={root}
      class={`table${lesson === undefined ? '' : ' taught'}`}
      tabIndex={-1}
      style={{ '--pace': pace }}
      data-seats={scene.view.seats}
      data-shot={showing?.beat.name}
      data-without={props.lesson?.without.join(' ')}
    >
      <Villa scene={scene} aim={aim} eye={setEyed} />
      <Panel scene={isToldOf ? sceneOf({ ...props, ...told }, wishes) : scene} flag={flag} />
      <Thieves scene={scene} sitters={props.sitters} />
      {lesson ?? (
        <>
          <aside class="tale">{talk}</aside>
          <footer class="last">
            {aim}
            <div class="latest">{latest}</div>
            {openLog}
            {chat}
          </footer>
        </>
      )}
    </div>
  );
}
