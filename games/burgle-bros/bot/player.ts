import type { Chance, Seat } from '#table/game.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { determinize } from '../worlds.ts';
import { choose, tried } from './choices.ts';
import { type Depth, Turn } from './turn.ts';

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a player is given: what a person sees, and dice of its own. */
export interface Seen {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly chance: Chance;
}

export type Player = (seen: Seen) => Move;

const DEPTH: Readonly<Record<Strength, Depth>> = {
  easy: { rooms: 1, everyKind: false },
  normal: { rooms: 1, everyKind: false },
  hard: { rooms: 1, everyKind: true },
};

const WORLDS = 4;

export const player =
  (strength: Strength): Player =>
  ({ seat, view, moves, chance }) => {
    if (moves.length === 1) return moves[0]!;
    const world = determinize(view, chance);
    const answer = choose(view, world, seat, moves);
    if (answer !== undefined) return answer;
    if (view.question !== 'none' && seat !== view.turn || view.agenda.length > 1) {
      const worlds = Array.from({ length: WORLDS }, () => determinize(view, chance));
      return tried(worlds, seat, moves, chance);
    }
    return new Turn(view, world, seat, DEPTH[strength], chance).plans(world, moves)[0]!.move;
  };
