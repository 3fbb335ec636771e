/** Where the pips of each face lie, in thirds of the die. */
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** Red dice are the guards', green ones lie on safes; without a face the die has not been rolled. */
export const Die = ({ face = 0, colour }: { readonly face?: number; readonly colour: 'red' | 'green' | 'bonus' }) => (
  <svg class={`die ${colour}`} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1" y="1" width="30" height="30" rx="5" />
    {FACES[face]!.map(([x, y]) => (
      <circle key={`${x}${y}`} cx={8 + x * 8} cy={8 + y * 8} r="3.2" />
    ))}
  </svg>
);
