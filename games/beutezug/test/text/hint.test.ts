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
  ...[0, 1, 2, 3].map((rerolls) => ({ because: 'win', chance: 0.62, rerolls }) as const),
  { because: 'rival', seat: 1 as Seat, chance: 0.4, left: 0.3 },
  { because: 'bonus', bonus: '+1 pink', rounds: 1 },
  { because: 'bonus', bonus: 'reroll all', rounds: 3 },
  { because: 'colours', have: 3 },
  { because: 'lootToken', points: 6 },
  { because: 'use', chance: 0.5 },
  { because: 'failing', won: 0.28, failed: 0.31 },
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
  const english = said('en');
  expect(english[3]).toBe('You win this card with 62\u00a0%, with both rerolls.');
  expect(english[5]).toBe(
    'Ben rolls before you and would win it with 40\u00a0%; then 30\u00a0% are left for you on the next card.',
  );
  expect(english[7]).toBe('Its bonus (reroll all dice) helps in the 3 rounds to come.');
  expect(english[11]).toContain('you win the game with 31\u00a0%, and with only 28\u00a0%');
});
