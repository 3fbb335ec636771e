import { type Immutable, type Seat, seatsOf, type Veiled, type Viewer } from '#table/game.ts';
import { type Box, CARDS, type Card, RAID_COUNT, TOKENS_PER_RAID, type Token, tokenName } from './components.ts';
import { BOX, boxOf, CENTRE, type Event, handSlot, type Loot, type Options, type State, safeOf } from './state.ts';

/** R26 — What one viewer may know: tokens of the running raid, dog and piles are open, hands are not, safe stacks by R15. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  /** 0 to 3; 4 when the game is over. */
  readonly raid: number;
  readonly turn: Seat;
  readonly centre: readonly Token[];
  /** In front of each seat, face up. */
  readonly held: readonly (readonly Token[])[];
  /** By seat and raid, for the backs tell the raid. */
  readonly safe: readonly (readonly (readonly Veiled<Token>[])[])[];
  /** Out of the game: Bosses sent back, and the fine. */
  readonly box: readonly Loot[];
  readonly dog: Seat | 'centre';
  readonly hands: readonly (readonly Veiled<Card>[])[];
  readonly draw: number;
  readonly discard: { readonly count: number; readonly top: Card | 'none' };
  readonly question: { readonly thief: Seat; readonly victim: Seat; readonly token: Token } | 'none';
}

export function view(state: Immutable<State>, viewer: Viewer): View {
  const box = boxOf(state);
  const seats = seatsOf(state.seats);
  const raids = sorted(state);
  const past = raids.slice(0, state.raid);
  const running = raids[state.raid] ?? sortedRaid();
  return {
    viewer,
    options: { ...state.options },
    seats: state.seats,
    raid: state.raid,
    turn: state.turn,
    centre: running[CENTRE]!,
    held: seats.map((seat) => running[seat]!),
    safe: seats.map((seat) => past.map((places) => stack(state, viewer, seat, places))),
    box: past.flatMap((places, raid) => places[BOX]!.map((token) => ({ raid, token }))),
    dog: state.dog === CENTRE ? 'centre' : (state.dog as Seat),
    hands: seats.map((seat) => hand(state, seat, seat === viewer)),
    draw: state.draw.length,
    discard: { count: state.discard.length, top: CARDS[state.discard.at(-1)!] ?? 'none' },
    question: question(state, box),
  };
}

/** R15 — The log names what went into the safe stacks, so that whoever reads it knows them all. */
export const recall = (state: Immutable<State>, viewer: Viewer): View => ({
  ...view({ ...state, options: { ...state.options, safes: 'open' } }, viewer),
  options: { ...state.options },
});

/** The tokens of one raid by place: in front of five seats, centre, box, five safe stacks. */
type Sorted = readonly Token[][];
const sortedRaid = (): Sorted => [[], [], [], [], [], [], [], [], [], [], [], []];

/** The tokens of each raid that has begun, by place and in token order. */
function sorted(state: Immutable<State>): readonly Sorted[] {
  const box = boxOf(state);
  const raids = Array.from({ length: Math.min(state.raid + 1, RAID_COUNT) }, sortedRaid);
  raids.forEach((places, raid) => {
    for (let token = raid * TOKENS_PER_RAID; token < (raid + 1) * TOKENS_PER_RAID; token++)
      places[state.places[token]!]!.push(tokenName(box, token));
  });
  return raids;
}

function question({ pending }: Immutable<State>, box: Box): View['question'] {
  if (pending.length === 0) return 'none';
  const { thief, victim, token } = pending[0]!;
  return { thief, victim, token: tokenName(box, token) };
}

function hand(state: Immutable<State>, seat: Seat, open: boolean): Veiled<Card>[] {
  const cards: Veiled<Card>[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    for (let count = state.hands[handSlot(seat, card)]!; count > 0; count--) cards.push(open ? CARDS[card]! : '?');
  }
  return cards;
}

/**
 * R15 — The owner sees it, everybody sees all when the table plays open or the game is over. Where nobody
 * but this seat can have what the viewer has not, there is nothing left to hide: so two players see each other's.
 */
function stack(state: Immutable<State>, viewer: Viewer, seat: Seat, places: Sorted): Veiled<Token>[] {
  const tokens = places[safeOf(seat)]!;
  if (seat === viewer || state.options.safes === 'open' || state.raid === RAID_COUNT) return tokens;
  const rivals = seatsOf(state.seats).some(
    (other) => other !== seat && other !== viewer && places[safeOf(other)]!.length > 0,
  );
  return rivals ? tokens.map(() => '?') : tokens;
}

/** R26 — Only the one who draws sees the card. */
export function redact(event: Event, viewer: Viewer): Event {
  return event.type === 'drew' && event.seat !== viewer ? { ...event, card: '?' } : event;
}

/** A played card was hidden in a hand, a drawn one in the pile; counting opens the safe stacks. The rest is in sight already. */
export const reveals: Readonly<Record<Event['type'], boolean>> = {
  played: true,
  took: false,
  asked: false,
  stole: false,
  gaveDog: false,
  fetchedDog: false,
  noEffect: false,
  drew: true,
  reshuffled: false,
  raidEnded: false,
  bossKept: false,
  bossReturned: false,
  secured: false,
  raidBegan: false,
  alibisCounted: true,
  arrested: false,
  fined: false,
  pointsCounted: true,
  won: false,
};
