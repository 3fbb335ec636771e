import { never } from '#table/game.ts';
import { SPACES, type Space } from './components.ts';
import type { Move } from './state.ts';

/** `pick 3b`, `roll`, `all` (reroll all dice), `die 2` (reroll the second die of the card), `stop`, `keep c0-04`. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'pick':
      return `pick ${move.space}`;
    case 'roll':
    case 'stop':
      return move.type;
    case 'rerollAll':
      return 'all';
    case 'rerollOne':
      return `die ${move.die + 1}`;
    case 'keep':
      return `keep ${move.card}`;
    default:
      return never(move);
  }
}

/** Reads a notation back, whether or not the move is legal; undefined for anything else. */
export function parse(notation: string): Move | undefined {
  if (notation === 'roll' || notation === 'stop') return { type: notation };
  if (notation === 'all') return { type: 'rerollAll' };
  const [verb, what, ...rest] = notation.split(' ');
  if (what === undefined || rest.length > 0) return undefined;
  if (verb === 'pick' && SPACES.includes(what as Space)) return { type: 'pick', space: what as Space };
  if (verb === 'die' && /^[1-5]$/.test(what)) return { type: 'rerollOne', die: Number(what) - 1 };
  if (verb === 'keep' && /^[a-z0-9-]+$/.test(what)) return { type: 'keep', card: what };
  return undefined;
}
