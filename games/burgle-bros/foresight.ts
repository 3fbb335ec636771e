import { chanceOf, type Foresight, foresee } from '#table/foresight.ts';
import type { Immutable, Seat } from '#table/game.ts';
import type { EventName } from './components/cards.ts';
import { type Square, squareOf } from './components/squares.ts';
import type { AlarmCause, Event } from './event.ts';
import { game } from './index.ts';
import type { Move } from './move.ts';
import { type Ask, isQuestion, type Pending } from './pending.ts';
import { END } from './rules/offers.ts';
import { OFF, type Result, ROOF, type State } from './state.ts';
import type { View } from './view.ts';

export { type Standing, standing } from './standing.ts';

/** What may happen, and how likely it is; 1 is certain. */
export type Likely<T> = T & { readonly chance: number };

export type Spot = Square | 'outside' | 'roof';

/** A guard on the move. */
export interface Walk {
  readonly floor: number;
  /** The steps that are certain, and how many there are at least and at most. */
  readonly sure: readonly Square[];
  /** His likeliest way, as far as it is likelier than not. */
  readonly path: readonly Likely<{ readonly at: Square }>[];
  /** Where he most likely heads when he sets out. */
  readonly to: Square | 'none';
  readonly steps: readonly [least: number, most: number];
  /** Every tile he may come onto. */
  readonly passes: readonly Likely<{ readonly at: Square }>[];
  /** Where he heads afterwards. */
  readonly heads: readonly Likely<{ readonly at: Square }>[];
  /** He draws patrol cards on the way; and after how many steps the first, where one number is likelier than not. */
  readonly draws: number;
  readonly card: number | 'none';
  readonly heldBy: readonly Likely<{ readonly by: 'donuts' | 'crow' | 'shift-change' }>[];
}

/** What is to be feared, the worst first. */
export const DANGERS = ['guard', 'alarm', 'choice', 'shut', 'fall', 'quiet'] as const;
export type Danger = (typeof DANGERS)[number];

/** What a move does, as far as whoever makes it can know: what the rules would tell, and how likely. Plain data. */
export interface Meaning {
  /** Two standard errors of the chances; 0 where they are exact. */
  readonly error: number;
  /** Actions: at least, at most. */
  readonly spends: readonly [least: number, most: number];
  /** Actions left to whoever is in turn afterwards: at least, at most. */
  readonly left: readonly [least: number, most: number];
  /** The worst that it brings: one of these in every case, so their chances add up to 1. The worst first. */
  readonly brings: readonly Likely<{ readonly danger: Danger }>[];
  /** Where whoever may be elsewhere afterwards comes to stand. */
  readonly stands: readonly Likely<{ readonly seat: Seat; readonly at: Spot }>[];
  readonly stopped: readonly Likely<{ readonly by: 'deadbolt' | 'keypad' }>[];
  /** What is turned up, by its kind. */
  readonly turnsUp: readonly Likely<{ readonly at: Square; readonly tile: string }>[];
  readonly alarms: readonly Likely<{ readonly at: Square; readonly because: AlarmCause }>[];
  /** Alarms that stop. */
  readonly silenced: readonly Likely<{ readonly at: Square }>[];
  /** Who loses a Stealth at least, of their own or the room's; and who is caught. */
  readonly loses: readonly Likely<{ readonly seat: Seat }>[];
  readonly caught: readonly Likely<{ readonly seat: Seat }>[];
  readonly gains: readonly Likely<{ readonly seat: Seat }>[];
  /** What is to be answered next. */
  readonly asks: readonly Likely<{ readonly ask: Ask; readonly seat: Seat }>[];
  readonly draws: readonly Likely<{ readonly event: EventName }>[];
  readonly walks: readonly Walk[];
  /** Where a guard heads now who did not before, and does not walk yet. */
  readonly heads: readonly Likely<{ readonly floor: number; readonly at: Square }>[];
  /** Dice that are rolled, at most. */
  readonly dice: number;
  readonly cracked: readonly Likely<{ readonly at: Square }>[];
  readonly cracks: number;
  readonly opens: number;
  readonly finds: { readonly tool: number; readonly loot: number };
  readonly ends: readonly Likely<{ readonly result: Result }>[];
}

/** One way it may go. */
interface Told {
  readonly events: readonly Event[];
  readonly left: number;
  readonly spent: number;
  readonly at: readonly Spot[];
  readonly heads: readonly (Square | 'none')[];
  readonly ask: { readonly ask: Ask; readonly seat: Seat } | undefined;
  readonly result: Result;
}

/** The meaning of each of these moves of the viewer's, in their order. */
export function meanings(view: View, moves: readonly Move[]): readonly Meaning[] {
  return foresee(game, view, moves, digest).map((found) => meaningOf(view, found));
}

/** Moves after which the turn may well be ended: steps, and answers. */
const isLast = ({ question, turns }: View, { type }: Move): boolean =>
  turns > 0 && (question === 'none' ? type === 'go' || type === 'slip' || type === 'climb' : true);

