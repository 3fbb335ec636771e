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
  { because: 'lootToken', points: 6, sure: true },
  { because: 'lootToken', points: 6, sure: false },
  { because: 'use', chance: 0.5 },
  { because: 'failing', won: 0.28, failed: 0.31 },
  { because: 'wins' },
  { because: 'even', worth: 0.3, others: 1 },
  { because: 'even', worth: 0.3, others: 2 },
  { because: 'game', worth: 0.512, next: 0.4789 },
  { because: 'pay', points: 4, token: 0, chance: 0.91 },
  { because: 'pay', points: 4, token: 6, chance: 0.91 },
  { because: 'points', points: 1 },
  { because: 'lost' },
  { because: 'alike' },
  { because: 'riskier', chance: 0.46, best: 0.91 },
  { because: 'worse', worth: 0.2, best: 0.28 },
];

const view = game.view(reading(game.setup(game.options({}, 2) as Options, 2, quick('x'))), 0 as Seat);
const said = (language: (typeof LANGUAGES)[number]) =>
  REASONS.map((reason) => text[language].hint!(reason, view, ['Ann', 'Ben']));

test('every reason is a sentence of its own in every language', () => {
  for (const language of LANGUAGES) {
    for (const sentence of said(language)) expect(sentence).toMatch(/^[\p{Lu}\p{N}][^{}]*\.$/u);
    expect(new Set(said(language)).size).toBe(REASONS.length);
  }
  expect(new Set(LANGUAGES.flatMap(said)).size).toBe(3 * REASONS.length);
});

test('quantities are said as they are, and numbers as readers write them', () => {
  const english = said('en');
  expect(english[3]).toBe('You have a 62% chance to win this card with both rerolls.');
  expect(english[5]).toBe(
    'Ben rolls before you and has a 40% chance to win it; you would then have 30% on the card you land on.',
  );
  expect(english[7]).toBe('Its bonus (reroll all dice) helps for the remaining 3 rounds.');
  expect(english[12]).toContain('a 31% chance to win the game, but only 28%');
  expect(LANGUAGES.map((language) => said(language)[16])).toEqual([
    'The bot puts your chance to win the game at 51.2% (next best move: 47.9%).',
    'Der Bot schätzt deine Chance auf den Sieg auf 51,2\u00a0%, beim nächstbesten Schritt auf 47,9\u00a0%.',
    'El bot te da un 51,2\u00a0% de probabilidad de ganar la partida; con la segunda mejor jugada, un 47,9\u00a0%.',
  ]);
});
