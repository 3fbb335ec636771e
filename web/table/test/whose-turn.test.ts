import { expect, test } from 'vitest';
import type { Sitter } from '#board/contract.ts';
import type { Outcome, Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isAsked, isAwaited, whoseTurn } from '../whose-turn.ts';
import { en } from '../words/en.ts';

const [ME, OTHER] = [0, 1] as [Seat, Seat];
const board = { turn: (view: { readonly turn: Seat }) => view.turn };
const sitters = ['Ada', 'Bob'].map((name, seat) => ({ name, seat, kind: 'person', you: seat === ME }) as Sitter);
const frame = (inTurn: Seat, asked: Seat): Frame =>
  ({ viewer: ME, toAct: [asked], view: { turn: inTurn } }) as unknown as Frame;
const says = (inTurn: Seat, asked: Seat, at = sitters): string =>
  whoseTurn(frame(inTurn, asked), at, board, en.flag).says;

test('whoever is asked in the turn of another answers; whoever is in turn plays', () => {
  expect(says(ME, ME)).toBe('Your turn');
  expect(says(OTHER, ME)).toBe('Your call');
  expect(says(OTHER, OTHER)).toBe('Bob’s turn');
  expect(says(ME, OTHER)).toBe('Bob is deciding');
});

test('who waits for the viewer knows a turn from a question', () => {
  const call = (inTurn: Seat, asked: Seat) => [isAwaited(frame(inTurn, asked)), isAsked(frame(inTurn, asked), board)];
  expect(call(ME, ME)).toEqual([true, false]);
  expect(call(OTHER, ME)).toEqual([true, true]);
  expect(call(OTHER, OTHER)).toEqual([false, false]);
  expect(isAwaited({ ...frame(ME, ME), outcome: {} as Outcome })).toBe(false);
});

test('at one screen the flag names whoever is asked', () => {
  const both = sitters.map((sitter) => ({ ...sitter, you: true }));
  expect(says(OTHER, ME, both)).toBe('Ada: your call');
});

test('a game that asks nobody out of turn says whose turn it is', () => {
  expect(whoseTurn(frame(OTHER, ME), sitters, {}, en.flag).says).toBe('Your turn');
});
