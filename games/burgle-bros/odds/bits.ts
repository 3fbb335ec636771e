/** A set of small numbers as the bits of one: places of a floor and the Lost Visual card, or seats. */
export type Bits = number;

export const bit = (n: number): Bits => 1 << n;

export const bitsOf = (members: readonly number[]): Bits => members.reduce((bits, n) => bits | (1 << n), 0);

export function count(bits: Bits): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The smallest member; the rest is `bits & (bits - 1)`. */
export const lowest = (bits: Bits): number => 31 - Math.clz32(bits & -bits);
