import { readdirSync, readFileSync } from 'node:fs';
import { TRAITS } from '#games/burgle-bros/bot/traits.ts';
import { JOBS, type Job } from '#games/burgle-bros/components/jobs.ts';
import { FIFTEEN } from './fifteen.ts';

/** What comes first in a row: the number of the game, whether it was won, the job and the seats. */
export const LEAD = 4;
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

/** All rows that were written into a folder. */
export function* rowsIn(folder: string): Generator<Row> {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.f32'))
    .sort()) {
    const bytes = readFileSync(`${folder}/${file}`);
    const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
    for (let at = 0; at + WIDTH <= numbers.length; at += WIDTH) {
      const row = numbers.subarray(at, at + WIDTH);
      yield {
        game: row[0]!,
        won: row[1]!,
        job: JOBS[row[2]!]!,
        seats: row[3]!,
        fifteen: row.subarray(LEAD, LEAD + FIFTEEN.length),
        traits: row.subarray(LEAD + FIFTEEN.length),
      };
    }
  }
}
