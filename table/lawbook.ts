import { quick, scripted } from './chance.ts';
import { foresee } from './foresight.ts';
import { type AnyGame, seatsOf, type Viewer, viewersOf } from './game.ts';
import { canonical } from './hash.ts';
import { Play, replay, turn } from './play.ts';
import { decode, encode } from './record.ts';
import { isRefused } from './refusal.ts';
import { type Stopover, type Trial, walk } from './walk.ts';

/** How many worlds are drawn for a viewer where one will not do. */
const WORLDS = 3;
/** If something hidden is the same in so many worlds, it is no accident. */
const MANY_WORLDS = 64;

/** A law is checked at points of random games, over whole games, or both. It throws when it is broken. */
export interface Law {
  readonly number: number;
  readonly title: string;
  at?(spot: Stopover): void;
  over?(trial: Trial): void;
}

/** What every game has to keep to. */
export const LAWS: readonly Law[] = [
  { number: 1, title: 'a replay gives the same state and hash', over: replays },
  { number: 2, title: 'a state survives JSON, and a clone shares nothing', at: isPlainData },
  { number: 3, title: 'the same rolls give the same step; moves and view change nothing', at: isPure },
  {
    number: 4,
    title: 'notations are unique, and someone can move until there is an outcome',
    at: isPlayable,
    over: ends,
  },
  { number: 5, title: 'a world drawn from a view looks the same to that viewer', at: looksTheSame },
  { number: 6, title: 'legal moves are the same in every world a seat cannot rule out', at: offersTheSame },
  { number: 7, title: 'a move that is not final teaches nobody anything', at: teachesNothing },
  { number: 8, title: 'what is hidden could be otherwise', at: couldBeOtherwise },
  { number: 9, title: 'a game ends within its bound', over: staysInBound },
  { number: 10, title: 'what is hidden changes neither view nor events', at: leaksNothing },
  { number: 11, title: 'nothing is lost, doubled or out of range', at: conserves, over: endsWhole },
  {
    number: 12,
    title: 'what foresight calls certain happens, what it rules out does not, and its chances are true',
    at: comesTrue,
    over: isCalibrated,
  },
];

function replays({ game, customs, options, seats, seed }: Trial): void {
  const chance = quick(`${seed} replay`);
  const play = new Play(game, { options, seats }, chance);
  while (play.outcome() === undefined) {
    if (play.at > 4 * customs.bound) throw new Error(`still not over after ${play.at} moves and undos`);
    const seat = game.toAct(play.state)[0]!;
    const legal = game.moves(play.state, seat);
    const back = chance.below(4) === 0 ? play.takeBack(seat) : undefined;
    const decision =
      back === undefined || isRefused(back)
        ? play.decide(seat, game.notate(legal[chance.below(legal.length)]!), chance)
        : back;
    if (isRefused(decision)) throw new Error(`a legal move was refused: ${decision.refused}`);
    play.accept(decision);
  }
  const record = decode(encode(play.record()));
  if (isRefused(record)) throw new Error(`the record cannot be read: ${record.detail}`);
  const again = replay(game, record);
  same(again.state, play.state, 'the state after the replay');
  same(again.hash, play.hash, 'the hash after the replay');
}

function isPlainData({ game, state }: Stopover): void {
  requirePlain(state, 'state');
  same(JSON.parse(JSON.stringify(state)), state, 'the state read back from JSON');
  const copy = game.clone(state);
  same(copy, state, 'the clone');
  const parts = new Set(objectsIn(state));
  if (objectsIn(copy).some((part) => parts.has(part))) throw new Error('the clone shares a part with the state');
}

function isPure(spot: Stopover): void {
  const { game, state, seat, move, seats, chance } = spot;
  const before = canonical(state);
  for (const viewer of viewersOf(seats)) game.view(state, viewer);
  for (const each of seatsOf(seats)) game.moves(state, each);
  game.toAct(state);
  game.outcome(state);
  if (canonical(state) !== before) throw new Error('a question changed the state');
  const once = turn(game, state, seat, move, chance);
  const script = scripted(once.rolls);
  const twice = turn(game, state, seat, move, script);
  script.end();
  same(twice.state, once.state, 'the state after the same step');
  same(twice.events, once.events, 'the events of the same step');
}

function isPlayable({ game, state, seats }: Stopover): void {
  if (game.outcome(state) !== undefined) throw new Error('there is an outcome, but someone is to act');
  const acting = game.toAct(state);
  for (const seat of seatsOf(seats)) {
    const names = game.moves(state, seat).map(game.notate);
    if (new Set(names).size < names.length) throw new Error(`two moves have one notation: ${names.join(' · ')}`);
    if (names.length > 0 !== acting.includes(seat)) throw new Error(`seat ${seat} has ${names.length} moves`);
  }
}

function ends(trial: Trial): void {
  const { state } = walk(trial, () => {});
  const outcome = trial.game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is to act, but there is no outcome');
  if (outcome.places.length !== trial.seats || outcome.scores.length !== trial.seats)
    throw new Error('the outcome leaves out a seat');
}

