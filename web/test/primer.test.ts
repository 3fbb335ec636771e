import { expect, test } from 'vitest';
import { faces } from '#games/index.ts';
import { LANGUAGES } from '#table/text.ts';
import { GAMES } from '../posters.ts';

const MOST = { page: 300, leaf: 35, pictures: 5 };

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’'+-]+/gu)?.length ?? 0;

for (const game of GAMES)
  test.each(LANGUAGES)(`${game} in two minutes: five pictures, few words in %s`, async (language) => {
    const { board } = await faces[game]!.board!();
    const leaves = board.primer!(language);
    expect(leaves).toHaveLength(MOST.pictures);
    const counts = leaves.map(({ title, words }) => wordsIn(title) + wordsIn(words));
    for (const count of counts) expect(count).toBeLessThanOrEqual(MOST.leaf);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST.page);
    for (const { title, words, picture } of leaves) {
      expect(wordsIn(title)).toBeLessThanOrEqual(3);
      expect(words).toMatch(/^[*¿]*[\p{Lu}\p{N}].*[.]$/u);
      expect(words.split('*').length % 2, `asterisks in pairs: ${words}`).toBe(1);
      expect(picture).toBeTruthy();
    }
  });

test.each(LANGUAGES)('the aim of every game is a line in %s', async (language) => {
  for (const game of GAMES) {
    const { board } = await faces[game]!.board!();
    for (const seats of [2, 4]) {
      const aim = board.aim!({ seats }, language);
      expect(wordsIn(aim)).toBeLessThanOrEqual(16);
      expect(aim.split('*')).toHaveLength(3);
    }
  }
});

/** The dog; displaced by a winner; the guard's way round a corner, a safe's line. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'art-robbery': ['R8'],
  beutezug: ['R11'],
  'burgle-bros': ['R64', 'R34'],
};

test.each(LANGUAGES)('every worked example belongs to a rule, in %s', async (language) => {
  for (const game of GAMES) {
    const [{ board }, { text }] = await Promise.all([faces[game]!.board!(), faces[game]!.text()]);
    const rules = text[language].rules.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    const examples = board.examples!(language);
    expect(examples.map(({ rule }) => rule)).toEqual(EXAMPLES[game]);
    for (const { rule, words, picture } of examples) {
      expect(rules).toContain(rule);
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
      expect(picture).toBeTruthy();
    }
  }
});
