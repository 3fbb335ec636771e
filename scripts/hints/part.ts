// A part of the positions, in games of its own.

import { argv } from 'node:process';
import { lookAtHints } from './look.ts';

/** What one process is to do: so many positions, with these dice. */
export interface Part {
  readonly id: string;
  readonly seed: string;
  readonly positions: number;
  /** How often a search tries. */
  readonly iterations: number;
}

const { id, seed, positions, iterations } = JSON.parse(argv[2]!) as Part;
const found = await lookAtHints(id, positions, { seed, iterations, say: (done) => process.send?.(done) });
process.send?.(found, () => process.disconnect());