/** The walk itself counts. */
function staysInBound(trial: Trial): void {
  walk(trial, () => {});
}

function looksTheSame({ game, state, seats, chance }: Stopover) {
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    same(game.view(game.determinize(view, chance), viewer), view, `the view of ${viewer} in a drawn world`);
  }
}

function offersTheSame({ game, state, seats, chance }: Stopover) {
  for (const seat of seatsOf(seats)) {
    const offered = game.moves(state, seat).map(game.notate);
    const view = game.view(state, seat);
    for (let i = 0; i < WORLDS; i++) {
      const world = game.determinize(view, chance);
      same(game.moves(world, seat).map(game.notate), offered, `the moves of seat ${seat} in a drawn world`);
    }
  }
}

function teachesNothing(spot: Stopover): void {
  const { game, state, seats, seat, move, chance } = spot;
  const real = turn(game, state, seat, move, chance);
  if (real.final) return;
  for (const viewer of viewersOf(seats)) {
    const before = game.view(state, viewer);
    for (let i = 0; i < WORLDS; i++) {
      const world = game.determinize(before, chance);
      const legal = game.moves(world, seat).find((other) => game.notate(other) === game.notate(move));
      if (legal === undefined) throw new Error(`that it was possible teaches ${viewer} something`);
      const other = turn(game, world, seat, legal, chance);
      same(redacted(game, other.events, viewer), redacted(game, real.events, viewer), `what ${viewer} is told`);
      same(game.view(other.state, viewer), game.view(real.state, viewer), `what ${viewer} sees`);
    }
  }
}

/**
 * Each `'?'` of a view must take several values over the worlds drawn from it. Its value in a world is what somebody
 * else sees in that place; where nobody does, the worlds as a whole must differ.
 */
function couldBeOtherwise(spot: Stopover): void {
  const { game, state, seats, chance } = spot;
  const viewers = viewersOf(seats);
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const open = new Set(veiledPaths(view));
    const first = new Map<string, string>();
    for (let i = 0; i < MANY_WORLDS && open.size > 0; i++) {
      const world = game.determinize(view, chance);
      const whole = canonical(world);
      const views = viewers.map((other) => game.view(world, other));
      for (const path of open) {
        const shown = views.map((other) => valueAt(other, path)).find((value) => value !== '?');
        const value = shown === undefined ? whole : canonical(shown);
        if ((first.get(path) ?? value) !== value) open.delete(path);
        first.set(path, value);
      }
    }
    for (const path of open) throw new Error(`${path} is hidden from ${viewer}, but the same in every world`);
  }
}

function leaksNothing(spot: Stopover): void {
  const { game, customs, state, seats, seat, move, chance } = spot;
  const seed = `leak ${chance.below(2 ** 20)}`;
  const real = turn(game, state, seat, move, quick(seed));
  for (const viewer of viewersOf(seats)) {
    const scrambled = customs.scramble(state, viewer, chance);
    same(game.view(scrambled, viewer), game.view(state, viewer), `the view of ${viewer}`);
    const legal = game.moves(scrambled, seat).find((other) => game.notate(other) === game.notate(move));
    if (legal === undefined) continue;
    const other = turn(game, scrambled, seat, legal, quick(seed));
    const looksAlike = canonical(game.view(other.state, viewer)) === canonical(game.view(real.state, viewer));
    // If the views differ, the move has uncovered something for this viewer, and events may tell it. If it buried
    // something, the views may be alike all the same.
    if (!looksAlike || real.events.some((event) => customs.buries?.(event))) continue;
    same(redacted(game, other.events, viewer), redacted(game, real.events, viewer), `what ${viewer} is told`, BURIED);
  }
}

function conserves(spot: Stopover): void {
  const { game, customs, state, seats, chance } = spot;
  const wrong = customs.flaw(state);
  if (wrong !== undefined) throw new Error(wrong);
  for (const viewer of viewersOf(seats)) {
    const drawn = customs.flaw(game.determinize(game.view(state, viewer), chance));
    if (drawn !== undefined) throw new Error(`in a world drawn for ${viewer}: ${drawn}`);
  }
}

function endsWhole(trial: Trial): void {
  const wrong = trial.customs.flaw(walk(trial, () => {}).state);
  if (wrong !== undefined) throw new Error(`at the end: ${wrong}`);
}

function comesTrue(spot: Stopover): void {
  imaginesWell(spot);
  const [found] = foreseen(spot, [spot.move]);
  requireTrue(spot, found!);
}

/** The imagined world looks and plays like the real one. */
export function imaginesWell({ game, state, seat }: Stopover): void {
  if (game.imagine === undefined) return;
  const view = game.view(state, seat);
  const imagined = game.imagine(view);
  same(game.view(imagined, seat), view, `the view of ${seat} in the imagined world`);
  same(game.moves(imagined, seat), game.moves(state, seat), `the moves of seat ${seat} in the imagined world`);
}

/** How likely each thing is that the seat may be told. */
export interface Foreseen {
  readonly chances: ReadonlyMap<string, number>;
  readonly error: number;
}

