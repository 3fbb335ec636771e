import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { alsoIn, wordsOf } from '../seating/company.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

const BEN: Extract<SeatInfo, { readonly kind: 'person' }> = {
  kind: 'person',
  name: 'Ben',
  figure: 0,
  you: false,
  present: true,
  standIn: false,
  awaited: false,
};
const CLEO = { ...BEN, name: 'Cleo', also: [0] };
const table = { seats: [{ ...BEN, also: [1] }, CLEO, { kind: 'open' }] } as unknown as TableInfo;

test.each([
  [en, 'the same person as Cleo'],
  [de, 'dieselbe Person wie Cleo'],
  [es, 'la misma persona que Cleo'],
])('before the start others see which seats one person has taken', ({ seating }, said) => {
  const also = alsoIn(table, table.seats[0]!).join();
  const below = (seat: typeof BEN, names: string): string | undefined =>
    wordsOf(seat, { first: true, device: false, also: names }, seating);
  expect(below(BEN, also)).toBe(said);
  expect(below(BEN, '')).toBeUndefined();
  expect(below({ ...BEN, you: true }, also)).toBe(seating.you);
});
