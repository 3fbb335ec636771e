import type { ComponentChildren } from 'preact';
import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { isComplete } from '../games.ts';
import { settings } from '../settings.ts';
import { venueOf } from '../venue.ts';
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
  const ahead = venueOf(info.table).now() - Date.now();
  return (
    <div class={`drawn ${info.game}`} aria-busy={!isThere}>
      {isThere && (
        <Drawn
          sitters={info.seats.map((seat, i) => sitterOf(seat, i, ahead))}
          language={settings.language.value}
          below={below}
          {...(spare !== undefined && { spare })}
        />
      )}
    </div>
  );
}

/** Whoever sits there; times by this device's clock, which the host's is so far ahead of. */
export function sitterOf(seat: SeatInfo, index: number, ahead: number): Sitter {
  const person = seat.kind === 'person' ? seat : undefined;
  return {
    seat: index as Seat,
    name: seat.kind === 'open' ? '' : seat.name,
    kind: person?.program === true ? 'bot' : seat.kind,
    you: person?.you ?? false,
    present: person?.present ?? true,
    standIn: person?.standIn ?? false,
    figure: person?.figure ?? index,
    ...(person?.since === undefined ? {} : { since: person.since - ahead }),
    ...(person?.silent && { silent: { since: person.silent.since - ahead, until: person.silent.until - ahead } }),
  };
}
