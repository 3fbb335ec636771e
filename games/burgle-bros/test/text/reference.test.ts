import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#table/text.ts';
import { EVENTS, LOOT, TOOLS } from '../../components/cards.ts';
import { ABILITIES, CHARACTERS } from '../../components/characters.ts';
import { JOBS } from '../../components/jobs.ts';
import { KINDS } from '../../components/tiles.ts';
import { parseOptions } from '../../options.ts';
import { text, words } from '../../text/index.ts';
import { EVENT_GROUPS } from '../../text/pieces.ts';
import { CHAPTERS, OURS, type RuleId } from '../../text/rulebook.ts';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

const OUR_RULING: Record<Language, RegExp> = {
  en: /our ruling/i,
  de: /unsere Festlegung/i,
  es: /decisión nuestra/i,
};

describe('the rules reference', () => {
  test('every rule stands in one chapter and in no other', () => {
    expect(new Set(RULES).size).toBe(RULES.length);
    expect(RULES).toHaveLength(8 + 7 + 106);
    expect(RULES).toContain('R106');
  });

  test.each(LANGUAGES)('%s tells every rule and marks our own', (language) => {
    const rules = text[language].rules.flatMap((chapter) => chapter.rules);
    expect(rules).toHaveLength(RULES.length);
    for (const rule of rules) {
      expect(rule.title.length, rule.id).toBeGreaterThan(2);
      expect(rule.text, rule.id).toMatch(/^[\p{Lu}\d„«].{20,}[.]$/u);
      expect(rule.ours ?? false, rule.id).toBe(OURS.includes(rule.id as never));
    }
  });

  test.each(LANGUAGES)('%s says of our own rulings what is ours, and of no others', (language) => {
    const told = RULES.filter((rule) => OUR_RULING[language].test(words[language].rules[rule].text));
    // R90 and R92 follow from the rulebook's words; only their spelling out is ours.
    expect(told.toSorted()).toEqual(OURS.filter((rule) => rule !== 'R90' && rule !== 'R92').toSorted());
  });

  test('no rule is left untranslated, and rules point only to rules', () => {
    for (const rule of RULES) {
      const told = LANGUAGES.map((language) => words[language].rules[rule].text);
      expect(new Set(told).size, rule).toBe(3);
      for (const [, number] of told.join(' ').matchAll(/\(([CSR]\d+)\)/g)) expect(RULES).toContain(number);
    }
  });

  test.each(LANGUAGES)('%s lists every component with its text', (language) => {
    const book = text[language].rules.flatMap(({ rules }) => rules.map((rule) => rule.text)).join('\n');
    const { tile, ability, tool, loot, eventCard } = words[language];
    for (const piece of [tile, ability, tool, loot, eventCard].flatMap((family) => Object.values(family)))
      expect(book).toContain(piece.text);
    expect(Object.values(EVENT_GROUPS).flat().toSorted()).toEqual([...EVENTS].toSorted());
  });
});

describe('components', () => {
  test('each has a name and a text of its own in each language', () => {
    const count = { tile: KINDS, ability: CHARACTERS.flatMap((one) => Object.values(ABILITIES[one])), tool: TOOLS };
    const families = { ...count, loot: LOOT, eventCard: EVENTS };
    for (const [family, ids] of Object.entries(families) as [keyof typeof families, readonly string[]][]) {
      const pieces = LANGUAGES.map(
        (language) => words[language][family] as Record<string, { name: string; text: string }>,
      );
      for (const id of ids) expect(new Set(pieces.map((of) => of[id]!.text)).size, id).toBe(3);
      for (const of of pieces) {
        expect(Object.keys(of).toSorted()).toEqual([...ids].toSorted());
        expect(new Set(Object.values(of).map(({ name }) => name)).size, family).toBe(ids.length);
        for (const { name, text: told } of Object.values(of)) {
          expect(name).toMatch(/^[¿\p{Lu}]/u);
          expect(told).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
      }
    }
  });

  test.each(LANGUAGES)('%s tells rooms apart by two signs', (language) => {
    const codes = Object.values(words[language].tile).map(({ code }) => code);
    expect(new Set(codes).size).toBe(KINDS.length);
    for (const code of codes) expect(code).toMatch(/^\p{Lu}\p{L}$/u);
  });
});

test.each(LANGUAGES)('%s has plurals for 1 and 2', (language) => {
  const { actions, steps, cards, dice, tokens, alarms } = words[language];
  const expected: Record<Language, string> = {
    en: '1 action, 2 actions; 1 step, 2 steps; 1 card, 2 cards; 1 die, 2 dice; 1 hack token, 2 hack tokens; 1 alarm, 2 alarms',
    de: '1 Aktion, 2 Aktionen; 1 Schritt, 2 Schritte; 1 Karte, 2 Karten; 1 Würfel, 2 Würfel; 1 Hack-Marker, 2 Hack-Marker; 1 Alarm, 2 Alarme',
    es: '1 acción, 2 acciones; 1 paso, 2 pasos; 1 carta, 2 cartas; 1 dado, 2 dados; 1 ficha de hackeo, 2 fichas de hackeo; 1 alarma, 2 alarmas',
  };
  const counted = [actions, steps, cards, dice, tokens, alarms].map((say) => [1, 2].map(say).join(', '));
  expect(counted.join('; ')).toBe(expected[language]);
});

test.each(LANGUAGES)('%s has a line for every option and its values', (language) => {
  const { options } = text[language];
  const parsed = parseOptions({});
  expect(Object.keys(options).toSorted()).toEqual(Object.keys(parsed).toSorted());
  expect(options.job!.values.map(({ value }) => value)).toEqual([...JOBS]);
  expect(options.walls!.values.map(({ value }) => value)).toEqual(['standard', 'alternative', 'random']);
  for (const { name, values, other = '.' } of Object.values(options))
    for (const line of [...values.map((each) => each.line), other]) expect(line, name).toMatch(/\.$/);
});
