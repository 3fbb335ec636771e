import { Icon } from '#look/icon.tsx';
import { hatched } from '../hatched.ts';
import { whyNot } from '../refusals.ts';
import { rulesPath, tablePath } from '../route.ts';
import type { Venue } from '../venue.ts';
import { nextTable, waitingElsewhere } from '../waiting.ts';
import type { Sight } from './sight.ts';
import { words } from './words/index.ts';

interface ToolsProps {
  readonly venue: Venue;
  readonly game: string;
  readonly sight: Sight | undefined;
  /** Whether there are hints at this table. */
  readonly hints: boolean;
  /** One is open: pressed again, it closes. */
  readonly isHinting: boolean;
  hint(): void;
  undo(): void;
}

/** The buttons of the bar: the next table that waits, a hint and taking back, which say why if they cannot be had, and the rules. */
export function Tools({ venue, game, sight, hints, isHinting, hint, undo }: ToolsProps) {
  const { bar } = words.value;
  const { canUndo = false, whyNoUndo } = sight?.frame ?? {};
  const canAsk = sight !== undefined && sight.frame.moves.length > 0;
  const next = nextTable.value;
  return (
    <>
      {next !== undefined && (
        <a class="tool next-tool" href={tablePath(next)} aria-label={`${bar.next} (${waitingElsewhere.value})`}>
          <Icon sign="next" />
          <span>{bar.next}</span>
          <b aria-hidden="true">{waitingElsewhere.value}</b>
        </a>
      )}
      {hints && (
        <button
          type="button"
          class="tool hint-tool"
          aria-label={bar.hint}
          aria-disabled={!canAsk}
          aria-pressed={isHinting}
          title={canAsk ? '' : whyNot('not-your-turn')}
          onClick={hint}
          {...hatched(venue)}
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
        title={whyNoUndo === undefined ? '' : whyNot(whyNoUndo)}
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
