import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posterOf, posters } from '#games/index.ts';

const examples = Object.keys(posters).filter((id) => posterOf(id)!.example);

/** Everything that is or will be in the repository. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .filter((path) => existsSync(path));

/** Where people are sent to it, because it is the example; a game of one's own need not be spoken of anywhere. */
const SPOKEN_OF = ['ARCHITECTURE.md', 'README.md', 'docs/adding-a-game.md'];

/** The files that speak of a game and are not in its folder. */
function touchedBy(id: string): readonly string[] {
  const names = new RegExp(`(?<![\\w-])${id}(?![\\w-])|${posterOf(id)!.title.en}`, 'i');
  return FILES.filter((path) => !path.startsWith(`games/${id}/`) && names.test(readFileSync(path, 'utf8')));
}

test('there is a game to copy', () => {
  expect(examples).toHaveLength(1);
});

test.each(examples)('adding %s has touched one file outside its folder, and the documents that lead there', (id) => {
  expect(touchedBy(id)).toEqual([...SPOKEN_OF, 'games/index.ts']);
});

test('… and the check can fail: a game that others test by name is found with them', () => {
  expect(touchedBy('beutezug')).toContain('server/test/tables.test.ts');
});
