/** A number that was found by trying, and its standard error. */
export interface Measure {
  readonly value: number;
  readonly error: number;
}

/** Nineteen times in twenty a number is no further off than so many standard errors. */
export const WIDE = 2;

export const NOTHING: Measure = { value: 0, error: 0 };

/** Of things that have nothing to do with each other. */
export const plus = (...all: readonly Measure[]): Measure => ({
  value: all.reduce((sum, { value }) => sum + value, 0),
  error: Math.hypot(...all.map(({ error }) => error)),
});

export const minus = (one: Measure, other: Measure): Measure => ({
  value: one.value - other.value,
  error: Math.hypot(one.error, other.error),
});

/** Whether it is above 0 by so many standard errors. */
export const clearly = ({ value, error }: Measure, errors: number): boolean => value > errors * error;

/** The mean of what was added so far. */
export class Mean {
  count = 0;
  private mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  get measure(): Measure {
    const { count, mean, squares } = this;
    return { value: mean, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) };
  }
}
