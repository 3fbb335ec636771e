import { type Language, percent } from '#table/text.ts';

/** In hundredths; what is only nearly impossible or certain is not called so. */
export function shareIn(language: Language, chance: number): string {
  if (chance > 0 && chance < 0.01) return `< ${percent(0.01, language)}`;
  return chance < 1 && chance > 0.99 ? `> ${percent(0.99, language)}` : percent(chance, language);
}

/** The limits of the heat on a map. */
export const heatIn = (language: Language): readonly string[] =>
  [0.1, 0.25, 0.45].map((limit) => `< ${percent(limit, language)}`);
