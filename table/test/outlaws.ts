import type { Immutable } from '../game.ts';
import { canonical } from '../hash.ts';
import { type Coffers, customs, DECK, inTurn, isOver, type Move, OPEN, type State, toy } from './toy.ts';

/** Coffers with one thing wrong. */
export interface Outlaw {
  /** The law it is for. */
  readonly law: number;
  readonly wrong: string;
  /** What the law says about it. */
  readonly why: RegExp;
  /** Other laws that cannot fail to notice. */
  readonly also?: readonly number[];
  readonly game: Coffers;
  readonly customs?: typeof customs;
}

/** Something kept outside the state, as no game may. */
function counter(): () => number {
  let count = 0;
  return () => count++;
}

const write = (s: Immutable<State>, extra: object): void => void Object.assign(s, extra);

const EVERY_LAW = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const but = (law: number): number[] => EVERY_LAW.filter((other) => other !== law);

/** Starts with something in the state that does not belong there, and carries it along. */
const withExtra = (extra: () => object): Coffers => ({
  ...toy,
  setup: (options, seats, chance) => ({ ...toy.setup(options, seats, chance), ...extra() }),
  clone: (s) => ({ ...toy.clone(s), ...extra() }),
});

/** What is no plain data. */
const ODD = {
  'an undefined': undefined,
  'a Map': new Map([[0, 'red']]),
  'a number that JSON cannot write': Number.NEGATIVE_INFINITY,
};

/** Does something more after each step. */
export const afterStep = (more: Coffers['step']): Coffers => ({
  ...toy,
  step: (state, seat, move, chance, tell) => {
    toy.step(state, seat, move, chance, tell);
    more(state, seat, move, chance, tell);
  },
});

/** Whether the same step was made just before: kept outside the state. */
function memory(): (state: State, move: Move) => boolean {
  let last = '';
  return (state, move) => {
    const before = last;
    last = canonical([state, move]);
    return last === before;
  };
}

const [calls, setups] = [counter(), counter()];
const [scored, rolled, told] = [memory(), memory(), memory()];

