import { Flag, type FlagKind } from '#look/flag.tsx';
import type { Sitter } from '#table/board.ts';
import type { Frame } from '#table/host.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { timeLeft, useNow } from './time-left.ts';
import { words } from './words/index.ts';

interface TurnFlagProps {
  readonly info: TableInfo;
  readonly frame: Frame;
  readonly sitters: readonly Sitter[];
}

/** Whose turn it is, and how long it may take. */
export function TurnFlag({ info, frame, sitters }: TurnFlagProps) {
  const now = useNow(info.deadline !== undefined);
  const { kind, says } = turn(frame, sitters);
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

/** Whose turn it is, in words; the live region says the same. */
export function turn(frame: Frame, sitters: readonly Sitter[]): { readonly kind: FlagKind; readonly says: string } {
  const say = words.value.flag;
  const { toAct, viewer, outcome } = frame;
  if (outcome !== undefined) return { kind: 'other', says: say.over };
  const others = toAct.flatMap((seat) => sitters[seat] ?? []);
  const [first] = others;
  if (first === undefined) return { kind: 'other', says: say.waiting };
  if (viewer !== 'audience' && toAct.includes(viewer)) {
    const several = sitters.filter(({ you }) => you).length > 1;
    return { kind: 'mine', says: several ? say.mineNamed(sitters[viewer]!.name) : say.mine };
  }
  if (others.length > 1) return { kind: 'other', says: say.several(others.map(({ name }) => name)) };
  const isBot = first.kind === 'bot' || first.standIn;
  return isBot ? { kind: 'bot', says: say.bot(first.name) } : { kind: 'other', says: say.other(first.name) };
}
