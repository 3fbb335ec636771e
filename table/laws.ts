import type { AnyGame, AnyView, Game, Tagged } from './game.ts';
import { LAWS, type Law } from './lawbook.ts';
import { type AnyCustoms, type Customs, type Trial, walk } from './walk.ts';

/** How thoroughly to look. */
export interface Effort {
  /** Random games for each seat count and each set of options. */
  readonly games: number;
  /** A law is checked at one in so many points. */
  readonly every: number;
}

/** All trials of a game: every seat count, every set of options. */
export function* trials(game: AnyGame, customs: AnyCustoms, games: number): Generator<Trial> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const [i, options] of customs.options.entries()) {
      for (let n = 0; n < games; n++) yield { game, customs, options, seats, seed: `${game.id} ${seats} ${i} ${n}` };
    }
  }
}

/** Checks one law in one random game; the error says where it broke. */
function enforce(law: Law, trial: Trial, every: number): void {
  let place = ' after 0 moves';
  let moves = 0;
  try {
    if (law.at !== undefined) {
      walk(trial, (spot) => {
        if (spot.chance.below(every) === 0) law.at!(spot);
        place = ` after ${++moves} moves`;
      });
    }
    place = '';
    law.over?.(trial);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`law ${law.number} is broken in "${trial.seed}"${place}: ${why}`, { cause: error });
  }
}

/** The laws as checks with a title each, for a test file: `for (const law of laws(game, customs)) test(law.title, law.check)`. */
export function laws<S, M, E extends Tagged, V extends AnyView, O>(
  game: Game<S, M, E, V, O>,
  customs: Customs<S, O, M>,
  { games, every }: Effort = { games: 3, every: 5 },
): readonly { readonly title: string; check(): void }[] {
  return LAWS.map((law) => ({
    title: `law ${law.number}: ${law.title}`,
    check: () => {
      for (const trial of trials(game, customs, games)) enforce(law, trial, every);
    },
  }));
}
