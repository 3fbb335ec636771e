import type { Sitter } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { posterOf } from '../posters.ts';
import { words } from '../words/index.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly sitter: Sitter;
}

/** Sends away whoever sits there, or takes away a seat that nobody has; not where the reader sits himself. */
export function RemoveSeat({ desk, info, sitter: { seat, kind, name } }: Props) {
  const say = words.value.seating;
  const { venue, change } = desk;
  const { table } = info;
  if (kind === 'open' ? !isSpare(info, seat) : seat === firstOfMine(info)) return null;
  const called = say.removeOf(kind === 'open' ? say.nth(seat + 1) : name);
  return (
    <button
      type="button"
      class="remove"
      aria-label={called}
      title={called}
      onClick={() =>
        change(kind === 'open' ? venue.ask('set', { table, seats: seat }) : venue.ask('free', { table, seat }))
      }
      {...hatched(venue)}
    >
      <Icon sign="close" />
    </button>
  );
}

/** The last seat, which the game can do without. */
const isSpare = (info: TableInfo, seat: number): boolean =>
  info.from === undefined &&
  seat === info.seats.length - 1 &&
  seat >= (posterOf(info.game)?.seats.min ?? info.seats.length);

const firstOfMine = (info: TableInfo): number => info.seats.findIndex((seat) => seat.kind === 'person' && seat.you);
