/** A point in many games: what is known of each seat, as numbers, and each seat's part of the win in the end. */
export interface Sample {
  readonly traits: readonly (readonly number[])[];
  readonly wins: readonly number[];
}

const STEPS = 300;
const PACE = 0.05;
/** Keeps weights small of which the samples say little. */
const RESERVE = 1e-4;
/** Adam's usual memory of slopes and their squares. */
const MEMORY = { slope: 0.9, square: 0.99 } as const;

/**
 * The weights under which the results are likeliest, if the chance to win goes with e to the power of the weighted sum of
 * a seat's traits: multinomial logistic regression, by gradient descent (Adam).
 */
export function fit(samples: readonly Sample[]): readonly number[] {
  const size = samples[0]!.traits[0]!.length;
  const weights = Array<number>(size).fill(0);
  const [slopes, squares] = [weights.slice(), weights.slice()];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(samples, weights);
    for (let i = 0; i < size; i++) {
      const slope = gradient[i]! + RESERVE * weights[i]!;
      slopes[i] = MEMORY.slope * slopes[i]! + (1 - MEMORY.slope) * slope;
      squares[i] = MEMORY.square * squares[i]! + (1 - MEMORY.square) * slope * slope;
      const mean = slopes[i]! / (1 - MEMORY.slope ** step);
      const spread = Math.sqrt(squares[i]! / (1 - MEMORY.square ** step));
      weights[i]! -= (PACE * mean) / (spread + 1e-8);
    }
  }
  return weights;
}

/** In plain loops: this is where all the time goes. */
function gradientOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const gradient = Array<number>(weights.length).fill(0);
  const powers: number[] = [];
  for (const { traits, wins } of samples) {
    let total = 0;
    for (let s = 0; s < traits.length; s++) {
      const seat = traits[s]!;
      let sum = 0;
      for (let i = 0; i < seat.length; i++) sum += seat[i]! * weights[i]!;
      powers[s] = Math.exp(sum);
      total += powers[s]!;
    }
    for (let s = 0; s < traits.length; s++) {
      const seat = traits[s]!;
      const error = (powers[s]! / total - wins[s]!) / samples.length;
      for (let i = 0; i < seat.length; i++) gradient[i]! += error * seat[i]!;
    }
  }
  return gradient;
}

/** A number as it is written into a table. */
export const rounded = (weight: number): number => Math.round(weight * 1000) / 1000 || 0;
