import { beforeEach, expect, test } from 'vitest';
import type { Place, TableRow } from '#lobby/archive.ts';
import type { Command } from '#wire/messages.ts';
import { Audit, type Fault } from './audit.ts';
import { ID, SECRET } from './post-office.ts';
import { SALT } from './steps.ts';

// Mira and Jonas play at one table; then each test sends one thing to somebody, and the audit must see just that.

const [MIRA, JONAS, EVA] = ['mira', 'jonas', 'eva'].map((name) => ID + name) as [string, string, string];
const NONCE = 77;

const place = (person: string): Place => ({ kind: 'person', person, name: '', figure: 0, standIn: false });
const WARM: Place = { kind: 'bot', name: 'Roxie', strength: 'normal', warm: true };

const row = (id: string, phase: TableRow['phase'], places: readonly Place[]): TableRow =>
  ({
    id,
    phase,
    places,
    secret: SECRET,
    head: {
      setup: [
        [20, 3],
        [100, NONCE],
        [9, 1],
      ],
    },
  }) as unknown as TableRow;

let audit: Audit;

beforeEach(() => {
  audit = new Audit();
  audit.begin([]);
  audit.note(row('one', 'playing', [place(MIRA), place(JONAS)]));
});

/** What is wrong with sending this. */
function sent(person: string | undefined, message: object, asked?: Partial<Command>): Fault | undefined {
  audit.begin([]);
  return audit.check({
    letters: [
      { window: 0, person, text: JSON.stringify(message), ...(asked === undefined ? {} : { asked: asked as Command }) },
    ],
    reports: [],
  });
}

const frame = (viewer: number | 'audience', view: unknown = {}) => ({ table: 'one', at: 3, viewer, view });

test('what is sent to whoever has the seat, and what everybody may see, is right', () => {
  expect(sent(MIRA, { push: 'frame', frame: frame(0, { mark: `~${NONCE}.0~` }) })).toBeUndefined();
  expect(sent(JONAS, { re: 'a', ok: { frame: frame(1) } }, { do: 'look' })).toBeUndefined();
  expect(sent(undefined, { push: 'frame', frame: frame('audience') })).toBeUndefined();
});

test.each([
  ['a push', { push: 'frame', frame: frame(1) }, undefined],
  ['an answer to look', { re: 'a', ok: { frame: frame(1) } }, { do: 'look' }],
  ['an answer to past', { re: 'a', ok: frame(1) }, { do: 'past' }],
  ['anything with its mark', { push: 'said', line: { text: `psst ~${NONCE}.1~` } }, undefined],
  ['a mark in a frame of the audience', { push: 'frame', frame: frame('audience', `~${NONCE}.1~`) }, undefined],
] as const)('somebody else’s seat is found in %s', (_, message, asked) => {
  for (const person of [MIRA, EVA, undefined])
    expect(sent(person, message, asked as Partial<Command>)).toMatchObject({ kind: 'a seat never theirs' });
});

test.each([
  ['resigned', [place(MIRA), { ...WARM, warm: false }]],
  ['forgotten', [place(MIRA), place('')]],
] as const)('a seat %s is seen no more', (how, places) => {
  audit.note(row('one', 'playing', places));
  expect(sent(JONAS, { push: 'frame', frame: frame(1) })).toMatchObject({ kind: `a seat ${how}` });
});

test.each([
  ['left before the start', JONAS],
  ['sent away before the start', MIRA],
])('a seat %s is seen no more', (how, person) => {
  audit.note(row('two', 'seating', [place(MIRA), place(JONAS)]));
  audit.begin([{ do: 'free', table: 'two', seat: 1, person }]);
  audit.note(row('two', 'seating', [place(MIRA), { kind: 'open' }]));
  audit.note(row('two', 'playing', [place(MIRA), place(EVA)]));
  const push = { push: 'frame', frame: { ...frame(1), table: 'two' } };
  expect(sent(EVA, push)).toBeUndefined();
  expect(sent(JONAS, push)).toMatchObject({ kind: `a seat ${how}` });
});

test('a seat kept for a rematch and not taken is seen no more', () => {
  audit.note(row('two', 'seating', [place(MIRA), place(JONAS)]));
  audit.note(row('two', 'playing', [place(MIRA), WARM]));
  const push = { push: 'frame', frame: { ...frame(1), table: 'two' } };
  expect(sent(JONAS, push)).toMatchObject({ kind: 'a seat kept for a rematch, not taken' });
});

test('secrets and salts are told in the record, when it is over', () => {
  const record = { re: 'a', ok: { secret: SECRET, salts: [`${SALT}0`] } };
  const asked = { do: 'record', table: 'one' } as const;
  expect(sent(MIRA, record, asked)).toMatchObject({ kind: 'a secret' });
  audit.note(row('one', 'over', [place(MIRA), place(JONAS)]));
  expect(sent(MIRA, record, asked)).toBeUndefined();
  expect(sent(EVA, record, asked)).toBeUndefined();
  audit.note({ ...row('one', 'over', [place(MIRA), place(JONAS)]), discreet: true });
  expect(sent(MIRA, record, asked)).toBeUndefined();
  expect(sent(EVA, record, asked)).toMatchObject({ kind: 'a secret' });
  expect(sent(MIRA, { push: 'info', salt: `${SALT}0` })).toMatchObject({ kind: 'a secret' });
});

