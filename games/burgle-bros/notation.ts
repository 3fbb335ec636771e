import { never } from '#table/game.ts';
import type { Move } from './move.ts';
import { EVERY_MOVE } from './repertoire.ts';

/** Short, and unique among the legal moves: `go 1B2`, `order s1 2C3`, `use crowbar 1A2`, `give emp s2`, `set 3 6`. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'go':
    case 'slip':
    case 'climb':
      return `${move.type} ${move.to}`;
    case 'peek':
    case 'x-ray':
    case 'enhance':
    case 'crybaby':
    case 'crow':
      return `${move.type} ${move.at}`;
    case 'add-die':
    case 'crack':
      return `${move.type} ${move.safe}`;
    case 'order':
      return `order s${move.seat} ${move.to}`;
    case 'disguise':
      return `disguise s${move.seat}`;
    case 'reroute':
      return `reroute ${move.what}`;
    case 'use':
      return `use ${move.tool}`;
    case 'use-at':
      return `use ${move.tool} ${move.at}`;
    case 'give':
      return `give ${move.card} s${move.to}`;
    case 'take':
      return `take ${move.card} s${move.from}`;
    case 'pick-up':
      return `pick-up ${move.card}`;
    case 'side':
      return move.side;
    case 'choose':
      return move.at;
    case 'choose-seat':
      return `s${move.seat}`;
    case 'token':
      return `token ${move.on}`;
    case 'lose':
      return `lose ${move.what}`;
    case 'draw':
      return `draw ${move.count}`;
    case 'keep':
      return `keep ${move.tool}`;
    case 'put-back':
      return move.where;
    case 'arrange':
      return `arrange ${move.order}`;
    case 'set-die':
      return `set ${move.from} ${move.to}`;
    case 'hack':
    case 'escape':
    case 'end':
    case 'give-up':
    case 'laptop':
    case 'tinker':
    case 'spot':
    case 'none':
    case 'pay':
    case 'stay':
    case 'ring':
    case 'as-rolled':
    case 'agree':
    case 'decline':
      return move.type;
    default:
      return never(move);
  }
}

const BY_NAME: ReadonlyMap<string, Move> = new Map(EVERY_MOVE.map((move) => [notate(move), move]));

/** Reads a notation back, whether or not the move is legal; undefined for anything else. */
export const parse = (notation: string): Move | undefined => BY_NAME.get(notation);
