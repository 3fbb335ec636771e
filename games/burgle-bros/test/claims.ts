import { quick } from '#table/chance.ts';
import { never, reading, type Seat } from '#table/game.ts';
import type { Reason } from '../bot/hint.ts';
import { ahead, type Thought, think } from '../bot/player.ts';
import type { Risk } from '../bot/reason.ts';
import { TOOL_WORTH } from '../bot/weights.ts';
import { ABILITIES, extraDie } from '../components/characters.ts';
import { JOB } from '../components/jobs.ts';
import { cellOf, floorOf, type Pos, posOf, type Square } from '../components/squares.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import { connections } from '../rules/moving.ts';
import { planAt } from '../state.ts';
import { isLoot } from '../text/names.ts';
import type { TileView, View } from '../view.ts';
import { always, chanceIn, type Futures, futures, told, type Ways } from './futures.ts';

/** What is said of a move: where, of which among which, what was hinted at, and what was put behind it, the best first. */
export interface Claim {
  readonly view: View;
  readonly move: Move;
  readonly moves: readonly Move[];
  readonly best: Move;
  readonly also: readonly Move[];
  readonly others: readonly Move[];
  /** The dice that the adviser had. */
  readonly seed: string;
}

const END: Move = { type: 'end' };
/** As the hint plays on. */
const ITERATIONS = 24;
const FEAR = 12;

