import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quick, type Roll, scripted } from '../chance.ts';
import type { Chance, Seat } from '../game.ts';
import { canonical } from '../hash.ts';
import { type Decision, Play, playout, replay, turn } from '../play.ts';
import { isUndo } from '../record.ts';
import { granted, isRefused, type Refused } from '../refusal.ts';
import { type Coffer, fixtures, played, recorded } from './match.ts';
import { standing } from './standing.ts';
import { type Coffers, DECK, type Event, type State, toy } from './toy.ts';

fc.configureGlobal({ seed: 2026 });

const [A, B] = [0, 1] as Seat[] as [Seat, Seat];
const NO_DICE = scripted([]);

const start = (game: Coffers = toy): Coffer => new Play(game, { options: { rounds: 1 }, seats: 2 }, quick('start'));

function accepted(decision: Decision<State, Event> | Refused): Decision<State, Event> {
  if (isRefused(decision)) throw new Error(decision.refused);
  return decision;
}

function act(play: Coffer, seat: Seat, move: string, chance: Chance = NO_DICE): readonly Event[] {
  const decision = accepted(play.decide(seat, move, chance));
  play.accept(decision);
  return decision.events;
}

const undo = (play: Coffer, seat: Seat): void => play.accept(accepted(play.takeBack(seat)));

const die = (value: number): Chance => scripted([[6, value - 1] as Roll]);

describe('deciding', () => {
  test('changes nothing until it is accepted', () => {
    const play = start();
    const before = [canonical(play.state), play.at, play.hash, canonical(play.record())];
    const decision = accepted(play.decide(A, 'roll', die(4)));
    accepted(play.decide(A, 'swap', NO_DICE));
    expect([canonical(play.state), play.at, play.hash, canonical(play.record())]).toEqual(before);
    play.accept(decision);
    expect(play.state.scores).toEqual([4, 0]);
    expect(play.entries).toEqual([decision.entry]);
    expect(play.hash).toBe(decision.entry.hash);
  });

  test('tells what would happen, with the rolls it took', () => {
    const { entry, events, state } = accepted(start().decide(A, 'roll', die(5)));
    expect(events).toEqual([{ type: 'rolled', seat: A, die: 5, points: 5 }]);
    expect(entry).toMatchObject({ seat: A, move: 'roll', rolls: [[6, 4]], final: true });
    expect(state.turn).toBe(1);
  });

  test.each([
    ['a roll is final because it consumed one', 'roll', true],
    ['a swap is final because it reveals', 'swap', true],
    ['a mark is not final', 'mark red', false],
  ])('%s', (_sentence, move, final) => {
    expect(accepted(start().decide(A, move, quick('any'))).entry).toMatchObject({ final });
  });

  test('is refused to whoever is not in turn', () => {
    expect(start().decide(B, 'roll', NO_DICE)).toEqual({ refused: 'not-your-turn' });
  });

  test('is refused with the code of the game for a move that is not legal', () => {
    const play = start();
    expect(play.decide(A, 'sneeze', NO_DICE)).toEqual({ refused: 'no-such-move' });
    act(play, A, 'mark red');
    expect(play.decide(A, 'mark red', NO_DICE)).toEqual({ refused: 'marked-already' });
  });

  test('is refused when the game is over', () => {
    const play = start();
    act(play, A, 'swap');
    act(play, B, 'swap');
    expect(play.outcome()).toBeDefined();
    expect(play.decide(A, 'roll', NO_DICE)).toEqual({ refused: 'game-over' });
  });
});

describe('taking back', () => {
  test('restores the very state, one move at a time', () => {
    const play = start();
    const states = [canonical(play.state)];
    for (const move of ['mark blue', 'mark red']) {
      act(play, A, move);
      states.push(canonical(play.state));
    }
    undo(play, A);
    expect(canonical(play.state)).toBe(states[1]);
    undo(play, A);
    expect(canonical(play.state)).toBe(states[0]);
    expect(play.takeBack(A)).toEqual({ refused: 'nothing-to-undo' });
    expect(play.entries.map((entry) => (isUndo(entry) ? entry.to : entry.move))).toEqual([
      'mark blue',
      'mark red',
      1,
      0,
    ]);
  });

  test('works again after another move was made instead', () => {
    const play = start();
    act(play, A, 'mark blue');
    undo(play, A);
    act(play, A, 'mark red');
    act(play, A, 'mark blue');
    undo(play, A);
    expect(play.state.marks).toEqual(['red']);
    undo(play, A);
    expect(play.state.marks).toEqual([]);
  });

  test('stops at a final move, and nobody takes back the move of another', () => {
    const play = start();
    act(play, A, 'mark red');
    act(play, A, 'roll', die(2));
    expect(play.takeBack(A)).toEqual({ refused: 'undo-final' });
    act(play, B, 'mark blue');
    expect(play.takeBack(A)).toEqual({ refused: 'undo-others' });
    undo(play, B);
    expect(play.state.scores).toEqual([3, 0]);
    expect(play.takeBack(B)).toEqual({ refused: 'nothing-to-undo' });
  });

  test('changes nothing until it is accepted', () => {
    const play = start();
    act(play, A, 'mark red');
    const before = canonical([play.state, play.record()]);
    accepted(play.takeBack(A));
    expect(canonical([play.state, play.record()])).toBe(before);
  });

  test('is refused when the game is over, even if its last move showed nothing', () => {
    const quiet: Coffers = { ...toy, reveals: { ...toy.reveals, laid: false, drew: false, opened: false } };
    const play = start(quiet);
    act(play, A, 'swap');
    act(play, B, 'swap');
    expect(play.entries.at(-1)).toMatchObject({ final: false });
    expect(play.takeBack(B)).toEqual({ refused: 'game-over' });
  });
});

