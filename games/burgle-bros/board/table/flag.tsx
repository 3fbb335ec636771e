import type { ComponentChildren } from 'preact';
import { Silhouette } from '../icon.tsx';
import { asked } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { endInShort } from '../panel/sequel.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { EnterButton } from './entry.tsx';
import { Pips } from './pips.tsx';

interface Props {
  readonly scene: Scene;
  /** Several people play on this screen, so the flag says whose turn it is also when it is the viewer's. */
  readonly shared: boolean;
  /** The shell's own flag: whose turn it is, and the clock. */
  readonly children: ComponentChildren;
  /** The way in that was pressed once. */
  readonly entry: Offer | undefined;
  pick(offer: Offer): void;
}

/** Longer names take two lines. */
const LONG = 10;

/** So many of those who follow are told. */
const TOLD = 2;

/** Who plays after whoever does now. */
function next({ view, standing, me, say, names }: Scene): string {
  const followers = standing?.order.slice(1, 1 + TOLD) ?? [];
  if (followers.length === 0) return say.actionsLeft(view.left);
  return say.followed(followers.map((seat) => (seat === me ? say.you : names[seat]!)));
}

/** The banner over the bar: whose turn, actions left, and the end of it. */
export function TurnFlag({ scene, shared, children, entry, pick }: Props) {
  const { view, me, past, say, offers, names } = scene;
  const seat = asked(scene);
  const mine = me !== undefined && seat === me;
  const long = mine ? shared : !past && names[seat]!.length > LONG;
  return (
    <section
      class={`turn ${past ? 'record' : mine ? '' : 'away'} ${long ? 'long' : ''}`}
      data-seat={seat}
      aria-label={say.turnLabel}
    >
      <Silhouette of={view.crew[seat]!.character} />
      {children}
      {view.turns > 0 && seat === view.turn && (
        <p class="left">
          <Pips count={view.left} spent={view.spent} />
          <span class="txt">{mine ? say.actionsLeft(view.left) : past ? say.turnOf(names[seat]!) : next(scene)}</span>
        </p>
      )}
      {offers.end !== undefined && <EndButton scene={scene} end={offers.end} pick={pick} />}
      {entry !== undefined && <EnterButton scene={scene} offer={entry} pick={pick} />}
    </section>
  );
}

interface EndProps {
  readonly scene: Scene;
  readonly end: Offer;
  pick(offer: Offer): void;
}

/** The end of the turn, with the worst that is certain of it. */
export function EndButton({ scene, end, pick }: EndProps) {
  const { say } = scene;
  const told = sentence(scene, end);
  const { words, hurts } = endInShort(scene);
  return (
    <button
      type="button"
      class={`end ${hurts ? 'hurts' : ''}`}
      title={told}
      data-piece={`do ${end.name}`}
      data-hinted={hintedOf(scene, end)}
      onClick={() => pick(end)}
    >
      <strong>{say.endTurn}</strong>
      <small>{words}</small>
      <span class="only-read">{told}</span>
    </button>
  );
}
