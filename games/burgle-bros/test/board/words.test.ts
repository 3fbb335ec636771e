import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { ASKS } from '../../board/panel/asks.ts';
import { say } from '../../board/words/index.ts';
import { text } from '../../text/index.ts';

/** What fits on a room in the title face. */
const ON_A_ROOM = 13;
const ON_HALF_A_ROOM = 7;

test.each(LANGUAGES)('what stands on a room is short enough for it in %s', (language) => {
  const { room, verb } = say[language];
  for (const name of Object.values(room)) expect(name.length, name).toBeLessThanOrEqual(ON_A_ROOM);
  for (const name of [verb.go, verb.peek]) expect(name.length, name).toBeLessThanOrEqual(ON_HALF_A_ROOM);
});

test.each(LANGUAGES)('no word is left out in %s', (language) => {
  const empty: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (value === '') empty.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
  };
  visit(say[language], language);
  expect(empty).toEqual([]);
});

test('every question names a rule that the reference has', () => {
  const known = new Set(text.en.rules.flatMap(({ rules }) => rules.map(({ id }) => id)));
  expect(Object.values(ASKS).filter(({ rule }) => !known.has(rule))).toEqual([]);
});

test('only what is certain is 100 %, only what is impossible is 0 %', () => {
  expect([0, 0.001, 0.01, 0.5, 0.994, 0.999, 1].map(say.en.percent)).toEqual([
    '0%',
    '< 1%',
    '1%',
    '50%',
    '> 99%',
    '> 99%',
    '100%',
  ]);
  expect(say.de.percent(0.333)).toBe('33\u00a0%');
});
