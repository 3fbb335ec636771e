import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { CARD_COUNT } from '../components.ts';
import { type World, worldOf } from '../fate.ts';
import { winChance } from '../reroll.ts';
import { type CardNumber, clone, EMPTY, type State } from '../state.ts';
import { type Gain, gain, power, type Traits, traitsOf, type Weights, weightsOf } from './worth.ts';

/** Everything about a round that stays the same while one looks ahead in it. */
export class Outlook {
  readonly state: Immutable<State>;
  readonly weights: Weights;
  readonly points: readonly number[];
  readonly powers: readonly number[];
  readonly traits: readonly Traits[];
  /** What a failure brings each seat: the better one of two 0 cards, on average. */
  private readonly misses: (Gain | undefined)[] = [];
  private readonly gains: Gain[] = [];
  private readonly chances: number[] = [];

  /** Whether the order of the decks is known, as it is to nobody who plays fair. */
  private readonly open: boolean;

  constructor(state: Immutable<State>, decks: 'closed' | 'open' = 'closed') {
    this.state = state;
    this.open = decks === 'open';
    this.weights = weightsOf(state);
    this.traits = seatsOf(state.seats).map((seat) => traitsOf(state, seat));
    this.points = this.traits.map(({ points }) => points);
    this.powers = this.traits.map((traits) => power(traits, this.weights));
  }

  /** The round as it stands, to be played on. */
  world(): World {
    const { state } = this;
    return this.open ? { state: clone(state), unseen: state.decks, chance: 1 } : worldOf(state);
  }

  /** The chance to win a card, all bonuses fresh. */
  chance(seat: Seat, card: CardNumber): number {
    const key = seat * CARD_COUNT + card;
    this.chances[key] ??= winChance(this.state, seat, card);
    return this.chances[key];
  }

  gain(seat: Seat, card: CardNumber): Gain {
    const key = seat * CARD_COUNT + card;
    this.gains[key] ??= gain(this.traits[seat]!, card, this.state, this.weights);
    return this.gains[key];
  }

  miss(seat: Seat): Gain {
    this.misses[seat] ??= this.betterOfTwo(seat);
    return this.misses[seat];
  }

  /** R18 — Of all pairs that can lie on top of the 0 deck, the better card each. */
  private betterOfTwo(seat: Seat): Gain {
    const deck = this.state.decks[0]!;
    const hidden = deck.slice(this.open ? -2 : this.state.under);
    const drawn = (hidden.length >= 2 ? hidden : deck).map((card) => this.gain(seat, card));
    if (drawn.length === 0) return { points: 0, power: 0 };
    if (drawn.length === 1) return drawn[0]!;
    drawn.sort((a, b) => a.power - b.power);
    const pairs = (drawn.length * (drawn.length - 1)) / 2;
    return drawn.reduce(
      (sum, { points, power }, worse) => ({
        points: sum.points + (worse * points) / pairs,
        power: sum.power + (worse * power) / pairs,
      }),
      { points: 0, power: 0 },
    );
  }

  /** What a pick promises by itself, whatever the others do: the card at its chance, or the 0 cards. */
  expectation(seat: Seat, space: number): number {
    const card = this.state.display[space]!;
    const win = this.chance(seat, card);
    return win * this.gain(seat, card).power + (1 - win) * this.miss(seat).power;
  }

  /** The spaces with a card, the most promising first. */
  spaces(seat: Seat): readonly { readonly space: number; readonly worth: number }[] {
    return this.state.display
      .flatMap((card, space) => (card === EMPTY ? [] : [{ space, worth: this.expectation(seat, space) }]))
      .sort((a, b) => b.worth - a.worth);
  }
}
