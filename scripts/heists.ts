// Games of Burgle Bros. for tests and measurements in a browser, in e2e/heists: found by playing many, and written anew by
//
//   npm run heists
//
// They are real games, whose rolls come from a secret and the salts of the seats. The crew, however, tries each turn in
// many ways before it takes one, which no crew at a table can: so a few games show all that is in the box.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS, LOOT, LOOT_CARDS, TOOLS } from '#games/burgle-bros/components/cards.ts';
import { CHARACTERS, ROLES, SIDES } from '#games/burgle-bros/components/characters.ts';
import { cellOf, floorOf } from '#games/burgle-bros/components/squares.ts';
import type { Event } from '#games/burgle-bros/event.ts';
import { game } from '#games/burgle-bros/index.ts';
import { parseOptions } from '#games/burgle-bros/options.ts';
import { LIVELY, pick, type Taste } from '#games/burgle-bros/playout.ts';
import { isClear } from '#games/burgle-bros/rules/escape.ts';
import { ALARM, CRACKED, FACE_UP, ROOF, SAFE_OPEN, type State } from '#games/burgle-bros/state.ts';
import { fair, quick } from '#table/chance.ts';
import { type Chance, reading, seatsOf } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import { turn } from '#table/play.ts';
import { HEISTS, type Script, saltOf, written } from './staging.ts';

/** A game as far as it has been played. */
interface Take {
  readonly state: State;
  readonly finals: number;
  readonly moves: Script['moves'];
  readonly sights: ReadonlySet<string>;
}

/** What is wanted of a game. */
interface Plot {
  readonly options: object;
  readonly seats: number;
  readonly taste?: Taste;
  /** In how many ways a turn is tried. */
  readonly tries: number;
  /** Whether it is worth beginning. */
  isPromising?(state: State): boolean;
  /** How good it is to be here. */
  wish(take: Take): number;
  /** Whether this is as much of the game as is wanted. */
  isDone(take: Take): boolean;
}

/** No game of ours has more turns. */
const LONGEST = 200;

/** Plays game after game until one is as it should be. */
function found(name: string, plot: Plot): { readonly script: Script; readonly take: Take } {
  for (let number = 1; ; number++) {
    const script = scriptOf(name, plot, number);
    const take = played(script, plot);
    if (take !== undefined) return { script, take };
  }
}

function keep(name: string, plot: Plot): void {
  const { script, take } = found(name, plot);
  save(name, script, take.moves);
}

function save(name: string, script: Script, moves: Script['moves']): void {
  writeFileSync(join(HEISTS, `${name}.txt`), written({ ...script, moves }));
  console.log(`${name}: ${moves.length} moves`);
}

function scriptOf(name: string, { options, seats }: Plot, number: number): Script {
  const parsed = parseOptions(options, seats);
  if ('wrong' in parsed) throw new Error(parsed.wrong.type);
  const secret = sha256Hex(`${name} ${number}`);
  return { game: game.id, version: game.version, options: parsed, seats, secret, moves: [] };
}

/** One game, each turn the best of many tries; nothing if it ends otherwise than wanted. */
function played(script: Script, plot: Plot): Take | undefined {
  const ideas = quick(script.secret);
  const salts = seatsOf(script.seats).map(saltOf);
  const dice = (stream: number): Chance => fair(script.secret, salts, stream);
  const state = game.setup(script.options as State['options'], script.seats, dice(0));
  if (plot.isPromising?.(state) === false) return undefined;
  let take: Take = { state, finals: 0, moves: [], sights: new Set() };
  for (let turns = 0; turns < LONGEST; turns++) {
    if (plot.isDone(take)) return take;
    if (take.state.result !== 'playing') return undefined;
    const from = take;
    const tried = Array.from({ length: plot.tries }, () => oneTurn(from, plot, dice, ideas));
    take = tried.toSorted((a, b) => plot.wish(b) - plot.wish(a))[0]!;
  }
  return undefined;
}

/** From here to the beginning of the next turn, or to what is wanted. */
function oneTurn(from: Take, plot: Plot, dice: (stream: number) => Chance, ideas: Chance): Take {
  let take = from;
  while (take.state.turns === from.state.turns && take.state.result === 'playing') {
    if (take !== from && plot.isDone(take)) break;
    take = oneMove(take, plot.taste ?? LIVELY, dice, ideas);
  }
  return take;
}

function oneMove(
  { state, finals, moves, sights }: Take,
  taste: Taste,
  dice: (stream: number) => Chance,
  ideas: Chance,
): Take {
  const now = reading(state);
  const [seat] = game.toAct(now);
  const move = pick(now, seat!, game.moves(now, seat!), { taste, chance: ideas });
  let rolls: Chance | undefined;
  const chance = {
    below(bound: number): number {
      rolls ??= dice(1 + finals);
      return rolls.below(bound);
    },
  };
  const made = turn(game, state, seat!, move, chance);
  return {
    state: made.state,
    finals: finals + (made.final ? 1 : 0),
    moves: [...moves, { seat: seat!, move: game.notate(move) }],
    sights: new Set([
      ...sights,
      ...made.events.flatMap(sightOf),
      ...made.events.flatMap((each) => closeOf(each, state)),
    ]),
  };
}

/** A guard walks on somebody's floor who has one Stealth or none. */
function closeOf(event: Event, { at, stealth }: State): string[] {
  if (event.type !== 'guardMoved') return [];
  const floor = floorOf(cellOf(event.to));
  const isClose = (cell: number, seat: number): boolean => floorOf(cell) === floor && stealth[seat]! < 2;
  return at.some(isClose) ? ['close'] : [];
}

