import type { Cabinet, Specimen } from '#board/contract.ts';
import { joined, type Language } from '#table/text.ts';
import { BOXES, type Card, COPIES, RAIDS, TOKENS_PER_RAID, tokenName } from '../../components.ts';
import { kindOf } from '../../text/pieces.ts';
import { Boss, Dog, Thief } from '../art/pictures.tsx';
import { Picture } from '../table/token.tsx';
import { boardWords, gameWords } from '../words/index.ts';

const TOKENS = 'base';

/** All that is in the box, for the rules. */
export const cabinets = (language: Language): readonly Cabinet[] => {
  const { specimen: say } = boardWords[language];
  const game = gameWords[language];
  const card = (kind: Card, rule: string, picture: Specimen['picture']): Specimen => {
    const { name, words } = say.card[kind === 'boss' || kind === 'dog' || kind === 'thief' ? kind : 'number'];
    const print = <span class={`specimen-card ${kind === 'boss' ? 'dark' : ''}`}>{picture}</span>;
    return { rule, name, words: words(COPIES[kind]), picture: print };
  };
  return [
    {
      rule: 'C1',
      specimens: [
        card('4', 'S4', <b data-print="4" />),
        card('boss', 'S4', <Boss />),
        card('dog', 'R10', <Dog />),
        card('thief', 'R11', <Thief />),
      ],
    },
    {
      rule: 'C2',
      specimens: [
        ...RAIDS.map((raid, r) => ({
          rule: 'C2',
          name: game.raid[raid],
          words: say.tokens(TOKENS_PER_RAID, joined[language](alibisOf(r).map((piece) => game.pieces(piece, 1)))),
          picture: <Picture tokens={TOKENS} raid={r} token="0a" />,
        })),
        { rule: 'R14', ...say.boss, picture: <Picture tokens={TOKENS} raid={0} token="boss" /> },
      ],
    },
    { rule: 'C3', specimens: [{ rule: 'R8', ...say.dog, picture: <Dog /> }] },
  ];
};

/** The tokens of a raid that have alibis. */
const alibisOf = (raid: number) => {
  const box = BOXES[TOKENS];
  return Array.from({ length: TOKENS_PER_RAID }, (_, i) => raid * TOKENS_PER_RAID + i)
    .filter((token) => box.alibis[token]! > 0)
    .map((token) => ({ kind: kindOf(tokenName(box, token)), alibis: box.alibis[token]! }));
};
