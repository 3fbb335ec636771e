import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { iconOf, telling } from '../../board/panel/telling.tsx';
import { EVENTS } from '../text/sample.ts';

const drawn = readFileSync(join(import.meta.dirname, '..', '..', 'board', 'art', 'icons.svg'), 'utf8');

test.each(EVENTS)('$type has a picture that is drawn, or none', (event) => {
  const icon = iconOf(event);
  if (icon !== undefined) expect(drawn).toContain(`id="${icon}"`);
});

test('what is told by its number alone has no picture, what is about a piece shows the piece', () => {
  const of = (type: string) => iconOf(EVENTS.find((event) => event.type === type)!);
  expect(of('turnBegan')).toBeUndefined();
  expect(of('actionsEnded')).toBeUndefined();
  expect(of('revealed')).toMatch(/^tile-/);
  expect(of('toolFound')).toMatch(/^tool-/);
  expect(of('lootFound')).toMatch(/^loot-/);
  expect(of('eventDrawn')).toMatch(/^event-/);
});

test('every sort has events, and a name in each language', () => {
  for (const language of LANGUAGES)
    for (const { id, name } of telling.sorts(language)) {
      expect(name).not.toBe('');
      expect(EVENTS.some((event) => telling.sort(event) === id)).toBe(true);
    }
});