/** Whether what happens bears out what is said of a move; of what only the planner says, whether it says so. */
export function isTrue(reason: Reason, claim: Claim): boolean {
  const { view, move, moves, best, also, others } = claim;
  const seat = view.viewer as Seat;
  const { question } = view;
  const ask = question === 'none' ? 'none' : question.ask;
  // What the hint is measured against: the first that is not as good.
  const second = others.find((other) => !also.includes(other));
  const found = (): Futures => futures(view, move);
  switch (reason.because) {
    case 'only':
      return moves.length === 1;
    case 'last':
      return (
        move.type === 'end' && moves.every(({ type }) => ['end', 'give-up', 'give', 'take', 'crow'].includes(type))
      );
    case 'canWait':
      return (
        move.type === 'end' &&
        moves.every((each) => each === move || also.includes(each) || priceOf(claim, each) === undefined)
      );
    case 'roll': {
      const { now } = found();
      const cracks = chanceIn(now, (way) => told(way, ({ type }) => type === 'cracked'));
      const opens = chanceIn(now, (way) => told(way, ({ type }) => type === 'safeOpened'));
      // With the Stethoscope in hand one is asked first.
      if (view.crew[seat]!.tools.includes('stethoscope')) return move.type === 'crack' && move.safe === reason.safe;
      return isNear(cracks, reason.cracks, 0, now.error) && isNear(opens, reason.opens, 0, now.error);
    }
    case 'firstDie':
      return isAdding(move, reason.safe) && diceOf(view, seat, reason.safe) === 0;
    case 'die': {
      const [dice, missing] = [diceOf(view, seat, reason.safe), missingAt(view, reason.safe)];
      if (dice === 0 || !isAdding(move, reason.safe)) return false;
      const saved = opening(dice, missing) - 2 - opening(dice + 1, missing);
      return Math.max(0, Math.round(saved / 4)) === reason.turns;
    }
    case 'reveal': {
      const shown = (tile?: string): boolean =>
        found().now.ways.some((way) =>
          told(
            way,
            (event) => event.type === 'revealed' && event.at === reason.at && (tile ?? event.tile) === event.tile,
          ),
        );
      if (tileIn(view, reason.at).tile !== '?' || !shown()) return false;
      if (reason.as === 'room') return true;
      return reason.as === 'digit' ? isInLine(view, reason.at) : shown(reason.as);
    }
    case 'way': {
      const from = view.crew[reason.seat]!.at;
      if (reason.seat !== (move.type === 'order' ? move.seat : seat)) return false;
      const to = move.type === 'go' || move.type === 'order' ? move.to : question !== 'none' ? question.at : 'none';
      if (from === 'outside' || from === 'roof' || to === 'none' || !isTask(view, reason, to)) return false;
      return steps(view, reason.seat, to, reason.to) < steps(view, reason.seat, from, reason.to);
    }
    case 'quiet':
      return (
        move.type === 'go' &&
        found().isOver &&
        always(found().now, ({ after }) => after.at[seat] === cellOf(reason.at)) &&
        chanceOf(found().byEnd, { seat, stake: 'stealth' }) + chanceOf(found().byEnd, { seat, stake: 'caught' }) === 0
      );
    case 'safer':
      return question === 'none' && reason.by === 'end' && compares(reason, reason.other, found(), futures(view, END));
    case 'lured': {
      const instead = futures(view, question === 'none' ? END : second!);
      const heads = ({ now }: Futures): boolean =>
        always(now, ({ after }) => after.goal[reason.floor - 1] === cellOf(reason.to));
      return (
        // A lie may speak of a floor that is not there.
        view.floors[reason.floor - 1]?.destination !== reason.to &&
        heads(found()) &&
        !heads(instead) &&
        compares(reason, reason.other, found(), instead)
      );
    }
    case 'otherwise':
      return second !== undefined && compares(reason, reason.other, found(), futures(view, second));
    case 'risks':
      return compares({ ...reason, chance: reason.best }, reason.chance, futures(view, best), found());
    case 'despite': {
      const { byEnd, isOver } = found();
      if (!isOver || !isNear(chanceOf(byEnd, reason), reason.chance, reason.error, byEnd.error)) return false;
      return reason.actions === 'unsaid' || isPlanned(claim, reason.actions);
    }
    case 'inDanger': {
      const { byEnd, isOver } = futures(view, END);
      const isSent = move.type === 'order' && move.seat === reason.seat;
      return isSent && isOver && isNear(chanceOf(byEnd, reason), reason.chance, reason.error, byEnd.error);
    }
    case 'noEvent':
      return (
        always(futures(view, END).byEnd, (way) => told(way, ({ type }) => type === 'eventDrawn')) &&
        found().isOver &&
        always(found().byEnd, (way) => !told(way, ({ type }) => type === 'eventDrawn'))
      );
    case 'drawsEvent':
      return (
        found().isOver &&
        always(found().byEnd, (way) => told(way, ({ type }) => type === 'eventDrawn')) &&
        futures(view, best).isOver &&
        always(futures(view, best).byEnd, (way) => !told(way, ({ type }) => type === 'eventDrawn'))
      );
    case 'noAlarm':
      return (
        alarm(found().now) === 0 &&
        found().now.error === 0 &&
        second !== undefined &&
        alarm(futures(view, second).now) > 0
      );
    case 'risksAlarm':
      return (
        isNear(alarm(found().now), reason.chance, reason.error, found().now.error) &&
        alarm(futures(view, best).now) < alarm(found().now)
      );
    case 'cheaper':
      return (
        second !== undefined && spent(view, second)[0] - spent(view, move)[1] === reason.actions && reason.actions > 0
      );
    case 'dearer':
      return spent(view, move)[0] - spent(view, best)[1] === reason.actions && reason.actions > 0;
    case 'forHint':
      return move !== best && isTrue(reason.why, { ...claim, move: best }) && !isSure(reason.why, claim);
    case 'look':
      return always(found().now, (way) =>
        told(way, (event) => event.type === 'looked' && event.deck === `${reason.floor}`),
      );
    case 'lookEvent':
      return always(found().now, (way) => told(way, (event) => event.type === 'looked' && event.deck === 'events'));
    case 'cracks':
      return always(found().now, (way) =>
        reason.at.every((at) => told(way, (event) => event.type === 'cracked' && event.at.includes(at))),
      );
    case 'opens':
      return always(found().now, (way) => told(way, ({ type }) => type === 'safeOpened'));
    case 'hack':
      return always(
        found().now,
        ({ after }) =>
          after.tokens.reduce((sum, n) => sum + n) + after.laptop >
          view.floors.flatMap(({ tiles }) => tiles).reduce((sum, { tokens }) => sum + tokens, Number(view.laptop)),
      );
    case 'loot':
      return always(found().now, (way) => told(way, (event) => event.type === 'pickedUp' && isLoot(event.card)));
    case 'escape':
      return always(found().now, (way) => told(way, (event) => event.type === 'escaped' && event.seat === seat));
    case 'tool':
      return 'tool' in move && move.tool === reason.tool;
    case 'ability': {
      const { character, side } = view.crew[seat]!;
      const sides = move.type === 'side' ? [move.side] : side === 'undecided' ? [] : [side];
      return !ANYBODYS.has(move.type) && sides.some((each) => ABILITIES[character][each] === reason.ability);
    }
    case 'better':
    case 'lesser': {
      const [tool, than] = reason.because === 'better' ? [move, second] : [move, best];
      if (tool.type !== 'keep' || than?.type !== 'keep' || tool.tool !== reason.tool || than.tool !== reason.than)
        return false;
      const more = TOOL_WORTH[reason.tool] - TOOL_WORTH[reason.than];
      return reason.actions > 0 && more === (reason.because === 'better' ? 1 : -1) * reason.actions;
    }
    case 'twoTools':
      return always(found().now, (way) =>
        told(way, (event) => event.type === 'toolsShown' && event.tools.length === 2),
      );
    case 'oneTool':
      // R45 — What is drilled from above stays on the safe.
      return always(
        found().now,
        (way) =>
          told(way, ({ type }) => type === 'toolFound' || type === 'cardLeft') &&
          !told(way, ({ type }) => type === 'toolsShown'),
      );
    case 'roomFirst':
      return always(found().now, (way) =>
        told(way, (event) => event.type === 'stealthLost' && event.from === 'room' && event.seat === seat),
      );
    case 'ownGoes':
      return (
        always(found().now, (way) =>
          told(way, (event) => event.type === 'stealthLost' && event.from === 'own' && event.seat === seat),
        ) && tileIn(view, view.crew[seat]!.at as Square).refuge > 0
      );
    case 'nobody':
      return (
        ask === 'shelter' &&
        always(found().now, (way) => !told(way, (event) => event.type === 'stealthLost' && event.from === 'room'))
      );
    case 'neediest':
      return (
        move.type === 'choose-seat' &&
        moves.every(
          (other) => other.type !== 'choose-seat' || view.crew[other.seat]!.stealth >= view.crew[reason.seat]!.stealth,
        )
      );
    case 'hasMore':
      return best.type === 'choose-seat' && view.crew[reason.seat]!.stealth > view.crew[best.seat]!.stealth;
    case 'entrance': {
      if (move.type !== 'choose') return false;
      const all = moves.map((each) => prospects(view, (each as typeof move).at));
      const mine = prospects(view, move.at);
      return (['rooms', 'guard'] as const).every(
        (of) =>
          reason[of] === undefined ||
          (reason[of] === mine[of] && all.filter((each) => each[of] > mine[of]).length <= all.length / 2),
      );
    }
    case 'worseEntrance': {
      if (move.type !== 'choose' || best.type !== 'choose') return false;
      const [there, hinted] = [prospects(view, move.at), prospects(view, best.at)];
      return (['rooms', 'guard'] as const).every((of) => {
        const pair = reason[of];
        return pair === undefined || (pair.there === there[of] && pair.best === hinted[of] && there[of] < hinted[of]);
      });
    }
    case 'trust':
    case 'refuses': {
      const isAsked = (ask === 'trade' || ask === 'orders') && view.turn !== seat;
      return isAsked && move.type === (reason.because === 'trust' ? 'agree' : 'decline');
    }
    case 'givesUp':
      return move.type === 'give-up' || (ask === 'give-up' && move.type === 'agree');
    case 'playOn':
      return view.result === 'playing' && move.type === 'decline' && ask === 'give-up';
    case 'alike':
      return also.includes(move) && move !== best && (priceOf(claim, move) ?? 1) < 0.25;
    case 'worth':
      return isPlanned(claim, reason.actions);
    case 'fears':
      return isPlanned(claim, 'much');
    case 'ahead':
      return isPlanned(claim, 'ahead');
    case 'behind':
      return move !== best && thought(claim).plans[0]!.move !== best && (priceOf(claim, move) ?? 1) < 0.25;
    case 'costs':
      return isClose(priceOf(claim, move), reason.actions) && reason.actions > 0;
    case 'feared':
      return (priceOf(claim, move) ?? 0) >= FEAR;
    case 'unweighed':
      return priceOf(claim, move) === undefined;
    default:
      return never(reason);
  }
}

