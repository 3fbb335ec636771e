import { expect, test } from 'vitest';
import { choicesOf, wallsIn, withJob } from '../../board/setup/choices.ts';
import { ARROWS, begun, lackOf, nextEdge, roomsOf, sealedIn, withHole } from '../../board/setup/drawing.ts';
import { JOBS } from '../../components/jobs.ts';
import { edgesOf, type Wall } from '../../walls.ts';

const knox = wallsIn(withJob(choicesOf({}), 'fort-knox'))!;

test('a floor with one wall too few or too many, or in two parts, says so', () => {
  const [walls] = knox as [readonly Wall[]];
  expect(lackOf('fort-knox', 'C3', walls)).toBeUndefined();
  expect(lackOf('fort-knox', 'C3', walls.slice(1))).toEqual({ type: 'too few', count: 1 });
  expect(lackOf('fort-knox', 'C3', [...walls, 'B4C4'])).toEqual({ type: 'too many', count: 1 });
  expect(lackOf('fort-knox', 'C3', ['A1B1', 'A1A2'])).toEqual({ type: 'sealed', rooms: ['A1'] });
});

test('of two parts the smaller one is sealed off', () => {
  expect(sealedIn('office', 'none', ['C4D4', 'D3D4'])).toEqual(['D4']);
  expect(sealedIn('office', 'none', ['A1B1', 'A1A2'])).toEqual(['A1']);
});

test('an empty spot has no walls of its own, wherever it is moved', () => {
  for (const hole of roomsOf('fort-knox', 'C3')) {
    const moved = withHole('fort-knox', { hole: 'C3', floors: knox }, hole);
    const possible = edgesOf('fort-knox', hole);
    expect(moved.hole).toBe(hole);
    for (const walls of moved.floors) expect(walls.every((wall) => possible.includes(wall))).toBe(true);
  }
});

test('arrows lead to every place for a wall, and back', () => {
  for (const job of JOBS) {
    const edges = edgesOf(job, job === 'fort-knox' ? 'C3' : 'none');
    const reached = new Set<Wall>([edges[0]!]);
    for (const wall of reached)
      for (const arrow of ARROWS) {
        const next = nextEdge(edges, wall, arrow);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(edges.length);
  }
  const edges = edgesOf('office', 'none');
  expect(nextEdge(edges, 'A1B1', 'ArrowRight')).toBe('B1C1');
  expect(nextEdge(edges, 'B1C1', 'ArrowLeft')).toBe('A1B1');
  expect(nextEdge(edges, 'A1B1', 'ArrowLeft')).toBeUndefined();
  expect(nextEdge(edges, 'A1B1', 'ArrowDown')).toBe('A1A2');
  expect(nextEdge(edges, 'A1A2', 'ArrowUp')).toBe('A1B1');
});

test('a drawing that was kept is taken up again, unless it is of another job or no drawing at all', () => {
  const [floor] = knox as [readonly Wall[]];
  const floors = [floor.slice(1), []];
  const kept = { job: 'fort-knox', hole: 'C3', floors };
  const again = (changes: object): unknown => begun(JSON.parse(JSON.stringify({ ...kept, ...changes })), 'fort-knox');
  expect(again({})).toEqual({ hole: 'C3', floors });
  expect(begun(kept, 'bank')).toBeUndefined();
  for (const none of [undefined, null, 3, 'C3', [], {}]) expect(begun(none, 'fort-knox')).toBeUndefined();
  expect(again({ hole: 'none' })).toBeUndefined();
  expect(again({ hole: 'Z9' })).toBeUndefined();
  expect(again({ floors: [floor] })).toBeUndefined();
  expect(again({ floors: [floor, 'A1B1'] })).toBeUndefined();
  expect(again({ floors: [floor, ['A1C1']] })).toBeUndefined();
  expect(again({ floors: [floor, ['B3C3']] })).toBeUndefined();
  expect(again({ floors: [floor, ['A1B1', 'A1B1']] })).toBeUndefined();
});
