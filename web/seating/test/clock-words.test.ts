import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { es } from '../../words/es.ts';
import { clockWords } from '../clock-words.ts';

const WORDS = { en, de, es };
const WEEKENDS = /weekends off|Wochenende frei|fines de semana libres/;

test.each(LANGUAGES)('in %s a clock with weekends off says so, and how long one may be away', (language) => {
  const say = WORDS[language].seating;
  const [every, workdays] = [false, true].map((weekendsOff) => clockWords({ kind: 'slow', days: 3, weekendsOff }, say));
  expect(every).not.toMatch(WEEKENDS);
  expect(workdays).toMatch(WEEKENDS);
  for (const says of [every, workdays]) expect(says).toMatch(/14 (days|Tage|días)/);
});
