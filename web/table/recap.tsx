import type { AnyGameBoard } from '#board/contract.ts';
import { Dialog } from '#look/dialog.tsx';
import type { Frame } from '#table/host.ts';
import { venueOf } from '../venue.ts';
import { words as shell } from '../words/index.ts';
import { Lines, type Teller } from './log.tsx';
import type { LogEntry } from './story.ts';
import { isAsked, isAwaited } from './whose-turn.ts';
import { words } from './words/index.ts';

interface RecapProps extends Teller {
  readonly missed: readonly LogEntry[];
  readonly frame: Frame;
  readonly show?: (at: number) => void;
  readonly watch?: (from: number) => void;
  /** Whose pieces are drawn beside the lines. */
  readonly game: string;
  readonly board: AnyGameBoard | undefined;
  /** A bot had the seat meanwhile. */
  readonly standIn: boolean;
  onClose(): void;
}

/** What happened since this seat last looked. */
export function Recap({ missed, frame, standIn, onClose, show, watch, game, board, ...teller }: RecapProps) {
  const { recap } = words.value;
  const now = venueOf(frame.table).now();
  return (
    <Dialog title={recap.title} close={shell.value.close} kind={`recap ${game}`} onClose={onClose}>
      <p class="count">{recap.count(missed.length)}</p>
      {standIn && <p class="stand-in">{recap.standIn}</p>}
      <ol class="lines">
        {missed.map((entry, i) => (
          <Lines
            key={entry.at}
            entry={entry}
            pictured={teller.telling !== undefined}
            isForMe={entry.seat === frame.viewer}
            // Bots move at once: what was done within a minute is told of once.
            {...(isLater(entry, missed[i - 1]) && { now })}
            {...(show && { show })}
            {...teller}
          />
        ))}
      </ol>
      <p class="now">
        <b>{recap.now}</b> {standing(frame, teller.names, board)}
      </p>
      <footer>
        <button type="button" class="button main" autofocus onClick={onClose}>
          {recap.toTable}
        </button>
        {watch !== undefined && (
          <button type="button" class="button" onClick={() => watch(missed[0]!.at - 1)}>
            {recap.watch}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

const MINUTE = 60_000;

const isLater = ({ when = 0 }: LogEntry, before: LogEntry | undefined): boolean =>
  before?.when === undefined || when - before.when >= MINUTE;

function standing(frame: Frame, names: readonly string[], board: RecapProps['board']): string {
  const { recap } = words.value;
  if (frame.outcome !== undefined) return recap.over;
  if (isAwaited(frame)) return isAsked(frame, board) ? recap.yourAnswer : recap.yourTurn;
  return recap.others(frame.toAct.map((seat) => names[seat]!));
}
