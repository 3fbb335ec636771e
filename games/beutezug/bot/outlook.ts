import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { CARD_COUNT } from '../components.ts';
import { type World, worldOf } from '../fate.ts';
import { winChance } from '../reroll.ts';
import { type CardNumber, clone, EMPTY, isLastRound, type State } from '../state.ts';
import { type Gain, gain, power, type Score, type Traits, traitsOf, type Weights, weightsOf } from './worth.ts';

/** A way to fail. */
export interface Miss {
  readonly chance: number;
  readonly gain: Gain;
}

const NOTHING: Gain = { points: 0, power: 0, card: 0 };

const meanOf = (misses: readonly Miss[]): Miss => {
  const mean = (of: (gain: Gain) => number): number =>
    misses.reduce((sum, { chance, gain }) => sum + chance * of(gain), 0);
  return { chance: 1, gain: { points: mean(({ points }) => points), power: mean(({ power }) => power), card: 0 } };
};

/** Everything about a round that stays the same while one looks ahead in it. */
export class Outlook {
  readonly state: Immutable<State>;
  readonly weights: Weights;
  readonly score: Score;
  readonly traits: readonly Traits[];
  private readonly missed: (readonly Miss[])[] = [];
  private readonly gains: Gain[] = [];
  private readonly chances: number[] = [];

  /** Whether the order of the decks is known, as it is to nobody who plays fair. */
  private readonly open: boolean;

  constructor(state: Immutable<State>, decks: 'closed' | 'open' = 'closed') {
    this.state = state;
    this.open = decks === 'open';
    this.weights = weightsOf(state);
    this.traits = seatsOf(state.seats).map((seat) => traitsOf(state, seat));
    this.score = {
      points: this.traits.map(({ points }) => points),
      powers: this.traits.map((traits) => power(traits, this.weights)),
      tops: this.traits.map(({ top }) => top),
    };
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

  /** What a failure can bring, and how likely: what counts at the end, and before that the mean. */
  misses(seat: Seat): readonly Miss[] {
    this.missed[seat] ??= isLastRound(this.state) ? this.betterOfTwo(seat) : [meanOf(this.betterOfTwo(seat))];
    return this.missed[seat];
  }

  /** R18 — Of each pair that can lie on top of the 0 deck the better card; what is worth the same together. */
  private betterOfTwo(seat: Seat): readonly Miss[] {
    const deck = this.state.decks[0]!;
    const hidden = deck.slice(this.open ? -2 : this.state.under);
    const drawn = (hidden.length >= 2 ? hidden : deck).map((card) => this.gain(seat, card));
    if (drawn.length < 2) return [{ chance: 1, gain: drawn[0] ?? NOTHING }];
    drawn.sort((a, b) => a.power - b.power);
    const pairs = (drawn.length * (drawn.length - 1)) / 2;
    const found = new Map<number, Miss>();
    drawn.forEach((gain, worse) => {
      const before = found.get(gain.power)?.chance ?? 0;
      found.set(gain.power, { chance: before + worse / pairs, gain });
    });
    return [...found.values()].filter(({ chance }) => chance > 0);
  }

  /** What a pick promises by itself, whatever the others do: the card at its chance, or the 0 cards. */
  expectation(seat: Seat, space: number): number {
    const card = this.state.display[space]!;
    const win = this.chance(seat, card);
    return win * this.gain(seat, card).power + (1 - win) * meanOf(this.misses(seat)).gain.power;
  }

  /** The spaces with a card, the most promising first. */
  spaces(seat: Seat): readonly { readonly space: number; readonly worth: number }[] {
    return this.state.display
      .flatMap((card, space) => (card === EMPTY ? [] : [{ space, worth: this.expectation(seat, space) }]))
      .sort((a, b) => b.worth - a.worth);
  }
}
