import type { Signal } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { isSquare, type Square } from '../../components/squares.ts';
import type { Offer } from '../offers.ts';

/** What is put into a plan: a step on the way, a look, a roll for a safe, or only "look here". */
export const INTENTS = ['go', 'peek', 'crack', 'ping'] as const;
export type Intent = (typeof INTENTS)[number];

export interface Sketch {
  readonly intent: Intent;
  readonly at: Square;
}

/** Somebody's plan for somebody's turn. It has no effect and is gone when the turn is over. */
export interface Ghost {
  readonly author: Seat;
  readonly actor: Seat;
  readonly sketches: readonly Sketch[];
}

/** As it travels: bound to the turn it was made in. */
interface Sent {
  readonly turn: number;
  readonly actor: number;
  readonly plan: readonly string[];
}

export const sent = (turn: number, { actor, sketches }: Ghost): Sent => ({
  turn,
  actor,
  plan: sketches.map(({ intent, at }) => `${intent} ${at}`),
});

const LONGEST = 24;

/** The plans of the others that belong to this turn. What others send is read with care. */
export function ghostsIn(signals: readonly Signal[], turn: number, seats: number): readonly Ghost[] {
  return signals.flatMap(({ seat, data }) => {
    const { turn: made, actor, plan } = (data ?? {}) as Partial<Record<keyof Sent, unknown>>;
    if (made !== turn || !Array.isArray(plan) || typeof actor !== 'number' || !(actor >= 0 && actor < seats)) return [];
    const sketches = plan.slice(0, LONGEST).flatMap(sketchOf);
    return sketches.length === 0 ? [] : [{ author: seat, actor: actor as Seat, sketches }];
  });
}

function sketchOf(written: unknown): Sketch[] {
  const [intent, at] = String(written).split(' ');
  const known = INTENTS.find((each) => each === intent);
  return known === undefined || at === undefined || !isSquare(at) ? [] : [{ intent: known, at }];
}

/** A plan with this step added, or without it if it was there. */
export function toggled(sketches: readonly Sketch[], { intent, at }: Sketch): readonly Sketch[] {
  const rest = sketches.filter((other) => other.intent !== intent || other.at !== at);
  return rest.length < sketches.length ? rest : [...sketches, { intent, at }].slice(-LONGEST);
}

/** The steps of a plan that are moves, in order. */
export const stepsIn = ({ sketches }: Ghost): readonly Sketch[] => sketches.filter(({ intent }) => intent !== 'ping');

/** The first step of a plan that the actor may take now. */
export const followed = (ghost: Ghost, offers: readonly Offer[]): Offer | undefined =>
  stepsIn(ghost)
    .map(({ intent, at }) => offers.find(({ name }) => name === `${intent} ${at}`))
    .find((offer) => offer !== undefined);
