import type { AnyBot } from '#table/bot.ts';

/** Any legal move, each as likely as the others. */
export const random: AnyBot = ({ moves, chance }) => moves[chance.below(moves.length)];
