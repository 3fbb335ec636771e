import type { Adding } from '#table/foresight.ts';
import { type Immutable, type Seat, seatsOf } from '#table/game.ts';
import type { EventName } from './components/cards.ts';
import { type Cell, cellOf, type Square, squareOf } from './components/squares.ts';
import type { AlarmCause, Event } from './event.ts';
import { Likelihood } from './likelihood.ts';
import { DANGERS, type Danger, type Meaning, type Spot } from './meaning.ts';
import { type Ask, isQuestion, type Pending } from './pending.ts';
import { OFF, type Result, ROOF, type State } from './state.ts';
import type { View } from './view.ts';
import { Walking } from './walking.ts';

const likelihoods = () => ({
  brings: new Likelihood<{ readonly danger: Danger }>(),
  stands: new Likelihood<{ readonly seat: Seat; readonly at: Spot }>(),
  stopped: new Likelihood<{ readonly by: 'deadbolt' | 'keypad' }>(),
  turnsUp: new Likelihood<{ readonly at: Square; readonly tile: string }>(),
  alarms: new Likelihood<{ readonly at: Square; readonly because: AlarmCause }>(),
  silenced: new Likelihood<{ readonly at: Square }>(),
  seen: new Likelihood<{ readonly seat: Seat }>(),
  loses: new Likelihood<{ readonly seat: Seat }>(),
  caught: new Likelihood<{ readonly seat: Seat }>(),
  gains: new Likelihood<{ readonly seat: Seat }>(),
  asks: new Likelihood<{ readonly ask: Ask; readonly seat: Seat }>(),
  draws: new Likelihood<{ readonly event: EventName }>(),
  appears: new Likelihood<{ readonly floor: number }>(),
  falls: new Likelihood<{ readonly at: Square }>(),
  heads: new Likelihood<{ readonly floor: number; readonly at: Square }>(),
  cracked: new Likelihood<{ readonly at: Square }>(),
  ends: new Likelihood<{ readonly result: Result }>(),
});
type Likelihoods = ReturnType<typeof likelihoods>;

/** What just happens or not. */
const happenings = () => ({
  events: new Likelihood(),
  rings: new Likelihood(),
  cracks: new Likelihood(),
  opens: new Likelihood(),
  tool: new Likelihood(),
  loot: new Likelihood(),
});

/** Adds up what the ways of a move tell. */
export class Summing implements Adding<State, Event, Meaning> {
  private readonly view: View;
  private readonly before: readonly Cell[];
  private readonly things = likelihoods();
  private readonly happens = happenings();
  private readonly guards: readonly Walking[];
  private readonly left = { least: Number.POSITIVE_INFINITY, most: 0 };
  private readonly spends = { least: Number.POSITIVE_INFINITY, most: 0 };
  private dice = 0;
  private ways = 0;
  /** Of the way that is being added. */
  private chance = 0;
  private used = 0;
  private worst = QUIET;
  /** Seats that a guard has seen, and those of them that are caught, as sums of 1 << seat. */
  private seen = 0;
  private caught = 0;

  constructor(view: View) {
    this.view = view;
    this.before = view.crew.map(({ at }) => (at === 'roof' ? ROOF : at === 'outside' ? OFF : cellOf(at)));
    this.guards = view.floors.map(({ destination }, floor) => new Walking(floor + 1, destination));
  }

  add(events: readonly Event[], after: Immutable<State>, chance: number): void {
    const { left, spent, at, goal, pending, result } = after;
    const top = pending.at(-1) as Pending | undefined;
    this.chance = chance;
    this.used = spent;
    this.worst = QUIET;
    this.seen = 0;
    this.caught = 0;
    for (const guard of this.guards) guard.begin(chance);
    for (const event of events) this.hear(event);
    widen(this.spends, this.used - this.view.spent);
    widen(this.left, left);
    if (top !== undefined && isQuestion(top)) {
      this.put('asks', `${top.ask} ${top.seat}`, { ask: top.ask, seat: top.seat });
      this.fear(FEARED[top.ask]);
    }
    if (result === 'playing') for (const each of pending) this.seen |= paying(each);
    this.pay();
    const danger = DANGERS[this.worst]!;
    this.put('brings', danger, { danger });
    for (let seat = 0; seat < at.length; seat++) {
      const cell = at[seat]!;
      if (cell !== this.before[seat])
        this.put('stands', (cell + NOWHERES) * SEATS + seat, { seat: seat as Seat, at: spotOf(cell) });
    }
    for (let floor = 0; floor < goal.length; floor++) if (goal[floor] !== OFF) this.head(floor, squareOf(goal[floor]!));
    if (result !== 'playing') this.put('ends', result, { result });
    this.ways += 1;
  }

  private put<L extends keyof Likelihoods>(
    list: L,
    key: string | number,
    thing: Parameters<Likelihoods[L]['add']>[1],
  ): void {
    (this.things[list] as Likelihood<object>).add(key, thing, this.ways, this.chance);
  }

  private tick(happening: keyof ReturnType<typeof happenings>): void {
    this.happens[happening].add('', NOTHING_MORE, this.ways, this.chance);
  }

  private fear(danger: Danger = 'quiet'): void {
    this.worst = Math.min(this.worst, DANGERS.indexOf(danger));
  }

