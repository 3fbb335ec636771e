import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, offered } from '#games/index.ts';
import { MOST_SEATS } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { coverOf, EXAMPLES, GAMES, POSTERS, stampOf } from '../posters.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

test('every game has a poster, a cover, a stamp and colours', () => {
  expect(Object.keys(POSTERS).sort()).toEqual(Object.keys(catalogue).sort());
  for (const id of Object.keys(POSTERS)) {
    expect(coverOf(id), id).toBeDefined();
    expect(stampOf(id), id).toBeDefined();
    expect(existsSync(`games/${id}/palette.css`), id).toBe(true);
  }
});

test.each(GAMES)('whose game %s is stands on its poster, with the way to those who sell it', (id) => {
  expect(POSTERS[id].by).toMatchObject({ page: expect.stringMatching(/^https:/), year: expect.any(Number) });
});

test.each(Object.entries(POSTERS))('the poster of %s says what the game says', async (id, poster) => {
  const { game } = await catalogue[id]!.rules();
  expect(poster.seats).toEqual(game.seats);
  expect(poster.atOnce).toBeGreaterThanOrEqual(game.seats.min);
  expect(poster.atOnce).toBeLessThanOrEqual(game.seats.max);
  for (const language of LANGUAGES) {
    expect(poster.title[language]).toMatch(/^\p{Lu}/u);
    expect(poster.lure[language]).toMatch(/^\p{Lu}/u);
  }
});

test('people are offered the games, and none that is only an example', () => {
  expect([...GAMES].sort()).toEqual([...offered()].sort());
  expect(GAMES.filter((id) => POSTERS[id].example)).toEqual([]);
  expect([...GAMES, ...EXAMPLES].sort()).toEqual(Object.keys(POSTERS).sort());
});

test.each([en, de, es])('every seat that a table can have has a name of its own', ({ seating }) => {
  const names = Array.from({ length: MOST_SEATS }, (_, seat) => seating.nth(seat + 1));
  expect(new Set(names).size).toBe(MOST_SEATS);
  expect(names.join()).not.toContain('undefined');
});
