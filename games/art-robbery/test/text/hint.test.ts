import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import type { Reason } from '../../bot/hint.ts';
import { game } from '../../index.ts';
import type { Options } from '../../state.ts';
import { text } from '../../text/index.ts';

const REASONS: readonly Reason[] = [
  { because: 'only' },
  { because: 'loot', points: 3, alibis: 0 },
  { because: 'loot', points: 0, alibis: 2 },
  { because: 'loot', points: 1, alibis: 1 },
  { because: 'harm', from: 1 as Seat },
  { because: 'boss' },
  { because: 'alibis', own: 1, fewest: 0 },
  { because: 'rivals', chance: 0.625 },
  { because: 'dog' },
  { because: 'end', tokens: 4 },
  { because: 'game', worth: 0.512, next: 0.4789 },
];

const view = game.view(reading(game.setup(game.options({}, 2) as Options, 2, quick('x'))), 0 as Seat);
const said = (language: (typeof LANGUAGES)[number]) =>
  REASONS.map((reason) => text[language].hint!(reason, view, ['Ann', 'Ben']));

test('every reason is a sentence of its own in every language', () => {
  for (const language of LANGUAGES) {
    for (const sentence of said(language)) expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u);
    expect(new Set(said(language)).size).toBe(REASONS.length);
  }
  expect(new Set(LANGUAGES.flatMap(said)).size).toBe(3 * REASONS.length);
});

test('quantities are said as they are', () => {
  const [, points, alibis, both, harm, , standing, rivals, , end, chance] = said('en');
  expect([points, alibis, both]).toEqual([
    'It is about 3 points.',
    'It is about 2 alibis.',
    'It is about 1 point and 1 alibi.',
  ]);
  expect(harm).toBe('Ben loses it.');
  expect(standing).toBe('You have 1 alibi; the fewest among the others is 0.');
  expect(rivals).toBe('Somebody else has a card for it with 63\u00a0%.');
  expect(end).toBe('The raid ends, and you have 4 tokens safe.');
  expect(chance).toContain('51.2\u00a0%; with the next best move 47.9\u00a0%');
});
