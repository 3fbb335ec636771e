import { type Chance, type Immutable, reading, type Seat } from '#table/game.ts';
import { TAKEN_AWAY } from '../../components/jobs.ts';
import { type Square, squareOf } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import { game } from '../../index.ts';
import type { GuardOdds } from '../../odds.ts';
import { cardIn, clone, LOST, type State, seenBy } from '../../state.ts';

/** What one movement of a guard came to. */
interface Outcome {
  readonly entered: ReadonlySet<Square>;
  readonly hit: ReadonlySet<Seat>;
  readonly ends: Square | 'lost';
  readonly goal: Square | 'lost';
  readonly shuffled: boolean;
}

/** Which guard; `later` says that he moves in some other turn than this. */
interface Ask {
  readonly floor: number;
  readonly later: boolean;
  /** A question has interrupted his movement: it goes on from there. */
  readonly underWay?: boolean;
}

const name = (cell: number): Square | 'lost' => (cell === LOST ? 'lost' : squareOf(cell));

/**
 * Moves a guard by the rules. Nobody is captured, as everybody has Stealth to spare; a question among alarms is
 * answered by chance, any other by the first answer.
 */
function move(world: State, { floor, later, underWay = false }: Ask, chance: Chance): Outcome {
  const entered = new Set<Square>();
  const hit = new Set<Seat>();
  let shuffled = false;
  const tell = (event: Event): void => {
    if ((event.type === 'guardMoved' || event.type === 'guardPlaced') && event.floor === floor + 1)
      entered.add(event.type === 'guardMoved' ? event.to : event.at);
    if (event.type === 'stealthLost') hit.add(event.seat);
    if (event.type === 'patrolReshuffled') shuffled = true;
  };
  world.stealth = world.stealth.map(() => 50);
  if (later) world.turns += 1;
  if (underWay) world.pending = world.pending.filter((pending) => !('do' in pending && pending.do === 'next-turn'));
  else {
    // A question that changes nothing sets going what is pending below it.
    world.pending = [
      { do: 'patrol', floor },
      { ask: 'peekhole', seat: world.turn },
    ];
    game.step(world, world.turn, { type: 'none' }, chance, tell);
  }
  while (world.pending.length > 0) {
    const [seat] = game.toAct(reading(world));
    const answers = game.moves(reading(world), seat!);
    const { ask } = world.pending.at(-1) as { ask: string };
    game.step(world, seat!, answers[ask === 'nearest-alarm' ? chance.below(answers.length) : 0]!, chance, tell);
  }
  return {
    entered,
    hit,
    ends: name(world.guard[floor]!),
    goal: name(world.guard[floor] === LOST ? LOST : world.goal[floor]!),
    shuffled,
  };
}

/** Chances as they were counted. */
export class Counted {
  total = 0;
  readonly chances = new Map<string, number>();

  add(outcome: Outcome, weight: number): void {
    this.total += weight;
    for (const square of outcome.entered) this.more(`enters ${square}`, weight);
    for (const seat of outcome.hit) this.more(`loses ${seat}`, weight);
    this.more(`ends ${outcome.ends}`, weight);
    this.more(`goal ${outcome.goal}`, weight);
    if (outcome.shuffled) this.more('shuffles', weight);
  }

  private more(key: string, weight: number): void {
    this.chances.set(key, (this.chances.get(key) ?? 0) + weight);
  }
}

/** The same as the odds say. */
export function asCounted({ tiles, after, lost, crew, shuffles }: GuardOdds): Map<string, number> {
  const chances = new Map<string, number>([
    ...tiles.flatMap(({ at, enters, ends }): [string, number][] => [
      [`enters ${at}`, enters],
      [`ends ${at}`, ends],
    ]),
    ...after.map(({ to, chance }): [string, number] => [`goal ${to === 'lost-visual' ? 'lost' : to}`, chance]),
    ...crew.map(({ seat, loses }): [string, number] => [`loses ${seat}`, loses]),
    ['ends lost', lost],
    ['shuffles', shuffles],
  ]);
  return new Map([...chances].filter(([, chance]) => chance > 0));
}

/** Draws after a shuffle that are told apart; a movement with more of them cannot be counted out. */
const AFTER_SHUFFLE = 2;

