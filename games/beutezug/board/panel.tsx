import type { ComponentChildren } from 'preact';
import { never } from '#table/game.ts';
import { Keeping } from './keeping.tsx';
import { Picking } from './picking.tsx';
import { RuleChip } from './pieces.tsx';
import { Rolling } from './rolling.tsx';
import type { Scene } from './scene.ts';
import { Waiting } from './waiting.tsx';

export interface PanelProps {
  readonly scene: Scene;
  /** Whose turn it is. */
  readonly flag: ComponentChildren;
}

/** What is going on, and what the viewer can do about it. */
export function Panel({ scene, flag }: PanelProps) {
  const { view } = scene;
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

interface FrameProps extends PanelProps {
  readonly kind: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly rule: string;
  /** One line below the title. */
  readonly stake?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The panel's head with the flag, and below it what the moment needs. */
export const Frame = ({ scene, flag, kind, title, hint, rule, stake, children }: FrameProps) => (
  <section class={`panel ${kind}`} aria-labelledby="moment">
    <header>
      <div class="turn">
        {flag}
        <span class="hint">{hint}</span>
        <RuleChip rule={rule} talk={scene.talk} explain={scene.explain} />
      </div>
      <h2 id="moment" tabIndex={-1}>
        {title}
      </h2>
      <p class="stake">{stake}</p>
    </header>
    {children}
  </section>
);
