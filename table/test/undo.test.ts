import { describe, expect, test } from 'vitest';
import type { Seat } from '../game.ts';
import type { Entry } from '../record.ts';
import { type Crossing, undoTarget } from '../undo.ts';
import { standing } from './standing.ts';

/** Entries from a short picture: `0` a move of seat 0, `0!` a final one, `0<2` an undo by seat 0 back to entry 2. */
const entries = (picture: string): Entry[] =>
  picture
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const seat = Number(word[0]) as Seat;
      if (word[1] === '<') return { seat, to: Number(word.slice(2)), hash: '' };
      return { seat, move: 'x', rolls: [], final: word[1] === '!', hash: '' };
    });

describe('standing', () => {
  test.each([
    ['', []],
    ['0 0 0', [1, 2, 3]],
    ['0 0 0<1', [1]],
    ['0 0 0<1 0<0', []],
    ['0 0<0 0', [3]],
    ['0 0<0 0 0 0<3', [3]],
    ['0! 1 1 1<2 1<1 1', [1, 6]],
  ])('of "%s" there stand %j', (picture, moves) => {
    expect(standing(entries(picture))).toEqual(moves);
  });
});

const nobody: Crossing = () => false;

describe('undoTarget', () => {
  test.each([
    ['0', 0, 0],
    ['0 0', 0, 1],
    ['0! 0', 0, 1],
    ['0 0 0<1', 0, 0],
    ['0 0<0 0 0', 0, 3],
    ['1! 0 0<1 0', 0, 1],
    ['1! 0 0<1 0 0 0<4', 0, 1],
  ])('after "%s" seat %i may go back to entry %i', (picture, seat, to) => {
    expect(undoTarget(entries(picture), seat as Seat, nobody)).toBe(to);
  });

  test.each([
    ['', 0, 'nothing-to-undo'],
    ['0 0<0', 0, 'nothing-to-undo'],
    ['0!', 0, 'undo-final'],
    ['0! 0 0<1', 0, 'undo-final'],
    ['0 0!', 0, 'undo-final'],
    ['0 1', 0, 'undo-others'],
    ['0 1!', 0, 'undo-others'],
    ['0', 1, 'nothing-to-undo'],
    ['0!', 1, 'nothing-to-undo'],
    ['1 1<0 0', 1, 'nothing-to-undo'],
    ['1 0 0', 1, 'undo-others'],
  ])('after "%s" seat %i hears: %s', (picture, seat, code) => {
    expect(undoTarget(entries(picture), seat as Seat, nobody)).toEqual({ refused: code });
  });

  /** Seat 0 is a person, all others are bots whose moves may go with a person's. */
  const bots = (picture: string): Crossing => {
    const made = entries(picture);
    return (n) => made[n - 1]!.seat > 1;
  };

  test.each([
    ['0 2', 0, 0],
    ['0 2 3 2', 0, 0],
    ['1! 0 2', 0, 1],
    ['0 0 2', 0, 1],
    ['0 2 0<0 0 3', 0, 0],
    ['0 2 2<1', 0, 0],
  ])('after "%s" seat %i may go back to entry %i, over what bots did', (picture, seat, to) => {
    expect(undoTarget(entries(picture), seat as Seat, bots(picture))).toBe(to);
  });

  test.each([
    ['0 2!', 0, 'undo-final'],
    ['0! 2', 0, 'undo-final'],
    ['0 2! 3', 0, 'undo-final'],
    ['0 1 2', 0, 'undo-others'],
    ['0 2 1 3', 0, 'undo-others'],
    ['2 3', 0, 'nothing-to-undo'],
    ['2!', 0, 'nothing-to-undo'],
  ])('after "%s" seat %i hears, though bots do not mind: %s', (picture, seat, code) => {
    expect(undoTarget(entries(picture), seat as Seat, bots(picture))).toEqual({ refused: code });
  });
});