/**
 * Rolls for a shuffle (see `shuffle`) that bring chosen cards to the top of what is left when some are taken away from
 * the top; how the others lie is of no account.
 */
class Shuffler implements Chance {
  private readonly away: number;
  private readonly choose: (bound: number) => number;
  private cards: number[] = [];
  private size = 0;
  private last = 0;
  private top: number[] = [];

  constructor(away: number, choose: (bound: number) => number) {
    this.away = away;
    this.choose = choose;
  }

  below(bound: number): number {
    if (this.last === 0) this.begin(bound);
    const wanted = this.top[this.size - 1 - this.away - this.last];
    const other =
      wanted === undefined
        ? this.cards.findLastIndex((card, i) => i <= this.last && !this.top.includes(card))
        : this.cards.indexOf(wanted);
    [this.cards[this.last], this.cards[other]] = [this.cards[other]!, this.cards[this.last]!];
    this.last -= 1;
    return other;
  }

  private begin(size: number): void {
    this.cards = Array.from({ length: size }, (_, card) => card);
    [this.size, this.last] = [size, size - 1];
    const left = this.cards.slice();
    this.top = Array.from({ length: AFTER_SHUFFLE }, () => left.splice(this.choose(left.length), 1)[0]!);
  }

  /** How many were drawn since, if so many are left. */
  drawnOf = (left: number): number => (this.size === 0 ? 0 : this.size - this.away - left);
}

/**
 * Every way a guard's movement can go, played by the rules from what a seat can know: whenever a card is drawn that it
 * has not seen, any card it has not seen elsewhere may come. Answers nothing if there are more ways than `most`.
 */
export function everyWay(
  state: Immutable<State>,
  { viewer, most, ...ask }: Ask & { readonly viewer: Seat; readonly most: number },
): Counted | undefined {
  const { floor } = ask;
  const counted = new Counted();
  const picks: { value: number; bound: number }[] = [];
  for (let runs = 0; ; runs++) {
    if (runs === most) return undefined;
    let depth = 0;
    const choose = (bound: number): number => {
      const pick = picks[depth] ?? { value: 0, bound };
      picks[depth++] = pick;
      return pick.value;
    };
    const world = clone(state);
    const unseen = [
      ...world.patrol[floor]!.filter((entry) => !seenBy(entry, viewer)).map(cardIn),
      ...world.takenAway[floor]!,
    ].sort((a, b) => a - b);
    const deck = world.patrol[floor]!;
    const known = deck.map((entry) => (seenBy(entry, viewer) ? cardIn(entry) : -1));
    deck.pop = () => {
      const card = known.pop()!;
      deck.length -= 1;
      return card >= 0 ? card : unseen.splice(choose(unseen.length), 1)[0];
    };
    world.takenAway[floor] = unseen; // what is left of them when the deck has run out
    const shuffler = new Shuffler(TAKEN_AWAY[world.seats]!, choose);
    const isAsked = (): boolean => world.pending.some((pending) => 'ask' in pending);
    const chance: Chance = { below: (bound) => (isAsked() ? choose(bound) : shuffler.below(bound)) };
    const outcome = move(world, ask, chance);
    if (shuffler.drawnOf(world.patrol[floor]!.length) > AFTER_SHUFFLE) return undefined;
    counted.add(
      outcome,
      picks.slice(0, depth).reduce((weight, { bound }) => weight / bound, 1),
    );
    while (picks.length > 0 && picks.at(-1)!.value === picks.at(-1)!.bound - 1) picks.pop();
    const last = picks.at(-1);
    if (last === undefined) return counted;
    last.value += 1;
  }
}

/** A guard's movement in worlds drawn at random from what a view shows. */
export function manyWorlds(
  draw: () => State,
  { tries, chance, ...ask }: Ask & { readonly tries: number; readonly chance: Chance },
): Counted {
  const counted = new Counted();
  for (let n = 0; n < tries; n++) counted.add(move(draw(), ask, chance), 1 / tries);
  return counted;
}

/** Five standard deviations of a share found in so many tries, and a little for shares near 0 and 1. */
export const tolerance = (share: number, tries: number): number =>
  5 * Math.sqrt(Math.max(0, share * (1 - share)) / tries) + 2 / tries;
