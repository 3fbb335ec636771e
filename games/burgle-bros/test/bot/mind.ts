import type { Budget, Strength } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { player } from '../../bot/player.ts';
import { game } from '../../index.ts';
import type { Scene } from '../scene.ts';

/** What a bot is given whose move is awaited. */
export const seenBy = (t: Scene) => ({
  seat: t.acting,
  view: t.view(t.acting),
  moves: game.moves(reading(t.state), t.acting),
  chance: quick('player'),
});

/** The move that it makes, in notation. */
export const choice = (t: Scene, strength: Strength = 'hard', budget: Budget = {}): string =>
  game.notate(player(strength, budget)(seenBy(t)) as never);

/** The same without a look ahead. */
export const plannedChoice = (t: Scene): string => choice(t, 'hard', { iterations: 0 });
