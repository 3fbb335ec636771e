import { expect, test } from 'vitest';
import { Minds } from '../minds.ts';

const plan = (seat: number, n: number, data: string, by = 'bot') => ({ seat, n, by, data });

test('what a bot has laid open is shown from the position on that it was laid in, and not before', () => {
  const minds = new Minds();
  const shown = (at: number) => minds.at(at).map(({ seat, data }) => [seat, data]);
  minds.hear([plan(1, 1, 'go'), plan(0, 7, 'a person’s', 'ada')], 3);
  // The table is ahead of what has been shown.
  minds.hear([plan(1, 2, 'peek'), plan(2, 1, 'wait')], 5);
  expect(shown(2)).toEqual([]);
  expect(shown(3)).toEqual([[1, 'go']]);
  expect(shown(4)).toEqual([[1, 'go']]);
  expect(shown(5)).toEqual([
    [1, 'peek'],
    [2, 'wait'],
  ]);
  // The same again, with a later position, is nothing new.
  minds.hear([plan(1, 2, 'peek')], 8);
  minds.hear([plan(1, 1, 'go')], 9);
  expect(shown(5)).toContainEqual([1, 'peek']);
  expect(shown(9)).toContainEqual([1, 'peek']);
});
