import { reading, type Seat } from '#table/game.ts';
import { turn } from '#table/play.ts';
import type { Stopover } from '#table/walk.ts';
import { isSure } from '../board/ahead.ts';
import { beatsOf, endInShort } from '../board/panel/sequel.ts';
import type { Scene } from '../board/scene.ts';
import { cellOf, squareOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import { type Danger, type Meaning, turnEnds, type Walk } from '../foresight.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import { isQuestion } from '../pending.ts';
import { OFF, ROOF, type State } from '../state.ts';
import type { View } from '../view.ts';
import { sceneOf } from './board/ahead.ts';

/** As `scripts/foresight/meant.ts` wants it. */
interface Claim {
  readonly what: string;
  readonly chance: number;
  readonly error: number;
  readonly came: boolean;
}

/** What a move led to, as its player is told. */
interface Way {
  readonly events: readonly Event[];
  readonly after: State;
}

/** Makes the move, ends the turn if that is what its meaning goes on to, and judges all that is said of both. */
export function meant(spot: Stopover, meaning: object): readonly Claim[] {
  const [state, move, said] = [spot.state as State, spot.move as Move, meaning as Meaning];
  const view = game.view(reading(state), spot.seat);
  const now = made({ events: [], after: state }, spot, { seat: spot.seat, move });
  const { sequel } = said;
  const next = sequel === undefined ? undefined : turnEnds(view).next(reading(now.after));
  const then = next === undefined ? now : made(now, spot, next);
  return [
    ...claimed(said, view, now),
    ...outlived(said, spot, now),
    ...(sequel === undefined
      ? []
      : [...claimed(sequel, view, then), ...outlived(sequel, spot, then)].map((claim) => ({
          ...claim,
          what: `then ${claim.what}`,
        }))),
    ...(move.type === 'end' ? [...shown(sceneFor(said, spot), now), ...stood(sceneFor(said, spot), now)] : []),
  ];
}

function made({ events, after }: Way, { chance, seat: viewer }: Stopover, by: { seat: Seat; move: Move }): Way {
  const found = turn(game, after, by.seat, by.move, chance);
  const told = found.events.flatMap((event) => game.redact(event, viewer) ?? []);
  return { events: [...events, ...told], after: found.state };
}

/** All that a meaning lists, and all that came without being listed. */
function claimed(meaning: Meaning, view: View, way: Way): readonly Claim[] {
  const { error } = meaning;
  const came = cameIn(view, way, meaning);
  const listed = listedIn(meaning);
  const claims = [...listed].map(([what, chance]) => ({ what, chance, error, came: came.has(what) }));
  const unsaid = [...came].filter((what) => !listed.has(what)).map((what) => ({ what, chance: 0, error, came: true }));
  const within = (what: string, [least, most]: readonly [number, number], found: number): Claim => ({
    what,
    chance: 1,
    error,
    came: least <= found && found <= most,
  });
  const ended = way.events.findLast((event) => event.type === 'actionsEnded');
  return [
    ...claims,
    ...unsaid,
    within('spends', meaning.spends, (ended?.spent ?? way.after.spent) - view.spent),
    within('left', meaning.left, way.after.left),
    within(
      'dice',
      [0, meaning.dice],
      Math.max(0, ...way.events.map((event) => (event.type === 'rolled' ? event.dice.length : 0))),
    ),
    ...meaning.walks.flatMap((walk) => walked(walk, error, way)),
  ];
}

function walked({ floor, sure, steps }: Walk, error: number, { events }: Way): readonly Claim[] {
  const path = events.flatMap((event) => (event.type === 'guardMoved' && event.floor === floor ? [event.to] : []));
  return [
    { what: 'sure steps', chance: 1, error, came: sure.every((at, i) => path[i] === at) },
    { what: 'steps', chance: 1, error, came: steps[0] <= path.length && path.length <= steps[1] },
  ];
}

function listedIn(meaning: Meaning): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  const put = (what: string, chance: number): void => {
    if (chance > 0) said.set(what, chance);
  };
  for (const { seat, at, chance } of meaning.stands) put(`stands ${seat} ${at}`, chance);
  for (const { by, chance } of meaning.stopped) put(`stopped ${by}`, chance);
  for (const { at, tile, chance } of meaning.turnsUp) put(`revealed ${at} ${tile}`, chance);
  for (const { at, because, chance } of meaning.alarms) put(`alarm ${at} ${because}`, chance);
  for (const { at, chance } of meaning.silenced) put(`silenced ${at}`, chance);
  for (const what of ['seen', 'loses', 'caught', 'gains'] as const)
    for (const { seat, chance } of meaning[what]) put(`${what} ${seat}`, chance);
  for (const { ask, seat, chance } of meaning.asks) put(`asks ${ask} ${seat}`, chance);
  for (const { event, chance } of meaning.draws) put(`draws ${event}`, chance);
  for (const { danger, chance } of meaning.brings) put(`brings ${danger}`, chance);
  for (const { floor, at, chance } of meaning.heads) put(`heads ${floor} ${at}`, chance);
  for (const { floor, chance } of meaning.appears) put(`appears ${floor}`, chance);
  for (const { at, chance } of meaning.falls) put(`falls ${at}`, chance);
  for (const { at, chance } of meaning.cracked) put(`cracked ${at}`, chance);
  for (const { result, chance } of meaning.ends) put(`ends ${result}`, chance);
  for (const { floor, passes, heldBy, draws } of meaning.walks) {
    for (const { at, chance } of passes) put(`passes ${floor} ${at}`, chance);
    for (const { by, chance } of heldBy) put(`held ${floor} ${by}`, chance);
    put(`card ${floor}`, draws);
  }
  put('rings', meaning.rings);
  put('event', meaning.events);
  put('cracks', meaning.cracks);
  put('opens', meaning.opens);
  put('tool', meaning.finds.tool);
  put('loot', meaning.finds.loot);
  return said;
}

