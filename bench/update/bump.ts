import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, type Frozen, kept, offered, type Parts } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';

/** The same game with one more in its version and one more roll before everything: no record of the one holds by the other. */
const changed = (game: AnyGame): AnyGame => ({
  ...game,
  version: game.version + 1,
  setup(options, seats, chance) {
    chance.below(2);
    return game.setup(options, seats, chance);
  },
});

/** The frozen file of a game's version of today, in a folder. */
export const fileOf = (folder: string, id: string): string => join(folder, `${id}.mjs`);

/**
 * Lets this process be of the next version, until the answer is called: each game has changed, and what it was is kept in a
 * file of this folder.
 */
export async function bump(folder: string): Promise<() => void> {
  const before = offered().map((id) => [id, catalogue[id]!, kept[id] ?? {}] as const);
  for (const id of offered()) {
    const parts = catalogue[id]!;
    const { game } = await parts.rules();
    const file = pathToFileURL(fileOf(folder, id)).href;
    const rules = async () => ({ game: changed(game) });
    (catalogue as Record<string, Parts>)[id] = { ...parts, rules };
    (kept as Record<string, unknown>)[id] = {
      ...kept[id],
      [game.version]: async () => (await import(file)) as Frozen,
    };
  }
  return () => {
    for (const [id, parts, versions] of before) {
      (catalogue as Record<string, Parts>)[id] = parts;
      (kept as Record<string, unknown>)[id] = versions;
    }
  };
}