/** The same, and what may come of something else besides is not meant. */
const isSure = (reason: Reason, claim: Claim): boolean =>
  isTrue(reason, claim) && (reason.because !== 'reveal' || REVEALING.has(claim.move.type));
const REVEALING: ReadonlySet<Move['type']> = new Set(['go', 'peek', 'x-ray', 'enhance']);

/** What can be done with any character. */
const ANYBODYS: ReadonlySet<Move['type']> = new Set([
  ...(['go', 'peek', 'crack', 'add-die', 'hack', 'end', 'escape', 'pick-up', 'use', 'use-at', 'give-up'] as const),
]);

/* Risks. */

/** Whether two chances are the same, as far as samples can tell: five standard errors of both; what is said of two has the errors of both. */
const isNear = (a: number, b: number, said: number, found: number): boolean =>
  Math.abs(a - b) <= Math.hypot(1.25 * said, 2.5 * found) + 1e-9;

const chanceOf = (ways: Ways, { seat, stake }: Pick<Risk, 'seat' | 'stake'>): number =>
  chanceIn(ways, (way) =>
    told(way, (event) =>
      stake === 'caught'
        ? event.type === 'captured' && event.seat === seat
        : event.type === 'stealthLost' && event.from === 'own' && event.seat === seat,
    ),
  );