test('salts are told to whoever looks once there is a game, and to nobody before', () => {
  const look = { re: 'a', ok: { head: { salts: [`${SALT}0`] } } };
  expect(sent(EVA, look, { do: 'look', table: 'one' })).toBeUndefined();
  expect(sent(EVA, { ...look, secret: SECRET }, { do: 'look', table: 'one' })).toMatchObject({ kind: 'a secret' });
  audit.note(row('two', 'seating', [place(MIRA), place(JONAS)]));
  expect(sent(EVA, look, { do: 'look', table: 'two' })).toMatchObject({ kind: 'a secret' });
});

test('who leads is told where it is over, and to whoever may look back', () => {
  const push = { push: 'led', table: 'one', led: { by: 'b', name: 'Mira', spot: { at: 3, as: 1 } } };
  const look = { re: 'a', ok: { info: { table: 'one', led: push.led } } };
  for (const told of [push, look]) expect(sent(MIRA, told)).toMatchObject({ kind: 'a look back' });
  audit.note(row('one', 'over', [place(MIRA), place(JONAS)]));
  for (const person of [MIRA, EVA, undefined]) expect(sent(person, push)).toBeUndefined();
  audit.note({ ...row('one', 'over', [place(MIRA), place(JONAS)]), discreet: true });
  for (const told of [push, look]) {
    expect(sent(JONAS, told)).toBeUndefined();
    expect(sent(EVA, told)).toMatchObject({ kind: 'a look back' });
  }
});

test('an earlier position of a game that is over is told to whoever may look back, and while it goes on to whoever looks on', () => {
  const [frameThen, asked] = [
    { re: 'a', ok: frame('audience') },
    { do: 'past', table: 'one', at: 3 },
  ] as const;
  expect(sent(EVA, frameThen, asked)).toBeUndefined();
  audit.note(row('one', 'over', [place(MIRA), place(JONAS)]));
  expect(sent(undefined, frameThen, asked)).toBeUndefined();
  audit.note({ ...row('one', 'over', [place(MIRA), place(JONAS)]), discreet: true });
  expect(sent(JONAS, frameThen, asked)).toBeUndefined();
  for (const other of [EVA, undefined]) expect(sent(other, frameThen, asked)).toMatchObject({ kind: 'a look back' });
  expect(sent(EVA, { re: 'a', refused: 'discreet' }, asked)).toBeUndefined();
  // Whoever has given up a seat played, too.
  const given = {
    ...row('one', 'over', [place(MIRA), WARM]),
    discreet: true,
    resigned: [{ seat: 1, person: JONAS }],
  } as const;
  audit.note(given);
  expect(sent(JONAS, frameThen, asked)).toBeUndefined();
  expect(sent(EVA, frameThen, asked)).toMatchObject({ kind: 'a look back' });
});

test('nobody is sent an id', () => {
  expect(sent(MIRA, { push: 'info', owner: MIRA })).toMatchObject({ kind: 'an id' });
});

test('nobody sits down at a game whose secret is known', () => {
  audit.note(row('one', 'over', [place(MIRA), place(JONAS)]));
  audit.note(row('branch', 'playing', [place(MIRA), WARM]));
  expect(sent(MIRA, { push: 'gone' })).toBeUndefined();
  audit.note(row('branch', 'playing', [place(MIRA), place(EVA)]));
  expect(sent(MIRA, { push: 'gone' })).toMatchObject({ kind: 'a branch for several' });
});

test('a seat goes to somebody else only by its person, or after they were waited for', () => {
  const there = { isLooking: true, last: 0 };
  const gone = { isLooking: false, last: 0 };
  const given = (sign: typeof there, now: number, by: string) => {
    audit = new Audit(
      () => sign,
      () => now,
    );
    audit.note(row('one', 'playing', [place(MIRA), place(JONAS)]));
    audit.begin([{ do: 'take', table: 'one', seat: 1, person: by }]);
    audit.note(row('one', 'playing', [place(MIRA), place(EVA)]));
    return audit.check({ letters: [], reports: [] });
  };
  expect(given(gone, 1000, EVA)).toMatchObject({ kind: 'a seat taken away' });
  expect(given(gone, 60_000, EVA)).toBeUndefined();
  expect(given(there, 60_000, EVA)).toMatchObject({ kind: 'a seat taken away' });
  expect(given(there, 300_000, EVA)).toBeUndefined();
  expect(given(there, 1000, JONAS)).toBeUndefined();
});

test('nobody is sent what somebody else has noted', () => {
  audit.begin([{ do: 'note', table: 'one', text: '%note 7%', person: MIRA }]);
  expect(sent(MIRA, { re: 'a', ok: { text: '%note 7%' } })).toBeUndefined();
  for (const other of [JONAS, undefined])
    expect(sent(other, { re: 'a', ok: { text: '%note 7%' } })).toMatchObject({ kind: 'a note' });
});

test('whoever was sent out hears nothing more of the table', () => {
  audit.note({ ...row('one', 'playing', [place(MIRA), place(JONAS)]), sentOut: [{ id: 'id-of-eva', name: 'Eva' }] });
  const said = { push: 'said', table: 'one', line: { n: 1, name: 'Mira', text: 'Gone?', when: 0 } };
  expect(sent('id-of-eva', said)).toMatchObject({ kind: 'an outcast' });
  expect(sent('id-of-eva', { ...said, table: 'two' })).toBeUndefined();
  expect(sent('id-of-otto', said)).toBeUndefined();
});
