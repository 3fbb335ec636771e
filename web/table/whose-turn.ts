import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { FlagKind } from '#look/flag.tsx';
import type { Frame } from '#table/host.ts';
import type { Words } from './words/en.ts';

type Turns = Pick<AnyGameBoard, 'turn'> | undefined;

/** Whether whoever is to act is only asked something in the turn of another. */
export function isAsked({ toAct, view }: Pick<Frame, 'toAct' | 'view'>, board: Turns): boolean {
  const inTurn = board?.turn?.(view);
  return inTurn !== undefined && !toAct.includes(inTurn);
}

type Acting = Pick<Frame, 'toAct' | 'answers' | 'viewer'>;

/** Whether the viewer may act: it is theirs to do, or they may answer for a bot of their crew. */
export const mayAct = ({ toAct, answers = [], viewer }: Acting): boolean =>
  viewer !== 'audience' && (toAct.includes(viewer) || answers.includes(viewer));

/** Whether the viewer is waited for. */
export const isAwaited = (frame: Acting & Pick<Frame, 'outcome'>): boolean =>
  frame.outcome === undefined && mayAct(frame);

interface Flag {
  readonly kind: FlagKind;
  readonly says: string;
  /** Whoever is named in it. */
  readonly name?: string;
}

/** Whose turn it is, or who is asked something in it, in words. */
export function whoseTurn(frame: Frame, sitters: readonly Sitter[], board: Turns, say: Words['flag']): Flag {
  const { toAct, viewer, outcome } = frame;
  if (outcome !== undefined) return { kind: 'other', says: say.over };
  const others = toAct.flatMap((seat) => sitters[seat] ?? []);
  const [first] = others;
  if (first === undefined) return { kind: 'other', says: say.waiting };
  if (viewer !== 'audience' && frame.answers?.includes(viewer)) return { kind: 'mine', says: say.crew };
  const asked = isAsked(frame, board);
  if (viewer !== 'audience' && toAct.includes(viewer)) {
    const several = sitters.filter(({ you }) => you).length > 1;
    const [alone, named] = asked ? [say.answer, say.answerNamed] : [say.mine, say.mineNamed];
    const { name } = sitters[viewer]!;
    return several ? { kind: 'mine', says: named(name), name } : { kind: 'mine', says: alone };
  }
  if (others.length > 1) return { kind: 'other', says: say.several(others.map(({ name }) => name)) };
  const isBot = first.kind === 'bot' || first.standIn;
  const { name } = first;
  if (isBot) return { kind: 'bot', says: say.bot(name), name };
  return { kind: 'other', says: asked ? say.answers(name) : say.other(name), name };
}