/** The same by name, as it came. */
function cameIn(view: View, { events, after }: Way, { walks }: Meaning): ReadonlySet<string> {
  const came = new Set(events.flatMap((event) => namesOf(event, view)));
  const top = after.pending.at(-1);
  if (top !== undefined && isQuestion(top)) came.add(`asks ${top.ask} ${top.seat}`);
  if (after.result === 'playing')
    for (const seat of owing(after)) for (const what of ['seen', 'loses']) came.add(`${what} ${seat}`);
  for (const [seat, cell] of after.at.entries()) {
    const at = cell === ROOF ? 'roof' : cell === OFF ? 'outside' : squareOf(cell);
    if (at !== view.crew[seat]!.at) came.add(`stands ${seat} ${at}`);
    if (came.has(`caught ${seat}`)) came.delete(`loses ${seat}`);
  }
  if (after.result !== 'playing') came.add(`ends ${after.result}`);
  for (const [floor, cell] of after.goal.entries())
    if (cell !== OFF && squareOf(cell) !== view.floors[floor]!.destination && !walksIn(came, floor + 1))
      came.add(`heads ${floor + 1} ${squareOf(cell)}`);
  came.add(`brings ${worstOf(came, events)}`);
  // Only of a guard who may walk or is held it is said whether he draws a card.
  for (const floor of [1, 2, 3]) if (walks.every((walk) => walk.floor !== floor)) came.delete(`card ${floor}`);
  return came;
}

const walksIn = (came: ReadonlySet<string>, floor: number): boolean =>
  [...came].some((what) => what.startsWith(`passes ${floor}`));

/** The worst that came, as whoever sees it would call it. */
function worstOf(came: ReadonlySet<string>, events: readonly Event[]): Danger {
  const has = (...beginnings: readonly string[]): boolean =>
    [...came].some((what) => beginnings.some((beginning) => what.startsWith(beginning)));
  if (has('seen')) return 'guard';
  if (has('rings')) return 'alarm';
  if (has('asks laser', 'asks hack')) return 'choice';
  if (has('stopped', 'asks deadbolt')) return 'shut';
  return events.some((event) => event.type === 'shifted' && event.by === 'fall') ? 'fall' : 'quiet';
}

function namesOf(event: Event, view: View): readonly string[] {
  switch (event.type) {
    case 'stopped':
      return [`stopped ${event.by}`];
    case 'revealed':
      return [`revealed ${event.at} ${event.tile}`];
    case 'alarmRaised':
      return [`alarm ${event.at} ${event.because}`, 'rings'];
    case 'alarmOff':
      return [`silenced ${event.at}`];
    case 'stealthLost':
      return [`seen ${event.seat}`, `loses ${event.seat}`];
    case 'captured':
      return [`seen ${event.seat}`, `caught ${event.seat}`];
    case 'stealthGained':
      return [`gains ${event.seat}`];
    case 'eventDrawn':
      return ['event', `draws ${event.event}`];
    case 'guardPlaced':
      return [`appears ${event.floor}`];
    case 'shifted':
      return event.by === 'fall' && event.seat === view.viewer ? [`falls ${event.to}`] : [];
    case 'cracked':
      return ['cracks', ...event.at.map((at) => `cracked ${at}`)];
    case 'safeOpened':
      return ['opens'];
    case 'toolFound':
    case 'toolsShown':
      return ['tool'];
    case 'lootFound':
      return ['loot'];
    case 'guardMoved':
      return [`passes ${event.floor} ${event.to}`];
    case 'guardHeld':
      return [`held ${event.floor} ${event.by}`];
    case 'patrolDrawn':
      return [`card ${event.floor}`];
    default:
      return [];
  }
}

