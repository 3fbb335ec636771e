import { useState } from 'preact/hooks';
import type { BoardProps, Hinted } from '#board/contract.ts';
import type { Card, Token } from '../components.ts';
import { notate } from '../notation.ts';
import type { Event, Move } from '../state.ts';
import { kindOf } from '../text/pieces.ts';
import type { View } from '../view.ts';
import {
  type Aim,
  aimOf,
  attempt,
  cardOf,
  isMeant,
  type Offer,
  offersOf,
  type Pick,
  planned,
  type Spot,
  takers,
} from './offers.ts';

/** How a hint marks a piece. */
type Mark = 'best' | 'asked';

/** What the player is about to do, and what a click on each piece means. */
export interface Choosing {
  readonly hand: readonly Card[];
  readonly offers: readonly Offer[];
  /** The place in the hand of the card that lies ready; and if the player has lifted it. */
  readonly slot: number | undefined;
  readonly lifted: number | undefined;
  /** The card that is spoken of, and what would come of it: the one that lies ready, or else the one that is only looked at. */
  readonly card: Card | undefined;
  readonly plan: Offer | undefined;
  readonly isGlance: boolean;
  /** The card at this place, or what a move aims at, while a hint speaks of it: it is marked where it lies, and nothing moves. */
  hintedCard(slot: number): Mark | undefined;
  hintedAim(aim: Aim): Mark | undefined;
  /** A piece that the lifted card would take. */
  isWanted(aim: Aim): boolean;
  /** A piece that the card could take. */
  isLit(token: Token): boolean;
  /** The pointer or the keyboard is at a card, or no longer. */
  eye(slot: number | undefined): void;
  pickCard(slot: number): void;
  pickToken(token: Token, spot: Spot): void;
  pickDog(): void;
  confirm(): void;
  putDown(): void;
}

/** Clicks lift a card, aim it and play it; in a lesson the one that leaves nothing open plays it. Whatever is no legal move is asked for all the same, to hear why not. */
export function useChoosing(props: BoardProps<View, Move, Event>): Choosing {
  const { view, viewer, moves: offers, at, busy, act, hinted, consider, lesson } = props;
  // A pick belongs to the view it was made in.
  const [picked, setPick] = useState<Pick & { readonly at: number }>();
  const [eyed, setEyed] = useState<Pick & { readonly at: number }>();
  const hand = viewer === 'audience' ? [] : view.hands[viewer]!.filter((card) => card !== '?');
  const isOwn = picked?.at === at;
  const ready = isOwn ? picked : hintedPick(hand, offers, hinted);
  const pick = offers.length > 0 ? ready : undefined;
  const markOf = (among: readonly Offer[]): Mark | undefined => {
    const marks = among.map(({ name }) => hinted?.get(name));
    return marks.includes('asked') ? 'asked' : marks.includes('best') ? 'best' : undefined;
  };
  const card = pick === undefined ? undefined : hand[pick.slot];
  const plan = card === undefined ? undefined : planned(offers, card, pick?.aim);
  // A lesson says itself what its cards do.
  const isGlance = pick === undefined && eyed?.at === at && offers.length > 0 && lesson === undefined;
  const shown = isGlance ? hand[eyed.slot] : card;
  const would = isGlance && shown !== undefined ? planned(offers, shown, undefined) : plan;

  const lift = (slot: number, aim?: Aim): void => {
    setPick({ at, slot, ...(aim !== undefined && { aim }) });
    const next = planned(offers, hand[slot]!, aim);
    if (next !== undefined) consider?.(next.name);
  };
  // A card that could take several things waits for one of them, and the plan says so: a second click is no mistake.
  const confirm = (): void => {
    if (plan !== undefined && !busy) act(plan.name);
  };

  return {
    hand,
    offers,
    slot: pick?.slot,
    lifted: isOwn ? pick?.slot : undefined,
    card: shown,
    plan: would,
    isGlance,
    hintedCard: (slot) => (hand.indexOf(hand[slot]!) === slot ? markOf(offersOf(offers, hand[slot]!)) : undefined),
    hintedAim: (aim) => markOf(offers.filter(({ move }) => aimOf(move) === aim)),
    isWanted: (aim) => isOwn && plan !== undefined && aimOf(plan.move) === aim,
    isLit: (token) =>
      shown !== undefined && offersOf(offers, shown).some(({ move }) => isMeant(view, aimOf(move), token)),
    confirm,
    putDown: () => setPick(undefined),
    eye: (slot) => setEyed(slot === undefined ? undefined : { at, slot }),
    pickCard(slot) {
      if (busy) return;
      const chosen = hand[slot]!;
      const ways = offersOf(offers, chosen);
      if (ways.length === 0) act(notate({ type: 'play', card: chosen }));
      else if (lesson !== undefined && ways.length === 1) act(ways[0]!.name);
      else if (pick?.slot === slot) confirm();
      else lift(slot);
    },
    pickToken(token, spot) {
      if (busy) return;
      const all = takers(view, offers, token);
      const taker = all.find(({ move }) => cardOf(move) === card) ?? all[0];
      if (taker === undefined) act(notate(attempt(card ?? kindOf(token), token, spot)));
      else if (lesson !== undefined) act(taker.name);
      else if (taker === plan) confirm();
      else lift(slotOf(hand, cardOf(taker.move)!, pick?.slot), aimOf(taker.move));
    },
    pickDog() {
      if (busy) return;
      if (card === 'dog') confirm();
      else if (lesson === undefined && offersOf(offers, 'dog').length > 0) lift(hand.indexOf('dog'));
      else act(notate({ type: 'play', card: 'dog' }));
    },
  };
}

/** A hinted move lies ready, as if it had been picked. */
function hintedPick(hand: readonly Card[], offers: readonly Offer[], hinted: Hinted | undefined): Pick | undefined {
  const [first] = hinted?.keys() ?? [];
  const move = offers.find(({ name }) => name === first)?.move;
  const card = move && cardOf(move);
  if (card === undefined) return undefined;
  const aim = aimOf(move!);
  return { slot: hand.indexOf(card), ...(aim !== undefined && { aim }) };
}

/** The lifted one, if it is such a card, else the first of them. */
const slotOf = (hand: readonly Card[], card: Card, lifted: number | undefined): number =>
  lifted !== undefined && hand[lifted] === card ? lifted : hand.indexOf(card);
