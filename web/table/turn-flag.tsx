import { Flag } from '#look/flag.tsx';
import type { AnyGameBoard, Sitter } from '#table/board.ts';
import type { Frame } from '#table/host.ts';
import type { TableInfo } from '#wire/messages.ts';
import { useNow } from '../clock.ts';
import { placeOf } from '../place.ts';
import { settings } from '../settings.ts';
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
  const now = useNow(info.deadline !== undefined, placeOf(info.table).now);
  const { kind, says } = whoseTurn(frame, sitters, board, words.value.flag);
  const { deadline } = info;
  if (deadline === undefined || frame.outcome !== undefined) return <Flag kind={kind}>{says}</Flag>;
  const left = timeLeft(deadline - now, settings.language.value);
  const name = sitters[frame.toAct[0] ?? -1]?.name ?? '';
  if (kind === 'other' && info.clock.kind === 'slow')
    return <Flag kind="wait">{words.value.flag.left(name, left)}</Flag>;
  return (
    <Flag kind={kind}>
      {says} <small class="time-left">{left}</small>
    </Flag>
  );
}
