import { catalogue } from '#games/index.ts';
import type { Fault } from './audit.ts';
import { type Games, type History, play, randomHistory } from './history.ts';
import { marked } from './marked.ts';

/** A history that shows somebody what is not theirs, as short as it could be made. */
export interface Leak {
  readonly seed: string;
  readonly fault: Fault;
  readonly deeds: readonly string[];
}

export interface LeaksResult {
  readonly histories: number;
  readonly deeds: number;
  readonly letters: number;
  readonly compared: number;
  /** How many histories failed, by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The first of each kind. */
  readonly leaks: readonly Leak[];
}

export async function loadGames(): Promise<Games> {
  const all = await Promise.all(Object.values(catalogue).map(async ({ rules }) => (await rules()).game));
  const by = (isTwin: boolean) => new Map(all.map((game) => [game.id, marked(game, isTwin)] as const));
  return { marked: by(false), twins: by(true) };
}

/** The seeds of so many histories. */
export const seedsOf = (seed: string, histories: number): readonly string[] =>
  Array.from({ length: histories }, (_, n) => `${seed}-${n}`);

/** Plays the random history of each seed. */
export async function leaksRun(
  seeds: readonly string[],
  games: Games,
  progress: (played: number) => void = () => undefined,
): Promise<LeaksResult> {
  const kinds: Record<string, number> = {};
  const leaks: Leak[] = [];
  let [deeds, letters, compared] = [0, 0, 0];
  for (const [n, seed] of seeds.entries()) {
    const history = randomHistory(seed);
    const played = await play(history, games);
    deeds += played.deeds.length;
    letters += played.letters;
    compared += played.compared;
    progress(n + 1);
    if (played.fault === undefined) continue;
    const { kind } = played.fault;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (kinds[kind] === 1) leaks.push(await shrunk(history, kind, games));
  }
  return { histories: seeds.length, deeds, letters, compared, kinds, leaks };
}

/** Leaves out steps, many at once and then one by one, as long as the same kind of fault is there. */
export async function shrunk(history: History, kind: string, games: Games): Promise<Leak> {
  let { steps } = history;
  for (let size = steps.length >> 1; size > 0; size >>= 1) {
    for (let from = 0; from < steps.length; ) {
      const fewer = steps.toSpliced(from, size);
      const { fault } = await play({ ...history, steps: fewer }, games);
      if (fault?.kind === kind) steps = fewer;
      else from += size;
    }
  }
  const { fault, deeds } = await play({ ...history, steps }, games);
  return { seed: history.seed, fault: fault!, deeds };
}
