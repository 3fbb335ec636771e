import type { Sitter } from '#table/board.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { Sight } from './sight.ts';
import { spoken } from './spoken.ts';
import { turn } from './turn-flag.tsx';
import { words } from './words/index.ts';

interface LiveProps {
  readonly sight: Sight;
  readonly text: AnyGameText;
  readonly names: Names;
  readonly sitters: readonly Sitter[];
}

/** Says what happened and whose turn it is to whoever does not see it. */
export function Live({ sight, text, names, sitters }: LiveProps) {
  const { frame } = sight;
  const happened = spoken(sight, text, names, words.value.log);
  const outcome = frame.outcome === undefined ? [] : text.outcome(frame.outcome, frame.view, names);
  return (
    <div class="only-read" role="log" aria-live="polite" aria-atomic="true">
      {[...happened, `${turn(frame, sitters).says}.`, ...outcome].join(' ')}
    </div>
  );
}
