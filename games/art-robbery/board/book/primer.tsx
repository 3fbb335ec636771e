import type { Example, Leaf } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import type { Language } from '#table/text.ts';
import type { Token } from '../../components.ts';
import { Dog } from '../art/pictures.tsx';
import { Picture } from '../table/token.tsx';
import { boardWords } from '../words/index.ts';

/** Everything in it is of the first raid, with the usual tokens. */
const Piece = ({ token }: { readonly token: Token }) => <Picture tokens="base" raid={0} token={token} />;

const HAUL: readonly Token[] = ['0a', '1a', '2a', '3a', '3b', '3c', '4a', '5a', 'boss'];

const Played = ({ card }: { readonly card: string }) => (
  <span class="card lifted">
    <b data-print={card} />
  </span>
);

const Arrow = () => (
  <svg class="leads" viewBox="0 0 64 44" aria-hidden="true">
    <path fill="currentColor" d="M0 15h34V2l30 20-30 20V29H0Z" />
  </svg>
);

const PICTURES = {
  haul: (
    <span class="primer-haul raid-0">
      {HAUL.map((token) => (
        <Piece key={token} token={token} />
      ))}
      <Dog />
    </span>
  ),
  take: (
    <span class="primer-row">
      <Played card="5" />
      <Arrow />
      <Piece token="5a" />
    </span>
  ),
  steal: (
    <span class="primer-row">
      <Played card="4" />
      <Arrow />
      <span class="primer-owner">
        <Figure figure={1} />
        <Piece token="4a" />
      </span>
    </span>
  ),
  dog: (or: string) => (
    <span class="primer-row">
      <Piece token="4a" />
      <b class="primer-or">{or}</b>
      <Dog />
    </span>
  ),
  dots: (
    <span class="primer-row">
      <Piece token="0a" />
      <Piece token="boss" />
      <b class="primer-or">+</b>
      <Piece token="4a" />
    </span>
  ),
};

/** What one needs to sit down, in two minutes. */
export const primer = (language: Language): readonly Leaf[] => {
  const say = boardWords[language].primer;
  return [
    { ...say.haul, picture: PICTURES.haul },
    { ...say.take, picture: PICTURES.take },
    { ...say.steal, picture: PICTURES.steal },
    { ...say.dog, picture: PICTURES.dog(say.or) },
    { ...say.dots, picture: PICTURES.dots },
  ];
};

export const examples = (language: Language): readonly Example[] => {
  const { primer: say, examples: words } = boardWords[language];
  return [{ rule: 'R8', words: words.dog, picture: PICTURES.dog(say.or) }];
};
