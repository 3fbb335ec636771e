/** What others made that runs or is seen in these pages. */
export interface Credit {
  readonly name: string;
  readonly kind: 'font' | 'icons' | 'package';
  readonly licence: string;
}

export const CREDITS: readonly Credit[] = [
  { name: 'Bebas Neue, Ryoichi Tsunekawa', kind: 'font', licence: 'SIL Open Font License 1.1' },
  { name: 'Atkinson Hyperlegible Next, Braille Institute', kind: 'font', licence: 'SIL Open Font License 1.1' },
  { name: 'Lorc, Delapouite, Skoll, game-icons.net', kind: 'icons', licence: 'CC BY 3.0' },
  { name: 'Preact, @preact/signals', kind: 'package', licence: 'MIT' },
  { name: '@noble/hashes', kind: 'package', licence: 'MIT' },
  { name: 'uqr', kind: 'package', licence: 'MIT' },
  { name: 'idb', kind: 'package', licence: 'ISC' },
];
