import './ask.css';
import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Band } from '#look/band.tsx';
import { Dialog } from '#look/dialog.tsx';
import { presenceText, untilWords } from '#look/presence.tsx';
import { Switch } from '#look/switch.tsx';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

const DAY = 86_400_000;

interface Props {
  readonly model: TableModel;
  readonly info: TableInfo;
}

/** Says for all seats of the reader until when they are away, or that they are back. */
async function tell({ model, info }: Props, until: number | undefined, everywhere: boolean): Promise<void> {
  for (const seat of model.mine.value) {
    const when = until === undefined ? {} : { until };
    const answer = await model.venue.ask('holiday', { table: info.table, seat, everywhere, ...when });
    if (isRefused(answer)) explain(answer);
  }
}

/** Whether one can be away here, with one's clock standing still. */
export const hasHolidays = ({ clock, phase }: TableInfo): boolean => clock.kind === 'slow' && phase === 'playing';

/** How many whole days the reader may still be away in this game. */
function daysLeft({ seats }: TableInfo): number {
  const left = seats.flatMap((seat) => (seat.kind === 'person' && seat.you && seat.holiday ? [seat.holiday.left] : []));
  return left.length === 0 ? 0 : Math.floor(Math.min(...left) / DAY);
}

/** For how many days the reader will be away. */
export function AskHoliday({ model, info, onClose }: Props & { onClose(): void }) {
  const say = words.value.holiday;
  const most = daysLeft(info);
  const days = useSignal(Math.min(3, most));
  const everywhere = useSignal(false);
  const { now } = model.venue;
  const { language } = settings;
  return (
    <Dialog title={say.title} kind="ask" close={shell.value.close} onClose={onClose}>
      <p>{say.text}</p>
      <p>{say.left(most)}</p>
      {most > 0 && (
        <>
          <label class="amount">
            <span>{say.awayUntil}</span>
            <select
              value={days.value}
              onChange={(event) => {
                days.value = event.currentTarget.selectedIndex + 1;
              }}
            >
              {Array.from({ length: most }, (_, i) => (
                <option key={i} value={i + 1}>
                  {say.day(untilWords(Date.now() + (i + 1) * DAY, language.value), i + 1)}
                </option>
              ))}
            </select>
          </label>
          <div class="option">
            <div>
              <b>{say.everywhere}</b>
              <p>{say.everywhereText}</p>
            </div>
            <Switch
              label={say.everywhere}
              on={everywhere.value}
              state={everywhere.value ? shell.value.on : shell.value.off}
              onSwitch={(on) => {
                everywhere.value = on;
              }}
            />
          </div>
          <footer>
            <button
              type="button"
              class="button main"
              onClick={() => {
                void tell({ model, info }, now() + days.value * DAY, everywhere.value);
                onClose();
              }}
              {...hatched(model.venue)}
            >
              {say.stop}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}

/** Who is away and has said so, of those whom the table waits for; and whether the reader is. */
export function Holidays({ model, info, sitters }: Props & { readonly sitters: readonly Sitter[] }) {
  const say = words.value.holiday;
  const language = settings.language.value;
  const waitedFor = model.newest?.toAct ?? [];
  const away = sitters.filter(({ awayUntil, standIn }) => awayUntil !== undefined && !standIn);
  const mine = away.find(({ you }) => you);
  return (
    <>
      {mine && (
        <Band
          kind="rests"
          action={
            <button
              type="button"
              class="button"
              onClick={() => void tell({ model, info }, undefined, false)}
              {...hatched(model.venue)}
            >
              {say.back}
            </button>
          }
        >
          <b>{say.mine(untilWords(mine.awayUntil!, language))}</b> {say.stands}
        </Band>
      )}
      {away
        .filter(({ seat, you }) => !you && waitedFor.includes(seat))
        .map((sitter) => (
          <Band key={sitter.seat} kind="rests">
            <b>{words.value.absent.away(sitter.name, presenceText(sitter, false, language))}</b> {say.stands}
          </Band>
        ))}
    </>
  );
}
