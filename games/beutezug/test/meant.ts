import { turn } from '#table/play.ts';
import type { Stopover } from '#table/walk.ts';
import { game } from '../index.ts';
import type { Meaning } from '../meaning.ts';
import type { Move, State } from '../state.ts';

/** Makes the move, and judges what was said of it, as `scripts/foresight/meant.ts` wants it. */
export function meant({ state, seat, move, chance }: Stopover, meaning: object) {
  const { error, succeeds, fails, tokens, ends, wins } = meaning as Meaning;
  const told = turn(game, state as State, seat, move as Move, chance).events.flatMap(
    (event) => game.redact(event, seat) ?? [],
  );
  const took = told.flatMap((event) => (event.type === 'tookLootToken' && event.seat === seat ? event.points : []));
  const won = told.find((event) => event.type === 'won');
  const claim = (what: string, chance: number, came: boolean) => ({ what, chance, error, came });
  return [
    claim(
      'succeeds',
      succeeds,
      told.some((event) => event.type === 'succeeded' && event.seat === seat),
    ),
    claim(
      'fails',
      fails,
      told.some((event) => event.type === 'failed' && event.seat === seat),
    ),
    ...tokens.map(({ points, chance: share }) => claim(`token ${points}`, share, took.includes(points))),
    ...took
      .filter((points) => tokens.every((token) => token.points !== points))
      .map((points) => claim(`token ${points}`, 0, true)),
    claim('ends', ends, won !== undefined),
    claim('wins', wins, won?.seat === seat),
  ];
}
