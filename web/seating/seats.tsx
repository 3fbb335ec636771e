import type { ComponentChildren } from 'preact';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';
import type { AnyGameBoard, SeatsProps, Sitter } from '#table/board.ts';
import type { Seat } from '#table/game.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';

interface Props {
  readonly info: TableInfo;
  readonly board: AnyGameBoard | undefined;
  readonly below: (sitter: Sitter) => ComponentChildren;
}

/** The seats of a table as the game draws them. */
export function Seats({ info, board, below }: Props) {
  const Drawn = board?.Seats ?? PlainSeats;
  return (
    <div class={`drawn ${info.game}`}>
      <Drawn sitters={info.seats.map(sitterOf)} language={settings.language.value} below={below} />
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

/** For a game that is not drawn yet, and until it is loaded. */
function PlainSeats({ sitters, below }: SeatsProps) {
  return (
    <ol class="plain-seats">
      {sitters.map((sitter) => (
        <li key={sitter.seat} class={sitter.you ? 'you' : sitter.kind}>
          <span class="head">
            {sitter.kind === 'open' ? (
              <Icon sign="link" />
            ) : (
              <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />
            )}
          </span>
          {below(sitter)}
        </li>
      ))}
    </ol>
  );
}
