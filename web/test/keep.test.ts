import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBlocked, keep, keepsCookies, kept, unkept } from '../keep.ts';

beforeEach(() => {
  unkept.value = undefined;
});
afterEach(() => {
  keep('name', undefined);
  vi.unstubAllGlobals();
});

const never = (): never => {
  throw new DOMException('no', 'SecurityError');
};

/** A browser's storage: what it keeps, and what of it fails. */
function storage(wrong: Partial<Storage> = {}): Map<string, string> {
  const texts = new Map<string, string>();
  const localStorage = {
    get length() {
      return texts.size;
    },
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
    ...wrong,
  };
  vi.stubGlobal('window', { localStorage });
  return texts;
}

const blocked = (): unknown =>
  vi.stubGlobal('window', {
    get localStorage() {
      return never();
    },
  });

test('what can be kept is kept by the browser', () => {
  const texts = storage();
  keep('name', 'Mira');
  expect(texts.get('name')).toBe('Mira');
  expect(kept('name')).toBe('Mira');
  keep('name', undefined);
  expect([kept('name'), texts.size, unkept.value]).toEqual([undefined, 0, undefined]);
});

test('where site data are blocked everything holds for this visit, and that is known', () => {
  blocked();
  expect(kept('name')).toBeUndefined();
  expect(unkept.value).toBe('nothing');
  keep('name', 'Mira');
  expect(kept('name')).toBe('Mira');
  keep('name', undefined);
  expect(kept('name')).toBeUndefined();
  expect(isBlocked()).toBe(true);
});

test('a full storage holds what is new for this visit, and tells what it kept before', () => {
  const texts = storage({ setItem: never });
  texts.set('name', 'Mira');
  expect([kept('name'), unkept.value]).toEqual(['Mira', undefined]);
  keep('name', 'Jonas');
  expect([kept('name'), texts.get('name'), unkept.value]).toEqual(['Jonas', 'Mira', 'nothing']);
  expect(isBlocked()).toBe(false);
});

test('whether cookies are kept is found out by trying', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect([keepsCookies(), unkept.value]).toEqual([true, undefined]);
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined }));
  expect([keepsCookies(), unkept.value]).toEqual([false, 'nothing']);
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: never, set: never }));
  expect(keepsCookies()).toBe(false);
});
