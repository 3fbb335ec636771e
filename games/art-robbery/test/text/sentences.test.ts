import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { REFUSALS } from '../../refusal.ts';
import type { Event } from '../../state.ts';
import { en } from '../../text/en.ts';
import { text } from '../../text/index.ts';
import { CHAPTERS, type RuleId } from '../../text/rulebook.ts';
import { EVENTS, NAMES, s } from './sample.ts';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

describe('events', () => {
  test('the examples above leave no type out', () => {
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(Object.keys(en.event)));
  });

  test.each(EVENTS)('$type is a sentence of its own in each language, with a rule', (event) => {
    const lines = LANGUAGES.map((language) => text[language].event(event, NAMES.slice(0, 3)));
    for (const line of lines) {
      expect(line.text).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(line.text).not.toMatch(/undefined|\[object|NaN/);
      expect(RULES).toContain(line.rule);
    }
    expect(new Set(lines.map((line) => line.text)).size).toBe(3);
  });

  const exact: [Event, ...sentences: string[]][] = [
    [
      { type: 'took', seat: s(0), token: '3b' },
      'Mira takes a 3 from the center.',
      'Mira nimmt eine 3 aus der Mitte.',
      'Mira toma un 3 del centro.',
    ],
    [
      { type: 'stole', seat: s(0), from: s(1), token: 'boss' },
      'Mira steals the Boss from Jonas.',
      'Mira stiehlt den Boss von Jonas.',
      'Mira le roba el Jefe a Jonas.',
    ],
    [
      { type: 'drew', seat: s(0), card: '?' },
      'Mira draws a card.',
      'Mira zieht eine Karte.',
      'Mira toma una carta de la pila de robo.',
    ],
    [
      { type: 'secured', seat: s(0), tokens: ['0a', '3a', '3b', 'boss'] },
      'Mira adds 4 tokens to the safe stack: a 0, two 3s and the Boss.',
      'Mira bringt 4 Tokens in Sicherheit: 0, zweimal die 3 und Boss.',
      'Mira pone a salvo 4 fichas: 0, dos 3 y Jefe.',
    ],
    [
      { type: 'secured', seat: s(0), tokens: ['5a'] },
      'Mira adds 1 token to the safe stack: a 5.',
      'Mira bringt 1 Token in Sicherheit: 5.',
      'Mira pone a salvo 1 ficha: 5.',
    ],
    [
      { type: 'arrested', seats: [s(2)], alibis: 1 },
      'Lucía is arrested: 1 alibi, and no one has fewer.',
      'Lucía wird verhaftet: 1 Alibi, weniger hat niemand.',
      'Arresto para Lucía: 1 coartada, nadie tiene menos.',
    ],
    [
      { type: 'arrested', seats: [s(0), s(2)], alibis: 0 },
      'Mira and Lucía are arrested: no alibi, and no one has fewer.',
      'Mira und Lucía werden verhaftet: kein Alibi, weniger hat niemand.',
      'Arresto para Mira y Lucía: ninguna coartada, nadie tiene menos.',
    ],
    [
      { type: 'won', seats: [s(0), s(4)] },
      'Mira and Inés share the win.',
      'Mira und Inés teilen sich den Sieg.',
      'Mira e Inés comparten la victoria.',
    ],
  ];
  test.each(exact)('%o is told in so many words', (event, ...sentences) => {
    expect(LANGUAGES.map((language) => text[language].event(event, NAMES).text)).toEqual(sentences);
  });
});

describe('refusals', () => {
  test.each(REFUSALS)('%s has a sentence in each language, with a rule', (code) => {
    const lines = LANGUAGES.map((language) => text[language].refusal(code)!);
    for (const line of lines) {
      expect(line.text).toMatch(/^\p{Lu}.{10,}\.$/u);
      expect(RULES).toContain(line.rule);
    }
    expect(new Set(lines.map((line) => line.text)).size).toBe(3);
  });

  test('the table’s own codes are not the game’s', () => {
    expect(text.en.refusal('not-your-turn')).toBeUndefined();
    expect(text.de.refusal('centre-first')?.rule).toBe('R2');
  });
});
