import { expect, test } from 'vitest';
import type { Game, Outcome, Seat, Viewer } from '#table/game.ts';
import type { GameText } from '#table/text.ts';
import { LocalVenue } from '../local.ts';
import { Page } from '../page.ts';
import { seated } from '../seating.ts';
import { sit } from '../session.ts';
import { words } from '../text/index.ts';
import { stage } from './perform.ts';

// Art Robbery has no move that can be taken back, so here is a game that has: two steps a turn, in the open.

interface State {
  turn: Seat;
  steps: number;
  total: number;
}
interface Move {
  readonly add: number;
}
interface Event {
  readonly type: 'added';
  readonly seat: Seat;
  readonly add: number;
}
type View = State & { readonly viewer: Viewer };

const END = 9;

const game: Game<State, Move, Event, View, object> = {
  id: 'adding',
  version: 1,
  seats: { min: 2, max: 2 },
  options: () => ({}),
  setup: () => ({ turn: 0 as Seat, steps: 0, total: 0 }),
  toAct: ({ turn, total }) => (total < END ? [turn] : []),
  moves: ({ turn }, seat) => (seat === turn ? [{ add: 1 }, { add: 2 }] : []),
  step(state, seat, { add }, _chance, tell) {
    state.total += add;
    state.steps += 1;
    if (state.steps % 2 === 0) state.turn = (1 - state.turn) as Seat;
    tell({ type: 'added', seat, add });
  },
  outcome: ({ total, turn }): Outcome | undefined =>
    total < END ? undefined : { winners: [turn], places: [1, 1], scores: [total, total] },
  clone: ({ turn, steps, total }) => ({ turn, steps, total }),
  view: (state, viewer) => ({ ...state, viewer }),
  redact: (event) => event,
  reveals: { added: false },
  determinize: ({ turn, steps, total }) => ({ turn, steps, total }),
  notate: ({ add }) => `add ${add}`,
  refusal: () => 'unclear',
};

const text: GameText<Move, Event, View> = {
  pitch: 'Two steps a turn.',
  options: {},
  rules: [],
  event: ({ seat, add }, names) => ({ text: `${names[seat]} adds ${add}.`, rule: 'R1' }),
  move: ({ add }) => `Add ${add}.`,
  refusal: (code) => (code === 'unclear' ? { text: 'No.', rule: 'R2' } : undefined),
  twin: ({ total }) => [{ heading: 'Total', lines: [`It is ${total}.`] }],
  outcome: () => ['Done.'],
};

/** What follows each line that is typed at a table for two. */
async function replies(...lines: readonly string[]): Promise<readonly string[]> {
  const { io, out } = stage({ input: `${lines.join('\n')}\n` });
  const bots = [{ name: 'first', choose: ({ moves }: { moves: readonly unknown[] }) => moves[0], close: () => {} }];
  const table = await seated(game, {}, 2, 'seed');
  const venue = new LocalVenue(table, { game, names: ['Ida', 'Ben'], bots });
  const cast = { page: new Page(io), words: words.en, text, foresight: undefined, venue, others: ['Ben'], options: {} };
  await sit({ io, game: game.id, language: 'en', title: 'Adding', ...cast, commitment: table.commitment });
  return out()
    .split(/^Your move \(1–2 or help\): .*\n/m)
    .slice(1);
}

test('a move is taken back, with what bots answered, while nobody has learnt anything, and the table says so', async () => {
  const [moved, back, empty, again, log, passed, late] = await replies(
    ...['add 2', 'undo', 'undo', 'ADD  1', 'log', 'add 1', 'undo'],
  );
  expect(moved).toContain('Ida adds 2. [R1]');
  expect(moved).toContain('It is 2.');
  expect(moved).toContain('“undo” undoes your last move.');
  expect(back).toContain('You undid your last move.');
  expect(back).toContain('It is 0.');
  expect(back).not.toContain('“undo” undoes your last move.');
  expect(empty).toBe('There is nothing to undo.\n');
  expect(again).toContain('It is 1.');
  expect(log).toContain('• Ida adds 2. [R1]\n• You undid your last move.\n• Ida adds 1. [R1]\n');
  expect(passed).toContain('• Ida adds 1. [R1]\n• Ben adds 1. [R1]\n• Ben adds 1. [R1]\n');
  expect(late).toContain('You undid your last move.');
});

test('a number is the number in the list; beyond it, it may be a name', async () => {
  const [two, nine, no] = await replies('2', '9', 'frob');
  expect(two).toContain('Ida adds 2.');
  expect(nine).toBe('Choose a number from 1 to 2.\n');
  expect(no).toBe('No. [R2]\n');
});
