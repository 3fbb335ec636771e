import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { STRENGTHS, type Strength } from '#table/bot.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { myName } from '../me.ts';
import { strengthsOf } from '../strengths.ts';
import { words } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { FillSeat } from './fill-seat.tsx';
import { NameDialog } from './name-dialog.tsx';
import { isAwaitingMe } from './screen.ts';

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
      return seat.standIn && seat.bot !== undefined ? (
        <BotSeat desk={desk} info={info} sitter={sitter} strength={seat.bot.strength} />
      ) : (
        <PersonSeat desk={desk} info={info} sitter={sitter} seat={seat} />
      );
  }
}

const OpenSeat = ({ desk: { venue, change }, info, sitter: { seat } }: Props) => (
  <div class="doing">
    <FillSeat
      venue={venue}
      info={info}
      bot={words.value.seating.useBot}
      seatBot={() => change(venue.ask('bot', { table: info.table, seat, strength: 'normal' }))}
      sitHere={(name) => change(venue.seals.sit(info, { seat, name, figure: seat, ...(info.from && { aware: true }) }))}
    />
  </div>
);

function BotSeat({ desk, info, sitter, strength }: Props & { readonly strength: Strength }) {
  const say = words.value.seating;
  const { venue, change } = desk;
  const { table } = info;
  const { seat, name } = sitter;
  return (
    <div class="doing">
      <div class="strength" role="radiogroup" aria-label={say.strength(name)} {...hatched(venue)}>
        {STRENGTHS.map((each, i) => (
          <label key={each}>
            <input
              type="radio"
              name={`strength-${seat}`}
              checked={each === strength}
              onChange={() => change(venue.ask('bot', { table, seat, strength: each }))}
            />
            <i class="bars" aria-hidden="true">
              {STRENGTHS.slice(0, i + 1).map((bar) => (
                <b key={bar} />
              ))}
            </i>
            <span>{strengthsOf(info.game)[each]}</span>
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
  const { venue, change } = desk;
  const asked = useSignal(false);
  const isFirst = info.seats.find((each) => each.kind === 'person' && each.you) === seat;
  const rename = async (name: string): Promise<boolean> => {
    if (isFirst) myName.value = name;
    return change(venue.ask('sit', { table: info.table, seat: sitter.seat, name }));
  };
  if (isAwaitingMe(seat))
    return (
      <div class="doing">
        <button
          type="button"
          class="button"
          onClick={() => change(venue.seals.sit(info, { seat: sitter.seat, name: seat.name }))}
          {...hatched(venue)}
        >
          <Icon sign="here" />
          <span>{say.sitHere}</span>
        </button>
      </div>
    );
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
          {...hatched(venue)}
        >
          <Icon sign="pen" />
          <span>{say.changeName}</span>
        </button>
      )}
      {!seat.you && !seat.present && (
        <button
          type="button"
          class="button"
          onClick={() => change(venue.ask('bot', { table: info.table, seat: sitter.seat, strength: 'normal' }))}
          {...hatched(venue)}
        >
          <Icon sign="bot" />
          <span>{say.useBot}</span>
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
