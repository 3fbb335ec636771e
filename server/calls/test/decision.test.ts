import { expect, test } from 'vitest';
import type { Call } from '../book.ts';
import { type Circumstances, decide, GLANCE, GRACE, HOLD } from '../decision.ts';
import { USUAL, type Wishes } from '../wishes.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const NIGHT = Date.parse('2026-11-18T23:00:00Z');

const call = (more: Partial<Call> = {}): Call => ({
  ...{ id: 'ada vault', person: 'ada', table: 'vault', at: 0, held: false, rung: [], tries: 0, heard: 0, stamp: 5 },
  ...more,
});
const away = (more: Partial<Circumstances> = {}): Circumstances => ({
  wants: [],
  inSight: false,
  isOver: false,
  said: 0,
  ...more,
});
const wantedFor = (what: NonNullable<Call['what']>, at = 5) => away({ wants: [{ what, at }] });
const waited = { what: 'turn', since: NOW - GRACE } as const;

const judge = (before: Call, circumstances: Circumstances, now = NOW, wishes: Partial<Wishes> = {}) =>
  decide(before, circumstances, { ...USUAL, ...wishes }, now);

test('where nobody is wanted nothing is done', () => {
  expect(judge(call(), away())).toEqual({ act: 'nothing', call: call() });
});

test('whoever is wanted is called after a moment', () => {
  const first = judge(call(), wantedFor('turn'));
  expect(first).toMatchObject({ act: 'nothing', call: { what: 'turn', at: 5, since: NOW, due: NOW + GRACE } });
  expect(judge(first.call, wantedFor('turn'), NOW + GRACE - 1).act).toBe('nothing');
  expect(judge(first.call, wantedFor('turn'), NOW + GRACE).act).toBe('ring');
});

test('what is wanted for another reason meanwhile has a moment of its own', () => {
  const first = judge(call(), wantedFor('chat'), NOW, { chat: true });
  expect(judge(first.call, wantedFor('turn'), NOW + GRACE)).toMatchObject({ act: 'nothing', call: { what: 'turn' } });
});

test('nobody is called while the table is in sight; it is looked again soon', () => {
  const circumstances = { ...wantedFor('turn'), inSight: true };
  const looked = judge(call(waited), circumstances);
  expect(looked).toMatchObject({ act: 'nothing', call: { due: NOW + GLANCE } });
  // Their process may have died: their page comes back, or they are gone.
  expect(judge(looked.call, wantedFor('turn'), NOW + GLANCE)).toMatchObject({
    act: 'nothing',
    call: { due: NOW + HOLD },
  });
  expect(judge(looked.call, wantedFor('turn'), NOW + HOLD).act).toBe('ring');
});

test('whoever was shown the table by a process that does not say so any more has time to come back', () => {
  const watched = { ...waited, watching: 'a process' };
  expect(judge(call(watched), wantedFor('turn'))).toMatchObject({
    act: 'nothing',
    call: { due: NOW - GRACE + HOLD },
  });
  expect(judge(call(watched), wantedFor('turn'), NOW - GRACE + HOLD).act).toBe('ring');
});

test('a table is called for once until it is seen', () => {
  const told = call({ ...waited, at: 5, sent: NOW });
  expect(judge(told, wantedFor('turn'))).toEqual({ act: 'nothing', call: told });
  expect(judge(told, wantedFor('turn', 9))).toMatchObject({ act: 'nothing', call: { at: 9, sent: NOW } });
  expect(judge(told, away({ ...wantedFor('chat'), said: 3 }), NOW, { chat: true }).act).toBe('nothing');
});

test('what matters more is said although something else was', () => {
  const told = call({ what: 'chat', since: NOW - 9000, at: 5, sent: NOW - 8000, rung: ['bell'] });
  const first = judge(told, wantedFor('turn'));
  expect(first.call).toMatchObject({ what: 'turn', rung: [], since: NOW });
  expect(judge(first.call, wantedFor('turn'), NOW + GRACE).act).toBe('ring');
});

test('what was seen or answered is withdrawn, and forgotten', () => {
  const told = call({ ...waited, at: 5, sent: NOW, rung: ['bell'], later: 1, due: 7 });
  expect(judge(told, away())).toEqual({ act: 'withdraw', call: call() });
  expect(judge(told, away({ isOver: true })).act).toBe('withdraw');
});

