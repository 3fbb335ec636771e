import './people-sheet.css';
import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { type ChatLine, type GuestInfo, LONGEST_REASON } from '#wire/talk.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { toast } from '../toasts.tsx';
import { words as shell } from '../words/index.ts';
import { BotControl } from './bot-control.tsx';
import type { TableModel } from './model.ts';
import { SeatLine } from './seat-line.tsx';
import { words } from './words/index.ts';

/** Somebody else at the table. */
interface Somebody extends Pick<GuestInfo, 'name' | 'badge'> {
  /** As a guest, whom the people at the table may mute or send out; missing for those who play, and whoever is not told. */
  readonly guest?: GuestInfo;
}

/** Who looks on, and who has said something and has no seat; never the reader. */
function guestsAt(info: TableInfo, chat: readonly ChatLine[], me: string | undefined): readonly Somebody[] {
  const seated = new Set(info.seats.map((place) => (place.kind === 'person' ? place.badge : undefined)));
  const guests = (info.guests ?? []).map((guest) => ({ name: guest.name, badge: guest.badge, guest }));
  const isTold = info.guests !== undefined;
  const speakers = chat.flatMap(({ name, by }) => {
    if (by === undefined) return [];
    const guest = { name, badge: by, muted: false, out: false };
    return [{ name, badge: by, ...(isTold && { guest }) }];
  });
  const all = new Map<string, Somebody>();
  for (const each of [...guests, ...speakers]) if (!all.has(each.badge)) all.set(each.badge, each);
  return [...all.values()].filter(({ badge }) => badge !== me && !seated.has(badge));
}

interface PeopleProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitters: readonly Sitter[];
  onClose(): void;
}

/** Who is here, and what can be done about them, their seats and the bots in them. */
export function PeopleSheet({ model, info, sitters, onClose }: PeopleProps) {
  const { people } = words.value;
  const reported = useSignal<Somebody | undefined>(undefined);
  const report = (somebody: Somebody) => (): void => {
    reported.value = somebody;
  };
  const guests = guestsAt(info, model.said.value, model.badge.value);
  const toAct = info.phase === 'playing' && info.paused === undefined ? (model.newest?.toAct ?? []) : [];
  if (reported.value !== undefined) return <Report model={model} somebody={reported.value} onClose={onClose} />;
  return (
    <Dialog title={people.title} close={shell.value.close} kind="people-sheet" onClose={onClose}>
      <ul aria-label={people.seats}>
        {sitters.map((sitter) => {
          const somebody = somebodyIn(info.seats[sitter.seat], model.badge.value);
          const isBlocked = somebody !== undefined && model.blocked.value.has(somebody.badge);
          return (
            <li key={sitter.seat}>
              <SeatLine info={info} sitter={sitter} isAwaited={toAct.includes(sitter.seat)} isBlocked={isBlocked} />
              <BotControl model={model} info={info} sitter={sitter} />
              {somebody !== undefined && <Deeds model={model} somebody={somebody} report={report(somebody)} />}
            </li>
          );
        })}
      </ul>
      {guests.length > 0 && <h3>{people.guests}</h3>}
      <ul aria-label={people.guests} hidden={guests.length === 0}>
        {guests.map((each) => (
          <li key={each.badge}>
            <p>
              <b>{each.name}</b>
              <small>{standingOf(each, model.blocked.value.has(each.badge))}</small>
            </p>
            <Deeds model={model} somebody={each} report={report(each)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Somebody else who has this seat, at a server. */
function somebodyIn(place: SeatInfo | undefined, me: string | undefined): Somebody | undefined {
  if (place?.kind !== 'person' || place.you || place.badge === undefined || place.badge === me) return undefined;
  return { name: place.name, badge: place.badge };
}

function standingOf({ guest }: Somebody, isBlocked: boolean): string {
  const { people } = words.value;
  const standing = guest?.out ? people.isOut : guest?.muted ? people.isMuted : people.looksOn;
  return isBlocked ? `${standing}, ${people.isBlocked}` : standing;
}

interface DeedsProps {
  readonly model: TableModel;
  readonly somebody: Somebody;
  report(): void;
}

function Deeds({ model, somebody, report }: DeedsProps) {
  const { people } = words.value;
  const { name, badge, guest } = somebody;
  const { table, venue } = model;
  const ask = async (doing: 'mute' | 'oust', on: boolean): Promise<void> => {
    const answer = await venue.ask(doing, { table, badge, on });
    if (isRefused(answer)) explain(answer);
  };
  const block = async (): Promise<void> => {
    const refusal = await model.block(badge);
    if (refusal !== undefined) explain(refusal);
    else toast({ kind: 'good', text: people.blocked(name) });
  };
  return (
    <div class="deeds">
      {guest !== undefined && (
        <button type="button" class="button" onClick={() => void ask('mute', !guest.muted)} {...hatched(venue)}>
          {guest.muted ? people.unmute : people.mute}
        </button>
      )}
      {guest !== undefined && (
        <button type="button" class="button" onClick={() => void ask('oust', !guest.out)} {...hatched(venue)}>
          {guest.out ? people.letIn : people.sendOut}
        </button>
      )}
      {!model.blocked.value.has(badge) && (
        <button type="button" class="button" onClick={() => void block()} {...hatched(venue)}>
          {people.block}
        </button>
      )}
      <button type="button" class="button" onClick={report}>
        <Icon sign="warn" />
        {people.report}
      </button>
    </div>
  );
}

interface ReportProps extends Pick<PeopleProps, 'model' | 'onClose'> {
  readonly somebody: Somebody;
}

/** Asks what happened, and says what goes to the host. */
function Report({ model, somebody: { name, badge }, onClose }: ReportProps) {
  const { people } = words.value;
  const why = useSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await model.venue.ask('report', { table: model.table, badge, why: why.value });
    if (isRefused(answer)) explain(answer);
    else toast({ kind: 'good', text: people.reported });
    onClose();
  };
  return (
    <Dialog title={people.reportTitle(name)} close={shell.value.close} kind="people-sheet" onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <p>{people.reportWords}</p>
        <label class="field">
          <span>{people.why}</span>
          <textarea
            maxLength={LONGEST_REASON}
            value={why.value}
            onInput={(event) => {
              why.value = event.currentTarget.value;
            }}
          />
        </label>
        <footer>
          <button type="submit" class="button main" {...hatched(model.venue)}>
            {people.report}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
