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
  { because: 'loot', points: 5, alibis: 0, rivals: 0.625 },
  { because: 'loot', points: 5, alibis: 0, rivals: 0 },
  { because: 'theft', points: 4, alibis: 1, from: 1 as Seat },
  { because: 'asked', from: 1 as Seat },
  { because: 'spared', points: 4, alibis: 0 },
  { because: 'boss' },
  { because: 'bossSpared' },
  { because: 'alibis', own: 1, fewest: 0 },
  { because: 'cover', own: 2, fewest: 0 },
  { because: 'spare' },
  { because: 'dog' },
  { because: 'end', tokens: 4 },
  { because: 'wins', chance: 1, error: 0 },
  { because: 'wins', chance: 0.9999, error: 0 },
  { because: 'wins', chance: 1, error: 0.05 },
  { because: 'even', worth: 0.3, others: 1 },
  { because: 'even', worth: 0.3, others: 2 },
  { because: 'game', worth: 0.512, next: 'unsure' },
  { because: 'game', worth: 0.512, next: 0.4789 },
  { because: 'less', points: 2, alibis: 0 },
  { because: 'alike' },
  { because: 'worse', worth: 0.2, best: 0.28 },
  { because: 'trade', lost: 'points', less: 2, more: 1 },
  { because: 'trade', lost: 'alibis', less: 1, more: 3 },
  { because: 'forHint', why: { because: 'dog' } },
  { because: 'forHint', why: { because: 'theft', points: 4, alibis: 1, from: 1 as Seat } },
  { because: 'keeps' },
  { because: 'unweighed' },
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

test('quantities are said as they are, and numbers as readers write them', () => {
  const sentence = (reason: Reason, language: (typeof LANGUAGES)[number] = 'en') =>
    text[language].hint!(reason, view, ['Ann', 'Ben']);
  expect(said('en').slice(1, 7)).toEqual([
    'It brings you 3 points.',
    'It brings you 2 alibis.',
    'It brings you 1 point and 1 alibi.',
    'It brings you 5 points, and there is a 63% chance that someone else could take it.',
    'It brings you 5 points, and no one else can take it from the center.',
    'It brings you 4 points and 1 alibi at Ben’s expense.',
  ]);
  const contested: Reason = { because: 'loot', points: 5, alibis: 0, rivals: 0.625 };
  expect(LANGUAGES.slice(1).map((language) => sentence(contested, language))).toEqual([
    'Das bringt dir 5 Punkte, und zu 63\u00a0% könnte es sonst jemand anders nehmen.',
    'Te da 5 puntos, y hay un 63\u00a0% de probabilidad de que otra persona pueda llevárselo.',
  ]);
  expect(sentence({ because: 'wins', chance: 0.9999, error: 0 })).toContain('a 99% chance');
  expect(sentence({ because: 'wins', chance: 1, error: 0.05 })).toContain('about a 95% chance');
  expect(sentence({ because: 'game', worth: 0.512, next: 0.4789 })).toContain('51% (next best move: 48%)');
});
