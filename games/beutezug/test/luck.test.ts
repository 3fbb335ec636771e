import { expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { game } from '../index.ts';
import { luckOf } from '../luck.ts';
import { acting, type Event, type Options } from '../state.ts';
import { OWN_SET } from './own-set.ts';
import { d6, scene, shown, winOdds } from './scene.ts';

test.each<[number, Options['cards']]>([
  [2, 'built-in'],
  [5, 'built-in'],
  [4, OWN_SET],
])('luck is what was won beyond the chances that the odds gave before each roll: %i seats', (seats, cards) => {
  const chance = quick(`luck ${seats}`);
  const state = game.setup({ cards }, seats, chance);
  const story: Event[] = [];
  const wanted = seatsOf(seats).map(() => 0);
  while (state.phase !== 'over') {
    const seat = acting(reading(state));
    const view = game.view(reading(state), 'audience');
    const moves = game.moves(reading(state), seat);
    const move = moves[chance.below(moves.length)]!;
    const told: Event[] = [];
    game.step(state, seat, move, chance, (event) => told.push(event));
    if (move.type === 'roll') {
      const space = view.tokens[seat]!;
      const card = view.display[['2', '3', '4', '5'].indexOf(space[0]!) * 3 + 'abc'.indexOf(space[1]!)]!;
      const points = (cards === 'built-in' ? shown(card) : cards.cards.find(({ id }) => id === card)!).points;
      wanted[seat]! -= points * winOdds(view, seat, card);
    }
    for (const event of told) if (event.type === 'succeeded') wanted[event.seat]! += event.points;
    story.push(...told);
  }
  const luck = luckOf(story, game.view(reading(state), 'audience'));
  luck.forEach((each, seat) => {
    expect(each).toBeCloseTo(wanted[seat]!, 9);
  });
});

test('a 0 card that was kept and taken back helps nobody', () => {
  const seat = 0 as Seat;
  const view = scene(`
    round 1 · s0 picks
    row 2 c2-01 | c2-02 | c2-03
    s0
    s1`).view(0);
  const round = (n: number, card: string): Event[] => [
    { type: 'picked', seat, space: '2a', ...shown(card) },
    { type: 'picked', seat: 1 as Seat, space: '2b', ...shown('c2-02') },
    { type: 'rolled', seat, dice: ['blue 1', 'green 1'] },
    { type: 'failed', seat },
    { type: 'roundEnded', round: n, points: [0, 0] },
  ];
  const story: Event[] = [
    ...round(1, 'c2-01'),
    { type: 'drew', seat, cards: [shown('c0-01'), shown('c0-04')] },
    { type: 'kept', seat, ...shown('c0-01') }, // +1 green, taken back
    { type: 'kept', seat, ...shown('c0-04') }, // +1 orange
    ...round(2, 'c2-01'), // blue 2, green 3 for 2 points
  ];
  const bare = (5 / 6) * (4 / 6);
  expect(luckOf(story, view)[0]).toBeCloseTo(-2 * bare - 2 * bare, 12);
});

test('whoever was moved has tried the card it was moved to', () => {
  const t = scene(`
    round 1 · s1 rolls
    row 3 c3-07 s0 s1
    row 2 c2-09 | c2-02 | c2-03
    s0
    s1`);
  const picked = (seat: number): Event => ({ type: 'picked', seat: seat as Seat, space: '3a', ...shown('c3-07') });
  const story: Event[] = [picked(0), picked(1)];
  t.play('roll', d6(6, 6, 6));
  story.push(...t.events);
  t.play('roll', d6(6, 6));
  story.push(...t.events);
  const [first, second] = luckOf(story, t.view(0));
  expect(first).toBeCloseTo(5 - 5 * (4 / 6) ** 2, 12);
  expect(second).toBeGreaterThan(0);
});
