import { expect, test } from 'vitest';
import { touchedBy } from '../../board/book/card.tsx';
import { EVENTS } from '../../components/cards.ts';

test('every event is in the colour of what it touches', () => {
  const touched = EVENTS.map(touchedBy);
  expect(new Set(touched)).toEqual(new Set(['guard', 'crew', 'building', 'alarm', 'camera']));
  expect(touchedBy('espresso')).toBe('guard');
  expect(touchedBy('video-loop')).toBe('camera');
  expect(touchedBy('reboot')).toBe('building');
});
