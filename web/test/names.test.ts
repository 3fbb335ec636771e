import { expect, test } from 'vitest';
import { character as inGerman } from '#games/burgle-bros/text/de/rooms.ts';
import { character as inEnglish } from '#games/burgle-bros/text/en/rooms.ts';
import { character as inSpanish } from '#games/burgle-bros/text/es/rooms.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

test('whoever gives no name is not called like a character', () => {
  const characters = [inGerman, inEnglish, inSpanish].flatMap((names) => Object.values<string>(names));
  const aliases = [de, en, es].flatMap((words) => words.aliases);
  expect(aliases.length).toBeGreaterThan(10);
  expect(aliases.filter((name) => characters.includes(name))).toEqual([]);
});
