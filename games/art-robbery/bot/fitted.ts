// Written by scripts/fit-art-robbery.ts.

import type { TokenSet } from '../components.ts';
import type { Weights } from './worth.ts';

/** By number of seats and raid about to begin, from the results of games that were played by first sight. */
export const FITTED: Readonly<Record<TokenSet, Readonly<Record<number, readonly Weights[]>>>> = {
  base: {
    2: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.1, table: 0.1, dog: 0.28, alibis: [0, 0, -0.32, 0, 0, 0, 0.32, 0, 0] },
      { safe: 0.11, table: 0.11, dog: 0.27, alibis: [-0.81, -0.6, 0, -0.14, 0, 0.14, 0, 0.6, 0.81] },
      { safe: 0.14, table: 0.14, dog: 0.48, alibis: [-0.96, -0.84, 0, -0.29, 0, 0.29, 0, 0.84, 0.96] },
    ],
    3: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.07, table: 0.07, dog: 0.13, alibis: [0, 0, 0, 0, -0.36, 0, 0.36, 0, 0] },
      { safe: 0.08, table: 0.08, dog: 0.15, alibis: [0, 0, -0.97, -0.72, -0.34, -0.08, 0.75, 0.93, 0.79] },
      { safe: 0.1, table: 0.1, dog: 0.28, alibis: [-3.06, -2.72, -1.22, -0.67, 0.31, 0.78, 1.31, 1.45, 1.66] },
    ],
    4: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.11, table: 0.11, dog: 0.11, alibis: [0, 0, 0, 0, -0.34, 0, 0.34, 0, 0] },
      { safe: 0.12, table: 0.12, dog: 0.11, alibis: [0, 0, 0, -0.92, -0.48, 0.14, 0.59, 0.73, 0.59] },
      { safe: 0.15, table: 0.15, dog: 0.22, alibis: [0, -3.22, -2.18, -0.83, -0.23, 0.64, 1.08, 1.41, 1.36] },
    ],
    5: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.14, table: 0.14, dog: 0.04, alibis: [0, 0, 0, 0, -0.28, 0, 0.28, 0, 0] },
      { safe: 0.15, table: 0.15, dog: 0.07, alibis: [0, 0, 0, 0, -0.48, 0.12, 0.41, 0.44, 0.34] },
      { safe: 0.19, table: 0.19, dog: 0.2, alibis: [0, 0, -1.84, -1.34, -0.38, 0.54, 0.96, 1.11, 0.98] },
    ],
  },
  'more-alibis': {
    2: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.12, table: 0.12, dog: 0.34, alibis: [-0.31, 0, -0.15, 0, 0, 0, 0.15, 0, 0.31] },
      { safe: 0.13, table: 0.13, dog: 0.41, alibis: [-0.54, 0, -0.21, 0, -0.01, 0, 0.21, 0, 0.54] },
      { safe: 0.16, table: 0.16, dog: 0.61, alibis: [-0.85, 0, -0.43, 0, 0, 0, 0.43, 0, 0.85] },
    ],
    3: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.07, table: 0.07, dog: 0.16, alibis: [0, 0, -0.2, -0.29, -0.26, -0.11, 0.2, 0.27, 0.41] },
      { safe: 0.07, table: 0.07, dog: 0.14, alibis: [-0.97, -0.35, -0.49, -0.27, -0.28, -0.04, 0.05, 0.44, 0.7] },
      { safe: 0.08, table: 0.08, dog: 0.3, alibis: [-1.31, -1.17, -0.39, -0.39, -0.32, 0.14, 0.46, 0.43, 1.03] },
    ],
    4: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.11, table: 0.11, dog: 0.14, alibis: [0, 0, 0, -0.26, -0.32, 0.03, 0.26, 0.35, 0.07] },
      { safe: 0.12, table: 0.12, dog: 0.1, alibis: [0, -0.71, -0.68, -0.46, -0.31, -0.03, 0.26, 0.5, 0.66] },
      { safe: 0.14, table: 0.14, dog: 0.33, alibis: [-1.52, -1.11, -1.07, -0.62, -0.31, 0.05, 0.29, 0.59, 1.08] },
    ],
    5: [
      { safe: 0, table: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { safe: 0.14, table: 0.14, dog: 0.09, alibis: [0, 0, 0, 0, -0.24, 0.05, 0.19, 0.33, 0.22] },
      { safe: 0.16, table: 0.16, dog: 0.04, alibis: [0, 0, -0.67, -0.55, -0.39, -0.09, 0.18, 0.43, 0.65] },
      { safe: 0.19, table: 0.19, dog: 0.29, alibis: [-0.75, -1.52, -1.28, -0.85, -0.44, -0.05, 0.31, 0.67, 1.08] },
    ],
  },
};
