import { PIPS } from '#board/die.ts';

/** Red dice are the guards', green ones lie on safes; without a face the die has not been rolled. */
export const Die = ({ face = 0, colour }: { readonly face?: number; readonly colour: 'red' | 'green' | 'bonus' }) => (
  <svg class={`die ${colour}`} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1" y="1" width="30" height="30" rx="5" />
    {PIPS[face]!.map(([x, y]) => (
      <circle key={`${x}${y}`} cx={16 + x * 8} cy={16 + y * 8} r="3.2" />
    ))}
  </svg>
);
