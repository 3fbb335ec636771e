import type { Foresight } from '#table/foresight.ts';
import { type Cell, cellOf, type Square, squareOf } from './components/squares.ts';
import type { Event } from './event.ts';
import { DANGERS, type Danger, type Likely, type Meaning, type Spot, type Walk } from './meaning.ts';
import { type Ask, isQuestion, type Pending } from './pending.ts';
import { OFF, type Result, ROOF } from './state.ts';
import type { View } from './view.ts';

/** One way it may go. */
export interface Told {
  readonly events: readonly Event[];
  readonly left: number;
  readonly spent: number;
  readonly at: readonly Cell[];
  readonly goal: readonly Cell[];
  readonly top: Pending | undefined;
  readonly result: Result;
}

/** Adds up what the ways of a move tell, each thing with its chance. One pass: a page asks after every move. */
export class Summing {
  private readonly view: View;
  private readonly found: Foresight<Told>;
  /** By the name of a list and of a thing in it: the thing, its chance, in how many ways it comes, and in which last. */
  private readonly sums = new Map<string, Sum>();
  private readonly steps: Square[][][];
  /** By floor and way: where the guard is sent before his first step, and after how many he draws a card. */
  private readonly sent: (Square | 'none')[][];
  private readonly cards: number[][];
  private readonly left = { least: Number.POSITIVE_INFINITY, most: 0 };
  private dice = 0;
  private readonly spends = { least: Number.POSITIVE_INFINITY, most: 0 };

  constructor(view: View, found: Foresight<Told>) {
    this.view = view;
    this.found = found;
    this.steps = view.floors.map(() => []);
    this.sent = view.floors.map(({ destination }) => found.endings.map(() => destination));
    this.cards = view.floors.map(() => found.endings.map(() => NO_CARD));
    const before = view.crew.map(({ at }) => (at === 'roof' ? ROOF : at === 'outside' ? OFF : cellOf(at)));
    for (const [way, { chance, told }] of found.endings.entries()) this.add(way, chance, told, before);
  }

  private add(
    way: number,
    chance: number,
    { events, left, spent, at, goal, top, result }: Told,
    before: readonly Cell[],
  ): void {
    const put: Put = (list, key, thing) => {
      const name = `${list} ${key}`;
      const sum = this.sums.get(name);
      if (sum === undefined) this.sums.set(name, { list, thing, chance, ways: 1, last: way });
      else if (sum.last !== way) {
        sum.chance += chance;
        sum.ways += 1;
        sum.last = way;
      }
    };
    for (const steps of this.steps) steps.push([]);
    let used = spent;
    for (const event of events) used = this.hear(event, put, way) ?? used;
    const mine = used - this.view.spent;
    this.spends.least = Math.min(this.spends.least, mine);
    this.spends.most = Math.max(this.spends.most, mine);
    this.left.least = Math.min(this.left.least, left);
    this.left.most = Math.max(this.left.most, left);
    const danger = dangerIn(events, top);
    put('brings', danger, { danger });
    for (const [seat, cell] of at.entries())
      if (cell !== before[seat]) put('stands', `${seat} ${cell}`, { seat, at: spotOf(cell) });
    for (const [floor, cell] of goal.entries()) this.head(floor, cell, put, way);
    if (top !== undefined && isQuestion(top)) put('asks', `${top.ask} ${top.seat}`, { ask: top.ask, seat: top.seat });
    if (result !== 'playing') put('ends', result, { result });
  }

  /** Where a guard heads afterwards, and whether that is news. */
  private head(floor: number, cell: Cell, put: Put, way: number): void {
    if (cell === OFF) return;
    const at = squareOf(cell);
    put(`heads ${floor + 1}`, cell, { at });
    const isNews = at !== this.view.floors[floor]!.destination && this.steps[floor]![way]!.length === 0;
    if (isNews) put('turned', `${floor} ${cell}`, { floor: floor + 1, at });
  }

