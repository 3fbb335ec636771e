import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { alone } from '#lobby/bus.ts';
import { Lobby } from '#lobby/lobby.ts';
import { memoryArchive } from '#lobby/memory.ts';
import type { World } from '#lobby/world.ts';
import { granted } from '#table/refusal.ts';
import { Client, type Connect } from '#wire/client.ts';
import { GRACE } from '#wire/protocol.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { check } from './check.ts';
import { History } from './history.ts';
import { hurried, jump, setRight } from './hurry.ts';
import { type Note, type Truth, truthOf } from './truth.ts';

// A game of a person and a bot that went well; then each test breaks one thing, and the checker must see just that.

const PERSON = { id: 'mira', name: 'Mira', created: 0 };
let truth: Truth;
let history: History;

beforeAll(async () => {
  let count = 0;
  const archive = memoryArchive();
  const world: World = {
    archive,
    bus: alone,
    process: 'alone',
    now: () => Date.now(),
    secret: () => (count++).toString(16).padStart(64, '5'),
    think: async ({ moves }) => moves[0]!.name,
    advise: () => Promise.reject(new Error('nobody asks')),
    recall: () => Promise.reject(new Error('nobody looks back')),
    fork: () => Promise.reject(new Error('nobody goes back')),
    report: () => undefined,
    botPause: 0,
    botPatience: 0,
    rest: 0,
    grace: GRACE,
    tablesPerPerson: 10,
  };
  const lobby = new Lobby(world);
  const begun = Date.now();
  history = new History('Mira');
  const link = new Client(history.noting(straight(lobby)));
  const { table } = granted(await link.ask('create', { game: 'beutezug', seats: 2 }));
  const mira = [sitting({ name: 'Mira', link })];
  await sitDown(mira, table);
  await begin(mira, table);
  for (let own = 0; own < 3; ) {
    const { frame } = granted(await link.ask('look', { table, seat: 0 }));
    if (frame!.moves.length === 0) {
      await pause(1);
      continue;
    }
    const { at } = frame!;
    granted(await link.ask('move', { table, seat: 0, at, move: frame!.moves[0]!.name }));
    expect(await link.ask('move', { table, seat: 0, at, move: frame!.moves[0]!.name })).toEqual({ refused: 'stale' });
    own += 1;
  }
  granted(await link.ask('leave', { table, seat: 0 }));
  link.close();
  await lobby.close();
  const { row, record } = await truthOf(archive, table, []);
  const playing = row.places.map((place) => (place.kind === 'person' ? { ...place, standIn: false } : place));
  const note = (at: number): Note => ({
    at,
    toAct: [],
    deadline: undefined,
    places: playing,
    when: hurried(begun),
    noted: begun,
  });
  const notes = Array.from({ length: record.entries.length + 1 }, (_, at) => note(at));
  truth = await truthOf(archive, table, [
    ...notes,
    { ...notes.at(-1)!, places: row.places, when: hurried(Date.now()), noted: Date.now() },
  ]);
});

/** A line that never breaks. */
const straight =
  (lobby: Lobby): Connect =>
  ({ opened, message }) => {
    const visit = lobby.visit(PERSON, message);
    queueMicrotask(opened);
    return {
      send: (text) => void visit.handle(JSON.parse(text)).then((answer) => message(JSON.stringify(answer))),
      close: () => visit.close(),
    };
  };

const entriesOfMira = (): number[] => truth.commands.flatMap((command, n) => (command === undefined ? [] : [n]));

/** What is found wrong with a changed truth. */
const faultsOf = (changed: Partial<Truth>): readonly string[] => check([history], [{ ...truth, ...changed }]).faults;

/** … or a changed history. */
function faultsAfter(change: (broken: History) => void): readonly string[] {
  const broken = Object.assign(new History('Mira'), {
    wishes: new Map([...history.wishes].map(([id, wish]) => [id, { ...wish }])),
    shown: [...history.shown],
    looked: [...history.looked],
  });
  change(broken);
  return check([broken], [truth]).faults;
}

test('a game that went well has no faults', () => {
  const { faults, acknowledged, byBots } = check([history], [truth]);
  expect(faults).toEqual([]);
  expect(acknowledged).toBe(3);
  expect(byBots).toBeGreaterThan(0);
  expect(history.shown.length).toBeGreaterThan(3);
});

test('an acknowledged move that is not in the record', () => {
  const last = entriesOfMira().at(-1)!;
  const record = { ...truth.record, entries: truth.record.entries.slice(0, last) };
  expect(faultsOf({ record, commands: truth.commands.slice(0, last) })).toEqual([
    expect.stringMatching(/was acknowledged as entry \d+, which is not there/),
  ]);
});

test('another move in the place of the acknowledged one', () => {
  const n = entriesOfMira()[0]!;
  const entries = truth.record.entries.with(n, { ...truth.record.entries[n]!, move: 'other' } as never);
  expect(faultsOf({ record: { ...truth.record, entries } })).toEqual([
    expect.stringMatching(/the record does not hold/),
    expect.stringMatching(/was acknowledged as entry/),
  ]);
});

test('a move that was made twice', () => {
  const n = entriesOfMira()[0]!;
  expect(faultsOf({ commands: truth.commands.with(n + 1, truth.commands[n]) })).toContainEqual(
    expect.stringMatching(/was made twice/),
  );
});

