import { useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
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
} from './choice.ts';

/** What the player is about to do, and what a click on each piece means. */
export interface Choosing {
  readonly hand: readonly Card[];
  readonly offers: readonly Offer[];
  /** The place in the hand of the lifted card. */
  readonly slot: number | undefined;
  readonly card: Card | undefined;
  readonly plan: Offer | undefined;
  /** A piece that the lifted card would take. */
  isWanted(aim: Aim): boolean;
  /** A piece that the lifted card could take. */
  isLit(token: Token): boolean;
  pickCard(slot: number): void;
  pickToken(token: Token, spot: Spot): void;
  pickDog(): void;
  confirm(): void;
  putDown(): void;
}

/** Clicks lift a card, aim it and play it. Whatever is no legal move is asked for all the same, to hear why not. */
export function useChoosing(props: BoardProps<View, Move, Event>): Choosing {
  const { view, viewer, moves: offers, at, busy, act, hinted } = props;
  // A pick belongs to the view it was made in.
  const [picked, setPick] = useState<Pick & { readonly at: number }>();
  const hand = viewer === 'audience' ? [] : view.hands[viewer]!.filter((card) => card !== '?');
  const own = picked?.at === at ? picked : hintedPick(hand, offers, hinted);
  const pick = offers.length > 0 ? own : undefined;
  const card = pick === undefined ? undefined : hand[pick.slot];
  const plan = card === undefined ? undefined : planned(offers, card, pick?.aim);

  const lift = (slot: number, aim?: Aim): void => setPick({ at, slot, ...(aim !== undefined && { aim }) });
  // A card that could take several things waits for one of them, and the plan says so: a second click is no mistake.
  const confirm = (): void => {
    if (plan !== undefined && !busy) act(plan.name);
  };

  return {
    hand,
    offers,
    slot: pick?.slot,
    card,
    plan,
    isWanted: (aim) => plan !== undefined && aimOf(plan.move) === aim,
    isLit: (token) =>
      card !== undefined && offersOf(offers, card).some(({ move }) => isMeant(view, aimOf(move), token)),
    confirm,
    putDown: () => setPick(undefined),
    pickCard(slot) {
      if (busy) return;
      const chosen = hand[slot]!;
      if (offersOf(offers, chosen).length === 0) act(notate({ type: 'play', card: chosen }));
      else if (pick?.slot === slot) confirm();
      else lift(slot);
    },
    pickToken(token, spot) {
      if (busy) return;
      const all = takers(view, offers, token);
      const taker = all.find(({ move }) => cardOf(move) === card) ?? all[0];
      if (taker === undefined) act(notate(attempt(card ?? kindOf(token), token, spot)));
      else if (taker === plan) confirm();
      else lift(slotOf(hand, cardOf(taker.move)!, pick?.slot), aimOf(taker.move));
    },
    pickDog() {
      if (busy) return;
      if (card === 'dog') confirm();
      else if (offersOf(offers, 'dog').length > 0) lift(hand.indexOf('dog'));
      else act(notate({ type: 'play', card: 'dog' }));
    },
  };
}

/** A hinted move lies ready, as if it had been picked. */
function hintedPick(hand: readonly Card[], offers: readonly Offer[], hinted: string | undefined): Pick | undefined {
  const move = offers.find(({ name }) => name === hinted)?.move;
  const card = move && cardOf(move);
  if (card === undefined) return undefined;
  const aim = aimOf(move!);
  return { slot: hand.indexOf(card), ...(aim !== undefined && { aim }) };
}

/** The lifted one, if it is such a card, else the first of them. */
const slotOf = (hand: readonly Card[], card: Card, lifted: number | undefined): number =>
  lifted !== undefined && hand[lifted] === card ? lifted : hand.indexOf(card);
