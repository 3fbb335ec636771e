import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside } from '../beside.ts';

const PAGE = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };
const PORTRAIT = { left: 150, top: 100, width: 40, height: 40 };

test('lies to the right, if nothing is there', () => {
  expect(beside(PORTRAIT, SIZE, PAGE, [])).toEqual({ left: 198, top: 100 });
});

test.each([
  [
    'to the left, if the right has to be kept clear',
    [{ left: 190, top: 90, width: 200, height: 60 }],
    { left: 42, top: 100 },
  ],
  [
    'below, if both sides have to',
    [
      { left: 190, top: 90, width: 200, height: 60 },
      { left: 0, top: 90, width: 150, height: 60 },
    ],
    { left: 120, top: 148 },
  ],
])('%s', (_, clear, spot) => {
  expect(beside(PORTRAIT, SIZE, PAGE, clear)).toEqual(spot);
});

test('is always wholly in sight', () => {
  const box = fc.record({
    left: fc.integer({ min: -50, max: 400 }),
    top: fc.integer({ min: -50, max: 300 }),
    width: fc.integer({ min: 1, max: 80 }),
    height: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 5 }), (part, clear) => {
      const { left, top } = beside(part, SIZE, PAGE, clear);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + SIZE.width).toBeLessThanOrEqual(PAGE.width);
      expect(top + SIZE.height).toBeLessThanOrEqual(PAGE.height);
    }),
  );
});
