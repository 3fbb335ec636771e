/** C1 — Dice with six faces. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** R4 — Counts as every other face, where the table plays with wild ones. */
export const WILD: Face = 1;
