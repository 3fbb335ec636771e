import { GAMES, POSTERS } from '../posters.ts';
import { titleOf } from '../titles.ts';
import { words } from '../words/index.ts';

/** What others made that runs or is seen in these pages. */
interface Credit {
  readonly name: string;
  readonly what: string;
  readonly licence: string;
}

const FONTS = [
  { name: 'Bebas Neue, Ryoichi Tsunekawa', licence: 'SIL Open Font License 1.1' },
  { name: 'Atkinson Hyperlegible Next, Braille Institute', licence: 'SIL Open Font License 1.1' },
];

const PACKAGES = [
  { name: 'Preact, @preact/signals', licence: 'MIT' },
  { name: '@noble/hashes', licence: 'MIT' },
  { name: 'uqr', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
];

/** Fonts, what the games name on their posters, packages. */
export function credits(): readonly Credit[] {
  const say = words.value.about;
  return [
    ...FONTS.map((each) => ({ ...each, what: say.font })),
    ...GAMES.flatMap((game) => {
      const { credit } = POSTERS[game];
      return credit === undefined ? [] : [{ ...credit, what: say.icons(titleOf(game)) }];
    }),
    ...PACKAGES.map((each) => ({ ...each, what: say.package })),
  ];
}
