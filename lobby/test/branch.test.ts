import { expect, test } from 'vitest';
import { isRefused } from '#table/refusal.ts';
import type { Place, TableRow } from '../archive.ts';
import { partedBy } from '../branch.ts';

const ME = { id: 'here', name: '', created: 0 };
const former = (name: string): Place => ({ kind: 'person', person: '', name, figure: 2, standIn: false });
const bot: Place = { kind: 'bot', name: 'Vince', strength: 'normal', warm: false };
const row = (owner: string, ...places: readonly Place[]) => ({ owner, places }) as unknown as TableRow;

test('whoever has put a record there takes one of its seats, of a person or of a bot', () => {
  const opened = row('here', former('Seat 1'), bot);
  for (const seat of [0, 1]) {
    const parted = partedBy(opened, ME, seat) as TableRow;
    expect(parted.places.map((place) => place.kind === 'person' && place.person)).toEqual(
      [0, 1].map((each) => (each === seat ? 'here' : each === 0 && '')),
    );
    expect(parted.places[seat]).toMatchObject({ kind: 'person', name: seat === 0 ? 'Seat 1' : 'Vince' });
  }
  for (const seat of [undefined, 2, -1]) expect(partedBy(opened, ME, seat)).toMatchObject({ refused: 'not-seated' });
});

test('nobody takes a seat where somebody has one, nor at the table of another', () => {
  const mine: Place = { ...former('Ada'), kind: 'person', person: 'here' } as Place;
  const hers: Place = { ...former('Eva'), kind: 'person', person: 'eva' } as Place;
  const own = row('eva', mine, hers);
  expect(partedBy(own, ME, 1)).toBe(own);
  expect(isRefused(partedBy(row('here', former('Ada'), hers), ME, 0))).toBe(true);
  expect(isRefused(partedBy(row('eva', former('Ada'), bot), ME, 0))).toBe(true);
  expect(isRefused(partedBy(row('here', { kind: 'open' }, bot), ME, 0))).toBe(true);
});
