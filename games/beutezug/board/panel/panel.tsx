import { never } from '#table/game.ts';
import { Ending } from './ending.tsx';
import type { PanelProps } from './frame.tsx';
import { Keeping } from './keeping.tsx';
import { Picking } from './picking.tsx';
import { Rolling } from './rolling.tsx';
import { Waiting } from './waiting.tsx';

/** What is going on, and what the viewer can do about it. */
export function Panel({ scene, flag }: PanelProps) {
  const { view } = scene;
  if (scene.film !== undefined) return <Ending scene={scene} film={scene.film} />;
  if (scene.thrown !== undefined) return <Rolling scene={scene} flag={flag} />;
  switch (view.phase) {
    case 'pick':
      return scene.planning ? <Picking scene={scene} flag={flag} /> : <Waiting scene={scene} flag={flag} />;
    case 'roll':
      return scene.mine ? <Rolling scene={scene} flag={flag} /> : <Waiting scene={scene} flag={flag} />;
    case 'bonus':
      return <Rolling scene={scene} flag={flag} />;
    case 'keep':
      return <Keeping scene={scene} flag={flag} />;
    case 'over':
      return <Waiting scene={scene} flag={flag} />;
    default:
      return never(view.phase);
  }
}