test('with a game that is over, and known to be, calls end', () => {
  expect(judge(call(), away({ isOver: true })).act).toBe('end');
  expect(judge(call(), { ...wantedFor('over'), isOver: true }, NOW, { over: true }).act).toBe('nothing');
  expect(judge(call(), { ...wantedFor('over'), isOver: true }).act).toBe('end');
});

test.each([
  ['turn', 'turn'],
  ['answer', 'turn'],
  ['rematch', 'rematch'],
  ['over', 'over'],
  ['chat', 'chat'],
] as const)('%s is called for as the switch of %s says', (what, name) => {
  const before = call({ what, since: NOW - GRACE });
  const circumstances = { ...wantedFor(what), said: 3 };
  expect(judge(before, circumstances, NOW, { [name]: true }).act).toBe('ring');
  expect(judge(before, circumstances, NOW, { [name]: false }).act).toBe('nothing');
});

test('quiet hours keep it until they end', () => {
  const { act, call: kept } = judge(call(waited), wantedFor('turn'), NIGHT);
  expect(act).toBe('nothing');
  expect(kept).toMatchObject({ held: true, due: Date.parse('2026-11-19T08:00:00Z') });
  expect(judge(kept, wantedFor('turn'), kept.due).act).toBe('ring');
  expect(judge(kept, away(), NIGHT + 1000)).toEqual({ act: 'nothing', call: call() });
});

test('what was put off comes later, and not twice', () => {
  const off = call({ ...waited, later: NOW + 5000 });
  expect(judge(off, wantedFor('turn'))).toMatchObject({ act: 'nothing', call: { due: NOW + 5000 } });
  expect(judge(off, wantedFor('turn'), NOW + 5000).act).toBe('ring');
});

test('a bell that did not answer is tried again when it is due', () => {
  const tried = call({ ...waited, sent: NOW, tries: 1, rung: ['one'] });
  expect(judge(tried, wantedFor('turn'))).toMatchObject({ act: 'ring', call: { rung: ['one'], tries: 1 } });
});

test('before the first entry, whoever had it in sight knows it', () => {
  const looked = judge(call(), { ...wantedFor('rematch', 0), inSight: true });
  expect(looked).toMatchObject({ act: 'nothing', call: { known: 'rematch' } });
  expect(judge(looked.call, wantedFor('rematch', 0), NOW + 9000)).toMatchObject({ act: 'nothing' });
  expect(judge(looked.call, wantedFor('turn', 0), NOW).call).toMatchObject({ what: 'turn', since: NOW });
});

test('what the table is asked is known to whoever has had it in sight with their turn', () => {
  const both = away({
    wants: [
      { what: 'turn', at: 5 },
      { what: 'answer', at: 0 },
    ],
  });
  const looked = judge(call(), { ...both, inSight: true });
  expect(judge(looked.call, wantedFor('answer', 0), NOW + 9000).call).toEqual(call({ known: 'answer' }));
});

test('what the table is asked once more is called for once more', () => {
  const looked = judge(call(), { ...wantedFor('answer', 0), inSight: true });
  expect(judge(looked.call, wantedFor('answer', 0), NOW + 9000).act).toBe('nothing');
  const answered = judge(looked.call, away(), NOW + 9000);
  expect(answered.call).toEqual(call());
  const again = judge(answered.call, wantedFor('answer', 0), NOW + 10_000);
  expect(judge(again.call, wantedFor('answer', 0), NOW + 10_000 + GRACE).act).toBe('ring');
});

test('chat is called for if it was said since, and not what was there before', () => {
  const talk = { ...wantedFor('chat'), said: 4 };
  const first = judge(call({ heard: -1 }), talk, NOW, { chat: true });
  expect(first.call).toEqual(call({ heard: 4 }));
  const next = judge(first.call, { ...talk, said: 5 }, NOW, { chat: true });
  expect(next.call).toMatchObject({ what: 'chat', heard: 4 });
  expect(judge(next.call, { ...talk, said: 5, inSight: true }, NOW, { chat: true }).call).toEqual(call({ heard: 5 }));
});

test('what nobody wishes to hear of does not hide what they do', () => {
  const both = away({
    wants: [
      { what: 'turn', at: 5 },
      { what: 'chat', at: 5 },
    ],
    said: 3,
  });
  expect(judge(call(), both, NOW, { turn: false, chat: true }).call).toMatchObject({ what: 'chat' });
  expect(judge(call(), both, NOW, { turn: true, chat: true }).call).toMatchObject({ what: 'turn' });
});
