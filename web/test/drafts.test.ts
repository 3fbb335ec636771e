import { afterEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft } from '../drafts.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps, beginning with this. */
function storage(...kept: [key: string, text: string][]): Map<string, string> {
  const texts = new Map(kept);
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
  return texts;
}

test('what was begun is kept by table, until it is dropped', () => {
  const texts = storage();
  keepDraft('amber', { walls: 3 });
  keepDraft('birch', { walls: 4 });
  expect(draftOf('amber')).toEqual({ walls: 3 });
  expect(draftOf('cedar')).toBeUndefined();
  keepDraft('amber', undefined);
  expect(draftOf('amber')).toBeUndefined();
  keepDraft('birch', undefined);
  expect([...texts.values()]).toEqual(['{}']);
});

test('only the latest tables are kept', () => {
  storage();
  const tables = Array.from({ length: 20 }, (_, n) => `table-${n}`);
  for (const table of tables) keepDraft(table, table);
  expect(tables.filter((table) => draftOf(table) !== undefined)).toEqual(tables.slice(-8));
});

test('whoever finds something that is not ours begins anew', () => {
  for (const text of ['', 'null', '7', '"{}"', '{']) {
    storage(['hideout.drafts', text]);
    expect(draftOf('amber')).toBeUndefined();
    keepDraft('amber', 1);
    expect(draftOf('amber')).toBe(1);
  }
});
