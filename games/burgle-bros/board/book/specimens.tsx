import type { Cabinet, Specimen } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import { LOOT, TOOLS } from '../../components/cards.ts';
import { ABILITIES, CHARACTERS, SIDES } from '../../components/characters.ts';
import { KINDS } from '../../components/tiles.ts';
import { EVENT_GROUPS, RULES_OF } from '../../text/pieces.ts';
import { Silhouette } from '../icon.tsx';
import { tongue } from '../scene.ts';
import { CardPicture } from './card.tsx';

type Told = Pick<Specimen, 'name'> & { readonly text: string };

const specimen = ([rule]: readonly [string, ...string[]], { name, text }: Told, picture: Specimen['picture']) => ({
  rule,
  name,
  words: text,
  picture,
});

/** All that is in the box, for the rules. */
export const cabinets = (language: Language): readonly Cabinet[] => {
  const { words } = tongue(language);
  const { tile, ability, tool, loot, event } = RULES_OF;
  return [
    {
      rule: 'C1',
      specimens: KINDS.map((kind) => specimen(tile[kind], words.tile[kind], <CardPicture room={kind} />)),
    },
    {
      rule: 'C2',
      specimens: CHARACTERS.flatMap((character) =>
        SIDES.map((side) => {
          const can = ABILITIES[character][side];
          const { name, text } = words.ability[can];
          const told = { name: `${words.character[character]}: ${name}`, text };
          return specimen(ability[can], told, <Silhouette of={character} />);
        }),
      ),
    },
    {
      rule: 'C3',
      specimens: TOOLS.map((each) => specimen(tool[each], words.tool[each], <CardPicture tool={each} />)),
    },
    {
      rule: 'C4',
      specimens: LOOT.map((each) => specimen(loot[each], words.loot[each], <CardPicture loot={each} />)),
    },
    ...Object.entries(EVENT_GROUPS).map(([rule, events]) => ({
      rule,
      specimens: events.map((each) => specimen(event[each], words.eventCard[each], <CardPicture event={each} />)),
    })),
  ];
};