describe('the record', () => {
  test('chains the hash of head, rolls, moves and states', () => {
    const play = start();
    act(play, A, 'mark red');
    const { hash, state, entries, setup } = play.record();
    const { hash: first, ...said } = entries[0]!;
    const sha256 = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
    const initial = toy.setup({ rounds: 1 }, 2, scripted(setup));
    expect(state).toBe(sha256(initial));
    expect(hash).toBe(sha256([play.head, setup, state]));
    expect(said.state).toBe(sha256(play.state));
    expect(first).toBe(sha256([hash, said]));
  });

  test('of the first format goes on as it began, with states in its hashes', () => {
    const first: Coffer = new Play(toy, { hideout: 1, options: { rounds: 1 }, seats: 2 }, quick('start'));
    const sha256 = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
    const { hash, setup, ...begun } = first.record();
    expect(begun).not.toHaveProperty('state');
    expect(hash).toBe(sha256([first.head, setup, first.state]));
    first.accept(granted(first.decide(A, 'mark red', quick('none'), 'bot')));
    const { hash: next, ...said } = first.entries[0]!;
    expect(said).toEqual({ seat: A, move: 'mark red', rolls: [], final: false });
    expect(next).toBe(sha256([hash, said, first.state]));
    expect(replay(toy, first.record()).hash).toBe(next);
  });

  test('keeps the rolls of the setup', () => {
    expect(start().setup.map(([bound]) => bound)).toEqual(DECK.map((_, i) => DECK.length - i).slice(0, -1));
  });

  test('has the outcome when the game is over, and the secret only then', () => {
    const play = start();
    expect(Object.keys(play.record('secret'))).not.toContain('secret');
    act(play, A, 'swap');
    act(play, B, 'swap');
    expect(play.record('secret')).toMatchObject({ secret: 'secret', outcome: play.outcome()! });
    expect(Object.keys(play.record())).not.toContain('secret');
  });

  test('does not change when the game goes on', () => {
    const play = start();
    const record = play.record();
    act(play, A, 'mark red');
    expect(record.entries).toEqual([]);
  });
});

describe('a replay', () => {
  test('leads to the same state and hash, from any game', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => {
        const play = played(fixture);
        const again = replay(toy, play.record());
        expect(again.state).toEqual(play.state);
        expect(again.hash).toBe(play.hash);
      }),
      { numRuns: 30 },
    );
  });

  test('goes as far as asked, and on from there in the same way', () => {
    const record = recorded({ seats: 3, rounds: 2, seed: 'part' });
    const play = replay(toy, record, 4);
    expect(play.at).toBe(4);
    for (const entry of record.entries.slice(4)) play.redo(entry);
    expect(play.record(record.secret)).toEqual(record);
  });

  test('stands where the moves lead that were not taken back', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => {
        const play = played(fixture);
        let state = toy.setup(play.head.options as State['options'], play.head.seats, scripted(play.setup));
        for (const n of standing(play.entries)) {
          const entry = play.entries[n - 1]!;
          if (isUndo(entry)) throw new Error('an undo cannot stand');
          const move = toy.moves(state, entry.seat).find((legal) => toy.notate(legal) === entry.move)!;
          state = turn(toy, state, entry.seat, move, scripted(entry.rolls)).state;
        }
        expect(state).toEqual(play.state);
      }),
      { numRuns: 30 },
    );
  });
});

test('a playout ends the game in place and counts the moves', () => {
  const state = toy.setup({ rounds: 2 }, 4, quick('deal'));
  const count = playout(toy, state, (moves) => moves.at(-1)!, quick('dice'));
  expect(count).toBe(8);
  expect(toy.outcome(state)?.scores).toHaveLength(4);
});