/** Both are as likely as they are said to be, by the same time; and the one is really less. */
function compares(risk: Risk, other: number, mine: Futures, theirs: Futures): boolean {
  const isEnd = risk.by === 'end';
  // What was sampled may have missed a rare way in which something is asked first.
  const ends = ({ leftOpen }: Futures): boolean => leftOpen <= risk.error;
  if (isEnd ? !ends(mine) || !ends(theirs) : !mine.goesOn || !theirs.goesOn) return false;
  const [one, two] = isEnd ? [mine.byEnd, theirs.byEnd] : [mine.now, theirs.now];
  return (
    isNear(chanceOf(one, risk), risk.chance, risk.error, one.error) &&
    isNear(chanceOf(two, risk), other, risk.error, two.error) &&
    risk.chance < other
  );
}

const alarm = (ways: Ways): number => chanceIn(ways, (way) => told(way, ({ type }) => type === 'alarmRaised'));

/** Actions that a move takes: at least, at most. */
function spent(view: View, move: Move): readonly [number, number] {
  const all = futures(view, move).now.ways.map(({ events, after }) => {
    const end = events.find((event) => event.type === 'actionsEnded');
    return (end?.type === 'actionsEnded' ? end.spent : after.spent) - view.spent;
  });
  return [Math.min(...all), Math.max(...all)];
}

/* Safes. */

const isAdding = (move: Move, safe: Square): boolean => move.type === 'add-die' && move.safe === safe;

const diceOf = (view: View, seat: Seat, safe: Square): number =>
  tileIn(view, safe).tokens + extraDie(view.crew[seat]!.ability);

/** Digits that are missing, with those to be expected in the dark. */
function missingAt(view: View, safe: Square): number {
  const line = lineTo(view, safe);
  const digits = new Set(line.filter(({ tile, cracked }) => tile !== '?' && !cracked).map(({ tile }) => tile.at(-1)));
  let missing = [...digits].filter((digit) => /\d/.test(digit!)).length;
  for (const { tile } of line) if (tile === '?') missing += (6 - missing) / 6;
  return missing;
}

const lineTo = ({ floors }: View, at: Square): readonly TileView[] =>
  floors[Number(at[0]) - 1]!.tiles.filter((tile) => tile.at !== at && (tile.at[1] === at[1] || tile.at[2] === at[2]));

const isInLine = (view: View, at: Square): boolean =>
  lineTo(view, at).some(({ tile, safeOpen }) => tile === 'safe' && !safeOpen);

const openings = new Map<string, number>();

/** The fewest actions until a safe opens, on average: by rolling, or by a die more first. Every throw is gone through. */
function opening(dice: number, missing: number): number {
  const low = Math.min(6, Math.floor(missing));
  if (missing > low)
    return opening(dice, low) + (missing - low) * (opening(dice, Math.min(6, low + 1)) - opening(dice, low));
  const key = `${dice} ${missing}`;
  let least = openings.get(key);
  if (least === undefined) {
    const rolled = missing === 0 ? 1 : rollsFrom(dice, missing);
    // No safe has room for more than six dice, and steady hands roll one more.
    least = dice >= 7 ? rolled : Math.min(rolled, 2 + opening(dice + 1, missing));
    openings.set(key, least);
  }
  return least;
}

function rollsFrom(dice: number, missing: number): number {
  // By which of the missing faces have come, so far.
  let hit = new Map<number, number>([[0, 1]]);
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, number>();
    for (const [faces, share] of hit)
      for (let face = 0; face < 6; face++) {
        const with_ = face < missing ? faces | (1 << face) : faces;
        next.set(with_, (next.get(with_) ?? 0) + share / 6);
      }
    hit = next;
  }
  let [none, after] = [0, 1];
  for (const [faces, share] of hit) {
    const left = missing - faces.toString(2).replaceAll('0', '').length;
    if (faces === 0) none = share;
    else if (left > 0) after += share * opening(dice, left);
  }
  return after / (1 - none);
}

