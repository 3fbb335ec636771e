import { useSignal } from '@preact/signals';
import { Icon } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { alias, myName } from '../me.ts';
import type { Venue } from '../venue.ts';
import { words } from '../words/index.ts';
import { NameDialog } from './name-dialog.tsx';

interface Props {
  readonly venue: Venue;
  readonly info: TableInfo;
  /** What the button says that seats a bot. */
  readonly bot: string;
  seatBot(): void;
  /** Somebody at this device sits down; whether they could. */
  sitHere(name: string): Promise<boolean>;
}

/** The ways to fill a seat: with a bot, or with somebody at this device. */
export function FillSeat({ venue, info, bot, seatBot, sitHere }: Props) {
  const say = words.value.seating;
  const asked = useSignal(false);
  const isSeated = info.seats.some((seat) => seat.kind === 'person' && seat.you);
  const names = info.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return (
    <>
      <button type="button" class="button" onClick={seatBot} {...hatched(venue)}>
        <Icon sign="bot" />
        <span>{bot}</span>
      </button>
      {!info.public && (
        <button
          type="button"
          class="button"
          onClick={() => {
            asked.value = true;
          }}
          {...hatched(venue)}
        >
          <Icon sign="here" />
          <span>{isSeated ? say.alsoHere : say.sitHere}</span>
        </button>
      )}
      {asked.value && (
        <NameDialog
          title={say.nameFor}
          name={isSeated ? alias(names) : myName.value}
          close={() => {
            asked.value = false;
          }}
          take={sitHere}
        />
      )}
    </>
  );
}
