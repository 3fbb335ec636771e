import type { Immutable, Seat } from '#table/game.ts';
import { role } from '../components/characters.ts';
import { type Cell, cellOf, posOf } from '../components/squares.ts';
import { type Move, roomIn } from '../move.ts';
import { distance } from '../path.ts';
import type { Refusal } from '../refusal.ts';
import * as offer from '../repertoire.ts';
import { ABILITY_USED, ALARM, above, below, has, isUp, OFF, planFor, type State } from '../state.ts';
import { type Aim, offerAt, whyNotAt, whyNotWith } from './aim.ts';
import { whySilent } from './alarms.ts';
import { deckOf, spottedFloor } from './characters.ts';
import { connections, gemPrice, peekEdges, SLIPPING, whyNoWay } from './moving.ts';

/** What each side lets its player do, and why not; `characters.ts` does it. */

type Of<T extends Move['type']> = Extract<Move, { readonly type: T }>;

const base = (cell: Cell): Cell => cell - posOf(cell);
const whyFaceUp = (state: Immutable<State>, _: number, cell: Cell): Refusal | undefined =>
  isUp(state, cell) ? 'face-up' : undefined;

/** R41 — Climb Window: from an outer tile straight up or down, three actions; nothing is left for the Gemstone then. */
const CLIMBING: Aim = {
  reach(state, seat) {
    const at = state.at[seat]!;
    return planFor(state, at).outer[posOf(at)] ? [above(state, at), below(at)].filter((cell) => cell !== OFF) : [];
  },
  beyond: () => 'climb-target',
  wrong(state, seat, to) {
    if (state.left < 3) return state.left === 0 ? 'no-actions' : 'climb-price';
    return gemPrice(state, seat, to) === 0 ? undefined : 'gemstone';
  },
};

/** R43 — X-Ray looks through one wall. */
const X_RAY: Aim = {
  reach(state, seat) {
    const from = state.at[seat]!;
    return planFor(state, from).walled[posOf(from)]!.map((pos) => base(from) + pos);
  },
  beyond: () => 'x-ray-target',
  wrong: whyFaceUp,
};

/** R43 — Enhance looks two peeks far, past tiles that are face up. */
const ENHANCE: Aim = {
  reach(state, seat) {
    const near = peekEdges(state, state.at[seat]!);
    const seen = near.slice();
    for (const middle of near)
      if (isUp(state, middle)) for (const far of peekEdges(state, middle)) if (!seen.includes(far)) seen.push(far);
    return seen;
  },
  beyond: () => 'enhance-target',
  wrong: whyFaceUp,
};

/** R44 — Crybaby: a neighbouring tile, face up, where an alarm can start. */
const CRYBABY: Aim = {
  reach(state, seat) {
    const from = state.at[seat]!;
    return planFor(state, from).open[posOf(from)]!.map((pos) => base(from) + pos);
  },
  beyond: () => 'crybaby-target',
  wrong: (state, _, cell) => (isUp(state, cell) ? whySilent(state, cell) : 'crybaby-target'),
};

/** R46 — Not where it is already. */
const whyCrowThere = (state: Immutable<State>, _: number, cell: Cell): Refusal | undefined =>
  cell === state.crow ? 'crow-there' : undefined;

/** R46 — Distract: the crow goes up to two steps away. */
const DISTRACT: Aim = {
  reach(state, seat) {
    const from = state.at[seat]!;
    const plan = planFor(state, from);
    const cells: Cell[] = [];
    for (const pos of plan.places) if (distance(plan, posOf(from), pos) <= 2) cells.push(base(from) + pos);
    return cells;
  },
  beyond: () => 'distract-target',
  wrong: whyCrowThere,
};

/** R46 — Disrupt: onto one's own tile. */
const DISRUPT: Aim = {
  reach: (state, seat) => [state.at[seat]!],
  beyond: () => 'disrupt-target',
  wrong: whyCrowThere,
};

const whyNoAction = (state: Immutable<State>): Refusal | undefined => (state.left >= 1 ? undefined : 'no-actions');

/** R44 — Reroute: take an alarm with an empty card, place one with a full card. */
function whyNotReroute(state: Immutable<State>, seat: Seat, { what }: Of<'reroute'>): Refusal | undefined {
  const at = state.at[seat]!;
  if (what === 'place') return state.juice === 1 ? whySilent(state, at) : 'card-empty';
  if (state.juice === 1) return 'card-full';
  return has(state, at, ALARM) ? undefined : 'no-alarm';
}

