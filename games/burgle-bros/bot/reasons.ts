import type { Seat } from '#table/game.ts';
import { ABILITIES, extraDie } from '../components/characters.ts';
import { cellAt, cellOf, floorOf, type Square, squareOf } from '../components/squares.ts';
import { SAFE, STAIRS } from '../components/tiles.ts';
import type { Move } from '../move.ts';
import { safeOdds } from '../odds/safes.ts';
import { isClear } from '../rules/escape.ts';
import { connections } from '../rules/moving.ts';
import { lineOf } from '../rules/safes.ts';
import { BOMB_STAIRS, has, isInside, isUp, planAt, SAFE_OPEN, type State, shows } from '../state.ts';
import type { View } from '../view.ts';
import { gap, riskOf, SLIGHT, type Weighed } from './comparison.ts';
import { EVEN, FEAR, prospectsFrom } from './objections.ts';
import { actionsToOpen } from './opening.ts';
import type { Reason } from './reason.ts';
import { Routes } from './routes.ts';
import { shareOf, surveyOf } from './survey.ts';
import { digitsOf, needsOf, type Task } from './tasks.ts';
import { TOOL_WORTH } from './weights.ts';

/** The move, and what it is measured against. */
export interface Weighing {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly world: State;
  readonly seat: Seat;
  readonly best: Weighed;
  /** The second best, if anybody knows which that is. */
  readonly second: Weighed | undefined;
  /** To end the turn instead, or another answer. */
  readonly stay: Weighed | undefined;
  /** How clear it is: so many actions, not planned at all, or changed by looking ahead. */
  readonly lead: number | 'unknown' | 'ahead';
}

/** What speaks for a move, the weightiest first. */
export function reasonsFor(weighing: Weighing): readonly Reason[] {
  const { view } = weighing;
  const found = view.question === 'none' ? deedReasons(weighing) : answerReasons(weighing);
  return [
    ...despite(weighing),
    ...clearly(weighing),
    ...found,
    ...otherwise(weighing),
    ...quiet(weighing),
    ...counted(weighing),
  ];
}

/** A difference that comes before everything else. */
const CLEAR = 0.25;

/** The guards are much less to be feared than if the turn ended without it. */
function clearly(weighing: Weighing): readonly Reason[] {
  return safer(weighing).filter((reason) => 'other' in reason && reason.other - reason.chance >= CLEAR);
}

const slightly = (weighing: Weighing): readonly Reason[] => {
  const clear = clearly(weighing);
  return clear.length > 0 ? [] : safer(weighing);
};

/** Less is risked than if the turn ended without it; because a guard turns elsewhere, if one does. */
function safer({ view, seat, best, stay }: Weighing): readonly Reason[] {
  if (stay === undefined || stay === best) return [];
  const found = gap(stay.cost, best.cost, seat);
  if (found === undefined) return [];
  const { chance: other, other: chance, ...risk } = found;
  const to = lureOf(view, best, stay);
  // Two answers are compared anyway.
  if (to === undefined && (view.question !== 'none' || found.by === 'move')) return [];
  return [{ because: to === undefined ? 'safer' : 'lured', ...to, ...risk, chance, other } as Reason];
}

/** R48 — What is not known before they have agreed is only what they leave. */
function inDanger({ stay }: Weighing, seat: Seat): readonly Reason[] {
  const risk = stay && riskOf(stay.cost, seat);
  return risk === undefined ? [] : [{ because: 'inDanger', ...risk }];
}

/** Where a guard then heads for certain, who would not otherwise. */
function lureOf(
  { floors }: View,
  { meaning }: Weighed,
  stay: Weighed,
): { readonly floor: number; readonly to: Square } | undefined {
  const turned = meaning.heads.find(
    ({ floor, at, chance }) =>
      chance === 1 &&
      meaning.error === 0 &&
      floors[floor - 1]!.destination !== at &&
      !stay.meaning.heads.some((one) => one.floor === floor && one.at === at),
  );
  return turned && { floor: turned.floor, to: turned.at };
}

