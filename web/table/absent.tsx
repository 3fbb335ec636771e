import './absent.css';
import type { Sitter } from '#board/contract.ts';
import { Band } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { Grace, presenceText } from '#look/presence.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { useNow } from '../clock.ts';
import { hatched } from '../hatched.ts';
import { settings } from '../settings.ts';
import { askAll } from './asking.ts';
import type { TableModel } from './model.ts';
import { timeLeft } from './time-left.ts';
import { useGrace, WaysOn } from './ways-on.tsx';
import { words } from './words/index.ts';

interface AbsentProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitters: readonly Sitter[];
}

/** Whom the table waits for and who is not there: what those who are can do about it. */
export function Absent({ model, info, sitters }: AbsentProps) {
  const waitedFor = model.newest?.toAct ?? [];
  if (model.mine.value.length === 0 || info.paused !== undefined) return null;
  const absent = waitedFor.flatMap((seat) => {
    const { kind, you, present, standIn, since, silent, awayUntil } = sitters[seat]!;
    if (kind !== 'person' || standIn || you || awayUntil !== undefined) return [];
    if (present) return silent === undefined ? [] : [{ seat, ...silent }];
    if (since === undefined) return [];
    // Where moves take days nobody is expected to look, until their time is up.
    return info.clock.kind === 'slow' && info.now < since + info.grace
      ? []
      : [{ seat, since, until: since + info.grace }];
  });
  return (
    <>
      {absent.map(({ seat, ...times }) => (
        <Away key={seat} model={model} info={info} sitter={sitters[seat]!} {...times} />
      ))}
    </>
  );
}

interface AwayProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitter: Sitter;
  readonly since: number;
  /** When the others may go on without them. */
  readonly until: number;
}

function Away({ model, info, sitter, since, until }: AwayProps) {
  const say = words.value.absent;
  const now = useNow(true);
  const left = useGrace(info, sitter);
  const { name } = sitter;
  const language = settings.language.value;
  return (
    <Band
      kind="missing"
      sign={left === 0 ? undefined : <Grace since={since} until={until} />}
      action={
        <WaysOn model={model} info={info} sitter={sitter} isOver={left === 0}>
          <button
            type="button"
            class="button"
            onClick={() => void askAll(model, { kind: 'pause' })}
            {...hatched(model.venue)}
          >
            <Icon sign="pause" />
            {say.pause}
          </button>
        </WaysOn>
      }
    >
      <b>
        {sitter.present
          ? say.silent(name, timeLeft(now - since, language))
          : say.away(name, presenceText(sitter, false, language))}
      </b>{' '}
      {left === 0 ? say.keeps(name) : say.soon(left)}
    </Band>
  );
}
