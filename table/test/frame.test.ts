import { describe, expect, test } from 'vitest';
import { seatsOf } from '../game.ts';
import type { Frame } from '../host.ts';
import { decode, encode, type GameRecord } from '../record.ts';
import { memoryStore } from '../store.ts';
import { verify } from '../verify.ts';
import { A, B, granted, hosted, playToEnd, seated, TABLE, watched } from './room.ts';
import { type Coffers, type Event, toy, type View } from './toy.ts';

/** Cards that this frame shows to somebody who may not know them yet. */
function leaks({ viewer, view, events, outcome }: Frame): unknown[] {
  const hands =
    outcome === undefined ? (view as View).hands.filter((card, seat) => seat !== viewer && card !== '?') : [];
  const drawn = (events as Event[]).filter(
    (event) => event.type === 'drew' && event.seat !== viewer && event.card !== '?',
  );
  return [...hands, ...drawn];
}

describe('what is sent', () => {
  test('never shows anybody the hidden card of another', async () => {
    const host = await hosted(memoryStore(), seated(3, 2));
    const sent = watched(host, 3);
    await playToEnd(host, 'swap');
    const frames = [...sent.values()].flat();
    expect(frames).toHaveLength(4 * 7);
    expect(frames.flatMap(leaks)).toEqual([]);
  });

  test('shows each seat its own card, and what it drew', async () => {
    const host = await hosted();
    const sent = watched(host, 2);
    granted(await host.move(A, 0, 'swap'));
    const [before, after] = sent.get(A)!;
    const { hands } = after!.view as View;
    expect(after!.events).toEqual([
      { type: 'laid', seat: A, card: (before!.view as View).hands[A] },
      { type: 'drew', seat: A, card: hands[A] },
    ]);
    expect(sent.get(B)![1]!.events).toEqual([after!.events[0], { type: 'drew', seat: A, card: '?' }]);
    expect(sent.get('audience')![1]!.events).toEqual([after!.events[0]]);
  });

  test('shows everybody all cards when the game is over', async () => {
    const host = await hosted();
    await playToEnd(host, 'roll');
    const { view, outcome, toAct, moves } = host.frame('audience');
    expect((view as View).hands).not.toContain('?');
    expect(outcome!.scores).toHaveLength(2);
    expect([toAct, moves]).toEqual([[], []]);
  });

  test('offers moves to whoever is in turn, and to nobody else', async () => {
    const host = await hosted();
    expect(host.frame(A).moves).toEqual([
      { name: 'mark red', move: { type: 'mark', colour: 'red' } },
      { name: 'mark blue', move: { type: 'mark', colour: 'blue' } },
      { name: 'swap', move: { type: 'swap' } },
      { name: 'roll', move: { type: 'roll' } },
    ]);
    expect(host.frame(B).moves).toEqual([]);
    expect(host.frame('audience').moves).toEqual([]);
    expect(host.frame('audience').toAct).toEqual([A]);
  });

  test('says who can take back a move, and to everybody else why they cannot', async () => {
    const host = await hosted();
    const undo = () =>
      ([A, B, 'audience'] as const).map((viewer) => {
        const { canUndo, whyNoUndo } = host.frame(viewer);
        return whyNoUndo ?? canUndo;
      });
    const nothing = 'nothing-to-undo';
    expect(undo()).toEqual([nothing, nothing, nothing]);
    granted(await host.move(A, 0, 'mark red'));
    expect(undo()).toEqual([true, nothing, nothing]);
    granted(await host.undo(A, 1));
    expect(undo()).toEqual([nothing, nothing, nothing]);
    granted(await host.move(A, 2, 'roll'));
    expect(undo()).toEqual(['undo-final', nothing, nothing]);
  });

  test('says that nothing can be taken back when the game is over', async () => {
    const quiet: Coffers = { ...toy, reveals: { ...toy.reveals, laid: false, drew: false, opened: false } };
    const host = await hosted(memoryStore(), seated(), quiet);
    await playToEnd(host, 'swap');
    expect(host.frame(B)).toMatchObject({ canUndo: false, whyNoUndo: 'game-over' });
    expect(await host.undo(B, 2)).toEqual({ refused: 'game-over' });
  });

  test('says which entry it tells of, and where an undo went back to', async () => {
    const host = await hosted();
    const sent = watched(host, 2);
    granted(await host.move(A, 0, 'mark red'));
    granted(await host.undo(A, 1));
    expect(sent.get(B)!.map(({ entry }) => entry)).toEqual([undefined, { seat: A }, { seat: A, to: 0 }]);
  });
});

describe('watching', () => {
  test('gives the frame at once, then one after every entry, until it is ended', async () => {
    const host = await hosted();
    const seen: number[] = [];
    const end = host.watch('audience', ({ at }) => seen.push(at));
    granted(await host.move(A, 0, 'mark red'));
    granted(await host.undo(A, 1));
    end();
    granted(await host.move(A, 2, 'roll'));
    expect(seen).toEqual([0, 1, 2]);
  });

  test('works for several viewers with one listener, each ended on its own', async () => {
    const host = await hosted();
    const seen: string[] = [];
    const listener = ({ viewer, at }: Frame) => seen.push(`${viewer}@${at}`);
    const [endA] = [A, B].map((seat) => host.watch(seat, listener));
    granted(await host.move(A, 0, 'mark red'));
    endA!();
    granted(await host.move(A, 1, 'roll'));
    expect(seen).toEqual(['0@0', '1@0', '0@1', '1@1', '1@2']);
  });
});

describe('the record', () => {
  test('is given to nobody while the game runs', async () => {
    const host = await hosted();
    expect(host.record()).toEqual({ refused: 'game-running' });
    granted(await host.move(A, 0, 'roll'));
    expect(host.record()).toEqual({ refused: 'game-running' });
  });

  test('can be verified by anybody when the game is over', async () => {
    const host = await hosted(memoryStore(), seated(4, 2));
    await playToEnd(host, 'roll');
    const record = decode(encode(granted(host.record())));
    expect(verify(toy, record as GameRecord)).toEqual({
      holds: true,
      rollsProven: true,
      played: true,
      finished: true,
      dice: { voided: 0 },
    });
  });

  test('is the same in the store, which has no secret in it before the end', async () => {
    const store = memoryStore();
    const host = await hosted(store);
    granted(await host.move(A, 0, 'roll'));
    expect(JSON.stringify((await store.read(TABLE))!.record)).not.toContain('the secret');
    granted(await host.move(B, 1, 'swap'));
    expect((await store.read(TABLE))!.record).toEqual(host.record());
  });
});

test('a table opened again goes on as if it had never been closed', async () => {
  const MOVES = ['mark red', 'roll', 'swap', 'mark blue', 'swap', 'roll', 'roll', 'swap'];
  const [one, other] = [memoryStore(), memoryStore()];
  const steady = await hosted(one, seated(3, 2));
  for (const [at, move] of MOVES.entries()) {
    const reopened = await hosted(other, seated(3, 2));
    expect(seatsOf(3).map((seat) => reopened.frame(seat))).toEqual(seatsOf(3).map((seat) => steady.frame(seat)));
    const seat = steady.frame(A).toAct[0]!;
    expect(granted(await reopened.move(seat, at, move))).toEqual(granted(await steady.move(seat, at, move)));
  }
  expect(seatsOf(3).map((seat) => steady.frame(seat).at)).toEqual([8, 8, 8]);
  expect(await one.read(TABLE)).toEqual(await other.read(TABLE));
  expect((await hosted(other)).record()).toEqual(steady.record());
});
