/** Why a move is not legal. The rules say which (`rules/turn.ts whyNot`); the text has a sentence and a rule number for each. */
export const REFUSALS = [
  'unclear',
  'pick-first',
  'already-picked',
  'no-card-there',
  'roll-first',
  'already-rolled',
  'no-reroll-one',
  'no-reroll-all',
  'no-such-die',
  'keep-first',
  'nothing-drawn',
  'not-drawn',
] as const;
export type Refusal = (typeof REFUSALS)[number];
