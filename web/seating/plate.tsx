import type { ComponentChildren } from 'preact';
import type { Sitter } from '#board/contract.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { type Words, words } from '../words/index.ts';

interface Props {
  readonly info: TableInfo;
  readonly sitter: Sitter;
  readonly device: boolean;
  readonly children?: ComponentChildren;
}

/** Who sits there, in words. */
export function Plate({ info, sitter, device, children }: Props) {
  const say = words.value.seating;
  const seat = info.seats[sitter.seat]!;
  const first = info.seats.findIndex((each) => each.kind === 'person' && each.you);
  return (
    <div class="plate">
      <h2 class="plate-name">{seat.kind === 'open' ? say.open : seat.name}</h2>
      <p>
        {seat.kind === 'bot' ? (
          <>
            <span class="at-length">{say.bot}</span>
            <span class="in-short">{say.bots[seat.strength]}</span>
          </>
        ) : (
          wordsOf(seat, { first: sitter.seat === first, device }, say)
        )}
      </p>
      {children}
    </div>
  );
}

function wordsOf(
  seat: Exclude<SeatInfo, { readonly kind: 'bot' }>,
  { first, device }: { readonly first: boolean; readonly device: boolean },
  say: Words['seating'],
): string {
  if (seat.kind === 'open') return device ? say.waitsHere : say.waitsForLink;
  if (seat.awaited) return say.awaited;
  if (seat.you) return first ? say.you : say.hereToo;
  return seat.present ? say.guest : say.guestAway;
}
