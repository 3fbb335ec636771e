import type { ComponentChildren } from 'preact';
import { ACTIONS } from '../components/jobs.ts';
import { Silhouette } from './icon.tsx';
import { asked } from './moves.ts';
import type { Offer } from './offers.ts';
import { Pips } from './pips.tsx';
import { type Scene, sentence } from './scene.ts';

interface Props {
  readonly scene: Scene;
  /** The shell's own flag: whose turn it is, and the clock. */
  readonly children: ComponentChildren;
  pick(offer: Offer): void;
}

/** The banner over the bar: whose turn, actions left, and the end of it. */
export function TurnFlag({ scene, children, pick }: Props) {
  const { view, me, say, offers } = scene;
  const seat = asked(scene);
  const mine = me !== undefined && seat === me;
  return (
    <section class={`turn ${mine ? '' : 'away'}`} data-seat={seat} aria-label={say.turnLabel}>
      <Silhouette of={view.crew[seat]!.character} />
      {children}
      {view.turns > 0 && seat === view.turn && (
        <p class="left">
          <Pips count={view.left} spent={Math.max(0, ACTIONS - view.left)} />
          <span class="txt">{say.actionsLeft(view.left)}</span>
        </p>
      )}
      {offers.end !== undefined && <EndButton scene={scene} end={offers.end} pick={pick} />}
    </section>
  );
}

interface EndProps {
  readonly scene: Scene;
  readonly end: Offer;
  pick(offer: Offer): void;
}

export function EndButton({ scene, end, pick }: EndProps) {
  const { say, words } = scene;
  const told = sentence(scene, end);
  return (
    <button type="button" class="end" title={told} onClick={() => pick(end)}>
      <strong>{say.endTurn}</strong>
      <small>{told.includes(words.move.drawsEvent) ? say.drawsEvent : say.noEvent}</small>
      <span class="only-read">{told}</span>
    </button>
  );
}
