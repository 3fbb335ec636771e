import { never, type Seat } from '#table/game.ts';
import { CARDS, type Card, TOKENS, type Token } from './components.ts';
import type { Move } from './state.ts';

/**
 * `4 4a` (from the centre), `4 4a s2` (from seat 2), `dog`, `drop 4` (no effect), `give token`, `give dog`. None is a
 * mere number, because lists of moves are numbered.
 */
export function notate(move: Move): string {
  switch (move.type) {
    case 'play':
      return move.card === 'dog' ? 'dog' : `drop ${move.card}`;
    case 'take':
      return `${move.card} ${move.token}`;
    case 'steal':
      return `${move.card} ${move.token} s${move.from}`;
    case 'give':
      return `give ${move.what}`;
    default:
      return never(move);
  }
}

/** Reads a notation back, whether or not the move is legal; undefined for anything else. */
export function parse(notation: string): Move | undefined {
  if (notation === 'give token') return { type: 'give', what: 'token' };
  if (notation === 'give dog') return { type: 'give', what: 'dog' };
  if (notation === 'dog') return { type: 'play', card: 'dog' };
  const [first, second, from, ...rest] = notation.split(' ');
  if (first === 'drop')
    return isCard(second) && second !== 'dog' && from === undefined ? { type: 'play', card: second } : undefined;
  if (!isCard(first) || rest.length > 0) return undefined;
  const [played, token] = [first, second];
  if (!TOKENS.includes(token as Token)) return undefined;
  if (from === undefined) return { type: 'take', card: played, token: token as Token };
  if (!/^s[0-4]$/.test(from)) return undefined;
  return { type: 'steal', card: played, token: token as Token, from: Number(from[1]) as Seat };
}

const isCard = (word: string | undefined): word is Card => CARDS.includes(word as Card);
