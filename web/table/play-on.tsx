import './play-on.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import type { Eyes } from '#table/position.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { go, tablePath } from '../route.ts';
import { goingOn } from '../words/going-on.ts';
import { words as shell } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

interface PlayOnProps {
  readonly model: TableModel;
  readonly at: number;
  /** Nothing follows this position. */
  readonly isLast: boolean;
  /** Whose eyes see it: their seat one gets where nobody has a seat, as where a record was opened. */
  readonly eyes: Eyes;
}

/** Whether nobody has a seat there, and the reader has put it there: a record was opened. */
const isOpened = ({ yours, seats }: TableInfo): boolean =>
  yours && seats.every((place) => place.kind === 'bot' || (place.kind === 'person' && place.badge === undefined));

/** Whether a game can go on from it: one that a program has played by itself has no dice of its own. */
function useDice(model: TableModel): boolean {
  const hasDice = useSignal(false);
  useEffect(() => {
    void model.record().then((record) => {
      hasDice.value = !isRefused(record) && record.secret !== undefined;
    });
  }, [model]);
  return hasDice.value;
}

/** Opens another table that goes on from this position, with bots or with friends; the one that is over stays as it is. */
export function PlayOn({ model, at, isLast, eyes }: PlayOnProps) {
  const { playback } = words.value;
  const say = goingOn.value;
  const isAsked = useSignal(false);
  const isChoosing = useSignal(false);
  const close = (): void => {
    isChoosing.value = false;
  };
  const info = model.info.value;
  const hasDice = useDice(model);
  const isSeated = model.mine.value.length > 0;
  if (info === undefined || !(isSeated || isOpened(info)) || !hasDice) return null;
  const seat = isSeated ? undefined : seatFor(eyes, info);
  const playOn = async (friends: boolean): Promise<void> => {
    close();
    isAsked.value = true;
    const how = { ...(seat !== undefined && { seat }), ...(friends && { friends }) };
    const next = await model.venue.ask('branch', { table: model.table, at, ...how });
    isAsked.value = false;
    if (isRefused(next)) explain(next);
    else go(tablePath(next.table));
  };
  // A table on a device has no link for anybody.
  const press = (): void => {
    if (model.venue.kind === 'server') isChoosing.value = true;
    else void playOn(false);
  };
  return (
    <>
      <button
        type="button"
        class="button play-on"
        disabled={isLast || isAsked.value}
        onClick={press}
        {...hatched(model.venue)}
      >
        <Icon sign="branch" />
        <span>
          {playback.playOn}
          <small>{playback.playOnText}</small>
        </span>
      </button>
      {isChoosing.value && (
        <Dialog title={say.ask} close={shell.value.close} kind="play-on-with" onClose={close}>
          <button type="button" class="button" onClick={() => void playOn(false)}>
            <Icon sign="bot" />
            <span>
              {say.alone}
              <small>{say.aloneText}</small>
            </span>
          </button>
          <button type="button" class="button" onClick={() => void playOn(true)}>
            <Icon sign="link" />
            <span>
              {say.friends}
              <small>{say.friendsText}</small>
            </span>
          </button>
        </Dialog>
      )}
    </>
  );
}

/** The seat whose eyes the reader has, or else that of the first person who played. */
function seatFor(eyes: Eyes, { seats }: TableInfo): number {
  const first = seats.findIndex(({ kind }) => kind === 'person');
  return typeof eyes === 'number' ? eyes : Math.max(0, first);
}
