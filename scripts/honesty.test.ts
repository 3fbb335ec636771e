import { describe, expect, test } from 'vitest';
import { type Cast, playerOf } from '#bots/chooser.ts';
import { adviser } from '#bots/index.ts';
import { playGame } from '#bots/match.ts';
import { catalogue } from '#games/index.ts';
import { type Situation, STRENGTHS, type Strength } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';

/** Enough for a search to see a difference, if there were one to be seen. */
const ITERATIONS = 40;
const MOVES_BETWEEN = 7;
const POSITIONS = 12;
const WORLDS = 3;
const SEATS = 3;

const casts = await Promise.all(
  Object.entries(catalogue).map(
    async ([id, parts]) => [id, { game: (await parts.rules()).game, bot: await parts.bot() }] as const,
  ),
);

/** Positions of some games with a choice: what whoever is to move is shown, as the table makes it. */
function positions({ game }: Cast): { readonly state: unknown; readonly seat: Seat }[] {
  const chance = quick('honesty');
  const found: { state: unknown; seat: Seat }[] = [];
  for (let moves = 0, state = start(); found.length < POSITIONS; moves++) {
    const seat = game.toAct(reading(state))[0];
    if (seat === undefined) {
      state = start();
      continue;
    }
    const legal = game.moves(reading(state), seat);
    if (legal.length > 1 && moves % MOVES_BETWEEN === 0) found.push({ state: game.clone(reading(state)), seat });
    game.step(state, seat, legal[chance.below(legal.length)], chance, () => {});
  }
  return found;

  function start(): unknown {
    return game.setup(game.options({}, SEATS), SEATS, chance);
  }
}

const seenIn = ({ game }: Cast, state: unknown, seat: Seat): Situation<object, unknown> => ({
  seat,
  view: game.view(reading(state), seat),
  recalled: game.recall?.(reading(state), seat),
  moves: game.moves(reading(state), seat),
  chance: quick('the same dice'),
});

describe.each(casts)('%s', (_, cast) => {
  const { game } = cast;

  /** What is answered in this world, and in others with everything dealt anew that is hidden from the seat. */
  async function answers<T>(state: unknown, seat: Seat, answer: (seen: Situation<object, unknown>) => T): Promise<T[]> {
    const { view, recalled = view } = seenIn(cast, state, seat);
    const worlds = Array.from({ length: WORLDS }, (_, n) => game.determinize(recalled, quick(`world ${n}`)));
    return Promise.all([state, ...worlds].map((world) => answer(seenIn(cast, world, seat))));
  }

  test.each(STRENGTHS)('%s makes the same move whatever is hidden', async (strength: Strength) => {
    const choose = playerOf(cast, strength, { iterations: ITERATIONS });
    for (const { state, seat } of positions(cast)) {
      const names = (await answers(state, seat, choose)).map((move) => game.notate(move));
      expect(new Set(names).size).toBe(1);
    }
  });

  if (adviser(cast) !== undefined)
    test('hints and reasons are the same whatever is hidden', async () => {
      const advise = adviser(cast, { iterations: ITERATIONS })!;
      for (const { state, seat } of positions(cast)) {
        const [hint, ...others] = await answers(state, seat, advise);
        for (const other of others) expect(other).toEqual(hint);
      }
    });

  if (cast.bot.mind !== undefined)
    test('what a bot lays open is the same whatever is hidden from the others', async () => {
      const { mind } = cast.bot;
      let said = 0;
      for (const { state, seat } of positions(cast)) {
        const open = game.view(reading(state), 'audience');
        const worlds = Array.from({ length: WORLDS }, (_, n) => game.determinize(open, quick(`world ${n}`)));
        const minds = [state, ...worlds].map((world) => {
          const seen = seenIn(cast, world, seat);
          return mind!(seen, seen.moves[0]);
        });
        for (const other of minds) expect(other).toEqual(minds[0]);
        if (minds[0] !== undefined) said += 1;
      }
      expect(said).toBeGreaterThan(0);
    });

  test('what a bot is given holds no part of a state', async () => {
    let asked = 0;
    const states = new Set<object>();
    const watched = { ...game, clone: game.clone, toAct: (s: object) => game.toAct(noted(s)) };
    const choose = ({ view, recalled, moves }: Situation<object, unknown>): unknown => {
      asked += 1;
      expect(partsOf([view, recalled]).filter((part) => states.has(part))).toEqual([]);
      return moves[asked % moves.length];
    };
    const bots = Array.from({ length: SEATS }, () => ({ name: 'watcher', choose }));
    await playGame(
      { game: watched, options: game.options({}, SEATS), bots, seed: 'x', rotate: false, duplicate: false },
      0,
      false,
    );
    expect(asked).toBeGreaterThan(20);

    function noted(state: object): never {
      states.clear();
      for (const part of partsOf(state)) states.add(part);
      return state as never;
    }
  });
});

/** An object and all objects in it that could be written to. Options and moves are shared by all, and frozen by type. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}
