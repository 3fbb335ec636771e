import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { STRENGTHS, type Strength } from '#table/bot.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { myName } from '../me.ts';
import { words } from '../words/index.ts';
import { FillSeat } from './fill-seat.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { Desk } from './table.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly sitter: Sitter;
}

/** What whoever made the table can do with a seat. */
export function SeatControls({ desk, info, sitter }: Props) {
  const seat = info.seats[sitter.seat]!;
  switch (seat.kind) {
    case 'open':
      return <OpenSeat desk={desk} info={info} sitter={sitter} />;
    case 'bot':
      return <BotSeat desk={desk} info={info} sitter={sitter} strength={seat.strength} />;
    case 'person':
      return <PersonSeat desk={desk} info={info} sitter={sitter} seat={seat} />;
  }
}

const OpenSeat = ({ desk: { place, change }, info, sitter: { seat } }: Props) => (
  <div class="doing">
    <FillSeat
      info={info}
      bot={words.value.seating.useBot}
      seatBot={() => change(place.ask('bot', { table: info.table, seat, strength: 'normal' }))}
      sitHere={(name) => change(place.seals.sit(info, { seat, name, figure: seat }))}
    />
  </div>
);

function BotSeat({ desk, info, sitter, strength }: Props & { readonly strength: Strength }) {
  const say = words.value.seating;
  const { place, change } = desk;
  const { table } = info;
  const { seat, name } = sitter;
  return (
    <div class="doing">
      <div class="strength" role="radiogroup" aria-label={say.strength(name)}>
        {STRENGTHS.map((each, i) => (
          <label key={each}>
            <input
              type="radio"
              name={`strength-${seat}`}
              checked={each === strength}
              onChange={() => change(place.ask('bot', { table, seat, strength: each }))}
            />
            <i class="bars" aria-hidden="true">
              {STRENGTHS.slice(0, i + 1).map((bar) => (
                <b key={bar} />
              ))}
            </i>
            <span>{say.strengths[each]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function PersonSeat({
  desk,
  info,
  sitter,
  seat,
}: Props & { readonly seat: Extract<SeatInfo, { readonly kind: 'person' }> }) {
  const say = words.value.seating;
  const { place, change } = desk;
  const asked = useSignal(false);
  const isFirst = info.seats.find((each) => each.kind === 'person' && each.you) === seat;
  const rename = async (name: string): Promise<boolean> => {
    if (isFirst) myName.value = name;
    return change(place.ask('sit', { table: info.table, seat: sitter.seat, name }));
  };
  return (
    <div class="doing">
      {seat.you && (
        <button
          type="button"
          class="button"
          aria-label={say.changeNameOf(seat.name)}
          onClick={() => {
            asked.value = true;
          }}
        >
          <Icon sign="pen" />
          <span>{say.changeName}</span>
        </button>
      )}
      {asked.value && (
        <NameDialog
          title={say.changeName}
          name={seat.name}
          close={() => {
            asked.value = false;
          }}
          take={rename}
        />
      )}
    </div>
  );
}
