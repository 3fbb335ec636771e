import { expect, test } from 'vitest';
import { faces } from '#games/index.ts';
import { LANGUAGES } from '#table/text.ts';

/** Games without a board have nothing to show in pictures. */
const drawn = Object.entries(faces).flatMap(([id, { text, board }]) =>
  board === undefined ? [] : [{ id, text, board }],
);

for (const { id, ...face } of drawn)
  test.each(LANGUAGES)(`every piece of ${id} has a name, words and a rule in %s`, async (language) => {
    const { board } = await face.board();
    const { text } = await face.text();
    const rules = text[language].rules.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    const cabinets = board.cabinets(language);
    const specimens = cabinets.flatMap((cabinet) => cabinet.specimens);
    expect(specimens.length).toBeGreaterThan(0);
    const named = [...cabinets, ...specimens].map(({ rule }) => rule);
    expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(specimens.filter(({ name, words }) => !/\p{L}/u.test(name) || !/\p{L}{2}/u.test(words))).toEqual([]);
    expect(new Set(specimens.map(({ name }) => name)).size).toBe(specimens.length);
  });
