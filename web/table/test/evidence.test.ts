import { expect, test, vi } from 'vitest';
import { PICTURE_NAMES, PICTURES } from '#table/pictures.ts';
import { DOUBTS } from '#table/testimony.ts';
import { LANGUAGES } from '#table/text.ts';
import { EVIDENCE_WORDS } from '../words/evidence.ts';

// Settings are read from a browser.
vi.mock('../../settings.ts', () => ({ settings: { language: { value: 'en' } } }));

test.each(LANGUAGES)('%s: 64 pictures have 64 names, all different', (language) => {
  const names = PICTURES.map((picture) => PICTURE_NAMES[language][picture]);
  expect(names).toHaveLength(64);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(64);
});

test.each(LANGUAGES)('%s: whatever does not fit has a sentence of its own', (language) => {
  const { doubts } = EVIDENCE_WORDS[language].alarm;
  const sentences = DOUBTS.map((what) => doubts[what]({ at: '7' }));
  expect(new Set(sentences).size).toBe(DOUBTS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});
