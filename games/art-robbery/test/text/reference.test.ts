import { describe, expect, test } from 'vitest';
import { seatsOf } from '#table/game.ts';
import { LANGUAGES, type Language, listed } from '#table/text.ts';
import { BOXES, RAID_COUNT, TOKENS_PER_RAID } from '../../components.ts';
import { text } from '../../text/index.ts';
import { CHAPTERS, OURS, type RuleId } from '../../text/rulebook.ts';
import { AND, WORDS } from './sample.ts';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

describe('the rules reference', () => {
  test('every rule stands in one chapter and in no other', () => {
    expect(new Set(RULES).size).toBe(RULES.length);
    expect(RULES).toHaveLength(43);
  });

  test.each(LANGUAGES)('%s tells every rule and marks our own', (language) => {
    const rules = text[language].rules.flatMap((chapter) => chapter.rules);
    expect(rules).toHaveLength(RULES.length);
    for (const rule of rules) {
      expect(rule.title.length, rule.id).toBeGreaterThan(4);
      expect(rule.text, rule.id).toMatch(/^\p{Lu}.{20,}[.]$/su);
    }
    expect(
      rules
        .filter((rule) => rule.ours)
        .map((rule) => rule.id)
        .toSorted(),
    ).toEqual([...OURS].toSorted());
  });

  test('no rule is left untranslated, and rules point only to rules', () => {
    for (const rule of RULES) {
      const told = LANGUAGES.map((language) => WORDS[language].rules[rule].text);
      expect(new Set(told).size, rule).toBe(3);
      for (const [, number] of told.join(' ').matchAll(/\(([CSR]\d+)\)/g)) expect(RULES).toContain(number);
    }
  });

  test.each(LANGUAGES)('[C2] %s counts the alibis of the raids as the tokens have them', (language) => {
    const { alibis } = BOXES.base;
    const sums = seatsOf(RAID_COUNT).map((raid) =>
      alibis.slice(raid * TOKENS_PER_RAID, (raid + 1) * TOKENS_PER_RAID).reduce((sum, n) => sum + n, 0),
    );
    const all = (list: readonly number[]): string => String(list.reduce((sum, n) => sum + n, 0));
    const rule = WORDS[language].rules.C2.text;
    expect(rule).toContain(listed(sums.map(String), AND[language]));
    expect(rule).toContain(all(BOXES.base.alibis));
    expect(rule).toContain(all(BOXES['more-alibis'].alibis));
  });
});

test.each(LANGUAGES)('%s has plurals for 0, 1 and 2', (language) => {
  const { alibis, tokens, points } = WORDS[language];
  const expected: Record<Language, string> = {
    en: 'no alibi, 1 alibi, 2 alibis; no tokens, 1 token, 2 tokens; 0 points, 1 point, 2 points',
    de: 'kein Alibi, 1 Alibi, 2 Alibis; keine Tokens, 1 Token, 2 Tokens; 0 Punkte, 1 Punkt, 2 Punkte',
    es: 'ninguna coartada, 1 coartada, 2 coartadas; ninguna ficha, 1 ficha, 2 fichas; 0 puntos, 1 punto, 2 puntos',
  };
  const counted = [alibis, tokens, points].map((say) => [0, 1, 2].map(say).join(', '));
  expect(counted.join('; ')).toBe(expected[language]);
});

test.each(LANGUAGES)('%s has a line for every value of every option', (language) => {
  const { tokens, safes } = text[language].options;
  expect(tokens!.values.map(({ value }) => value)).toEqual(['base', 'more-alibis']);
  expect(safes!.values.map(({ value }) => value)).toEqual(['open', 'hidden']);
  for (const { line } of [...tokens!.values, ...safes!.values]) expect(line).toMatch(/^\p{Lu}.*\.$/u);
});
