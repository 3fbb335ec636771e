import { Icon } from '#look/icon.tsx';
import { rulesPath } from '../route.ts';
import { whyNot } from './acting.ts';
import type { Sight } from './sight.ts';
import { whyNoUndo } from './story.ts';
import { words } from './words/index.ts';

interface ToolsProps {
  readonly game: string;
  readonly sight: Sight | undefined;
  undo(): void;
}

/** The buttons of the bar: taking back, which says why if it cannot be, and the rules. */
export function Tools({ game, sight, undo }: ToolsProps) {
  const { bar } = words.value;
  const canUndo = sight?.frame.canUndo ?? false;
  return (
    <>
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
      <a class="tool rules-tool" href={rulesPath(game)}>
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