/** What such moves would bring if the turn were ended right after; where something is asked first, just what they do. */
export function sequels(view: View, moves: readonly Move[]): readonly (Meaning | undefined)[] {
  const ending: typeof game = {
    ...game,
    step(state, seat, move, chance, tell) {
      game.step(state, seat, move, chance, tell);
      const goesOn = state.result === 'playing' && state.pending.length === 0 && state.turns === view.turns;
      if (goesOn) game.step(state, state.turn, END, chance, tell);
    },
  };
  const last = moves.filter((move) => isLast(view, move));
  const found = foresee(ending, view, last, digest).map((each) => meaningOf(view, each));
  return moves.map((move) => found[last.indexOf(move)]);
}

function digest(events: readonly Event[], after: Immutable<State>): Told {
  const top = after.pending.at(-1) as Pending | undefined;
  return {
    events,
    left: after.left,
    spent: after.spent,
    at: after.at.map((cell) => (cell === ROOF ? 'roof' : cell === OFF ? 'outside' : squareOf(cell))),
    heads: after.goal.map((cell) => (cell === OFF ? 'none' : squareOf(cell))),
    ask: top !== undefined && isQuestion(top) ? { ask: top.ask, seat: top.seat } : undefined,
    result: after.result,
  };
}

type Found = Foresight<Told>;

function meaningOf(view: View, found: Found): Meaning {
  const all = found.endings.map(({ told }) => told);
  const spent = all.map((told) => spentIn(told, view));
  const likely = <T extends object>(of: (told: Told) => readonly T[]): Likely<T>[] => gather(found, of);
  return {
    error: found.error,
    spends: [Math.min(...spent), Math.max(...spent)],
    left: [Math.min(...all.map(({ left }) => left)), Math.max(...all.map(({ left }) => left))],
    brings: likely((told) => [{ danger: dangerIn(told) }]).sort(
      (a, b) => DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger),
    ),
    stands: likely(({ at }) =>
      at.flatMap((spot, seat) => (spot === view.crew[seat]!.at ? [] : [{ seat: seat as Seat, at: spot }])),
    ),
    stopped: likely(({ events }) => pick(events, 'stopped').map(({ by }) => ({ by }))),
    turnsUp: likely(({ events }) => pick(events, 'revealed').map(({ at, tile }) => ({ at, tile }))),
    alarms: likely(({ events }) => pick(events, 'alarmRaised').map(({ at, because }) => ({ at, because }))),
    silenced: likely(({ events }) => pick(events, 'alarmOff').map(({ at }) => ({ at }))),
    loses: likely(({ events }) => pick(events, 'stealthLost').map(({ seat }) => ({ seat }))),
    caught: likely(({ events }) => pick(events, 'captured').map(({ seat }) => ({ seat }))),
    gains: likely(({ events }) => pick(events, 'stealthGained').map(({ seat }) => ({ seat }))),
    asks: likely(({ ask }) => (ask === undefined ? [] : [ask])),
    draws: likely(({ events }) => pick(events, 'eventDrawn').map(({ event }) => ({ event }))),
    walks: view.floors.flatMap(({ destination }, floor) => walkOf(found, floor + 1, destination)),
    heads: likely((told) => turned(view, told)),
    dice: Math.max(0, ...all.flatMap(({ events }) => pick(events, 'rolled').map(({ dice }) => dice.length))),
    cracked: likely(({ events }) => pick(events, 'cracked').flatMap(({ at }) => at.map((room) => ({ at: room })))),
    cracks: chanceOf(found, ({ events }) => events.some(({ type }) => type === 'cracked')),
    opens: chanceOf(found, ({ events }) => events.some(({ type }) => type === 'safeOpened')),
    finds: {
      tool: chanceOf(found, ({ events }) => events.some(({ type }) => type === 'toolFound' || type === 'toolsShown')),
      loot: chanceOf(found, ({ events }) => events.some(({ type }) => type === 'lootFound')),
    },
    ends: likely(({ result }) => (result === 'playing' ? [] : [{ result }])),
  };
}

/** Whom a guard sees loses Stealth, sooner or later asked whose; what rings, may ring or does not let anybody in; a fall. */
function dangerIn({ events, ask }: Told): Danger {
  const told = (...types: readonly Event['type'][]): boolean => events.some(({ type }) => types.includes(type));
  const asked = (...asks: readonly Ask[]): boolean => ask !== undefined && asks.includes(ask.ask);
  if (told('stealthLost', 'captured') || asked('stealth', 'shelter')) return 'guard';
  if (told('alarmRaised')) return 'alarm';
  if (asked('laser', 'hack')) return 'choice';
  if (told('stopped') || asked('deadbolt')) return 'shut';
  return pick(events, 'shifted').some(({ by }) => by === 'fall') ? 'fall' : 'quiet';
}

/** Guards who stay where they are and head elsewhere. */
const turned = (view: View, { events, heads }: Told): { floor: number; at: Square }[] =>
  heads.flatMap((at, i) =>
    at === 'none' || at === view.floors[i]!.destination || walksIn(events, i + 1) ? [] : [{ floor: i + 1, at }],
  );

