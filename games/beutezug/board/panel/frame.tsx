import type { ComponentChildren } from 'preact';
import { RuleChip } from '#look/rule-chip.tsx';
import type { Scene } from '../scene.ts';
import { standingOf } from '../thieves/standing.ts';

export interface PanelProps {
  readonly scene: Scene;
  /** Whose turn it is. */
  readonly flag: ComponentChildren;
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
        <RuleChip rule={rule} language={scene.talk.language} open={scene.explain} />
      </div>
      <h2 id="moment" class={scene.hint === undefined ? '' : 'only-read'} tabIndex={-1}>
        {title}
      </h2>
      {scene.hint ?? <p class="stake">{stake}</p>}
    </header>
    {children}
    {isNext(scene) ? <p class="next-up">{scene.talk.say.youAreNext}</p> : null}
    {scene.howToAsk}
  </section>
);

/** The viewer's own flag waits, folded, while somebody else is at work. */
function isNext({ told, talk: { viewer } }: Scene): boolean {
  if (viewer === 'audience') return false;
  const standing = standingOf(told, viewer);
  return standing === 'rollsNext' || standing === 'picksNext';
}
