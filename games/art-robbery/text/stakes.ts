import { BOSS_POINTS, BOXES, keepsBoss, tokenNamed } from '../components.ts';
import type { View } from '../view.ts';
import { type Kind, kindOf } from './pieces.ts';

/** What the victim of a theft stands to lose with the token. */
export interface Stakes {
  readonly kind: Kind;
  readonly points: number;
  readonly alibis: number;
  /** The Boss would go with it, for lack of another 4 or 5. */
  readonly boss: boolean;
}

/** R14, R23 — As things are: a Boss counts only beside a 4 or 5, which may be the very token. */
export function stakes({ question, held, options, raid }: View): Stakes {
  if (question === 'none') throw new Error('nobody is asked anything');
  const box = BOXES[options.tokens];
  const own = held[question.victim]!;
  const keepers = own.filter((name) => keepsBoss(box.number[tokenNamed(box, raid, name)]!));
  const token = tokenNamed(box, raid, question.token);
  const boss = own.includes('boss') && keepers.length === 1 && keepers[0] === question.token;
  const lonely = question.token === 'boss' && keepers.length === 0;
  return {
    kind: kindOf(question.token),
    points: lonely ? 0 : box.points[token]! + (boss ? BOSS_POINTS : 0),
    alibis: box.alibis[token]!,
    boss,
  };
}