/** Less is risked than with the second best. */
function otherwise({ seat, best, second }: Weighing): readonly Reason[] {
  if (second === undefined) return [];
  const found = gap(second.cost, best.cost, seat);
  if (found === undefined) return [];
  const { chance: other, other: chance, ...risk } = found;
  return [{ because: 'otherwise', ...risk, chance, other }];
}

/** A great risk, where there is nothing left to be done about it in this turn. */
function despite({ seat, best, second, lead }: Weighing): readonly Reason[] {
  const isOver = best.move.type === 'end' || best.meaning.left[1] === 0;
  const risk = isOver ? riskOf(best.cost, seat) : undefined;
  if (risk === undefined || (second !== undefined && gap(second.cost, best.cost, seat) !== undefined)) return [];
  const actions = lead === 'unknown' ? 'unsaid' : lead === 'ahead' || lead < FEAR ? lead : 'much';
  return [{ because: 'despite', ...risk, actions }];
}

/** Nobody is to be feared where the turn would end. */
function quiet({ seat, best: { move, cost, meaning } }: Weighing): readonly Reason[] {
  const { byEnd } = cost;
  if (byEnd === 'open' || byEnd.error > 0 || byEnd.losses.caught[seat]! + byEnd.losses.stealth[seat]! > 0) return [];
  const at = move.type === 'go' ? meaning.stands.find((one) => one.seat === seat && one.chance === 1)?.at : undefined;
  return at === undefined || at === 'outside' || at === 'roof' ? [] : [{ because: 'quiet', at }];
}

/** What only the planner says. */
function counted({ lead }: Weighing): readonly Reason[] {
  if (lead === 'unknown') return [];
  if (lead === 'ahead') return [{ because: 'ahead' }];
  if (lead >= FEAR) return [{ because: 'fears' }];
  return lead >= EVEN ? [{ because: 'worth', actions: lead }] : [];
}

/** What a move does that people play for. */
export function deedReasons(weighing: Weighing): readonly Reason[] {
  const { view, moves, world, seat, best, second } = weighing;
  const { move } = best;
  const at = world.at[seat]!;
  switch (move.type) {
    case 'crack': {
      const odds = safeOdds(view, seat).find((safe) => safe.at === move.safe)!;
      if (odds.roll === 'none') return noEvent(weighing);
      const { opens, cracks } = odds.roll;
      const roll: Reason = { because: 'roll', safe: move.safe, opens, cracks };
      // A roll that cannot crack anything is made for another reason.
      return cracks === 0 ? [...noEvent(weighing), roll] : [roll];
    }
    case 'add-die':
      return [dieReason(weighing, move.safe)];
    case 'peek':
    case 'x-ray':
    case 'enhance':
      return reveals(weighing, move.at);
    case 'go':
      return isUp(world, cellOf(move.to))
        ? [...wayTo(weighing, seat, at, cellOf(move.to)), ...noEvent(weighing), ...slightly(weighing)]
        : [...reveals(weighing, move.to), ...slightly(weighing)];
    case 'order':
      return [
        ...inDanger(weighing, move.seat),
        ...wayTo(weighing, move.seat, world.at[move.seat]!, cellOf(move.to)),
        ...able(weighing),
      ];
    case 'spot':
      return view.crew[seat]!.ability === 'clairvoyance'
        ? [{ because: 'look', floor: floorOf(at) + 1 }]
        : [{ because: 'lookEvent' }];
    case 'end':
      if (second !== undefined) return [];
      return [{ because: moves.every(({ type }) => IDLE.has(type)) ? 'last' : 'canWait' }];
    case 'hack':
    case 'laptop':
      return [{ because: 'hack' }];
    case 'escape':
      return [{ because: 'escape' }];
    case 'pick-up':
      return [...slightly(weighing), { because: 'loot' }];
    case 'use':
    case 'use-at':
      return [...slightly(weighing), { because: 'tool', tool: move.tool }];
    default:
      return [...slightly(weighing), ...able(weighing)];
  }
}

/** What is still possible when nothing can be done any more. */
const IDLE: ReadonlySet<Move['type']> = new Set(['end', 'give-up', 'give', 'take', 'crow']);

