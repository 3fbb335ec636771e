import type { Cabinet, Specimen } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import { type Bonus, BUILT_IN_SET, CHARACTERS, COLOURS, DECK_SIZES, DECKS } from '../../components.ts';
import { Head } from '../art/heads.tsx';
import { SET, Suit } from '../art/suits.tsx';
import { Die } from '../table/die.tsx';
import { BonusTag } from '../table/pieces.tsx';
import { talkTo } from '../talk.ts';
import { Print } from './prints.tsx';

const BONUSES: readonly Bonus[] = ['+1 green', '+1 orange', '+1 pink', '+1 black', 'reroll one', 'reroll all'];

/** All that is in the box, for the rules. */
export const cabinets = (language: Language): readonly Cabinet[] => {
  const talk = talkTo(language, [], 'audience');
  const { say, game } = talk;
  const { cards, turnOrderTokens, lootTokens, rerollToken } = BUILT_IN_SET;
  const cardOf = (deck: (typeof DECKS)[number]): Specimen => {
    const number = cards.findIndex((card) => card.deck === deck);
    return {
      rule: deck === 0 ? 'R18' : 'C1',
      name: say.specimen.card(deck),
      words: say.specimen.cardWords(DECK_SIZES[deck], deck),
      picture: <Print card={cards[number]!} number={number} talk={talk} />,
    };
  };
  return [
    { rule: 'C1', specimens: DECKS.map(cardOf) },
    {
      rule: 'C3',
      specimens: COLOURS.map((colour, i) => ({
        rule: 'C3',
        name: say.specimen.die(game.colour[colour]),
        words: colour === 'blue' ? say.specimen.noPlus : say.specimen.hasPlus,
        picture: <Die colour={colour} shows={i + 2} tumbles={false} />,
      })),
    },
    {
      rule: 'C4',
      specimens: BONUSES.map((bonus) => ({
        rule: bonus.startsWith('+1') ? 'R5' : 'R6',
        name: game.bonus[bonus],
        words: bonus.startsWith('+1') ? say.specimen.plus : say.specimen.reroll,
        picture: <BonusTag bonus={bonus} talk={talk} />,
      })),
    },
    {
      rule: 'C5',
      specimens: [
        ...turnOrderTokens.map((bonus, i) => ({
          rule: 'R20',
          name: say.specimen.place(i + 1),
          words: game.bonus[bonus],
          picture: <b class="token-place">{i + 1}</b>,
        })),
        {
          rule: 'C6',
          name: say.specimen.rerollToken,
          words: say.specimen.rerollTokenWords,
          picture: <BonusTag bonus={rerollToken} talk={talk} />,
        },
      ],
    },
    {
      rule: 'C7',
      specimens: [
        {
          rule: 'R10',
          name: say.specimen.lootTokens(lootTokens),
          words: say.specimen.lootTokenWords,
          picture: (
            <span class="four">
              {SET.map((colour) => (
                <Suit key={colour} colour={colour} />
              ))}
            </span>
          ),
        },
      ],
    },
    {
      rule: 'C2',
      specimens: CHARACTERS.map((character, seat) => ({
        rule: 'C2',
        name: game.character[character],
        words: say.specimen.character,
        picture: (
          <span class={`piece seat-${seat}`}>
            <Head seat={seat} />
          </span>
        ),
      })),
    },
  ];
};
