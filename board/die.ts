/** Where the pips of each face lie: in the middle of the die, or a step from it. */
// biome-ignore format: one face per line
export const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  0: [],
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