/** What this seat's character can do. */
function able({ view, seat }: Weighing): readonly Reason[] {
  const { character, side } = view.crew[seat]!;
  return side === 'undecided' ? [] : [{ because: 'ability', ability: ABILITIES[character][side] }];
}

/** What an answer is good for. */
function answerReasons(weighing: Weighing): readonly Reason[] {
  const { view, world, seat, best, second } = weighing;
  const { move, meaning } = best;
  const { question } = view;
  if (question === 'none') return [];
  switch (question.ask) {
    case 'side':
      return sideReason(view, seat, move);
    case 'entrance':
      return move.type === 'choose' ? entrance(world, move.at) : [];
    case 'how-many-tools':
      return [{ because: 'twoTools' }];
    case 'keep-tool':
      return move.type === 'keep' && second?.move.type === 'keep' ? toolReasons(move.tool, second.move.tool) : [];
    case 'stealth':
      return [{ because: 'roomFirst' }];
    case 'shelter':
      return move.type === 'choose-seat' ? [{ because: 'neediest', seat: move.seat }] : [];
    case 'trade':
      return [...slightly(weighing), { because: 'trust' }];
    case 'orders':
      return [
        ...slightly(weighing),
        ...wayTo(weighing, seat, world.at[seat]!, cellOf(question.at as Square)),
        { because: 'trust' },
      ];
    case 'peekhole':
      return move.type === 'choose' ? reveals(weighing, move.at) : [];
    default:
      return [
        ...(meaning.opens === 1 && meaning.error === 0 ? [{ because: 'opens' } as const] : []),
        ...cracks(weighing),
        ...silence(weighing),
        ...slightly(weighing),
        ...cheaper(weighing),
      ];
  }
}

/** R85 — What a side can do. */
export function sideReason(view: View, seat: Seat, move: Move): readonly Reason[] {
  return move.type === 'side'
    ? [{ because: 'ability', ability: ABILITIES[view.crew[seat]!.character][move.side] }]
    : [];
}

function toolReasons(tool: keyof typeof TOOL_WORTH, than: keyof typeof TOOL_WORTH): readonly Reason[] {
  const actions = TOOL_WORTH[tool] - TOOL_WORTH[than];
  return [...(actions > 0 ? [{ because: 'better', tool, than, actions } as const] : []), { because: 'tool', tool }];
}

/** R33 — Digits that it cracks, where other answers crack fewer. */
function cracks({ best: { meaning }, second }: Weighing): readonly Reason[] {
  const sure = ({ cracked }: Weighed['meaning']) => cracked.filter(({ chance }) => chance === 1).map(({ at }) => at);
  const mine = meaning.error === 0 ? sure(meaning) : [];
  return mine.length > 0 && (second === undefined || mine.length > sure(second.meaning).length)
    ? [{ because: 'cracks', at: mine }]
    : [];
}

/** Nothing rings, and with the other answer something may. */
function silence({ best, second }: Weighing): readonly Reason[] {
  const isQuiet = best.meaning.rings === 0 && best.meaning.error === 0;
  return isQuiet && second !== undefined && second.meaning.rings > SLIGHT ? [{ because: 'noAlarm' }] : [];
}

function cheaper({ best, second }: Weighing): readonly Reason[] {
  const actions = second === undefined ? 0 : second.meaning.spends[0] - best.meaning.spends[1];
  return actions > 0 ? [{ because: 'cheaper', actions }] : [];
}

/** R3 — What is better there than at most entrances. */
function entrance(world: State, at: Square): readonly Reason[] {
  const all = cellsOf(world, 0).map((cell) => prospectsFrom(world, squareOf(cell)));
  const mine = prospectsFrom(world, at);
  const mean = (of: 'rooms' | 'guard'): number => all.reduce((sum, each) => sum + each[of], 0) / all.length;
  const rooms = mine.rooms >= mean('rooms') ? { rooms: mine.rooms } : undefined;
  const guard = mine.guard >= mean('guard') ? { guard: mine.guard } : undefined;
  return rooms === undefined && guard === undefined ? [] : [{ because: 'entrance', ...rooms, ...guard }];
}