/** Who has been seen and has not paid yet. */
const owing = ({ pending, seats }: State): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    pending.some((each) => {
      if ('do' in each) return each.do === 'lose' && (each.who & (1 << seat)) !== 0;
      if (each.ask === 'shelter') return (each.who & (1 << seat)) !== 0;
      return each.ask === 'stealth' && each.seat === seat;
    }),
  );

/** Whoever is said to be seen for certain pays, whatever is answered; or it is over before they can. */
function outlived(meaning: Meaning, spot: Stopover, way: Way): readonly Claim[] {
  let { events, after } = way;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const top = after.pending.at(-1);
    if (top === undefined || !isQuestion(top) || after.result !== 'playing') break;
    const moves = game.moves(reading(after), top.seat);
    ({ events, after } = made({ events, after }, spot, {
      seat: top.seat,
      move: moves[spot.chance.below(moves.length)]!,
    }));
  }
  const has = (seat: number): boolean =>
    events.some((event) => (event.type === 'stealthLost' || event.type === 'captured') && event.seat === seat);
  return meaning.seen
    .filter(({ chance }) => isSure(meaning, chance))
    .map(({ seat }) => ({ what: `pays ${seat}`, chance: 1, error: 0, came: has(seat) || after.result !== 'playing' }));
}
const MOST_ANSWERS = 20;

/** The board is the same in every world that looks the same. */
function sceneFor(meaning: Meaning, { state, seat }: Stopover): Scene {
  const scene = SCENES.get(meaning) ?? sceneOf(state as State, seat, { chances: false });
  SCENES.set(meaning, scene);
  return scene;
}
const SCENES = new WeakMap<Meaning, Scene>();

/** What the board says of the end of the turn. */
function shown(scene: Scene, { events, after }: Way): readonly Claim[] {
  const { say } = scene;
  const top = after.pending.at(-1);
  const isAsked = top !== undefined && isQuestion(top);
  const isSeen = events.some(({ type }) => type === 'stealthLost' || type === 'captured') || owing(after).length > 0;
  const { words, hurts } = endInShort(scene);
  const claims = [
    ...(words === say.ending.short.nobody ? [{ what: 'board: no one seen', came: !isSeen && !isAsked }] : []),
    ...(beatsOf(scene).some(({ key }) => key === 'nobody') ? [{ what: 'board: tick', came: !isSeen && !isAsked }] : []),
    ...(words === say.ending.short.loses || words === say.ending.short.caught || words === say.ending.short.mateCaught
      ? [{ what: 'board: somebody pays', came: isSeen }]
      : []),
    ...(hurts ? [{ what: 'board: hurts', came: isSeen || events.some(({ type }) => type === 'alarmRaised') }] : []),
  ];
  return claims.map((claim) => ({ ...claim, chance: 1, error: 0 }));
}

/** What is said of guards as things stand: who walks after this turn, how far and which way, unless something turns them. */
function stood({ view, standing }: Scene, { events, after }: Way): readonly Claim[] {
  if (events.some(({ type }) => type === 'eventDrawn' || type === 'alarmRaised' || type === 'captured')) return [];
  const isOpen = after.pending.length > 0;
  return standing!.guards.flatMap(({ way, steps, heldBy, after: seat }, floor) => {
    const path = events.flatMap((event) =>
      event.type === 'guardMoved' && event.floor === floor + 1 ? [event.to] : [],
    );
    const from = view.floors[floor]!.guard;
    if (from === 'unplaced' || from === 'lost') return [];
    const walks = seat === view.turn && heldBy === 'nothing';
    const goes = way.slice(0, steps);
    const isShort =
      isOpen || (view.crow !== 'none' && goes.some((at) => cellOf(at) === cellOf(view.crow as typeof at)));
    return [
      { what: 'stays', chance: 1, error: 0, came: walks || path.length === 0 },
      { what: 'way', chance: 1, error: 0, came: !walks || path.every((at, i) => i >= goes.length || at === goes[i]) },
      { what: 'far', chance: 1, error: 0, came: !walks || isShort || path.length >= goes.length },
      { what: 'farther', chance: 1, error: 0, came: !walks || path.length <= steps },
    ];
  });
}
