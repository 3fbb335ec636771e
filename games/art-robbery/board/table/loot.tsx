import type { ComponentChildren } from 'preact';
import type { Token } from '../../components.ts';
import { text } from '../../text/index.ts';
import { pieceOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choosing.ts';
import { type Spot, takers } from '../offers.ts';
import { type Scene, useScene } from '../scene.ts';
import { roam } from './keys.ts';
import { crowdOf } from './layout.ts';
import { Print, tokenClass } from './token.tsx';

interface LootProps {
  readonly view: View;
  readonly spot: Spot;
  readonly choosing: Choosing;
  /** What else stands there. */
  readonly children?: ComponentChildren;
}

/** The tokens of the running raid in one place: to look at, or for a player to click. */
export function Loot({ view, spot, choosing, children }: LootProps) {
  const tokens = spot === 'centre' ? view.centre : view.held[spot]!;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button inside
    <div class={`loot ${crowdOf(tokens.length)}`} onKeyDown={roam}>
      {tokens.map((token) => (
        <LootToken key={`${view.raid}${token}`} view={view} spot={spot} token={token} choosing={choosing} />
      ))}
      {children}
    </div>
  );
}

interface TokenProps {
  readonly view: View;
  readonly spot: Spot;
  readonly token: Token;
  readonly choosing: Choosing;
}

function LootToken({ view, spot, token, choosing }: TokenProps) {
  const scene = useScene();
  const printed = { tokens: view.options.tokens, raid: view.raid, token };
  const wanted = choosing.isWanted(token) || (view.question !== 'none' && view.question.token === token);
  const styles = wanted ? 'wanted' : choosing.isLit(token) ? 'loose lit' : 'loose';
  const label = labelOf(scene, view, spot, token, choosing);
  const shared = { 'data-piece': `token:${view.raid}${token}`, class: `${tokenClass(view.raid, token)} ${styles}` };
  if (view.viewer === 'audience') {
    return (
      <span {...shared} role="img" aria-label={label}>
        <Print {...printed} />
      </span>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-hinted={choosing.hintedAim(token)}
      aria-label={label}
      aria-pressed={wanted}
      onClick={() => choosing.pickToken(token, spot)}
    >
      <Print {...printed} />
    </button>
  );
}

/** What it is, where it lies, and what would happen to it. */
function labelOf(scene: Scene, view: View, spot: Spot, token: Token, { offers, card }: Choosing): string {
  const { say, game, names, language, viewer } = scene;
  const what = game.pieces(pieceOf(view, view.raid, token), 1);
  const where = spot === 'centre' ? say.inCentre : spot === viewer ? say.beforeYou : say.before(names[spot]!);
  const ways = takers(view, offers, token);
  const way = ways.find(({ move }) => 'card' in move && move.card === card) ?? ways[0];
  return `${what}, ${where}.${way === undefined ? '' : ` ${text[language].move(way.move, view, names, way.meaning)}`}`;
}
