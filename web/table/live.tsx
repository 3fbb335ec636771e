import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import { tellingOf } from './log.tsx';
import type { Sight } from './sight.ts';
import { spoken } from './spoken.ts';
import { whoseTurn } from './whose-turn.ts';
import { words } from './words/index.ts';

interface LiveProps {
  readonly sight: Sight;
  readonly text: AnyGameText;
  readonly names: Names;
  readonly board: AnyGameBoard | undefined;
  readonly sitters: readonly Sitter[];
}

/** Says what happened and whose turn it is to whoever does not see it. */
export function Live({ sight, text, names, board, sitters }: LiveProps) {
  const { frame } = sight;
  const happened = spoken(sight, text, names, words.value.log, tellingOf(board, frame, sight.story, names).lines);
  const outcome = frame.outcome === undefined ? [] : text.outcome(frame.outcome, frame.view, names);
  return (
    <div class="only-read" role="log" aria-live="polite" aria-atomic="true">
      {[...happened, `${whoseTurn(frame, sitters, board, words.value.flag).says}.`, ...outcome].join(' ')}
    </div>
  );
}
