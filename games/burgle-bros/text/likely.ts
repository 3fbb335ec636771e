import type { chances } from './en/grammar.ts';

/** Fractions that people grasp have no greater denominator than a roll of two dice. */
const LARGEST_SHARE = 36;

/** A chance as a small fraction, if it is one. */
export function fraction(chance: number): readonly [n: number, of: number] | undefined {
  for (let of = 2; of <= LARGEST_SHARE; of++) {
    const n = Math.round(chance * of);
    if (n > 0 && Math.abs(chance * of - n) < 1e-9) return [n, of];
  }
  return undefined;
}

/** A chance as a part of a sentence. */
export function likely(chance: number, say: typeof chances): string {
  if (chance === 1) return say.certain;
  const share = fraction(chance);
  return share === undefined ? say.percent(chance) : say.share(...share);
}

/** A chance that was only sampled, in steps of five percent and never all or nothing: no finer than it is known. */
export const aboutSo = (chance: number, say: typeof chances): string =>
  say.about(Math.min(95, Math.max(5, 5 * Math.round(20 * chance))));
