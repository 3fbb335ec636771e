import type { ComponentChildren } from 'preact';
import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { isComplete } from '../games.ts';
import { settings } from '../settings.ts';
import { PlainSeats } from './plain-seats.tsx';

interface Props {
  readonly info: TableInfo;
  readonly board: AnyGameBoard | undefined;
  readonly below: (sitter: Sitter) => ComponentChildren;
  readonly spare?: ComponentChildren;
}

/** The seats of a table as the game draws them, as soon as its drawings are there, or plain ones. */
export function Seats({ info, board, below, spare }: Props) {
  const isThere = isComplete(info.game, board);
  const Drawn = board?.Seats ?? PlainSeats;
  return (
    <div class={`drawn ${info.game}`} aria-busy={!isThere}>
      {isThere && (
        <Drawn
          sitters={info.seats.map(sitterOf)}
          language={settings.language.value}
          below={below}
          {...(spare !== undefined && { spare })}
        />
      )}
    </div>
  );
}

export function sitterOf(seat: SeatInfo, index: number): Sitter {
  const person = seat.kind === 'person' ? seat : undefined;
  return {
    seat: index as Seat,
    name: seat.kind === 'open' ? '' : seat.name,
    kind: seat.kind,
    you: person?.you ?? false,
    present: person?.present ?? true,
    standIn: person?.standIn ?? false,
    figure: person?.figure ?? index,
  };
}