const walksIn = (events: readonly Event[], floor: number): boolean =>
  pick(events, 'guardMoved').some((moved) => moved.floor === floor);

/** Actions spent by the move itself: those of a turn that ends with it are not counted. */
function spentIn({ events, spent }: Told, view: View): number {
  const ended = pick(events, 'actionsEnded')[0];
  return (ended?.spent ?? (events.some(({ type }) => type === 'turnBegan') ? view.spent : spent)) - view.spent;
}

const pick = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { readonly type: T }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);

/** Everything that may be so, each thing once, the likeliest first. */
function gather<T extends object>(found: Found, of: (told: Told) => readonly T[]): Likely<T>[] {
  const sums = new Map<string, { thing: T; chance: number; ways: number }>();
  for (const { chance, told } of found.endings) {
    const seen = new Set<string>();
    for (const thing of of(told)) {
      const key = Object.values(thing).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const sum = sums.get(key) ?? { thing, chance: 0, ways: 0 };
      sums.set(key, sum);
      sum.chance += chance;
      sum.ways += 1;
    }
  }
  return [...sums.values()]
    .map(({ thing, chance, ways }) => ({ ...thing, chance: ways === found.endings.length ? 1 : chance }))
    .sort((a, b) => b.chance - a.chance);
}

/** R63–R72 — How the guard of a floor moves, if he may. */
function walkOf(found: Found, floor: number, destination: Square | 'none'): Walk[] {
  const here = <T extends { readonly floor: number }>(events: readonly T[]): T[] =>
    events.filter((e) => e.floor === floor);
  const ways = found.endings.map(({ told }) => here(pick(told.events, 'guardMoved')).map(({ to }) => to));
  const heldBy = gather(found, ({ events }) => here(pick(events, 'guardHeld')).map(({ by }) => ({ by })));
  if (heldBy.length === 0 && ways.every((way) => way.length === 0)) return [];
  const lengths = ways.map((way) => way.length);
  return [
    {
      floor,
      sure: commonStart(ways),
      path: likeliest(found, ways),
      to: mostly(found, ({ events }) => headsAtFirst(events, floor, destination))[0] ?? destination,
      steps: [Math.min(...lengths), Math.max(...lengths)],
      passes: gather(found, ({ events }) => here(pick(events, 'guardMoved')).map(({ to }) => ({ at: to }))),
      heads: gather(found, ({ heads }) => (heads[floor - 1] === 'none' ? [] : [{ at: heads[floor - 1] as Square }])),
      draws: chanceOf(found, ({ events }) => here(pick(events, 'patrolDrawn')).length > 0),
      card: mostly(found, ({ events }) => firstCard(events, floor)).find((steps) => steps >= 0) ?? 'none',
      heldBy,
    },
  ];
}

/** What is so in more than half of all cases, if anything is. */
function mostly<T extends string | number>(found: Found, of: (told: Told) => T): readonly T[] {
  const sums = new Map<T, number>();
  for (const { chance, told } of found.endings) sums.set(of(told), (sums.get(of(told)) ?? 0) + chance);
  return [...sums].flatMap(([thing, chance]) => (chance > 0.5 ? [thing] : []));
}

/** Step by step the likeliest, as long as the whole way is likelier than not. */
function likeliest(found: Found, ways: readonly (readonly Square[])[]): Likely<{ readonly at: Square }>[] {
  const path: Likely<{ readonly at: Square }>[] = [];
  let open = found.endings.map(({ chance }, i) => ({ chance, way: ways[i]! }));
  for (;;) {
    const sums = new Map<Square, number>();
    for (const { chance, way } of open) {
      const to = way[path.length];
      if (to !== undefined) sums.set(to, (sums.get(to) ?? 0) + chance);
    }
    const [at, chance] = [...sums].find(([, sum]) => sum > 0.5) ?? [];
    if (at === undefined) return path;
    const taken = open.filter(({ way }) => way[path.length] === at);
    path.push({ at, chance: taken.length === found.endings.length ? 1 : chance! });
    open = taken;
  }
}

/** Where he is sent before his first step. */
function headsAtFirst(events: readonly Event[], floor: number, destination: Square | 'none'): Square | 'none' {
  const start = events.findIndex((event) => event.type === 'guardMoved' && event.floor === floor);
  const before = pick(start < 0 ? events : events.slice(0, start), 'destinationSet');
  return before.findLast((sent) => sent.floor === floor)?.at ?? destination;
}

/** After how many steps he draws his first card; −1 if he draws none. */
const firstCard = (events: readonly Event[], floor: number): number =>
  events
    .filter((event) => (event.type === 'guardMoved' || event.type === 'patrolDrawn') && event.floor === floor)
    .findIndex(({ type }) => type === 'patrolDrawn');

function commonStart(ways: readonly (readonly Square[])[]): readonly Square[] {
  const [first = []] = ways;
  const end = first.findIndex((at, i) => ways.some((way) => way[i] !== at));
  return end < 0 ? first : first.slice(0, end);
}
