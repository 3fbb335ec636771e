import type { ComponentChildren } from 'preact';
import type { BoardProps } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { isSelf } from '#table/text.ts';
import { RAID_COUNT } from '../../components.ts';
import type { Event, Move } from '../../state.ts';
import { kindOf, pieceOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { changeFor, meaningOf } from '../ahead.ts';
import type { Choosing } from '../choosing.ts';
import type { Offer } from '../offers.ts';
import { Rule } from '../rule.tsx';
import { type Scene, useScene } from '../scene.ts';
import { before } from '../table/layout.ts';

/** A headline, a sentence, the rule behind it. */
interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule?: string;
}

/** What a card would do, with the button that plays it if it is lifted; or what is being waited for. */
export function Plan({
  props,
  choosing,
}: {
  readonly props: BoardProps<View, Move, Event>;
  readonly choosing: Choosing;
}) {
  const scene = useScene();
  const { title, lines, rule } = wordsOf(scene, props.told.view, choosing, props.past);
  return (
    <div class="plan">
      {/* what is only looked at says itself what it would do */}
      <div role="status" aria-live={choosing.isGlance ? 'off' : 'polite'}>
        <h2>
          {title} {rule !== undefined && <Rule id={rule} />}
        </h2>
        <p>{lines.join(' ')}</p>
      </div>
      <PlayButton choosing={choosing} busy={props.busy}>
        {choosing.card !== undefined && scene.say.plan.play(choosing.card)}
      </PlayButton>
    </div>
  );
}

interface PlayButtonProps {
  readonly choosing: Choosing;
  readonly busy: boolean;
  readonly children: ComponentChildren;
}

function PlayButton({ choosing, busy, children }: PlayButtonProps) {
  if (choosing.plan === undefined || choosing.isGlance) return null;
  const play = (event: MouseEvent): void => {
    // This button goes away with the move; the keyboard stays with the hand.
    const area = (event.currentTarget as HTMLElement).closest('.hand-area');
    area?.querySelector<HTMLElement>('.card.lifted')?.focus();
    choosing.confirm();
  };
  return (
    <button type="button" class="button main" aria-busy={busy} onClick={play}>
      {children}
    </button>
  );
}

function wordsOf(scene: Scene, view: View, choosing: Choosing, isPast: boolean): Words {
  const say = scene.say.plan;
  if (view.raid === RAID_COUNT) return { title: scene.game.twin.over, lines: [] };
  if (view.question !== 'none') return theftWords(scene, view);
  if (choosing.plan !== undefined) return planWords(scene, view, choosing.plan);
  if (choosing.card !== undefined) {
    return { title: say.aim, lines: [say.aimWhy], rule: 'R3' };
  }
  if (choosing.offers.length > 0) return { title: say.choose, lines: [say.chooseWhy], rule: 'S3' };
  // Nobody waits in what is over.
  if (isPast) return { title: say.next(scene.names[view.turn]!), lines: [] };
  if (view.viewer === 'audience') return { title: say.watching, lines: [say.watchingWhy], rule: 'R26' };
  const names = before(view.seats, view.turn, view.viewer).map((seat) => scene.names[seat]!);
  return { title: say.waiting, lines: names.length > 0 ? [say.after(names)] : [] };
}

/** Somebody else is asked. */
function theftWords({ say, game, names }: Scene, view: View): Words {
  if (view.question === 'none') throw new Error('nobody is asked anything');
  const { thief, victim, token } = view.question;
  const piece = pieceOf(view, view.raid, token);
  const line = isSelf(view.viewer, thief)
    ? game.twin.youAsk(names[victim]!, piece)
    : game.twin.asks(names[thief]!, names[victim]!, piece);
  return { title: say.plan.theft, lines: [line], rule: 'R8' };
}

function planWords(scene: Scene, view: View, plan: Offer): Words {
  const { say, game, names } = scene;
  const { move } = plan;
  const meaning = meaningOf(plan);
  switch (move.type) {
    case 'take': {
      const last = meaning === undefined || meaning.ends === 'none' ? [] : [game.move.endsRaid];
      return {
        title: say.plan.take(kindOf(move.token)),
        lines: [...gain(scene, view, plan), ...last],
        rule: ruleOf(move),
      };
    }
    case 'steal': {
      const victim = names[move.from]!;
      const guarded = meaning?.asks === move.from;
      return {
        title: say.plan.steal(victim, kindOf(move.token)),
        lines: guarded
          ? [say.plan.noneInCentre, game.move.dogAnswers(victim, kindOf(move.token))]
          : [say.plan.noneInCentre, ...gain(scene, view, plan)],
        rule: guarded ? 'R8' : ruleOf(move),
      };
    }
    case 'play':
      if (move.card !== 'dog') return { title: say.plan.nothing(move.card), lines: [say.plan.nothingWhy], rule: 'R7' };
      return view.dog === view.viewer
        ? { title: say.plan.nothing('dog'), lines: [say.plan.ownDog], rule: 'R7' }
        : {
            title: say.plan.fetch,
            lines: [meaning?.begins === view.viewer ? say.plan.fetchWhy : say.plan.fetchLast],
            rule: 'R10',
          };
    case 'give':
      throw new Error('an answer is not planned');
  }
}

/** The rule that says most about a take or a theft. */
function ruleOf({ card, token }: Extract<Move, { type: 'take' | 'steal' }>): string {
  if (token === 'boss') return 'R14';
  return card === 'thief' ? 'R11' : 'R2';
}

/** What the token would add, or why nothing. */
function gain({ say }: Scene, { viewer }: View, plan: Offer): readonly string[] {
  const meaning = meaningOf(plan);
  if (meaning === undefined) return [];
  const { points, alibis } = changeFor(plan, viewer as Seat);
  if (meaning.boss === 'returns') return [say.plan.bossAlone];
  return points === 0 && alibis === 0 ? [] : [say.plan.gain(points, alibis)];
}
