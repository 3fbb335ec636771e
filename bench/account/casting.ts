import { BOTS, type BotName } from '#bots/index.ts';
import { playGame } from '#bots/match.ts';
import { type GameId, partsOf } from '#games/index.ts';
import type { AnyValuing } from '#table/account.ts';
import type { AnyBotPart } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import type { AnyGame } from '#table/game.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';

/** All that it takes to play a game and to account for it. */
export interface Cast {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly bot: AnyBotPart;
  readonly valuing: AnyValuing;
}

export async function castOf(id: GameId): Promise<Cast> {
  const parts = partsOf(id)!;
  if (parts.account === undefined) throw new Error(`${id} has no account`);
  const [{ game }, bot, { valuing }] = [await parts.rules(), await parts.bot(), await parts.account()];
  return { id, game, bot, valuing };
}

/** By the order of the ladder. */
export const STRENGTHS: readonly BotName[] = ['normal', 'easy', 'greedy', 'random'];
const STRONG: BotName = 'normal';

/** The options that are gone through. */
const OPTIONS: Readonly<Partial<Record<GameId, readonly object[]>>> = {
  'art-robbery': [{}, { tokens: 'more-alibis' }, { safes: 'hidden' }],
  beutezug: [{}],
  'burgle-bros': [
    { job: 'bank' },
    { job: 'office' },
    { job: 'fort-knox' },
    { job: 'bank', walls: 'random' },
    { job: 'fort-knox', walls: 'alternative' },
    { job: 'bank', lostVisual: true },
  ],
};

export interface Game {
  readonly record: GameRecord;
  /** By seats. */
  readonly names: readonly BotName[];
}

/** What game number `n` is played with. */
export function tableOf({ game, id }: Pick<Cast, 'game' | 'id'>, n: number) {
  const { min, max } = game.seats;
  const spread = max - min + 1;
  const seats = min + (Math.floor(n / 2) % spread);
  const all = OPTIONS[id]!;
  const options = game.options(all[Math.floor(n / 2 / spread) % all.length], seats);
  if (isRefused(options)) throw new Error(options.detail);
  return { seats, options };
}

/** Game number `n`: all numbers of seats, all options; every second one between strong players alone, the others mixed. */
export async function played({ game, bot, id }: Cast, n: number, seed: string): Promise<Game> {
  const { seats, options } = tableOf({ game, id }, n);
  const chance = quick(`${seed} cast ${n}`);
  const names = Array.from({ length: seats }, () =>
    n % 2 === 0 ? STRONG : STRENGTHS[chance.below(STRENGTHS.length)]!,
  );
  const bots = names.map((name) => ({ name, choose: BOTS[name]({ game, bot }) }));
  const { record } = await playGame({ game, options, bots, seed, rotate: false, duplicate: false }, n, true);
  return { record: record!, names };
}