/* Rooms and ways. */

const tileIn = ({ floors }: View, at: Square): TileView =>
  floors.flatMap(({ tiles }) => tiles).find((tile) => tile.at === at)!;

function isTask(view: View, { task, to, seat }: Extract<Reason, { because: 'way' }>, from: Square): boolean {
  const { tile, safeOpen, taken, stairs, cards } = tileIn(view, to);
  switch (task) {
    case 'reveal':
      return tile === '?';
    case 'safe':
      return tile === 'safe' && !safeOpen;
    case 'loot':
      return cards.some(isLoot);
    case 'laboratory':
      return tile.startsWith('laboratory') && !taken;
    case 'roof':
      return (
        floorOf(cellOf(to)) === view.floors.length - 1 &&
        (tile.startsWith('stairs') ||
          stairs ||
          (tile.startsWith('walkway') && isOpenNow(view, seat, steps(view, seat, from, to))))
      );
  }
}

/** R59 — Under Gymnastics, for the seat in turn that gets out before it ends: a step now, those to come, and the escape. */
const isOpenNow = (view: View, seat: Seat, stepsLeft: number): boolean =>
  view.lasting.gymnastics !== 'none' &&
  view.turn === seat &&
  view.floors.flatMap(({ tiles }) => tiles).filter(({ safeOpen }) => safeOpen).length === JOB[view.options.job].safes &&
  1 + stepsLeft + 1 <= view.left;

/** Steps that are possible at all, whatever they cost. */
function steps(view: View, seat: Seat, from: Square, to: Square): number {
  const world = reading(game.imagine!(view));
  const goal = cellOf(to);
  const seen = new Set([cellOf(from)]);
  for (let [ring, n] = [[...seen], 0]; ring.length > 0; n++) {
    if (ring.includes(goal)) return n;
    ring = ring.flatMap((cell) => connections(world, seat, cell)).filter((cell) => !seen.has(cell) && seen.add(cell));
  }
  return Number.POSITIVE_INFINITY;
}

/** How many places of the first floor are within two steps, and how far its guard is. */
function prospects(view: View, at: Square): { readonly rooms: number; readonly guard: number } {
  const plan = planAt(reading(game.imagine!(view)), 0);
  const away = new Map<Pos, number>([[posOf(cellOf(at)), 0]]);
  for (const [pos, n] of away) for (const next of plan.open[pos]!) if (!away.has(next)) away.set(next, n + 1);
  const { guard } = view.floors[0]!;
  return {
    rooms: [...away.values()].filter((n) => n > 0 && n <= 2).length,
    guard: guard === 'unplaced' || guard === 'lost' ? Number.NaN : away.get(posOf(cellOf(guard)))!,
  };
}

/* What only the planner says. */

const thoughts = new WeakMap<View, Thought & { readonly chosen: Move }>();

/** What the hard bot thinks, with the same dice: it thinks the same again. */
function thought({ view, moves, seed }: Claim): Thought & { readonly chosen: Move } {
  let known = thoughts.get(view);
  if (known === undefined) {
    const seen = { seat: view.viewer as Seat, view, moves, chance: quick(seed) };
    const plans = think(seen, 'hard');
    known = { ...plans, chosen: ahead(plans.plans, seen, { iterations: ITERATIONS }) };
    thoughts.set(view, known);
  }
  return known;
}

/** How many actions worse than its best plan; of answers that nobody plans, only whether it is as good. */
function priceOf(claim: Claim, move: Move): number | undefined {
  const { plans, isPlanned: isRated } = thought(claim);
  const price = plans[0]!.worth - (plans.find((plan) => plan.move === move)?.worth ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(price) && (isRated || price === 0) ? price : undefined;
}

const isClose = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 1e-9;

/** So clear is the best move: so many actions, more than anybody counts, or found by playing on. */
function isPlanned(claim: Claim, actions: number | 'much' | 'ahead'): boolean {
  const { plans, chosen } = thought(claim);
  if (chosen !== claim.move || claim.move !== claim.best) return false;
  if (actions === 'ahead') return chosen !== plans[0]!.move;
  const next = plans.find((plan) => plan.move !== chosen && !claim.also.includes(plan.move));
  const lead = chosen === plans[0]!.move && next !== undefined ? priceOf(claim, next.move) : undefined;
  return actions === 'much' ? (lead ?? 0) >= FEAR : isClose(lead, actions) && actions < FEAR;
}
