import type { FlagKind } from '#look/flag.tsx';
import type { AnyGameBoard, Sitter } from '#table/board.ts';
import type { Frame } from '#table/host.ts';
import type { Words } from './words/en.ts';

/** Whose turn it is, or who is asked something in it, in words. */
export function whoseTurn(
  { toAct, viewer, view, outcome }: Frame,
  sitters: readonly Sitter[],
  board: Pick<AnyGameBoard, 'turn'> | undefined,
  say: Words['flag'],
): { readonly kind: FlagKind; readonly says: string } {
  if (outcome !== undefined) return { kind: 'other', says: say.over };
  const others = toAct.flatMap((seat) => sitters[seat] ?? []);
  const [first] = others;
  if (first === undefined) return { kind: 'other', says: say.waiting };
  const inTurn = board?.turn?.(view);
  const isAsked = inTurn !== undefined && !toAct.includes(inTurn);
  if (viewer !== 'audience' && toAct.includes(viewer)) {
    const several = sitters.filter(({ you }) => you).length > 1;
    const [alone, named] = isAsked ? [say.answer, say.answerNamed] : [say.mine, say.mineNamed];
    return { kind: 'mine', says: several ? named(sitters[viewer]!.name) : alone };
  }
  if (others.length > 1) return { kind: 'other', says: say.several(others.map(({ name }) => name)) };
  const isBot = first.kind === 'bot' || first.standIn;
  if (isBot) return { kind: 'bot', says: say.bot(first.name) };
  return { kind: 'other', says: isAsked ? say.answers(first.name) : say.other(first.name) };
}
