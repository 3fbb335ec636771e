import { Icon } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { words } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { FillSeat } from './fill-seat.tsx';

/** What can be done with a seat that is not in the game yet. */
export function AddSeat({ desk, info }: { readonly desk: Desk; readonly info: TableInfo }) {
  const say = words.value.seating;
  const { venue, change } = desk;
  const { table } = info;
  const seat = info.seats.length;
  const add = (): Promise<boolean> => change(venue.ask('set', { table, seats: seat + 1 }));
  const addBot = async (): Promise<void> => {
    if (await add()) await change(venue.ask('bot', { table, seat, strength: 'normal' }));
  };
  const addHere = async (name: string): Promise<boolean> =>
    (await add()) && change(venue.seals.sit(info, { seat, name, figure: seat }));
  return (
    <>
      <div class="plate">
        <h2>{say.nth(seat + 1)}</h2>
        <p>{say.notInTheGame}</p>
      </div>
      <div class="doing adding">
        {venue.kind === 'server' && (
          <button type="button" class="button" onClick={add} {...hatched(venue)}>
            <Icon sign="link" />
            <span>{say.link}</span>
          </button>
        )}
        <FillSeat venue={venue} info={info} bot={say.aBot} seatBot={addBot} sitHere={addHere} />
      </div>
    </>
  );
}
