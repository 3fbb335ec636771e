// A part of the positions, in games of its own. Games are random but for their options, seats and characters, which go
// through everything there is. At each position the moves are made in the world as it is and in others that look the same:
// whatever comes must be among what was foreseen. How often it comes is counted in worlds of their own, because the same
// dark room is looked at from many positions of a game.

import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import { type Frequency, foreseen, imaginesWell, requireTrue, Tallies } from '#table/lawbook.ts';
import { trials } from '#table/laws.ts';
import { type AnyCustoms, type Stopover, walk } from '#table/walk.ts';
import { brokenIn, judge, meantIn, tallyIn } from './meant.ts';

export const STANDARD_ERRORS = 3;

/** What one process is to do: so many positions, in every so many-th series of games. */
export interface Part {
  readonly id: string;
  readonly part: number;
  readonly parts: number;
  readonly positions: number;
}

/** What it found. */
export interface Report {
  readonly positions: number;
  readonly games: number;
  readonly moves: number;
  /** What was said of the moves. */
  readonly claimed: number;
  readonly exact: number;
  readonly milliseconds: number;
  readonly broken: readonly string[];
  readonly sums: readonly (readonly [kind: string, sum: Frequency])[];
  /** In how many positions a thing was in play. */
  readonly met: readonly (readonly [name: string, positions: number])[];
}

/** Positions of one game that are looked at: not all, because they are much alike. */
const ONE_IN = 7;
/** So much is shown of what went wrong. */
const LINE = 400;
/** So often it is said how far it is. */
const SAY_EVERY = 50;

async function look({ id, part, parts, positions: wanted }: Part, say: (positions: number) => void): Promise<Report> {
  const { game } = await catalogue[id]!.rules();
  const { customs }: { customs: AnyCustoms } = await import(pathToFileURL(`games/${id}/test/customs.ts`).href);
  const foresight = await catalogue[id]!.foresight?.();
  const meant = foresight && (await meantIn(id));
  const tallies = new Tallies();
  const met = new Map<string, number>();
  const broken: string[] = [];
  const dice = quick(`foresight ${id} ${part}`);
  let [positions, moves, claimed, exact, games, milliseconds] = [0, 0, 0, 0, 0, 0];

  const attempt = (check: () => void): void => {
    try {
      check();
    } catch (error) {
      broken.push(`${(error as Error).message.slice(0, LINE)} (game ${games} of part ${part})`);
    }
  };

  /** Every legal move of the position, in the world as it is and in others that look the same. */
  const look = (spot: Stopover): void => {
    positions += 1;
    if (positions % SAY_EVERY === 0) say(positions);
    for (const name of customs.inPlay?.(spot.state) ?? []) met.set(name, (met.get(name) ?? 0) + 1);
    const legal = game.moves(reading(spot.state), spot.seat);
    const view = game.view(reading(spot.state), spot.seat);
    const start = performance.now();
    const found = foreseen(spot, legal);
    milliseconds += performance.now() - start;
    attempt(() => imaginesWell(spot));
    for (const [i, move] of legal.entries()) {
      moves += 1;
      if (found[i]!.error === 0) exact += 1;
      tallies.add({ ...spot, state: game.determinize(view, dice), move, chance: dice }, found[i]!);
      attempt(() => requireTrue({ ...spot, move }, found[i]!));
    }
    said(spot, view, legal);
  };

  /** What texts and boards say of the moves, in the world as it is and in one that looks the same. */
  const said = (spot: Stopover, view: unknown, legal: readonly unknown[]): void => {
    if (foresight === undefined || meant === undefined) return;
    for (const [i, meaning] of foresight.meanings(view, legal).entries()) {
      const made = { ...spot, move: legal[i] };
      const drawn = { ...made, state: game.determinize(view, dice), chance: dice };
      const claims = meant(drawn, meaning);
      claimed += claims.length;
      tallyIn(tallies, claims, dice);
      for (const line of [...brokenIn(drawn, claims), ...judge(meant, made, meaning, 0)])
        broken.push(`${line} (game ${games} of part ${part})`);
    }
  };

  for (let series = part; positions < wanted; series += parts)
    for (const trial of trials(game, customs, 1)) {
      if (positions >= wanted) break;
      games += 1;
      walk({ ...trial, seed: `foresight ${trial.seed} ${series}` }, (spot) => {
        if (positions < wanted && spot.chance.below(ONE_IN) === 0) look(spot);
      });
    }
  return { positions, games, moves, claimed, exact, milliseconds, broken, sums: [...tallies.sums], met: [...met] };
}

if (import.meta.main) {
  const report = await look(JSON.parse(argv[2]!) as Part, (positions) => process.send?.(positions));
  process.send?.(report, () => process.disconnect());
}