function sightOf(event: Event): string[] {
  switch (event.type) {
    case 'toolFound':
      return [`tool ${event.tool}`];
    case 'lootFound':
      return [`loot ${event.loot}`];
    case 'eventDrawn':
      return [`event ${event.event}`];
    default:
      return [];
  }
}

/** How far the crew has come, and how well it is. */
function progress({ state }: Take): number {
  if (state.result !== 'playing') return state.result === 'won' ? 10_000 : -10_000;
  const marked = (mark: number): number => state.marks.filter((marks) => (marks & mark) !== 0).length;
  const up = state.at.filter((at) => at === ROOF).length;
  const nerve = state.stealth.reduce((sum, stealth) => sum + Math.sqrt(stealth + 0.1), 0);
  const dice = state.tokens.reduce((sum, tokens) => sum + tokens, 0);
  return (
    40 * nerve +
    2 * marked(FACE_UP) +
    20 * marked(CRACKED) +
    200 * marked(SAFE_OPEN) +
    3 * dice -
    10 * marked(ALARM) +
    (isClear(reading(state)) ? 100 + 60 * up : 0)
  );
}

const isTurn = ({ pending, result }: State): boolean => pending.length === 0 && result === 'playing';

/** Both are on the roof soon after one another. */
const AT_THE_END = 14;

keep('office-won', {
  options: { job: 'office', characters: ['hacker normal', 'peterman normal'] },
  seats: 2,
  tries: 60,
  wish: progress,
  isDone: ({ state, moves }) =>
    state.result === 'won' && moves.slice(-AT_THE_END).filter(({ move }) => move === 'escape').length === 2,
});

/** … and this crew only just. */
keep('office-close', {
  options: { job: 'office', characters: ['hacker normal', 'peterman normal'] },
  seats: 2,
  tries: 40,
  wish: progress,
  isDone: ({ state, sights }) => state.result === 'won' && sights.has('close'),
});

/** Nobody knows what the other does not: so the two can share a screen. */
keep('office-lost', {
  options: { job: 'office', characters: ['acrobat normal', 'juicer advanced'] },
  seats: 2,
  tries: 3,
  wish: progress,
  isDone: ({ state, moves, sights }) =>
    state.result === 'captured' && moves.length > 40 && moves.at(-8)?.seat === 0 && !sights.has('tool crystal-ball'),
});

/** The Rook's turn, with someone beside them to trade with and to send somewhere. */
keep('bank-orders', {
  options: { job: 'bank', characters: ['rook normal', 'hawk normal'] },
  seats: 2,
  tries: 60,
  wish: progress,
  isDone({ state, moves }) {
    if (moves.length < 40 || !isTurn(state) || state.turn !== 0 || state.left < 3) return false;
    const types = game.moves(reading(state), state.turn).map(({ type }) => type);
    return ['go', 'peek', 'order', 'give', 'take'].every((type) => types.some((each) => each === type));
  },
});

const SIGHTS = [
  ...TOOLS.map((tool) => `tool ${tool}`),
  ...LOOT.map((loot) => `loot ${loot}`),
  ...EVENTS.map((event) => `event ${event}`),
];

/** Four at a time, until everybody has been there with both sides. */
const CASTS = Array.from({ length: Math.ceil(ROLES.length / 4) }, (_, game) =>
  Array.from({ length: 4 }, (_, seat) => {
    const role = (game * 4 + seat) % ROLES.length;
    return `${CHARACTERS[role % CHARACTERS.length]} ${SIDES[Math.floor(role / CHARACTERS.length)]}`;
  }),
);

const missing = new Set(SIGHTS);
const news = ({ sights }: Take): number => [...sights].filter((sight) => missing.has(sight)).length;

/** Three pieces of loot that no game before has shown. */
const SAFES: Omit<Plot, 'options'> = {
  seats: 4,
  tries: 150,
  taste: { ...LIVELY, end: 6, tinker: 10 },
  isPromising({ lootDeck }) {
    const loot = new Set(lootDeck.slice(-3).map((card) => LOOT_CARDS[card]));
    return loot.size === 3 && [...loot].every((each) => missing.has(`loot ${each}`));
  },
  wish: (take) => progress(take) - take.moves.length / 2,
  isDone: ({ sights }) => [...sights].filter((sight) => sight.startsWith('loot ')).length === 3,
};

/** Whatever else has not been shown; a crew that idles draws events. */
const REST: Omit<Plot, 'options'> = {
  seats: 4,
  tries: 150,
  taste: { ...LIVELY, end: 20, tinker: 10 },
  wish: (take) => progress(take) + 100 * news(take),
  isDone: (take) => news(take) === missing.size,
};

/** A record is there for all to see when the game is over: they give up. */
function givenUp({ state, moves }: Take): Script['moves'] {
  const seats = seatsOf(state.seats);
  const others = seats.map((i) => seats[(state.turn + i) % seats.length]!).slice(1);
  return [...moves, { seat: state.turn, move: 'give-up' }, ...others.map((seat) => ({ seat, move: 'agree' }))];
}

for (const [i, job] of (['bank', 'fort-knox', 'bank', 'bank', 'office'] as const).entries()) {
  const wanted = job === 'office' ? REST : SAFES;
  const { script, take } = found(`everything-${i + 1}`, {
    ...wanted,
    options: { job, characters: CASTS[i] },
    isDone: (so) => wanted.isDone(so) && isTurn(so.state),
  });
  for (const sight of take.sights) missing.delete(sight);
  save(`everything-${i + 1}`, script, givenUp(take));
}
