export const CHARACTERS = [
  'acrobat',
  'hacker',
  'hawk',
  'juicer',
  'peterman',
  'raven',
  'rigger',
  'rook',
  'spotter',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const SIDES = ['normal', 'advanced'] as const;
export type Side = (typeof SIDES)[number];

/** C2 — Nine characters with two sides, and what each side can do. */
export const ABILITIES = {
  acrobat: { normal: 'flexibility', advanced: 'climb-window' },
  hacker: { normal: 'jammer', advanced: 'laptop' },
  hawk: { normal: 'x-ray', advanced: 'enhance' },
  juicer: { normal: 'crybaby', advanced: 'reroute' },
  peterman: { normal: 'steady-hands', advanced: 'drill' },
  raven: { normal: 'distract', advanced: 'disrupt' },
  rigger: { normal: 'solution', advanced: 'tinker' },
  rook: { normal: 'orders', advanced: 'disguise' },
  spotter: { normal: 'clairvoyance', advanced: 'precognition' },
} as const satisfies Record<Character, Record<Side, string>>;
export type Ability = (typeof ABILITIES)[Character][Side];

/** An ability as the state keeps it: character × 2 + side. */
export type Role = number;
export const ROLES: readonly Ability[] = CHARACTERS.flatMap((character) =>
  SIDES.map((side) => ABILITIES[character][side]),
);
/** A character whose side is not chosen yet; the character is the number below it. */
export const UNDECIDED = ROLES.length;

export const roleOf = (character: number, side: number): Role => character * SIDES.length + side;
export const role = (ability: Ability): Role => ROLES.indexOf(ability);

/** R16, R33, R45 — One die more in steady hands, for Keypads and safes. */
export const extraDie = (ability: Ability | 'undecided'): number => (ability === 'steady-hands' ? 1 : 0);
