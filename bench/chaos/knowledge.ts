import { checkKnowledge, Register, type Sight, sentence } from '../leaks/knowledge.ts';
import type { History } from './history.ts';
import type { Truth } from './truth.ts';

/**
 * What was sent before a seat was lost may arrive later, for so many milliseconds: a line may stand still, and a process
 * that was not told hears of it when it looks.
 */
const ON_ITS_WAY = 5000;

/** Who was shown a seat that they did not have then, as the database has it. Here people have names of their own. */
export function sightsOfOthers(histories: readonly History[], truths: readonly Truth[]): readonly string[] {
  const register = new Register();
  for (const { row, notes } of truths)
    for (const { places, noted } of notes)
      register.note(
        row.id,
        places.map((place) => (place.kind === 'person' && place.person !== '' ? place.name : undefined)),
        // Databases count parts of a millisecond, and clients do not.
        Math.floor(noted),
      );
  const known = new Set(truths.map(({ row }) => row.id));
  const sights = histories.flatMap(({ name: person, shown, looked }) =>
    [...shown, ...looked]
      .filter(({ table }) => known.has(table))
      .map(({ table, viewer, when }): Sight => ({ table, viewer, person, when, what: 'a frame' })),
  );
  return checkKnowledge(register.holdings, sights, ON_ITS_WAY).map(sentence);
}
