import { expect, test, vi } from 'vitest';
import type { TableInfo } from '#wire/messages.ts';

vi.stubGlobal('window', {
  navigator: { languages: ['en'] },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
const { words } = await import('../../words/index.ts');
const { dealOf } = await import('../deal.ts');

const mira = { kind: 'person', name: 'Mira' };
const at = (info: object): string | undefined => dealOf({ seats: [mira], ...info } as unknown as TableInfo);

test('it is said what became of the last start, and whose salt is not asked for any more', () => {
  const say = words.value.seating;
  expect(at({})).toBeUndefined();
  expect(at({ dealing: 1 })).toBe(say.dealing);
  expect(at({ voided: { count: 1, seats: [], names: [] } })).toBe(say.voidedBySomebody);
  const voided = { count: 2, seats: [0], names: ['Mira'] };
  expect(at({ voided })).toBe(say.voided('Mira'));
  expect(at({ voided, seats: [{ ...mira, unasked: true }] })).toBe(`${say.voided('Mira')} ${say.unasked('Mira')}`);
});
