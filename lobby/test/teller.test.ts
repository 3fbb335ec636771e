import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Seat, seatsOf, type Viewer } from '#table/game.ts';
import type { EntryListener, Host } from '#table/host.ts';
import type { NewEntry } from '#table/store.ts';
import { Teller } from '../teller.ts';

const REST = 33;
const [A, B, C] = seatsOf(3) as readonly [Seat, Seat, Seat];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table where entries just happen, and one looker on one side of it. */
function scene(viewer: Viewer) {
  const heard: unknown[] = [];
  const faults: unknown[] = [];
  let at = 0;
  let faulty = false;
  let follow: EntryListener = () => undefined;
  const frame = (_: Viewer, made: NewEntry) => {
    if (faulty) throw new Error('bug in the rules');
    return {
      at,
      entry: { seat: made.entry.seat },
      events: made.told.map((telling) => 'all' in telling && telling.all),
    };
  };
  const host = {
    get at() {
      return at;
    },
    frame,
    follow: (follower: EntryListener) => {
      follow = follower;
      return () => {
        follow = () => undefined;
      };
    },
  } as unknown as Host;
  const audience = { tell: (push: unknown) => heard.push(push), fault: (error: unknown) => faults.push(error) };
  const teller = new Teller(host, viewer, REST, audience);
  const kept = (toAct: readonly number[]): NewEntry => {
    at += 1;
    const entry = { seat: A, move: 'roll', rolls: [], final: false, hash: '' };
    const each = [`a${at}`, `b${at}`, null, `x${at}`];
    return { entry, told: [{ all: `e${at}` }, { each }], toAct: toAct as NewEntry['toAct'] };
  };
  return {
    heard,
    faults,
    teller,
    kept,
    tell: (made: NewEntry) => follow(made),
    happens: (...toAct: readonly number[]) => follow(kept(toAct)),
    breaks: () => {
      faulty = true;
    },
  };
}

const ats = (heard: readonly unknown[]): unknown =>
  heard.map((push) => {
    const { frame, before = [] } = push as { frame: { at: number }; before?: { at: number }[] };
    return [...before.map(({ at }) => at), frame.at];
  });

test('after a rest every entry is told at once, by itself', () => {
  const { heard, happens } = scene('audience');
  for (let i = 0; i < 3; i++) {
    happens(A);
    expect(heard).toHaveLength(i + 1);
    vi.advanceTimersByTime(REST);
  }
  expect(ats(heard)).toEqual([[1], [2], [3]]);
});

test('what happens during the rest is told as one when it is over, with all that this side may know', () => {
  const { heard, happens } = scene(C);
  for (let i = 0; i < 4; i++) happens(A);
  expect(ats(heard)).toEqual([[1]]);
  vi.advanceTimersByTime(REST);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({
    push: 'frame',
    frame: { at: 4 },
    before: [
      { at: 2, seat: A, events: ['e2'] },
      { at: 3, seat: A, events: ['e3'] },
    ],
  });
  vi.advanceTimersByTime(10 * REST);
  expect(heard).toHaveLength(2);
});

test('the player who has to act is told at once, with what they have missed', () => {
  const { heard, happens } = scene(B);
  happens(A);
  happens(A);
  happens(B, C);
  expect(ats(heard)).toEqual([[1], [2, 3]]);
});

test('whoever has acted sees at once what came of it', () => {
  const { heard, happens } = scene(A);
  happens(B);
  happens(B);
  expect(ats(heard)).toEqual([[1], [2]]);
});

test('the end is told to everybody at once', () => {
  const { heard, happens } = scene('audience');
  happens(A);
  happens(B);
  happens();
  expect(ats(heard)).toEqual([[1], [2, 3]]);
});

test('a host that has the next entry but has not told of it yet is waited for', () => {
  const { heard, happens, kept, tell } = scene('audience');
  happens(A);
  happens(A);
  const last = kept([]);
  vi.advanceTimersByTime(2 * REST);
  expect(ats(heard)).toEqual([[1]]);
  tell(last);
  expect(ats(heard)).toEqual([[1], [2, 3]]);
});

test('a fault in the rules that shows only after the rest is heard of', () => {
  const { faults, happens, breaks } = scene('audience');
  happens(A);
  happens(A);
  breaks();
  vi.advanceTimersByTime(REST);
  expect(faults).toEqual([new Error('bug in the rules')]);
});

test('one that was closed tells nothing any more', () => {
  const { heard, happens, teller } = scene('audience');
  happens(A);
  happens(A);
  teller.close();
  happens();
  vi.advanceTimersByTime(REST);
  expect(ats(heard)).toEqual([[1]]);
});