  /** Whom a guard has seen on this way, and what it costs them. */
  private pay(): void {
    if (this.seen === 0) return;
    this.fear('guard');
    for (const seat of seatsOf(this.view.seats)) {
      const bit = 1 << seat;
      if ((this.seen & bit) === 0) continue;
      this.put('seen', seat, { seat });
      this.put((this.caught & bit) === 0 ? 'loses' : 'caught', seat, { seat });
    }
  }

  /** Where a guard heads afterwards, and whether that is news. */
  private head(floor: number, at: Square): void {
    const guard = this.guards[floor]!;
    guard.head(at);
    const isNews = at !== this.view.floors[floor]!.destination && guard.stepsNow === 0;
    if (isNews) this.put('heads', at, { floor: floor + 1, at });
  }

  /** Takes in an event. Whom a guard sees; what rings or does not let anybody in; a fall. */
  private hear(event: Event): void {
    switch (event.type) {
      case 'actionsEnded':
        this.used = event.spent;
        break;
      case 'stopped':
        this.put('stopped', event.by, { by: event.by });
        this.fear('shut');
        break;
      case 'revealed':
        this.put('turnsUp', `${event.at} ${event.tile}`, { at: event.at, tile: event.tile });
        break;
      case 'alarmRaised':
        this.put('alarms', `${event.at} ${event.because}`, { at: event.at, because: event.because });
        this.tick('rings');
        this.fear('alarm');
        break;
      case 'alarmOff':
        this.put('silenced', event.at, { at: event.at });
        break;
      case 'stealthLost':
        this.seen |= 1 << event.seat;
        break;
      case 'captured':
        this.seen |= 1 << event.seat;
        this.caught |= 1 << event.seat;
        break;
      case 'stealthGained':
        this.put('gains', event.seat, { seat: event.seat });
        break;
      case 'eventDrawn':
        this.put('draws', event.event, { event: event.event });
        this.tick('events');
        break;
      case 'shifted':
        if (event.by !== 'fall') break;
        this.fear('fall');
        if (event.seat === this.view.viewer) this.put('falls', event.to, { at: event.to });
        break;
      case 'rolled':
        this.dice = Math.max(this.dice, event.dice.length);
        break;
      case 'cracked':
        this.tick('cracks');
        for (const at of event.at) this.put('cracked', at, { at });
        break;
      case 'safeOpened':
        this.tick('opens');
        break;
      case 'toolFound':
      case 'toolsShown':
        this.tick('tool');
        break;
      case 'lootFound':
        this.tick('loot');
        break;
      default:
        this.watch(event);
    }
  }

  /** What guards do. */
  private watch(event: Event): void {
    switch (event.type) {
      case 'guardPlaced':
        this.put('appears', event.floor, { floor: event.floor });
        break;
      case 'guardMoved':
        this.guards[event.floor - 1]!.step(event.to);
        break;
      case 'guardHeld':
        this.guards[event.floor - 1]!.hold(event.by);
        break;
      case 'patrolDrawn':
        this.guards[event.floor - 1]!.draw();
        break;
      case 'destinationSet':
        this.guards[event.floor - 1]!.send(event.at);
        break;
    }
  }

  sum(error: number): Meaning {
    const { things, happens, ways } = this;
    const byDanger = (a: { danger: Danger }, b: { danger: Danger }): number =>
      DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger);
    return {
      error,
      spends: [this.spends.least, this.spends.most],
      left: [this.left.least, this.left.most],
      brings: things.brings.list(ways).toSorted(byDanger),
      stands: things.stands.list(ways),
      stopped: things.stopped.list(ways),
      turnsUp: things.turnsUp.list(ways),
      alarms: things.alarms.list(ways),
      rings: happens.rings.chance(ways),
      silenced: things.silenced.list(ways),
      seen: things.seen.list(ways),
      loses: things.loses.list(ways),
      caught: things.caught.list(ways),
      gains: things.gains.list(ways),
      asks: things.asks.list(ways),
      events: happens.events.chance(ways),
      draws: things.draws.list(ways),
      appears: things.appears.list(ways),
      falls: things.falls.list(ways),
      walks: this.guards.flatMap((guard) => guard.walk()),
      heads: things.heads.list(ways),
      dice: this.dice,
      cracked: things.cracked.list(ways),
      cracks: happens.cracks.chance(ways),
      opens: happens.opens.chance(ways),
      finds: { tool: happens.tool.chance(ways), loot: happens.loot.chance(ways) },
      ends: things.ends.list(ways),
    };
  }
}

const QUIET = DANGERS.indexOf('quiet');
const NOTHING_MORE = {};
/** Cells below zero are nowhere in particular. */
const NOWHERES = 2;
const SEATS = 4;

/** Questions that come because there is something to fear. */
const FEARED: Readonly<Partial<Record<Ask, Danger>>> = {
  laser: 'choice',
  hack: 'choice',
  deadbolt: 'shut',
};

/** R29, R86 — Who has still to pay for being seen, as a sum of 1 << seat. */
function paying(pending: Immutable<Pending>): number {
  if ('do' in pending) return pending.do === 'lose' ? pending.who : 0;
  if (pending.ask === 'shelter') return pending.who;
  return pending.ask === 'stealth' ? 1 << pending.seat : 0;
}

function widen(range: { least: number; most: number }, value: number): void {
  range.least = Math.min(range.least, value);
  range.most = Math.max(range.most, value);
}

const spotOf = (cell: Cell): Spot => (cell === ROOF ? 'roof' : cell === OFF ? 'outside' : squareOf(cell));
