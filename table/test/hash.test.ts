import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hmacBytes, sha256Hex, utf8ToBytes } from '../hash.ts';

fc.configureGlobal({ seed: 2026 });

test('keys are sorted at every depth, and there are no spaces', () => {
  expect(canonical({ b: { d: 1, c: [{ z: null, y: true }] }, a: 'x y' })).toBe(
    '{"a":"x y","b":{"c":[{"y":true,"z":null}],"d":1}}',
  );
});

test('the order of a list counts, the order of keys does not', () => {
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
});

test('keys with undefined are left out, as JSON does', () => {
  expect(canonical({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  expect(canonical(undefined)).toBe('null');
});

test('keys sort by their code units, whatever the language', () => {
  expect(canonical({ ä: 1, z: 2, Z: 3, '𝄞': 4, '10': 5, '9': 6 })).toBe('{"10":5,"9":6,"Z":3,"z":2,"ä":1,"𝄞":4}');
});

test('quotes, control characters and half a surrogate pair are escaped', () => {
  expect(canonical('"\n\u0000\ud800')).toBe('"\\"\\n\\u0000\\ud800"');
});

test('canonical text is JSON and says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
      expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value));
    }),
  );
});

/** The same value with the keys of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, turned(part)]);
  return Object.fromEntries(entries.reverse());
}

test('equal data gives equal text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(turned(value))).toBe(canonical(value));
    }),
  );
});

test('equal text comes from equal data only', () => {
  const few = fc.jsonValue({ maxDepth: 1, stringUnit: fc.constantFrom('a', '"', ',', '[', ':') });
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(few, few, (a, b) => {
      if (canonical(a) === canonical(b)) expect(plain(a)).toEqual(plain(b));
      else expect(plain(a)).not.toEqual(plain(b));
    }),
    { numRuns: 300 },
  );
});

test('SHA-256 gives the digests of FIPS 180', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('SHA-256 and HMAC agree with those of Node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, key) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
      const expected = createHmac('sha256', key).update(text).digest();
      expect(Buffer.from(hmacBytes(utf8ToBytes(key), text)).equals(expected)).toBe(true);
    }),
  );
});
