import { expect, test } from 'vitest';
import { handOver } from '../ground.ts';

const PAGE = { x: 0, y: 0, width: 1440, height: 900 };
const PIECE = { x: 600, y: 400, width: 100, height: 100 };

/** Something that lies right of the piece, left of it, above or below. */
const BESIDE = {
  right: { x: 700, y: 380, width: 140, height: 140 },
  left: { x: 460, y: 380, width: 140, height: 140 },
  above: { x: 580, y: 260, width: 140, height: 140 },
  below: { x: 580, y: 500, width: 140, height: 140 },
};

test('the hand lies right of the piece where that is empty, then left, above, below', () => {
  const { right, left, above, below } = BESIDE;
  expect(handOver(PIECE, [], PAGE)).toMatchObject({ towards: 'left' });
  expect(handOver(PIECE, [right], PAGE)).toMatchObject({ towards: 'right' });
  expect(handOver(PIECE, [right, left], PAGE)).toMatchObject({ towards: 'down' });
  expect(handOver(PIECE, [right, left, above], PAGE)).toMatchObject({ towards: 'up' });
  expect(handOver(PIECE, [right, left, above, below], PAGE)).toBeUndefined();
});

test('its tip ends a few pixels before the piece, and it stays on the page', () => {
  const { x, width } = handOver(PIECE, [], PAGE)!;
  expect(x - width / 2 - (PIECE.x + PIECE.width)).toBe(6);
  expect(handOver({ ...PIECE, x: 1330 }, [], PAGE)).toMatchObject({ towards: 'right' });
});

test('on a phone it is smaller', () => {
  expect(handOver({ ...PIECE, x: 100 }, [], { ...PAGE, width: 360 })!.width).toBeLessThan(
    handOver(PIECE, [], PAGE)!.width,
  );
});