/** Games that break the laws of playing: 1 to 4, 9, 11 and 12. */
export const outlaws: readonly Outlaw[] = [
  {
    law: 1,
    wrong: 'the setup counts how often it was called',
    why: /the setup leads to another state/,
    game: {
      ...toy,
      setup: (options, seats, chance) => ({
        ...toy.setup(options, seats, chance),
        scores: Array(seats).fill(setups()),
      }),
    },
  },
  {
    law: 1,
    wrong: 'the step counts how often it was called',
    why: /it leads to another state/,
    also: [3, 7],
    game: afterStep((state, seat) => {
      state.scores[seat]! += calls() % 5;
    }),
  },
  ...Object.entries(ODD).map(([what, odd]) => ({
    law: 2,
    wrong: `the state has ${what}`,
    why: /state\.odd is no plain data/,
    game: withExtra(() => ({ odd })),
  })),
  {
    law: 2,
    wrong: 'the state has a hole in a list, which JSON fills',
    why: /the state read back from JSON is .*null/,
    game: withExtra(() => ({ places: Object.assign([], { 1: 'red' }) })),
  },
  {
    law: 2,
    wrong: 'the clone shares a part',
    why: /the clone shares a part with the state/,
    game: { ...toy, clone: (s) => ({ ...toy.clone(s), options: s.options }) },
  },
  {
    law: 2,
    wrong: 'the clone is not equal',
    why: /the clone is .*"copied":true/,
    game: { ...toy, clone: (s) => ({ ...toy.clone(s), copied: true }) },
  },
  {
    law: 3,
    wrong: 'the view writes a cache into the state',
    why: /a question changed the state/,
    game: {
      ...toy,
      view: (s, viewer) => {
        write(s, { cached: true });
        return toy.view(s, viewer);
      },
    },
  },
  {
    law: 3,
    wrong: 'asking for the moves changes the state',
    why: /a question changed the state/,
    game: {
      ...toy,
      clone: (s) => structuredClone(s) as State,
      moves: (s, seat) => {
        write(s, { asked: seat });
        return toy.moves(s, seat);
      },
    },
  },
  {
    law: 3,
    wrong: 'asking for the outcome changes the state',
    why: /a question changed the state/,
    also: [1],
    game: {
      ...toy,
      outcome: (s) => {
        write(s, { asked: true });
        return toy.outcome(s);
      },
    },
  },
  {
    law: 3,
    wrong: 'a roll scores double when the same turn was looked at just before',
    why: /the state after the same step is/,
    game: afterStep((state, seat, move) => {
      if (scored(state, move) && move.type === 'roll') state.scores[seat]! *= 2;
    }),
  },
  {
    law: 3,
    wrong: 'a roll asks for fewer dice when the same turn was looked at just before',
    why: /1 of 2 rolls left over/,
    game: afterStep((state, _seat, move, chance) => {
      if (!rolled(state, move) && move.type === 'roll') chance.below(2);
    }),
  },
  {
    law: 3,
    wrong: 'a roll tells more when the same turn was looked at just before',
    why: /the events of the same step is/,
    game: afterStep((state, seat, move, _chance, tell) => {
      if (told(state, move) && move.type === 'roll') tell({ type: 'rolled', seat, die: 0, points: 0 });
    }),
  },
  {
    law: 4,
    wrong: 'a move is offered twice',
    why: /two moves have one notation: .*roll · roll/,
    game: {
      ...toy,
      moves: (s, seat) => toy.moves(s, seat).flatMap((move) => (move.type === 'roll' ? [move, move] : [move])),
    },
  },
  {
    law: 4,
    wrong: 'somebody not in turn is offered moves',
    why: /seat \d has \d moves/,
    game: { ...toy, moves: (s) => toy.moves(s, inTurn(s)) },
  },
  {
    law: 4,
    wrong: 'whoever is to act is stuck after two marks',
    why: /seat \d is to act but has no move/,
    also: but(4),
    game: { ...toy, moves: (s, seat) => (s.marks.length === 2 ? [] : toy.moves(s, seat)) },
  },
  {
    law: 4,
    wrong: 'there is an outcome in the middle of the game',
    why: /there is an outcome, but someone is to act/,
    game: { ...toy, outcome: (s) => toy.outcome({ ...s, turn: s.turn > 1 ? s.seats * s.options.rounds : s.turn }) },
  },
  {
    law: 4,
    wrong: 'there is no outcome at the end',
    why: /nobody is to act, but there is no outcome/,
    also: [1],
    game: { ...toy, outcome: () => undefined },
  },
  {
    law: 4,
    wrong: 'the outcome forgets the last seat',
    why: /the outcome leaves out a seat/,
    game: { ...toy, outcome: (s) => toy.outcome({ ...s, scores: s.scores.slice(1) }) },
  },
  {
    law: 9,
    wrong: 'no turn ever ends',
    why: /still not over after 24 moves/,
    also: but(9),
    game: { ...toy, step: (state, seat, move, chance, tell) => toy.step(toy.clone(state), seat, move, chance, tell) },
  },
  {
    law: 9,
    wrong: 'a game takes longer than its customs say',
    why: /still not over after 7 moves/,
    also: [2, 3, 4, 5, 6, 7, 8, 10, 11, 12],
    game: toy,
    customs: { ...customs, bound: 7 },
  },
  {
    law: 11,
    wrong: 'a swap draws two cards and loses one',
    why: /after [1-9]\d* moves: 23 cards/,
    game: afterStep((state, _seat, move) => {
      if (move.type === 'swap') state.deck.pop();
    }),
  },
  {
    law: 11,
    wrong: 'a drawn world has cards that were never in the box',
    why: /in a world drawn for \w+: 24 cards/,
    game: {
      ...toy,
      determinize: (v, chance) => ({ ...toy.determinize(v, chance), deck: v.deck.map(() => DECK[chance.below(24)]!) }),
    },
  },
  {
    law: 11,
    wrong: 'a card is lost when the coffers are opened',
    why: /at the end: 23 cards/,
    game: afterStep((state) => {
      if (isOver(state)) state.deck.pop();
    }),
  },
  {
    law: 12,
    wrong: 'foresight forgets the marks',
    why: /the view of \d in the imagined world is/,
    game: { ...toy, imagine: (v) => ({ ...toy.imagine!(v), marks: [] }) },
  },
  {
    law: 12,
    wrong: 'foresight is certain of the next card',
    why: /swap cannot bring .*"drew"/,
    game: {
      ...toy,
      imagine: (v) => ({ ...toy.imagine!(v), deck: v.deck.map((_, i) => (i < v.deck.length - 1 ? OPEN : 1)) }),
    },
  },
  {
    law: 12,
    wrong: 'foresight is certain of what the others hide',
    why: /(swap|roll) cannot bring .*"opened"/,
    game: { ...toy, imagine: (v) => ({ ...toy.imagine!(v), hands: v.hands.map((card) => (card === '?' ? 1 : card)) }) },
  },
  {
    law: 12,
    wrong: 'foresight takes one card for nearly certain',
    why: /surprise: \d+\.\d+, but foreseen \d+\.\d+/,
    game: {
      ...toy,
      step: (state, seat, move, chance, tell) => {
        const { below, pick } = chance;
        const sure = (weights: readonly number[]): number[] => weights.map((weight, i) => (i === 0 ? 1e9 : weight));
        const skewed = pick && ((weights: () => readonly number[]) => pick(() => sure(weights())));
        toy.step(state, seat, move, skewed ? { below, pick: skewed } : { below }, tell);
      },
    },
  },
];