/** An event comes after too few actions: this is the one that keeps it away. */
function noEvent({ best, stay }: Weighing): readonly Reason[] {
  const [now, then] = [stay?.cost.byEnd ?? 'open', best.cost.byEnd];
  if (now === 'open' || then === 'open') return [];
  return now.event === 1 && now.error === 0 && then.event === 0 && then.error === 0 ? [{ because: 'noEvent' }] : [];
}

/** R44 — Whoever rolls one die more counts it in. */
function dieReason({ view, world, seat }: Weighing, safe: Square): Reason {
  const cell = cellOf(safe);
  const { missing } = digitsOf(world, cell);
  const dice = world.tokens[cell]! + extraDie(view.crew[seat]!.ability);
  if (dice === 0) return { because: 'firstDie', safe };
  const saved = actionsToOpen(dice, missing) - 2 - actionsToOpen(dice + 1, missing);
  return { because: 'die', safe, turns: Math.max(0, Math.round(saved / TURN)) };
}

const TURN = 4;

/** The cells of a floor. */
const cellsOf = (world: State, floor: number): readonly number[] =>
  planAt(world, floor).places.map((pos) => cellAt(floor, pos));

/** What is looked for in a dark room: a digit in line with a safe, the safe, or the stairs; or just what it is. */
function reveals(weighing: Weighing, at: Square): readonly Reason[] {
  return [{ because: 'reveal', at, as: soughtAt(weighing, at) }, ...noEvent(weighing)];
}

function soughtAt({ world, best: { meaning } }: Weighing, at: Square): 'safe' | 'digit' | 'stairs' | 'room' {
  const cell = cellOf(at);
  const mayBe = (tile: string): boolean => meaning.turnsUp.some((one) => one.at === at && one.tile === tile);
  if (!needsOf(world).has(cell)) return 'room';
  const safes = cellsOf(world, floorOf(cell)).filter((each) => shows(world, each, SAFE));
  const closed = safes.filter((safe) => !has(world, safe, SAFE_OPEN));
  if (closed.some((safe) => lineOf(world, safe).includes(cell))) return 'digit';
  if (safes.length === 0 && mayBe('safe')) return 'safe';
  return mayBe('stairs') ? 'stairs' : 'room';
}

/** The next task of this seat from there, if it is nearer then. */
function wayTo({ world, best }: Weighing, seat: Seat, at: number, from: number): readonly Reason[] {
  if (!isInside(world, seat)) return [];
  const { tasks } = shareOf(world, seat, surveyOf(world));
  const routes = new Routes(world, seat);
  const [field, before] = [routes.fieldFrom(from), routes.fieldFrom(at)];
  // R59 — Gymnastics is over soon: a Walkway leads to the roof only for those who get there in this turn.
  const left = world.turn === seat && isClear(world) ? best.meaning.left[0] : 0;
  const isOpen = ({ kind, cell }: Task): boolean =>
    kind !== 'roof' || has(world, cell, BOMB_STAIRS) || shows(world, cell, STAIRS) || field[cell]! + 1 <= left;
  const [next] = tasks
    .filter((task) => field[task.cell]! < Number.POSITIVE_INFINITY && isOpen(task))
    .toSorted((a, b) => field[a.cell]! + a.extra - field[b.cell]! - b.extra);
  if (next === undefined || field[next.cell]! >= before[next.cell]!) return [];
  // It is cheaper, but people count steps.
  if (stepsTo(world, seat, from, next.cell) >= stepsTo(world, seat, at, next.cell)) return [];
  return [{ because: 'way', seat, to: squareOf(next.cell), task: next.kind }];
}

/** Steps that are possible, whatever they cost. */
export function stepsTo(world: State, seat: Seat, from: number, to: number): number {
  const away = new Map([[from, 0]]);
  for (const [cell, steps] of away) {
    if (cell === to) return steps;
    for (const next of connections(world, seat, cell)) if (!away.has(next)) away.set(next, steps + 1);
  }
  return Number.POSITIVE_INFINITY;
}
