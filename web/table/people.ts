import type { Sitter } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { venueOf } from '../venue.ts';
import { words } from './words/index.ts';

/** Whoever sits at the table, as boards know them; times by this device's clock. */
export function sittersOf({ table, seats }: TableInfo, hasLine: boolean): readonly Sitter[] {
  const ahead = venueOf(table).now() - Date.now();
  return seats.map((place, seat) => ({
    ...sitter(place, seat, ahead),
    seat: seat as Seat,
    ...(hasLine ? {} : { noLine: true as const }),
  }));
}

function sitter(place: SeatInfo, seat: number, ahead: number): Omit<Sitter, 'seat'> {
  switch (place.kind) {
    case 'person': {
      const { you, present, standIn, figure, silent, holiday } = place;
      const since = standIn ? place.bot?.since : place.since;
      const when = {
        ...(since !== undefined && { since: since - ahead }),
        ...(holiday?.until !== undefined && { awayUntil: holiday.until - ahead }),
        ...(silent !== undefined && { silent: { since: silent.since - ahead, until: silent.until - ahead } }),
      };
      // A program that somebody has let play is a bot for everybody, though it comes and goes as people do.
      const kind = place.program === true ? 'bot' : 'person';
      return { name: place.name || words.value.former, kind, you, present, standIn, figure, ...when };
    }
    case 'bot':
      return { name: place.name, kind: 'bot', you: false, present: true, standIn: false, figure: seat };
    case 'open':
      return { name: words.value.openSeat, kind: 'open', you: false, present: false, standIn: false, figure: seat };
  }
}
