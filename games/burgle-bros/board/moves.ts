import { never } from '#table/game.ts';
import { ABILITIES } from '../components/characters.ts';
import type { Card, Move } from '../move.ts';
import { carried, isLoot } from '../text/names.ts';
import type { Offer } from './offers.ts';
import type { Scene } from './scene.ts';

export const cardIcon = (card: Card): string => `${isLoot(card) ? 'loot' : 'tool'}-${card}`;

/** The picture of a move. */
export function moveIcon(move: Move): string {
  switch (move.type) {
    case 'peek':
    case 'x-ray':
    case 'enhance':
    case 'spot':
      return 'i-eye';
    case 'hack':
    case 'laptop':
    case 'token':
      return 'i-chip';
    case 'crybaby':
    case 'reroute':
    case 'ring':
      return 'i-siren';
    case 'crow':
      return 'i-crow';
    case 'use':
    case 'use-at':
    case 'keep':
      return cardIcon(move.tool);
    case 'give':
    case 'take':
    case 'pick-up':
      return cardIcon(move.card);
    case 'escape':
    case 'climb':
      return 'i-roof';
    case 'add-die':
    case 'crack':
    case 'set-die':
    case 'as-rolled':
      return 'i-dice';
    case 'tinker':
    case 'draw':
      return 'i-tool';
    case 'lose':
      return 'i-mask';
    case 'order':
    case 'disguise':
    case 'side':
    case 'choose-seat':
      return 'i-people';
    case 'agree':
    case 'pay':
      return 'i-tick';
    case 'decline':
    case 'none':
    case 'give-up':
      return 'i-cross';
    case 'put-back':
    case 'arrange':
      return 'i-shuffle';
    case 'end':
      return 'i-arrow';
    case 'go':
    case 'slip':
    case 'choose':
    case 'stay':
      return 'i-boots';
    default:
      return never(move);
  }
}

/** A few words that tell one button from the next; the sentence says the rest. */
export function moveTitle(
  scene: Pick<Scene, 'say' | 'words' | 'view' | 'names'>,
  { move }: Pick<Offer, 'move'>,
): string {
  const { say, words, view, names } = scene;
  switch (move.type) {
    case 'use':
    case 'use-at':
    case 'keep':
      return words.tool[move.tool].name;
    case 'give':
      return say.give(carried(words, move.card).name, names[move.to]!);
    case 'take':
      return say.take(carried(words, move.card).name, names[move.from]!);
    case 'pick-up':
      return say.pickUp(carried(words, move.card).name);
    case 'order':
    case 'disguise':
      return `${say.verb[move.type]}: ${names[move.seat]}`;
    case 'choose-seat':
      return names[move.seat]!;
    case 'side':
      return words.ability[ABILITIES[view.crew[asked(scene)]!.character][move.side]].name;
    case 'token':
      return say.token[move.on];
    case 'lose':
      return say.lose[move.what];
    case 'draw':
      return say.draw[move.count];
    case 'put-back':
      return say.putBack[move.where];
    case 'reroute':
      return say.reroute[move.what];
    case 'arrange':
      return move.order.split(' ').join(' · ');
    case 'set-die':
      return `${move.from} → ${move.to}`;
    case 'agree':
    case 'decline':
      return dealTitle(scene, move.type) ?? say.verb[move.type];
    default:
      return say.verb[move.type];
  }
}

/** R74 — To take a card or to leave it, to hand it over or to keep it. */
function dealTitle({ view, say }: Pick<Scene, 'view' | 'say'>, answer: 'agree' | 'decline'): string | undefined {
  const asks = view.agenda.at(-1);
  if (asks === undefined || !('giver' in asks)) return undefined;
  return say.deal[answer][asks.seat === asks.taker ? 'get' : 'give'];
}

/** Who answers, or whose turn it is. */
export const asked = ({ view }: Pick<Scene, 'view'>) => (view.question === 'none' ? view.turn : view.question.seat);
