import type { Sitter } from '#table/board.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { type Words, words } from '../words/index.ts';

interface Props {
  readonly info: TableInfo;
  readonly sitter: Sitter;
  readonly device: boolean;
}

/** Who sits there, in words. */
export function Plate({ info, sitter, device }: Props) {
  const say = words.value.seating;
  const seat = info.seats[sitter.seat]!;
  const first = info.seats.findIndex((each) => each.kind === 'person' && each.you);
  return (
    <div class="plate">
      <h2>{seat.kind === 'open' ? say.open : seat.name}</h2>
      <p>{wordsOf(seat, { first: sitter.seat === first, device }, say)}</p>
    </div>
  );
}

function wordsOf(
  seat: SeatInfo,
  { first, device }: { readonly first: boolean; readonly device: boolean },
  say: Words['seating'],
): string {
  if (seat.kind === 'open') return device ? say.waitsHere : say.waitsForLink;
  if (seat.kind === 'bot') return say.bot;
  if (seat.awaited) return say.awaited;
  if (seat.you) return first ? say.you : say.hereToo;
  return seat.present ? say.guest : say.guestAway;
}
