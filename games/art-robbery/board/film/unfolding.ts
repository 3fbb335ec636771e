import { BOXES, type Card, type Token, tokenNamed } from '../../components.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';

/**
 * What is seen once this has been shown: the position before, a picture further. It repeats what the event says and decides
 * nothing; what is counted comes with the position at the end.
 */
export function unfolded(view: View, event: Event): View {
  const { seat } = event as { readonly seat: number };
  switch (event.type) {
    case 'played':
      return {
        ...view,
        hands: view.hands.with(seat, without(view.hands[seat]!, event.card)),
        discard: { count: view.discard.count + 1, top: event.card },
      };
    case 'took':
      return { ...view, centre: without(view.centre, event.token), held: given(view, seat, event.token) };
    case 'stole': {
      const rest = view.held.with(event.from, without(view.held[event.from]!, event.token));
      return { ...view, question: 'none', held: given({ ...view, held: rest }, seat, event.token) };
    }
    case 'asked':
      return { ...view, question: { thief: event.thief, victim: event.seat, token: event.token } };
    case 'gaveDog':
      return { ...view, question: 'none', dog: event.to };
    case 'fetchedDog':
      return { ...view, dog: event.seat };
    case 'drew':
      return { ...view, hands: view.hands.with(seat, [...view.hands[seat]!, event.card]), draw: view.draw - 1 };
    case 'reshuffled':
      return { ...view, draw: event.cards, discard: { count: 0, top: 'none' } };
    case 'bossReturned':
      return {
        ...view,
        held: view.held.with(seat, without(view.held[seat]!, 'boss')),
        box: [...view.box, { raid: view.raid, token: 'boss' }],
      };
    case 'secured': {
      const stacks = view.safe[seat]!.slice(0, view.raid);
      const isHidden = view.options.safes === 'hidden' && seat !== view.viewer;
      return {
        ...view,
        held: view.held.with(
          seat,
          view.held[seat]!.filter((token) => !event.tokens.includes(token)),
        ),
        safe: view.safe.with(seat, [...stacks, isHidden ? event.tokens.map(() => '?' as const) : event.tokens]),
      };
    }
    case 'raidBegan':
      return {
        ...view,
        raid: event.raid,
        turn: event.seat,
        centre: raidTokens(view, event.raid),
        held: view.held.map(() => []),
        safe: view.safe.map((stacks) => (stacks.length < event.raid ? [...stacks, []] : stacks)),
      };
    default:
      return view;
  }
}

/** The nine tokens that a raid begins with, in their order. */
function raidTokens({ options }: View, raid: number): readonly Token[] {
  const named = Object.entries(BOXES[options.tokens].named[raid]!) as readonly (readonly [Token, number])[];
  return named.toSorted(([, a], [, b]) => a - b).map(([token]) => token);
}

/** What lies in front of everybody once this seat has this token as well. */
function given({ held, raid, options }: View, seat: number, token: Token): View['held'] {
  const box = BOXES[options.tokens];
  const place = (each: Token): number => tokenNamed(box, raid, each);
  return held.with(
    seat,
    [...held[seat]!, token].toSorted((a, b) => place(a) - place(b)),
  );
}

/** Without one of these; of a hand that is not seen, any. */
function without<T extends Card | Token | '?'>(all: readonly T[], one: T): readonly T[] {
  const at = all.includes(one) ? all.indexOf(one) : all.length - 1;
  return all.toSpliced(at, 1);
}
