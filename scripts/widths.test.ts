import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WIDTHS = 'look/widths.css';

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

test('widths have names', () => {
  const names = [...read(WIDTHS).matchAll(/@custom-media --(\w+) .*width <= \d+px/g)].map(([, name]) => name);
  expect(names).toEqual(['phone', 'side', 'tablet', 'laptop']);
});

test('pages and boards change at these alone', () => {
  const styles = globSync('{board,look,web,games}/**/*.css', { cwd: ROOT, exclude: ['**/dist/**'] });
  expect(styles).toContain(WIDTHS);
  const strays = styles
    .filter((path) => path !== WIDTHS)
    .flatMap((path) => [...read(path).matchAll(/@media[^{]*\d(px|r?em)[^{]*/g)].map(([query]) => `${path}: ${query}`));
  expect(strays).toEqual([]);
});
