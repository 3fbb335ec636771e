import type { Sitter } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { words } from './words/index.ts';

/** Whoever sits at the table, as boards know them. */
export const sittersOf = ({ seats }: TableInfo): readonly Sitter[] =>
  seats.map((place, seat) => ({ seat: seat as Seat, ...sitter(place, seat) }));

function sitter(place: SeatInfo, seat: number): Omit<Sitter, 'seat'> {
  switch (place.kind) {
    case 'person': {
      const { you, present, standIn, figure } = place;
      return { name: place.name || words.value.former, kind: 'person', you, present, standIn, figure };
    }
    case 'bot':
      return { name: place.name, kind: 'bot', you: false, present: true, standIn: false, figure: seat };
    case 'open':
      return { name: words.value.openSeat, kind: 'open', you: false, present: false, standIn: false, figure: seat };
  }
}
