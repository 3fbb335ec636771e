import { Icon } from '#look/icon.tsx';
import { whyNot } from '../refusals.ts';
import { rulesPath } from '../route.ts';
import type { Sight } from './sight.ts';
import { whyNoUndo } from './story.ts';
import { words } from './words/index.ts';

interface ToolsProps {
  readonly game: string;
  readonly sight: Sight | undefined;
  /** Whether there are hints at this table. */
  readonly hints: boolean;
  hint(): void;
  undo(): void;
}

/** The buttons of the bar: a hint and taking back, which say why if they cannot be had, and the rules. */
export function Tools({ game, sight, hints, hint, undo }: ToolsProps) {
  const { bar } = words.value;
  const canUndo = sight?.frame.canUndo ?? false;
  const canAsk = sight !== undefined && sight.frame.moves.length > 0;
  return (
    <>
      {hints && (
        <button
          type="button"
          class="tool hint-tool"
          aria-label={bar.hint}
          aria-disabled={!canAsk}
          title={canAsk ? '' : whyNot('not-your-turn')}
          onClick={hint}
        >
          <Icon sign="bulb" />
          <span>{bar.hint}</span>
        </button>
      )}
      <button
        type="button"
        class="tool"
        aria-label={bar.undo}
        aria-disabled={!canUndo}
        title={canUndo ? '' : reason(sight)}
        onClick={undo}
      >
        <Icon sign="undo" />
        <span>{bar.undo}</span>
      </button>
      <a class="tool rules-tool" href={rulesPath(game)} aria-label={bar.rules}>
        <Icon sign="book" />
        <span>{bar.rules}</span>
      </a>
    </>
  );
}

function reason(sight: Sight | undefined): string {
  if (sight === undefined) return '';
  return whyNot(sight.frame.outcome === undefined ? whyNoUndo(sight.story, sight.frame.viewer) : 'game-over');
}
