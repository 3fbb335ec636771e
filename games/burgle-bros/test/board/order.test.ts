import { expect, test } from 'vitest';
import { orderOf } from '../../board/crew/order.ts';
import type { View } from '../../view.ts';
import { scene } from '../scene.ts';

const view = (changes: Partial<View> = {}): View => ({
  ...scene(`
    s0 hawk
    s1 juicer
    s2 raven
    s3 rook
    floor 1
    1 ./01 ? ? ./23
    2 ?/G ? ? ?`).view('audience'),
  ...changes,
});

test('[R83] turns go round, beginning with whoever plays now', () => {
  const { turn } = view();
  expect(orderOf(view())).toEqual([0, 1, 2, 3].map((i) => (turn + i) % 4));
});

test('[R83] whoever is on the roof plays no more, and Jump the Gun leaves one out', () => {
  const { turn, crew } = view();
  const up = crew.map((member, seat) => (seat === (turn + 1) % 4 ? { ...member, at: 'roof' as const } : member));
  expect(orderOf(view({ crew: up }))).toEqual([turn, (turn + 2) % 4, (turn + 3) % 4]);
  expect(orderOf(view({ jumpTheGun: true }))).toEqual([turn, (turn + 2) % 4, (turn + 3) % 4]);
});
