import { BOXES, type Card, type Token, tokenNamed } from '../components.ts';
import type { View } from '../view.ts';

/** What a token shows: its number, or the Boss. */
export type Kind = Exclude<Card, 'dog' | 'thief'>;

/** A token as people speak of it. */
export interface Piece {
  readonly kind: Kind;
  readonly alibis: number;
}

/** Numbers have the same name in every language. */
export const NUMERALS = { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' } as const;

export const kindOf = (token: Token): Kind => (token === 'boss' ? 'boss' : token.slice(0, 1)) as Kind;

/** For sentences that do not know the raid, and so not the alibis either. */
export const plain = (token: Token): Piece => ({ kind: kindOf(token), alibis: 0 });

export function pieceOf(view: View, raid: number, token: Token): Piece {
  const box = BOXES[view.options.tokens];
  return { kind: kindOf(token), alibis: box.alibis[tokenNamed(box, raid, token)]! };
}

/** Says equal things together: `say` gets each kind once, with how many there are, in order of first appearance. */
export function collapsed<T>(things: readonly T[], say: (thing: T, count: number) => string): string[] {
  const keys = things.map((thing) => JSON.stringify(thing));
  return things.flatMap((thing, i) =>
    keys.indexOf(keys[i]!) === i ? [say(thing, keys.filter((key) => key === keys[i]).length)] : [],
  );
}
