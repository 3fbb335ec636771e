import type { Credit } from '#table/poster.ts';
import { GAMES, POSTERS } from '../posters.ts';
import { titleOf } from '../titles.ts';
import { aboutWords } from './words.ts';

/** What others made that runs or is seen in these pages; a package's license comes with it. */
type Named = Omit<Credit, 'source' | 'terms'> & Partial<Credit> & { readonly what: string };

const OPEN_FONT = { licence: 'SIL Open Font License 1.1', terms: 'https://openfontlicense.org' };

const FONTS = [
  { name: 'Bebas Neue, Ryoichi Tsunekawa', source: 'https://github.com/dharmatype/Bebas-Neue', ...OPEN_FONT },
  {
    name: 'Atkinson Hyperlegible Next, Braille Institute',
    source: 'https://www.brailleinstitute.org/freefont/',
    ...OPEN_FONT,
  },
];

const PACKAGES = [
  { name: 'Preact, @preact/signals', licence: 'MIT' },
  { name: '@noble/hashes', licence: 'MIT' },
  { name: 'uqr', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
];

/** What the games name on their posters, fonts, packages. */
export function credits(): readonly Named[] {
  const say = aboutWords.value;
  return [
    ...GAMES.flatMap((game) => {
      const { credit } = POSTERS[game];
      return credit === undefined ? [] : [{ ...credit, what: say.icons(titleOf(game)) }];
    }),
    ...FONTS.map((each) => ({ ...each, what: say.font })),
    ...PACKAGES.map((each) => ({ ...each, what: say.package })),
  ];
}
