import { catalogue } from '#games/index.ts';
import { decimal, listed } from '#table/text.ts';
import { partsOf } from './arguments.ts';
import { Complaint } from './complaint.ts';
import type { Io } from './io.ts';
import { Progress } from './progress.ts';

/** Enough for whatever is rare but can happen. */
export const MOST_GAMES = 20_000;

/** How the search for everything that can happen is to go. */
export interface Search {
  readonly id: string;
  /** At most so many games. */
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
}

/** Plays games until everything has happened that the game has a name for, and tells what has not. */
export async function cover({ id, games, seed, json }: Search, io: Io): Promise<number> {
  const part = partsOf(id).cover;
  if (part === undefined) throw new Complaint(`${id} has no --cover; available: ${listed(gamesWithCover(), 'and')}`);
  const { wanted, play } = await part();
  const missing = new Set(wanted);
  const progress = new Progress(io.stderr, games);
  let played = 0;
  try {
    for (; played < games && missing.size > 0; played++) {
      play(seed, played, (name) => missing.delete(name));
      await progress.at(played + 1);
    }
  } finally {
    progress.end();
  }
  io.stdout.write(json ? asJson() : asText());
  return missing.size === 0 ? 0 : 1;

  function asJson(): string {
    return `${JSON.stringify({ game: id, games: played, seed, wanted: wanted.length, missing: [...missing] })}\n`;
  }

  function asText(): string {
    const pace = `in ${decimal(progress.seconds, 'en')} s, seed "${seed}"`;
    if (missing.size === 0)
      return `${id}: everything occurred after ${played} games, ${wanted.length} things ${pace}\n`;
    const lines = [...missing].map((name) => `  ${name}\n`);
    return `${id}: ${missing.size} of ${wanted.length} things did not occur in ${played} games ${pace}\n${lines.join('')}`;
  }
}

const gamesWithCover = (): readonly string[] =>
  Object.entries(catalogue).flatMap(([id, parts]) => (parts.cover === undefined ? [] : [id]));
