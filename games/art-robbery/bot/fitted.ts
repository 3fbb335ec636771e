// Written by `npm run fit -- art-robbery`.

import type { TokenSet } from '../components.ts';
import type { Weights } from './worth.ts';

/** By number of seats and raid about to begin, from the results of games that were played by first sight. */
export const FITTED: Readonly<Record<TokenSet, Readonly<Record<number, readonly Weights[]>>>> = {
  base: {
    2: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.12, dog: 0.29, alibis: [0, 0, -0.19, 0, 0, 0, 0.19, 0, 0] },
      { point: 0.14, dog: 0.33, alibis: [-0.43, -0.47, 0, -0.06, 0, 0.06, 0, 0.47, 0.43] },
      { point: 0.18, dog: 0.47, alibis: [-0.72, -0.72, 0, -0.31, 0, 0.31, 0, 0.72, 0.72] },
    ],
    3: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.08, dog: 0.12, alibis: [0, 0, 0, 0, -0.31, 0, 0.31, 0, 0] },
      { point: 0.08, dog: 0.21, alibis: [0, 0, -0.88, -0.7, -0.21, 0.09, 0.63, 0.84, 0.7] },
      { point: 0.11, dog: 0.27, alibis: [-3.75, -2.6, -1.3, -0.23, 0.61, 1.09, 1.5, 1.8, 1.76] },
    ],
    4: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.12, dog: 0.09, alibis: [0, 0, 0, 0, -0.23, 0, 0.23, 0, 0] },
      { point: 0.13, dog: 0.06, alibis: [0, 0, 0, -0.7, -0.38, 0.15, 0.46, 0.46, 0.42] },
      { point: 0.16, dog: 0.18, alibis: [0, -2.64, -1.93, -0.8, 0, 0.65, 1.06, 1.23, 1.24] },
    ],
    5: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.15, dog: 0.08, alibis: [0, 0, 0, 0, -0.22, 0, 0.22, 0, 0] },
      { point: 0.16, dog: 0.09, alibis: [0, 0, 0, 0, -0.41, 0.13, 0.35, 0.32, 0.2] },
      { point: 0.2, dog: 0.09, alibis: [0, 0, -2.2, -1.23, -0.35, 0.48, 0.89, 0.98, 0.88] },
    ],
  },
  'more-alibis': {
    2: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.14, dog: 0.5, alibis: [-0.24, 0, -0.14, 0, 0, 0, 0.14, 0, 0.24] },
      { point: 0.16, dog: 0.54, alibis: [-0.43, 0, -0.16, 0, 0, 0, 0.16, 0, 0.43] },
      { point: 0.21, dog: 0.81, alibis: [-0.79, 0, -0.34, 0, 0, 0, 0.34, 0, 0.79] },
    ],
    3: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.08, dog: 0.22, alibis: [0, 0, -0.23, -0.31, -0.26, -0.04, 0.23, 0.26, 0.38] },
      { point: 0.08, dog: 0.27, alibis: [-0.79, -0.64, -0.44, -0.26, -0.03, 0.06, 0.26, 0.43, 0.65] },
      { point: 0.1, dog: 0.38, alibis: [-1.76, -0.81, -0.42, -0.2, -0.02, 0.45, 0.64, 0.88, 1.19] },
    ],
    4: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.13, dog: 0.25, alibis: [0, 0, 0, -0.3, -0.24, -0.05, 0.14, 0.25, 0.33] },
      { point: 0.14, dog: 0.3, alibis: [0, -0.8, -0.58, -0.43, -0.23, -0.01, 0.25, 0.41, 0.61] },
      { point: 0.16, dog: 0.47, alibis: [-2.15, -1.28, -0.8, -0.43, -0.1, 0.28, 0.61, 0.86, 1.11] },
    ],
    5: [
      { point: 0, dog: 0, alibis: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { point: 0.15, dog: 0.24, alibis: [0, 0, 0, 0, -0.25, 0.09, 0.24, 0.18, 0.14] },
      { point: 0.17, dog: 0.24, alibis: [0, 0, -0.54, -0.54, -0.36, 0, 0.29, 0.44, 0.51] },
      { point: 0.21, dog: 0.52, alibis: [-1.26, -1.53, -1.2, -0.75, -0.33, 0.26, 0.57, 0.88, 1.06] },
    ],
  },
};
