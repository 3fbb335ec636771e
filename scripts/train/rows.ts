import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TRAITS } from '#games/burgle-bros/bot/traits.ts';
import { JOBS, type Job } from '#games/burgle-bros/components/jobs.ts';
import { FIFTEEN } from './fifteen.ts';

/**
 * What comes first in a row, as whole numbers of 16 bits: the number of the game in two halves, whether it was won, the
 * job and the seats. All else are floats of 16 bits; most of them are 0, so that a row packs into a tenth of that.
 */
export const LEAD = 5;
export const WIDTH = LEAD + FIFTEEN.length + TRAITS;

/** Every so many games are held out: nothing learns from them. */
export const HELD_OUT = 8;

export interface Row {
  readonly game: number;
  readonly won: number;
  readonly job: Job;
  readonly seats: number;
  readonly fifteen: Float32Array;
  readonly traits: Float32Array;
}

/** Rows as they are written, one batch after the other. */
export function packed(rows: readonly Row[]): Uint8Array {
  const words = new Uint16Array(rows.length * WIDTH);
  for (const [i, { game, won, job, seats, fifteen, traits }] of rows.entries()) {
    words.set([game & 0xffff, game >>> 16, won, JOBS.indexOf(job), seats], i * WIDTH);
    const floats = Float16Array.of(...fifteen, ...traits);
    words.set(new Uint16Array(floats.buffer), i * WIDTH + LEAD);
  }
  return gzipSync(new Uint8Array(words.buffer), { level: 4 });
}

/** All rows that were written into a folder. */
export function* rowsIn(folder: string): Generator<Row> {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .sort()) {
    const bytes = new Uint8Array(gunzipSync(readFileSync(`${folder}/${file}`)));
    const words = new Uint16Array(bytes.buffer);
    for (let at = 0; at + WIDTH <= words.length; at += WIDTH) {
      const [low, high, won, job, seats] = words.subarray(at, at + LEAD);
      const floats = Float32Array.from(new Float16Array(words.buffer, 2 * (at + LEAD), WIDTH - LEAD));
      yield {
        game: low! + (high! << 16),
        won: won!,
        job: JOBS[job!]!,
        seats: seats!,
        fifteen: floats.slice(0, FIFTEEN.length),
        traits: floats.subarray(FIFTEEN.length),
      };
    }
  }
}
