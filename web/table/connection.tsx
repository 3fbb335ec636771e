import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { Band } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import type { Seat } from '#table/game.ts';
import { joined } from '#table/text.ts';
import type { Branching, TableInfo } from '#wire/messages.ts';
import { Awake } from '../awake.tsx';
import { hatched } from '../hatched.ts';
import { whyNot } from '../refusals.ts';
import { spotPath } from '../route.ts';
import { severalSeats } from '../seating/company.ts';
import { settings } from '../settings.ts';
import { BLINK, Busy, Lost, Outdated } from '../wait-band.tsx';
import { words as shell } from '../words/index.ts';
import { Absent } from './absent.tsx';
import { Agreeing } from './agreeing.tsx';
import { Clocks } from './clocks.tsx';
import { Holidays } from './holiday.tsx';
import type { TableModel } from './model.ts';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

const WELCOME = 8_000;

interface BandsProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitters: readonly Sitter[];
  openLog(): void;
  /** Says that something is wrong. */
  tell(): void;
  /** Shows what was checked of a game that nobody goes on with. */
  prove(): void;
  /** Takes the seat that a bot keeps warm. */
  sit(seat: Seat): void;
}

/** How it stands with the connection, and who is not there. */
export function Bands({ model, info, sitters, openLog, tell, prove, sit }: BandsProps) {
  return (
    <>
      <Wire model={model} openLog={openLog} />
      <Clocks info={info} sitters={sitters} />
      {info.from !== undefined && <GoesOn model={model} info={info} from={info.from} />}
      {info.phase === 'playing' && (
        <>
          <Awake venue={model.venue} info={info} />
          <Holidays model={model} info={info} sitters={sitters} />
          <Agreeing model={model} info={info} sitters={sitters} />
          <Absent model={model} info={info} sitters={sitters} />
          <People model={model} info={info} sitters={sitters} sit={sit} />
        </>
      )}
      <Pause model={model} phase={info.phase} tell={tell} prove={prove} />
    </>
  );
}

/** Where a game goes on from: for whoever looks on all the time, for those who play it until they do. Then the menu says it. */
function GoesOn({ model, info, from }: Pick<BandsProps, 'model' | 'info'> & { readonly from: Branching }) {
  const { connection } = words.value;
  const mine = model.mine.value;
  const hasPlayed = model.story.value.some(
    ({ at, seat, by }) => at > from.at && by === undefined && mine.includes(seat as Seat),
  );
  if (mine.length > 0 && (hasPlayed || info.phase !== 'playing')) return null;
  return (
    <Band
      kind="asks"
      sign={<Icon sign="branch" />}
      action={
        from.table !== undefined && (
          <a class="button" href={spotPath(from.table, { at: from.at })}>
            {connection.seeMove}
          </a>
        )
      }
    >
      {mine.length === 0 ? (
        connection.goesOn(from.at)
      ) : (
        <>
          <b>{connection.whatIf}</b> {connection.whatIfText(from.at)}
        </>
      )}
    </Band>
  );
}

/** Why a table does not go on though its game is not over. */
function Pause({ model, phase, tell, prove }: Pick<TableInfo, 'phase'> & Pick<BandsProps, 'model' | 'tell' | 'prove'>) {
  switch (phase) {
    case 'abandoned':
      return <GivenUp model={model} prove={prove} />;
    case 'stopped':
      return (
        <Band
          kind="halted"
          action={
            <button type="button" class="button" onClick={tell}>
              {words.value.menu.wrong}
            </button>
          }
        >
          {whyNot('table-stopped')}
        </Band>
      );
    case 'outdated':
      return <Band kind="halted">{whyNot('outdated')}</Band>;
    default:
      return null;
  }
}

/** There is no final screen where the proof could stand, and yet what was sealed is told. */
function GivenUp({ model, prove }: Pick<BandsProps, 'model' | 'prove'>) {
  const hasRecord = model.hasRecord.value;
  useEffect(() => void model.check(), [model, hasRecord]);
  return (
    <Band
      kind="halted"
      action={
        hasRecord && (
          <button type="button" class="button" onClick={prove}>
            {evidence.value.proof.more}
          </button>
        )
      }
    >
      {words.value.abandoned}
    </Band>
  );
}