  /** Takes in an event; answers how many actions the turn had taken, where one ends. */
  private hear(event: Event, put: Put, way: number): number | undefined {
    switch (event.type) {
      case 'actionsEnded':
        return event.spent;
      case 'turnBegan':
        return undefined;
      case 'stopped':
        put('stopped', event.by, { by: event.by });
        break;
      case 'revealed':
        put('turnsUp', `${event.at} ${event.tile}`, { at: event.at, tile: event.tile });
        break;
      case 'alarmRaised':
        put('alarms', `${event.at} ${event.because}`, { at: event.at, because: event.because });
        put('rings', '', {});
        break;
      case 'alarmOff':
        put('silenced', event.at, { at: event.at });
        break;
      case 'stealthLost':
        put('loses', event.seat, { seat: event.seat });
        break;
      case 'captured':
        put('caught', event.seat, { seat: event.seat });
        break;
      case 'stealthGained':
        put('gains', event.seat, { seat: event.seat });
        break;
      case 'eventDrawn':
        put('draws', event.event, { event: event.event });
        put('events', '', {});
        break;
      case 'guardPlaced':
        put('appears', event.floor, { floor: event.floor });
        break;
      case 'shifted':
        if (event.by === 'fall' && event.seat === this.view.viewer) put('falls', event.to, { at: event.to });
        break;
      case 'guardMoved':
        this.steps[event.floor - 1]![way]!.push(event.to);
        put(`passes ${event.floor}`, event.to, { at: event.to });
        break;
      case 'guardHeld':
        put(`held ${event.floor}`, event.by, { by: event.by });
        break;
      case 'patrolDrawn':
        put(`cards ${event.floor}`, '', {});
        if (this.cards[event.floor - 1]![way] === NO_CARD)
          this.cards[event.floor - 1]![way] = this.steps[event.floor - 1]![way]!.length;
        break;
      case 'destinationSet':
        if (this.steps[event.floor - 1]![way]!.length === 0) this.sent[event.floor - 1]![way] = event.at;
        break;
      case 'rolled':
        this.dice = Math.max(this.dice, event.dice.length);
        break;
      case 'cracked':
        put('cracks', '', {});
        for (const at of event.at) put('cracked', at, { at });
        break;
      case 'safeOpened':
        put('opens', '', {});
        break;
      case 'toolFound':
      case 'toolsShown':
        put('tool', '', {});
        break;
      case 'lootFound':
        put('loot', '', {});
        break;
    }
    return undefined;
  }

  /** How a guard sets out, where that is likelier than not. */
  private whence(floor: number): Pick<Walk, 'path' | 'to' | 'card'> {
    const chances = this.found.endings.map(({ chance }) => chance);
    return {
      path: likeliest(chances, this.steps[floor]!),
      to: mostly(chances, this.sent[floor]!)[0] ?? this.view.floors[floor]!.destination,
      card: mostly(chances, this.cards[floor]!).find((steps) => steps !== NO_CARD) ?? 'none',
    };
  }

  meaning(): Meaning {
    const lists = Map.groupBy(this.sums.values(), ({ list }) => list);
    const all = this.found.endings.length;
    const sure = ({ chance, ways }: Sum): number => (ways === all ? 1 : chance);
    // Everything in a list was put there as what the list is of.
    const list = <T extends object>(name: string): Likely<T>[] =>
      (lists.get(name) ?? [])
        .map((sum) => ({ ...(sum.thing as T), chance: sure(sum) }))
        .sort((a, b) => b.chance - a.chance);
    const chance = (name: string): number => lists.get(name)?.map(sure)[0] ?? 0;
    return {
      error: this.found.error,
      spends: [this.spends.least, this.spends.most],
      left: [this.left.least, this.left.most],
      brings: list<{ danger: Danger }>('brings').sort((a, b) => DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger)),
      stands: list('stands'),
      stopped: list('stopped'),
      turnsUp: list('turnsUp'),
      alarms: list('alarms'),
      rings: chance('rings'),
      silenced: list('silenced'),
      loses: list('loses'),
      caught: list('caught'),
      gains: list('gains'),
      asks: list('asks'),
      events: chance('events'),
      draws: list('draws'),
      appears: list('appears'),
      falls: list('falls'),
      walks: this.steps.flatMap((ways, floor) => walkOf(floor + 1, ways, list, chance, this.whence(floor))),
      heads: list('turned'),
      dice: this.dice,
      cracked: list('cracked'),
      cracks: chance('cracks'),
      opens: chance('opens'),
      finds: { tool: chance('tool'), loot: chance('loot') },
      ends: list('ends'),
    };
  }
}

