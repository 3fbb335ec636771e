import type { Guide } from '#table/bot.ts';
import { type Chance, type Game, type Seat, seatsOf, type Viewer } from '#table/game.ts';

/** Take one to three from a pile; whoever takes the last one wins. With a bomb hidden under one of them, whoever takes that one loses. */
export interface State {
  left: number;
  turn: Seat;
  /** The one that must not be taken, counted like `left`; 0 for none. */
  bomb: number;
  exploded: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly left: number;
  readonly turn: Seat;
  /** Where the bomb can be. */
  readonly among: readonly number[];
}

export type Move = 1 | 2 | 3;
const MOVES: readonly { readonly take: Move }[] = [{ take: 1 }, { take: 2 }, { take: 3 }];

export type Nim = Game<State, (typeof MOVES)[number], { readonly type: 'took' }, View, object>;

/** `among`: where the bomb can be, as all know, each as likely as the others. */
export const nim = (left: number, among: readonly number[] = []): Nim => ({
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: () => ({}),
  setup: (_, __, chance) => ({ left, turn: 0 as Seat, bomb: bombAmong(among, chance), exploded: false }),
  toAct: (s) => (s.left === 0 || s.exploded ? [] : [s.turn]),
  moves: (s) => MOVES.filter(({ take }) => take <= s.left),
  step: (s, _, { take }, __, tell) => {
    s.exploded = s.bomb > s.left - take && s.bomb <= s.left;
    s.left -= take;
    s.turn = (1 - s.turn) as Seat;
    tell({ type: 'took' });
  },
  outcome: (s) => {
    if (s.left > 0 && !s.exploded) return undefined;
    const winner = s.exploded ? s.turn : ((1 - s.turn) as Seat);
    return { winners: [winner], places: seatsOf(2).map((seat) => (seat === winner ? 1 : 2)), scores: [0, 0] };
  },
  clone: (s) => ({ ...s }),
  view: (s, viewer) => ({ viewer, left: s.left, turn: s.turn, among: among.filter((place) => place <= s.left) }),
  redact: (event) => event,
  reveals: { took: true },
  determinize: (v, chance) => ({ left: v.left, turn: v.turn, bomb: bombAmong(v.among, chance), exploded: false }),
  notate: ({ take }) => `take ${take}`,
  refusal: () => 'unclear',
});

const bombAmong = (among: readonly number[], chance: Chance): number =>
  among.length === 0 ? 0 : among[chance.below(among.length)]!;

/** First sight sees nothing, and only the end counts. */
export const blind = (game: Nim): Guide<State, View, (typeof MOVES)[number]> => ({
  world: game.determinize,
  look: () => 0,
  isFar: () => false,
  worth: (s) => {
    const end = game.outcome(s);
    return seatsOf(2).map((seat) => (end === undefined ? 0.5 : end.winners.includes(seat) ? 1 : 0));
  },
});

/** The same, but all win with seat 0. */
export const together = (game: Nim): ReturnType<typeof blind> => {
  const guide = blind(game);
  return { ...guide, worth: (s) => guide.worth(s).map((_, __, all) => all[0]!) };
};