export const foreseen = ({ game, state, seat }: Stopover, moves: readonly unknown[]): Foreseen[] =>
  foresee(game, game.view(state, seat), moves, (events) => JSON.stringify(events)).map(({ endings, error }) => {
    const chances = new Map<string, number>();
    for (const { chance, told } of endings) chances.set(told, (chances.get(told) ?? 0) + chance);
    return { chances, error };
  });

const tellingOf = ({ game, seat, move, chance }: Stopover, world: unknown): string =>
  JSON.stringify(redacted(game, turn(game, world, seat, move, chance).events, seat));

/** Where every way was gone, whatever happens is one of them: in the world as it is, and in others that the seat cannot tell from it. */
export function requireTrue(spot: Stopover, { chances, error }: Foreseen): void {
  const { game, state, seat, move, chance } = spot;
  const sum = [...chances.values()].reduce((total, share) => total + share, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`the chances add up to ${sum}`);
  if (error > 0) return;
  const view = game.view(state, seat);
  const worlds = Array.from({ length: WORLDS }, () => game.determinize(view, chance));
  for (const world of [state, ...worlds]) {
    const told = tellingOf(spot, world);
    if (!chances.has(told)) throw new Error(`${game.notate(move)} cannot bring ${told}`);
  }
}

/** Further off than so many standard deviations is no accident. */
const FAR = 5;

function isCalibrated(trial: Trial): void {
  const tallies = new Tallies();
  walk(trial, (spot) => tallies.add(spot, foreseen(spot, [spot.move])[0]!));
  const wrong = tallies.beyond(FAR);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** How often something came, and should have. */
export interface Frequency {
  came: number;
  expected: number;
  variance: number;
}

/**
 * Compares chances with what then happens. Two things must come out about right: how often each kind of event is told, and
 * how surprising what is told is (if 1 in 4 is said and it comes every time, something is wrong).
 */
export class Tallies {
  private readonly byKind = new Map<string, Frequency>();

  add(spot: Stopover, { chances, error }: Foreseen): void {
    const told = tellingOf(spot, spot.state);
    const expected = new Map<string, number>(kindsOf(told).map((kind) => [kind, 0]));
    for (const [ending, share] of chances)
      for (const kind of kindsOf(ending)) expected.set(kind, (expected.get(kind) ?? 0) + share);
    const came = kindsOf(told);
    for (const [kind, share] of expected)
      this.tally(kind, came.includes(kind) ? 1 : 0, share, Math.max(0, share * (1 - share)) + (error / 2) ** 2);
    const actual = chances.get(told);
    if (error > 0 || actual === undefined) return;
    const shares = [...chances.values()];
    const mean = shares.reduce((sum, share) => sum - share * Math.log(share), 0);
    const square = shares.reduce((sum, share) => sum + share * Math.log(share) ** 2, 0);
    this.tally('surprise', -Math.log(actual), mean, Math.max(0, square - mean ** 2));
  }

  /** What is further off than so many standard deviations; rare things may come a few times more (Bernstein's bound). */
  beyond(far: number): string[] {
    return [...this.byKind].flatMap(([kind, { came, expected, variance }]) =>
      Math.abs(came - expected) > far * Math.sqrt(variance) + far ** 2 / 3
        ? [`${kind}: ${came.toFixed(2)}, but foreseen ${expected.toFixed(2)} (σ ${Math.sqrt(variance).toFixed(2)})`]
        : [],
    );
  }

  get kinds(): number {
    return this.byKind.size;
  }

  get sums(): ReadonlyMap<string, Readonly<Frequency>> {
    return this.byKind;
  }

  tally(kind: string, came: number, expected: number, variance: number): void {
    const sum = this.byKind.get(kind) ?? { came: 0, expected: 0, variance: 0 };
    this.byKind.set(kind, sum);
    sum.came += came;
    sum.expected += expected;
    sum.variance += variance;
  }
}

/** The kinds of event in what was told. */
const kindsOf = (told: string): string[] => [
  ...new Set((JSON.parse(told) as readonly { readonly type: string }[]).map(({ type }) => type)),
];

function redacted(game: AnyGame, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.flatMap((event) => game.redact(event, viewer) ?? []);
}

/** Where to look if it is no leak. */
const BURIED = ', and no view shows why; if the move showed it and hid it again, name that event in customs.buries';

function same(found: unknown, wanted: unknown, what: string, advice = ''): void {
  const [a, b] = [canonical(found), canonical(wanted)];
  if (a !== b) throw new Error(`${what} is ${a}, not ${b}${advice}`);
}

/** Only what JSON can say: no undefined, no odd numbers, no classes. */
function requirePlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return;
  const plain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!plain) throw new Error(`${path} is no plain data`);
  for (const [key, part] of Object.entries(value as object)) requirePlain(part, `${path}.${key}`);
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function veiledPaths(value: unknown, path = ''): string[] {
  if (value === '?') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => veiledPaths(part, `${path}/${key}`));
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
