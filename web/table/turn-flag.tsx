import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import { Flag } from '#look/flag.tsx';
import type { Frame } from '#table/host.ts';
import type { TableInfo } from '#wire/messages.ts';
import { useNow } from '../clock.ts';
import { settings } from '../settings.ts';
import { venueOf } from '../venue.ts';
import { timeLeft } from './time-left.ts';
import { whoseTurn } from './whose-turn.ts';
import { words } from './words/index.ts';

interface TurnFlagProps {
  readonly info: TableInfo;
  readonly frame: Frame;
  readonly board: AnyGameBoard | undefined;
  readonly sitters: readonly Sitter[];
}

/** Whose turn it is, and how long it may take. */
export function TurnFlag({ info, frame, board, sitters }: TurnFlagProps) {
  const now = useNow(info.deadline !== undefined, venueOf(info.table).now);
  const { kind, says, name } = whoseTurn(frame, sitters, board, words.value.flag);
  const { deadline } = info;
  if (deadline === undefined || frame.outcome !== undefined) return <Flag kind={kind}>{said(says, name)}</Flag>;
  const left = timeLeft(deadline - now, settings.language.value);
  if (kind === 'other' && name !== undefined && info.clock.kind === 'slow')
    return <Flag kind="wait">{said(words.value.flag.left(name, left), name)}</Flag>;
  return (
    <Flag kind={kind}>
      {said(says, name)} <small class="time-left">{left}</small>
    </Flag>
  );
}

/** A sentence whose name gives way where there is no room for both: what somebody does must stay in sight. */
function said(says: string, name: string | undefined) {
  const at = name === undefined ? -1 : says.indexOf(name);
  if (name === undefined || at < 0) return says;
  return (
    <span class="said">
      {says.slice(0, at)}
      <span class="named">{name}</span>
      {says.slice(at + name.length)}
    </span>
  );
}
