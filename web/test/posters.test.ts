import { expect, test } from 'vitest';
import { catalogue, faces } from '#games/index.ts';
import { LANGUAGES } from '#table/text.ts';
import { POSTERS } from '../posters.ts';

test('every game has a poster', () => {
  expect(Object.keys(POSTERS).sort()).toEqual(Object.keys(catalogue).sort());
});

test.each(Object.entries(POSTERS))('the poster of %s says what the game says', async (id, poster) => {
  const { game } = await catalogue[id]!.rules();
  const { text } = await faces[id]!.text();
  expect(poster.seats).toEqual([game.seats.min, game.seats.max]);
  for (const language of LANGUAGES) expect(text[language].title).toBe(poster.title);
});