function Wire({ model, openLog }: Pick<BandsProps, 'model' | 'openLog'>) {
  const { connection } = words.value;
  const { standing, since } = useBreaks(model);
  if (model.venue.state.value === 'outdated') return <Outdated />;
  if (standing === 'back')
    return (
      <Band
        kind="back"
        action={
          since > 0 && (
            <button type="button" class="button" onClick={openLog}>
              {connection.show}
            </button>
          )
        }
      >
        <b>{connection.back}</b> {connection.backText(since)}
      </Band>
    );
  if (standing === 'lost')
    return <Lost venue={model.venue}>{model.sending.value ? connection.kept : connection.lostIdle}</Lost>;
  return <Busy venue={model.venue} />;
}

/** Whether the connection is broken or just back, and how many moves were made meanwhile. */
function useBreaks(model: TableModel) {
  const standing = useSignal<'fine' | 'lost' | 'back'>('fine');
  const since = useSignal(0);
  const lostAt = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const isOpen = model.venue.state.value === 'open';
    const at = model.newest?.at;
    if (!isOpen && at !== undefined) {
      lostAt.current ??= at;
      // Where the device says so itself it is no blink.
      const timer = setTimeout(
        () => {
          standing.value = 'lost';
        },
        navigator.onLine ? BLINK : 0,
      );
      return () => clearTimeout(timer);
    }
    if (!isOpen || lostAt.current === undefined) return undefined;
    if (standing.peek() === 'fine') {
      lostAt.current = undefined;
      return undefined;
    }
    standing.value = 'back';
    since.value = (at ?? 0) - lostAt.current;
    const timer = setTimeout(() => {
      standing.value = 'fine';
      lostAt.current = undefined;
    }, WELCOME);
    return () => clearTimeout(timer);
  });
  return { standing: standing.value, since: since.value };
}

/** Seats that bots play for somebody. */
function People({ model, info, sitters, sit }: Omit<BandsProps, 'openLog' | 'tell' | 'prove'>) {
  const { connection } = words.value;
  const mine = model.mine.value.filter((seat) => sitters[seat]!.standIn);
  const away = sitters.filter(({ standIn, you }) => standIn && !you);
  const shared = severalSeats(info);
  const warm = info.seats.findIndex((place) => place.kind === 'bot' && place.warm);
  return (
    <>
      {mine.map((seat) => (
        <Band
          key={seat}
          kind="away"
          action={
            <button type="button" class="button" onClick={() => model.takeBack(seat)} {...hatched(model.venue)}>
              {connection.takeOver}
            </button>
          }
        >
          <b>{connection.mine}</b> {connection.mineText}
        </Band>
      ))}
      {info.seats.map(
        (place, seat) =>
          place.kind === 'person' &&
          place.yours && (
            <Band
              key={`yours ${seat}`}
              kind="away"
              action={
                <button
                  type="button"
                  class="button"
                  onClick={() => model.takeBack(seat as Seat)}
                  {...hatched(model.venue)}
                >
                  {words.value.absent.reclaim}
                </button>
              }
            >
              <b>{words.value.absent.playsForYou(place.name)}</b>
            </Band>
          ),
      )}
      {shared.map((names) => (
        <Band key={names.join()} kind="again">
          {shell.value.seating.severalSeats(joined[settings.language.value](names))}
        </Band>
      ))}
      {away.map(({ seat, name }) => (
        <Band key={seat} kind="away">
          <b>{connection.away(name)}</b> {connection.awayText}
        </Band>
      ))}
      {warm >= 0 && model.mine.value.length === 0 && (
        <Band
          kind="away"
          action={
            <button type="button" class="button" onClick={() => sit(warm as Seat)} {...hatched(model.venue)}>
              {connection.sit}
            </button>
          }
        >
          <b>{connection.warm(sitters[warm]!.name)}</b> {connection.warmText}
        </Band>
      )}
    </>
  );
}
