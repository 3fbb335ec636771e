import { useRef, useState } from 'preact/hooks';
import type { Space } from '../components.ts';
import { useAdvice } from './advice.ts';
import { useKeptFocus } from './focus.ts';
import { Panel } from './panel.tsx';
import { sceneOf } from './scene.ts';
import { type Props, paceOf, useStage } from './stage.ts';
import { Thieves } from './thieves.tsx';
import { useTravel } from './travel.ts';
import { Villa } from './villa.tsx';

/** The villa, what is going on, everybody's loot, and the last thing that happened. */
export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useStage(props, root);
  const [chosen, setChosen] = useState<{ readonly round: number; readonly space: Space }>();
  const [advice, toggleAdvice] = useAdvice();
  const noteFocus = useKeptFocus(root);
  const pace = paceOf(props);
  useTravel(root, stage.props.at, pace);
  const scene = sceneOf(stage, {
    chosen,
    choose: (space) => setChosen({ round: props.view.round, space }),
    advice,
    toggleAdvice,
  });
  const { flag, latest, log, openLog, chat } = props.slots;
  const skip = (event: Event): void => {
    if (stage.behind) event.stopPropagation(); // this press only hurries things up
    stage.skip();
  };
  return (
    <div
      ref={root}
      class="table"
      style={{ '--pace': pace }}
      onClickCapture={skip}
      onFocusCapture={noteFocus}
      data-seats={scene.view.seats}
    >
      <Villa scene={scene} />
      <Panel scene={scene} flag={flag} />
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
