import type { Seat } from '#table/game.ts';
import { type Card, type Colour, type Die, SPACE_NUMBER } from '../../components.ts';
import type { Event } from '../../state.ts';
import { cardOf, dieWords } from '../../text/pieces.ts';
import type { View } from '../../view.ts';

/** A die as it lies in front of the burglar. */
export interface ThrowDie {
  readonly colour: Colour;
  /** What the card asks for, and what is left of that after the burglar's +1. */
  readonly need: number;
  readonly least: number;
  readonly shows: number | 'not thrown';
  readonly fits: boolean;
  /** Thrown just now. */
  readonly fresh: boolean;
}

/** The dice of one burglary. */
export interface Throw {
  readonly seat: Seat;
  readonly dice: readonly ThrowDie[];
}

/** The card under a seat's token. */
export function targetOf(view: View, seat: Seat): Card | undefined {
  const space = view.tokens[seat]!;
  return space === 'none' ? undefined : cardOf(view, view.display[SPACE_NUMBER[space]]!);
}

/** The dice of whoever is rolling or about to. */
export function diceOf(view: View): Throw | undefined {
  const seat = view.order[view.turn]!;
  if (view.phase === 'bonus' && view.burglary !== 'none')
    return thrown(
      view,
      seat,
      view.burglary.dice.map(({ shows }) => shows),
    );
  return view.phase === 'roll' ? thrown(view, seat, []) : undefined;
}

/** The throw that these events tell of, made by whoever was in turn before; the last one if there were several. */
export function throwIn(events: readonly Event[], before: View): Throw | undefined {
  const seat = before.order[before.turn]!;
  for (const event of events.toReversed()) {
    if (event.type !== 'rolled' && event.type !== 'rerolledAll' && event.type !== 'rerolledOne') continue;
    if (event.seat !== seat) return undefined;
    if (event.type !== 'rerolledOne') return thrown(before, seat, event.dice.map(shownBy), () => true);
    if (before.burglary === 'none') return undefined;
    const shows = before.burglary.dice.map((die, i) => (i === event.die ? shownBy(event.shows) : die.shows));
    return thrown(before, seat, shows, (i) => i === event.die);
  }
  return undefined;
}

const shownBy = (die: Die): number => dieWords(die).number;

function thrown(
  view: View,
  seat: Seat,
  shown: readonly number[],
  isFresh: (die: number) => boolean = () => false,
): Throw | undefined {
  const card = targetOf(view, seat);
  if (card === undefined) return undefined;
  const dice = card.dice.map((die, i): ThrowDie => {
    const { colour, number: need } = dieWords(die);
    const least = view.least[seat]![i]!;
    const shows = shown[i] ?? 'not thrown';
    return { colour, need, least, shows, fits: shows !== 'not thrown' && shows >= least, fresh: isFresh(i) };
  });
  return { seat, dice };
}