/** R48 — Orders: any step of any other player on the board. */
function whyNotOrder(state: Immutable<State>, seat: Seat, move: Of<'order'>): Refusal | undefined {
  const [other, to] = [move.seat, cellOf(move.to)];
  const missing = whyNotWith(state, seat, other);
  if (missing !== undefined) return missing;
  const from = state.at[other]!;
  return connections(state, other, from).includes(to) ? whyNoAction(state) : whyNoWay(state, other, from, to);
}

function offerOrders(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  if (whyNoAction(state) !== undefined) return;
  for (let other = 0; other < state.seats; other++) {
    if (whyNotWith(state, seat, other) !== undefined) continue;
    for (const to of connections(state, other, state.at[other]!)) moves.push(offer.ORDER[other]![to]!);
  }
}

/** An ability that is a move of its own. */
interface Skill {
  readonly move: Move['type'];
  /** Once a turn. */
  readonly once?: true;
  offer(state: Immutable<State>, seat: Seat, moves: Move[]): void;
  whyNot(state: Immutable<State>, seat: Seat, move: Move): Refusal | undefined;
}

const aimed = (move: Move['type'], aim: Aim, made: readonly Move[]): Skill => ({
  move,
  offer: (state, seat, moves) => offerAt(aim, made, state, seat, moves),
  whyNot: (state, seat, said) => whyNotAt(aim, state, seat, cellOf(roomIn(said)!)),
});

/** Few moves, each of which is looked at. */
const listed = <T extends Move['type']>(
  move: T,
  made: readonly Of<T>[],
  whyNot: (state: Immutable<State>, seat: Seat, move: Of<T>) => Refusal | undefined,
): Skill => ({
  move,
  offer(state, seat, moves) {
    for (const one of made) if (whyNot(state, seat, one) === undefined) moves.push(one);
  },
  whyNot: (state, seat, said) => whyNot(state, seat, said as Of<T>),
});

const once = (skill: Skill): Skill => ({ ...skill, once: true });

/** R50 — Not into an empty deck. */
const SPOTTING = once(
  listed('spot', [offer.SPOT], (state, seat) =>
    deckOf(state, spottedFloor(state, seat)).length === 0 ? 'deck-empty' : whyNoAction(state),
  ),
);

/** R40–R50 — What each side adds, by role. */
const SKILLS: Readonly<Record<number, Skill>> = {
  /** Offered beside the step that it replaces. */
  [role('flexibility')]: { ...aimed('slip', SLIPPING, []), offer: () => {} },
  [role('climb-window')]: aimed('climb', CLIMBING, offer.CLIMB),
  /** R42 — One token at a time. */
  [role('laptop')]: listed('laptop', [offer.LAPTOP], (state) =>
    state.laptop > 0 ? 'laptop-full' : whyNoAction(state),
  ),
  [role('x-ray')]: once(aimed('x-ray', X_RAY, offer.X_RAY)),
  [role('enhance')]: once(aimed('enhance', ENHANCE, offer.ENHANCE)),
  [role('crybaby')]: aimed('crybaby', CRYBABY, offer.CRYBABY),
  [role('reroute')]: once(listed('reroute', [offer.REROUTE_TAKE, offer.REROUTE_PLACE], whyNotReroute)),
  [role('distract')]: aimed('crow', DISTRACT, offer.CROW),
  [role('disrupt')]: aimed('crow', DISRUPT, offer.CROW),
  /** R47 — A Stealth of one's own is the price. */
  [role('tinker')]: listed('tinker', [offer.TINKER], (state, seat) =>
    state.stealth[seat]! > 0 ? undefined : 'no-stealth',
  ),
  [role('orders')]: once({ ...listed('order', [], whyNotOrder), offer: offerOrders }),
  /** R49 — With anybody on the board, while no action is spent. */
  [role('disguise')]: listed(
    'disguise',
    offer.DISGUISE,
    (state, seat, { seat: other }) =>
      whyNotWith(state, seat, other) ?? (state.spent > 0 ? 'disguise-first' : whyNoAction(state)),
  ),
  [role('clairvoyance')]: SPOTTING,
  [role('precognition')]: SPOTTING,
};

const isUsed = (state: Immutable<State>, skill: Skill): boolean =>
  skill.once === true && (state.done & ABILITY_USED) !== 0;

export function offerSkill(state: Immutable<State>, seat: Seat, moves: Move[]): void {
  const skill = SKILLS[state.role[seat]!];
  if (skill !== undefined && !isUsed(state, skill)) skill.offer(state, seat, moves);
}

/** What one is comes before where one is. */
export function whyNotSkill(state: Immutable<State>, seat: Seat, move: Move): Refusal | undefined {
  const skill = SKILLS[state.role[seat]!];
  if (skill?.move !== move.type) return 'not-your-ability';
  return isUsed(state, skill) ? 'used-this-turn' : skill.whyNot(state, seat, move);
}