test('a move that was refused and made', () => {
  const stale = [...history.wishes.values()].find(({ answer }) => answer !== undefined && 'refused' in answer)!;
  const bots = truth.commands.indexOf(undefined);
  expect(faultsOf({ commands: truth.commands.with(bots, stale.command.id) })).toEqual([
    expect.stringMatching(/was refused as stale, and is entry/),
  ]);
});

test('a move that nobody asked for', () => {
  const bots = truth.commands.indexOf(undefined);
  expect(faultsOf({ commands: truth.commands.with(bots, 'forged') })).toEqual([
    expect.stringMatching(/nobody asked for entry/),
  ]);
});

test('a wish that was never answered', () => {
  const broken = faultsAfter(({ wishes }) => {
    const wish = wishes.get(truth.commands[entriesOfMira()[0]!]!)!;
    delete wish.answer;
  });
  expect(broken).toEqual([expect.stringMatching(/was never answered/)]);
});

test('a bot that moves for somebody who plays', () => {
  const n = truth.commands.indexOf(undefined);
  const { seat } = truth.record.entries[n]!;
  const notes = truth.notes.map((note) => ({ ...note, places: note.places.with(seat, note.places[0]!) }));
  expect(faultsOf({ notes: notes.slice(0, -1) })).toContainEqual(
    expect.stringMatching(/was made by a bot for seat 1, whose owner plays/),
  );
});

test('a clock that acts once more, or before its time', () => {
  const [left, back] = [truth.notes.at(-1)!, truth.notes.at(-2)!];
  expect(faultsOf({ notes: [...truth.notes, back, left] })).toEqual([
    expect.stringMatching(/a bot took over seat 0 .* nobody had asked/),
  ]);
  const timed = (deadline: number): Note => ({ ...back, toAct: [0], deadline });
  expect(faultsOf({ notes: [...truth.notes, timed(left.when), left] })).toEqual([]);
  expect(faultsOf({ notes: [...truth.notes, timed(left.when + 1), left] })).toHaveLength(1);
});

test('a clock that acted in time is not blamed for having been set back', () => {
  const [left, back] = [truth.notes.at(-1)!, truth.notes.at(-2)!];
  const deadline = hurried(Date.now());
  jump(-60_000);
  const noted = Date.now();
  const notes = [...truth.notes, { ...back, toAct: [0], deadline }, { ...left, when: hurried(noted), noted }];
  expect(faultsOf({ notes })).toEqual([]);
  setRight();
});

test('an entry that was shown twice, or after a later one', () => {
  const told = history.shown.filter((shown) => shown.told !== undefined);
  expect(faultsAfter(({ shown }) => shown.push(told.at(-1)!))).toEqual([expect.stringMatching(/was shown that after/)]);
  expect(faultsAfter(({ shown }) => shown.push(told[0]!))).toEqual([expect.stringMatching(/was shown that after/)]);
});

test('a look that shows less than was known', () => {
  const look = history.looked.at(-1)!;
  expect(faultsAfter(({ looked }) => looked.push({ ...look, floor: look.at + 1 }))).toEqual([
    expect.stringMatching(/knew of entry \d+ before/),
  ]);
});

test('two that were told different things', () => {
  const told = history.shown.findIndex((shown) => shown.told !== undefined);
  expect(faultsAfter(({ shown }) => shown.splice(told, 1, { ...shown[told]!, told: 'other' }))).toEqual([
    expect.stringMatching(/was told what did not happen/),
  ]);
  expect(faultsAfter(({ shown }) => shown.splice(told, 1, { ...shown[told]!, view: 'other' }))).toEqual([
    expect.stringMatching(/was shown what is not so/),
  ]);
  const look = history.looked.at(-1)!;
  expect(faultsAfter(({ looked }) => looked.push({ ...look, story: [{ at: 1, told: 'other' }] }))).toEqual([
    expect.stringMatching(/was told what entry 1 is not/),
  ]);
});

test('a seat that is shown to somebody else, or after it was lost', () => {
  const shown = history.shown.at(-1)!;
  const looked = history.looked.at(-1)!;
  const stranger = Object.assign(new History('Eva'), { shown: [shown], looked: [looked] });
  expect(check([history, stranger], [truth]).faults).toEqual(
    Array(2).fill(expect.stringMatching(/Eva was sent a frame of seat 0/)),
  );
  const later = { ...shown, when: shown.when + 24 * 60 * 60_000 };
  const freed = { ...truth.notes.at(-1)!, places: truth.notes.at(-1)!.places.with(0, { kind: 'open' }) };
  const mira = Object.assign(new History('Mira'), { shown: [later] });
  expect(check([mira], [truth]).faults.filter((fault) => fault.includes('was sent'))).toEqual([]);
  expect(check([mira], [{ ...truth, notes: [...truth.notes, freed] }]).faults).toContainEqual(
    expect.stringMatching(/Mira was sent a frame of seat 0/),
  );
});

test('a game that is over, and a table that is not', () => {
  const outcome = { kind: 'any' } as never;
  expect(faultsOf({ record: { ...truth.record, outcome } })).toContainEqual(
    expect.stringMatching(/has a result, and the table is playing/),
  );
});
