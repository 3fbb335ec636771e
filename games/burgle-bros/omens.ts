import { foresee } from '#table/foresight.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import type { EventName } from './components/cards.ts';
import type { Event } from './event.ts';
import { game } from './index.ts';
import { END } from './repertoire.ts';
import { nextSeat } from './rules/eventful.ts';
import type { View } from './view.ts';
import { supposed } from './worth.ts';

/** What an event would most likely do to somebody who draws it now: what would be told, and how likely. */
export interface Omen {
  readonly events: readonly Event[];
  readonly chance: number;
  readonly error: number;
}

/** What lies in the cards that are being put in an order. */
export interface Omens {
  /** Who would draw the next event, the one after it, and so on, if everybody draws one. */
  readonly drawers: readonly Seat[];
  /** By event, then by seat; of those who are not inside there is none. */
  readonly of: Readonly<Partial<Record<EventName, readonly (Omen | 'none')[]>>>;
}

/** So many cards are looked at. */
const SHOWN = 3;

/** C3 — For whoever may put the next events in an order, as things stand. */
export function omensIn(view: View): Omens | undefined {
  const { question, events, seats } = view;
  if (question === 'none' || question.ask !== 'crystal-ball') return undefined;
  const known = events.deck.cards.slice(0, SHOWN).filter((card) => card !== '?');
  return {
    drawers: drawersIn(view),
    of: Object.fromEntries(known.map((card) => [card, seatsOf(seats).map((seat) => omenFor(view, seat, card))])),
  };
}

/** R83 — Whoever is in turn is the first to draw one, if the turn would draw one as it stands. */
function drawersIn(view: View): readonly Seat[] {
  const world = game.imagine!(view);
  const after = (seat: Seat): Seat => nextSeat(reading(world), seat, 1);
  const [now] = foresee(game, supposed(view, view.turn, {}), [END], (told: readonly Event[]) => drawnIn(told) >= 0);
  const draws = now!.endings.every(({ told }) => told);
  const drawers: Seat[] = [];
  for (let seat = draws ? view.turn : after(view.turn); drawers.length < SHOWN; seat = after(seat)) drawers.push(seat);
  return drawers;
}

const drawnIn = (events: readonly Event[]): number => events.findIndex(({ type }) => type === 'eventDrawn');

function omenFor(view: View, seat: Seat, card: EventName): Omen | 'none' {
  const { at } = view.crew[seat]!;
  if (at === 'outside' || at === 'roof') return 'none';
  const { deck } = view.events;
  const top = deck.cards.indexOf(card);
  const ordered = <T>(all: readonly T[]): readonly T[] => [all[top]!, ...all.toSpliced(top, 1)];
  const then: View = {
    ...supposed(view, seat, {}),
    left: 0,
    spent: 0,
    events: { ...view.events, deck: { cards: ordered(deck.cards), seenBy: ordered(deck.seenBy) } },
  };
  const [found] = foresee(game, then, [END], (events: readonly Event[]) => doneBy(events));
  const sums = new Map<string, { readonly events: readonly Event[]; chance: number }>();
  for (const { told, chance } of found!.endings) {
    const key = JSON.stringify(told);
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { events: told, chance });
    else known.chance += chance;
  }
  const [likeliest] = [...sums.values()].toSorted((a, b) => b.chance - a.chance);
  return sums.size === 1 ? { ...likeliest!, chance: 1, error: found!.error } : { ...likeliest!, error: found!.error };
}

/** What is told from the card on, as far as no other card decides it, and how the next turn begins. */
function doneBy(events: readonly Event[]): readonly Event[] {
  const after = events.slice(drawnIn(events));
  const cut = after.findIndex(({ type }) => type === 'patrolDrawn');
  const [sure, rest] = cut < 0 ? [after, []] : [after.slice(0, cut), after.slice(cut)];
  return [...sure, ...rest.filter(({ type }) => type === 'turnBegan' || type === 'turnSkipped')];
}