type Put = (list: string, key: string | number, thing: object) => void;

const NO_CARD = -1;

interface Sum {
  readonly list: string;
  readonly thing: object;
  chance: number;
  ways: number;
  last: number;
}

const spotOf = (cell: Cell): Spot => (cell === ROOF ? 'roof' : cell === OFF ? 'outside' : squareOf(cell));

/** R63–R72 — How the guard of a floor moves, if he may. */
function walkOf(
  floor: number,
  ways: readonly (readonly Square[])[],
  list: <T extends object>(name: string) => Likely<T>[],
  chance: (name: string) => number,
  whence: Pick<Walk, 'path' | 'to' | 'card'>,
): Walk[] {
  const heldBy: Walk['heldBy'] = list(`held ${floor}`);
  const most = Math.max(...ways.map((way) => way.length));
  if (heldBy.length === 0 && most === 0) return [];
  return [
    {
      floor,
      sure: commonStart(ways),
      steps: [Math.min(...ways.map((way) => way.length)), most],
      passes: list(`passes ${floor}`),
      heads: list(`heads ${floor}`),
      draws: chance(`cards ${floor}`),
      ...whence,
      heldBy,
    },
  ];
}

function commonStart(ways: readonly (readonly Square[])[]): readonly Square[] {
  const [first = []] = ways;
  const end = first.findIndex((at, i) => ways.some((way) => way[i] !== at));
  return end < 0 ? first : first.slice(0, end);
}

/** What is so in more than half of all ways, if anything is. */
function mostly<T extends string | number>(chances: readonly number[], things: readonly T[]): readonly T[] {
  const sums = new Map<T, number>();
  for (const [way, thing] of things.entries()) sums.set(thing, (sums.get(thing) ?? 0) + chances[way]!);
  return [...sums].flatMap(([thing, chance]) => (chance > 0.5 ? [thing] : []));
}

/** Step by step the likeliest, as long as the whole way is likelier than not. */
function likeliest(
  chances: readonly number[],
  ways: readonly (readonly Square[])[],
): readonly Likely<{ readonly at: Square }>[] {
  const path: Likely<{ readonly at: Square }>[] = [];
  let open = ways.map((way, i) => ({ chance: chances[i]!, way }));
  for (;;) {
    const sums = new Map<Square, number>();
    for (const { chance, way } of open) {
      const to = way[path.length];
      if (to !== undefined) sums.set(to, (sums.get(to) ?? 0) + chance);
    }
    const [at, chance] = [...sums].find(([, sum]) => sum > 0.5) ?? [];
    if (at === undefined) return path;
    open = open.filter(({ way }) => way[path.length] === at);
    path.push({ at, chance: open.length === ways.length ? 1 : chance! });
  }
}

/** Whom a guard sees loses Stealth, sooner or later asked whose; what rings, may ring or does not let anybody in; a fall. */
function dangerIn(events: readonly Event[], top: Pending | undefined): Danger {
  const told = (...types: readonly Event['type'][]): boolean => events.some(({ type }) => types.includes(type));
  const asked = (...asks: readonly Ask[]): boolean => top !== undefined && isQuestion(top) && asks.includes(top.ask);
  if (told('stealthLost', 'captured') || asked('stealth', 'shelter')) return 'guard';
  if (told('alarmRaised')) return 'alarm';
  if (asked('laser', 'hack')) return 'choice';
  if (told('stopped') || asked('deadbolt')) return 'shut';
  return events.some((event) => event.type === 'shifted' && event.by === 'fall') ? 'fall' : 'quiet';
}
