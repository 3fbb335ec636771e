/** Why a move is not legal. The rules say which (`rules/cards.ts whyNot`); the text has a sentence and a rule number for each. */
export const REFUSALS = [
  'unclear',
  'answer-first',
  'no-question',
  'not-in-hand',
  'wrong-token',
  'not-there',
  'own-token',
  'centre-first',
  'thief-centre-only',
  'must-take',
  'alike',
] as const;
export type Refusal = (typeof REFUSALS)[number];
