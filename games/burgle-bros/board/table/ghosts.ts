import type { Plan } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { isSquare, type Square } from '../../components/squares.ts';
import type { View } from '../../view.ts';
import type { Offer } from '../offers.ts';

/** What is put into a plan: a step on the way, a look, a roll for a safe, or only "look here". */
export const INTENTS = ['go', 'peek', 'crack', 'ping'] as const;
export type Intent = (typeof INTENTS)[number];

export interface Sketch {
  readonly intent: Intent;
  readonly at: Square;
}

/** Somebody's plan for somebody's turn. It has no effect, and is gone when that turn is over. */
export interface Ghost {
  readonly author: Seat;
  readonly actor: Seat;
  readonly sketches: readonly Sketch[];
}

/** As it is kept: bound to the turn it was made in, and to whoever played then. */
interface Sent {
  readonly turn: number;
  readonly seat: number;
  readonly actor: number;
  readonly plan: readonly string[];
}

type Turn = Pick<View, 'turn' | 'turns' | 'seats' | 'crew'>;

export const sent = ({ turn, turns }: Turn, { actor, sketches }: Ghost): Sent => ({
  turn: turns,
  seat: turn,
  actor,
  plan: sketches.map(({ intent, at }) => `${intent} ${at}`),
});

const LONGEST = 24;

/** The plans that are still to be followed. What others send is read with care. */
export function ghostsIn(plans: readonly Plan[], now: Turn): readonly Ghost[] {
  return plans.flatMap(({ seat: author, data }) => {
    const { turn, seat, actor, plan } = (data ?? {}) as Partial<Record<keyof Sent, unknown>>;
    if (typeof turn !== 'number' || !Array.isArray(plan) || !isSeat(seat, now) || !isSeat(actor, now)) return [];
    if (isOvertaken({ turn, seat, actor }, now)) return [];
    const sketches = plan.slice(0, LONGEST).flatMap(sketchOf);
    return sketches.length === 0 ? [] : [{ author, actor, sketches }];
  });
}

const isSeat = (seat: unknown, { seats }: Turn): seat is Seat =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

interface Made {
  readonly turn: number;
  readonly seat: Seat;
  readonly actor: Seat;
}

/** Whether the turn that a plan was made for is over: play goes round, and whoever is out has no more turns. */
function isOvertaken({ turn, seat, actor }: Made, { turn: now, turns, seats, crew }: Turn): boolean {
  const since = turns - turn;
  if (since < 0 || since > seats || crew[actor]!.at === 'roof') return true;
  if (since === 0 || actor === now) return actor === seat && since > 0;
  const steps = (to: Seat): number => (to - seat + seats) % seats || seats;
  const inside = crew.filter(({ at }) => at !== 'roof').length;
  return actor === seat || steps(actor) < steps(now) || since >= inside;
}

/** What is left of a plan: where the actor stands they have gone, and what lies open need not be peeked at. */
export function remaining(ghost: Ghost, { crew, floors }: Pick<View, 'crew' | 'floors'>): Ghost | undefined {
  const { at } = crew[ghost.actor]!;
  const gone = ghost.sketches.findLastIndex((sketch) => sketch.intent === 'go' && sketch.at === at);
  const isKnown = (square: Square): boolean =>
    floors.some(({ tiles }) => tiles.some((tile) => tile.at === square && tile.tile !== '?'));
  const sketches = ghost.sketches.filter(
    ({ intent, at: square }, i) => intent === 'ping' || (i > gone && !(intent === 'peek' && isKnown(square))),
  );
  return sketches.length === 0 ? undefined : { ...ghost, sketches };
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
