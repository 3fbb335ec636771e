import type { Names } from '#table/text.ts';
import { JOB } from '../components/jobs.ts';
import type { View } from '../view.ts';
import type { Words } from './en/index.ts';
import { isLoot } from './names.ts';

/** How it ended: won, captured, with loot left behind or given up, and what came of it. */
export function outcomeText(view: View, words: Words, names: Names): readonly string[] {
  const say = words.outcome;
  const carried = view.crew.flatMap(({ loot }) => loot);
  const left = view.floors.flatMap(({ tiles }) => tiles.flatMap(({ cards }) => cards.filter(isLoot)));
  const called = (loot: typeof carried): string[] => loot.map((card) => words.loot[card].name);
  const open = view.floors.flatMap(({ tiles }) => tiles.filter(({ safeOpen }) => safeOpen)).length;
  const counts = [say.safes(open, JOB[view.options.job].safes), say.turns(view.turns)];
  switch (view.result) {
    case 'won':
      return [say.won, say.haul(called(carried)), ...counts];
    case 'captured':
      return [say.captured, ...caught(view, words, names), ...counts];
    case 'loot-left':
      return [say.lootLeft, say.left(called(left)), ...counts];
    case 'gave-up':
      return [say.gaveUp, ...counts];
    case 'playing':
      return [];
  }
}

/** R32 — Who was caught, and where. */
function caught({ crew, captured }: View, { outcome }: Words, names: Names): string[] {
  return captured === 'none' ? [] : [outcome.capturedWho([names[captured]!], crew[captured]!.at)];
}
