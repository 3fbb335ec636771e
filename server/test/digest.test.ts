import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestBy, sha256Hex } from '#table/hash.ts';

const ofNode = (text: string): string => hash('sha256', text, 'hex');

test('Node works out the same hashes as the kernel by itself, of half a character too', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ofNode(text) === sha256Hex(text)));
  expect(ofNode('a\ud800z')).toBe(sha256Hex('a\ud800z'));
});

test('a server has Node work them out', async () => {
  const asked: string[] = [];
  digestBy((text) => {
    asked.push(text);
    return '';
  });
  await import('../digest.ts');
  expect(sha256Hex('vault')).toBe(ofNode('vault'));
  expect(asked).toEqual([]);
});
