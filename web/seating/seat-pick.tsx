import { Figure } from '#look/figure.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { type Words, words } from '../words/index.ts';

interface Props {
  readonly info: TableInfo;
  readonly free: readonly number[];
  readonly picked: number;
  pick(seat: number): void;
}

/** Which of the free seats. */
export function SeatPick({ info, free, picked, pick }: Props) {
  const say = words.value.join;
  return (
    <fieldset class="field">
      <legend>{say.seat}</legend>
      <div class="seats-pick">
        {free.map((seat) => (
          <label key={seat} class={`seat-pick ${seat === picked ? 'picked' : ''}`}>
            <input type="radio" name="seat" checked={seat === picked} onChange={() => pick(seat)} />
            <span class="head" aria-hidden="true">
              {seat === picked ? <Figure figure={seat} /> : '?'}
            </span>
            <span>
              <b>{words.value.seating.nth(seat + 1)}</b>
              <small>{whereabouts(info, seat, say)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whose bot keeps it warm, or who sits beside it. */
function whereabouts(info: TableInfo, seat: number, say: Words['join']): string {
  const own = info.seats[seat]!;
  if (own.kind === 'bot') return say.keptWarm(own.name);
  if (own.kind === 'person') return say.keptForYou;
  const beside = [seat - 1, seat + 1].map((i) => info.seats.at(i % info.seats.length));
  const neighbour = beside.find((each) => each !== undefined && each.kind !== 'open');
  return neighbour === undefined ? say.free : say.beside(neighbour.name);
}
