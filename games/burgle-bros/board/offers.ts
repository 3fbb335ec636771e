import { never } from '#table/game.ts';
import type { Offer as AnyOffer } from '#table/host.ts';
import type { Square } from '../components/squares.ts';
import type { Move } from '../move.ts';

export type Offer = AnyOffer<Move>;

/** Moves of one kind that stand behind one button of the list; with several rooms to choose from they are aimed. */
export interface Group {
  readonly key: string;
  readonly offers: readonly Offer[];
}

/** Every legal move at the one place where it is offered. */
export interface Offers {
  /** On the room itself. */
  readonly rooms: ReadonlyMap<Square, readonly Offer[]>;
  /** On the strip of the safe. */
  readonly safes: ReadonlyMap<Square, readonly Offer[]>;
  /** On the flag. */
  readonly end: Offer | undefined;
  /** In the list, or as answers to the question. */
  readonly groups: readonly Group[];
}

type Home = { readonly room: Square } | { readonly safe: Square } | 'flag' | { readonly group: string };

function homeOf(move: Move): Home {
  switch (move.type) {
    case 'go':
      return { room: move.to };
    case 'peek':
    case 'choose':
      return { room: move.at };
    case 'crack':
    case 'add-die':
      return { safe: move.safe };
    case 'end':
      return 'flag';
    case 'slip':
    case 'climb':
    case 'x-ray':
    case 'enhance':
    case 'crybaby':
    case 'crow':
      return { group: move.type };
    case 'order':
      return { group: `order s${move.seat}` };
    case 'use-at':
      return { group: `use ${move.tool}` };
    case 'hack':
    case 'escape':
    case 'give-up':
    case 'laptop':
    case 'reroute':
    case 'tinker':
    case 'disguise':
    case 'spot':
    case 'use':
    case 'give':
    case 'take':
    case 'pick-up':
    case 'side':
    case 'choose-seat':
    case 'none':
    case 'pay':
    case 'stay':
    case 'ring':
    case 'token':
    case 'lose':
    case 'draw':
    case 'keep':
    case 'put-back':
    case 'arrange':
    case 'set-die':
    case 'as-rolled':
    case 'agree':
    case 'decline':
      return { group: '' };
    default:
      return never(move);
  }
}

/** The room a move of the list is aimed at, if it is. */
export function targetOf(move: Move): Square | undefined {
  if ('to' in move && typeof move.to === 'string') return move.to;
  return 'at' in move && move.at !== 'roof' ? move.at : undefined;
}

/** The same move, aimed at this room. */
export const aimedAt = (move: Move, room: Square): Move => ({ ...move, ['to' in move ? 'to' : 'at']: room }) as Move;

export function sorted(offers: readonly Offer[]): Offers {
  const rooms = new Map<Square, Offer[]>();
  const safes = new Map<Square, Offer[]>();
  const groups = new Map<string, Offer[]>();
  let end: Offer | undefined;
  for (const offer of offers) {
    const home = homeOf(offer.move);
    if (home === 'flag') end = offer;
    else if ('room' in home) put(rooms, home.room, offer);
    else if ('safe' in home) put(safes, home.safe, offer);
    else put(groups, home.group === '' ? offer.name : home.group, offer);
  }
  return { rooms, safes, end, groups: [...groups].map(([key, members]) => ({ key, offers: members })) };
}

/** Looking comes before going. */
function put<K>(map: Map<K, Offer[]>, key: K, offer: Offer): void {
  const others = map.get(key) ?? [];
  map.set(key, offer.move.type === 'peek' ? [offer, ...others] : [...others, offer]);
}

/** Is a room to be chosen after the button is pressed? */
export const isAimed = ({ offers }: Group): boolean => offers.some(({ move }) => targetOf(move) !== undefined);
