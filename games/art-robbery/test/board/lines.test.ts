import { expect, test } from 'vitest';
import type { Listener } from '#board/contract.ts';
import { reading, type Seat } from '#table/game.ts';
import type { Language } from '#table/text.ts';
import { lines } from '../../board/log/lines.tsx';
import { game } from '../../index.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';
import { scene } from '../scene.ts';

const TABLE = `
  raid 2 · s0 to play
  centre 3a 2a
  s0 | hand 3 4 dog 0 2
  s1 4a dog | safe rest
  s2 rest
  draw 2 2`;

const LAST = `
  raid 2 · s0 to play
  centre 3a
  s0 boss 1a | hand 3 0 0 0 0
  s1 5a 4a dog | safe rest
  s2 rest
  draw 2`;

/** What a seat reads of these moves, one after the other, with pieces by their names. */
function read(seat: number, language: Language, picture: string, ...moves: readonly string[]): readonly string[] {
  const at = scene(picture);
  const viewer = seat as Seat;
  const began: Event = { type: 'raidBegan', raid: 1, seat: viewer, because: 'next' };
  return moves.flatMap((move) => {
    const { events } = at.play(move);
    const listener: Listener<View, Event> = {
      view: game.view(reading(at.state), viewer),
      viewer,
      story: [{ at: 0, events: [began] }],
      names: ['Ada', 'Bob', 'Cleo'],
      language,
    };
    return lines({ at: 1, events }, listener).map(({ sign, words }) =>
      [...(sign ? [sign] : []), ...words].map((part) => (typeof part === 'string' ? part : part.name)).join(''),
    );
  });
}

test('a move is one line: what it was played with, who, what; the reader is you', () => {
  expect(read(0, 'en', TABLE, '3 3a')).toEqual(['3: You take a 3']);
  expect(read(1, 'en', TABLE, '3 3a')).toEqual(['3: Ada takes a 3']);
  expect(read(1, 'de', TABLE, 'dog')).toEqual(['Wachhund: Ada nimmt den Hund von dir']);
  expect(read(2, 'es', TABLE, 'dog')).toEqual(['Perro guardián: Ada le quita el perro a Bob']);
  expect(read(0, 'en', TABLE.replace('s0 |', 's0 dog |').replace('4a dog', '4a'), 'dog')).toEqual([
    'Guard dog: You take nothing',
  ]);
});

test('a theft and its answer', () => {
  const [wants, gets] = read(1, 'en', TABLE, '4 4a s1', 'give dog');
  expect([wants, gets]).toEqual(['4: Ada wants a 4 from you', 'Ada gets the dog from you, not a 4']);
  expect(read(0, 'de', TABLE, '4 4a s1', 'give token')).toEqual([
    '4: Du willst eine 4 von Bob',
    'Du stiehlst eine 4 von Bob',
  ]);
});

test('the end of a raid: what went where, what became of the Boss, who begins the next', () => {
  expect(read(2, 'en', LAST, '3 3a')).toEqual([
    '3: Ada takes a 3',
    'Raid 2 is over',
    'Ada has no 4 or 5, so the Boss is lost',
    'Safe with Ada: a 1 with 1 alibi, a 3',
    'Safe with Bob: a 4, a 5',
    'Safe with you: a 0 with 2 alibis, a 2, a 3, a 3',
    'Bob has the dog and starts raid 3',
  ]);
});
