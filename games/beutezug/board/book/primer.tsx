import type { Example, Leaf } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { Language } from '#table/text.ts';
import { type Bonus, BUILT_IN_SET, type Colour, ROWS } from '../../components.ts';
import { Roof, Shutters } from '../art/scenery.tsx';
import { Drop, Sign } from '../art/signs.tsx';
import { SET, Suit } from '../art/suits.tsx';
import { Die } from '../table/die.tsx';
import { BonusTag, Need, Piece } from '../table/pieces.tsx';
import { CardFace } from '../table/window.tsx';
import { type Talk, talkTo } from '../talk.ts';

const { cards, lootTokens } = BUILT_IN_SET;

interface LitProps {
  /** Its place in the set. */
  readonly number: number;
  readonly talk: Talk;
  readonly here?: readonly Seat[];
  readonly chosen?: boolean;
}

/** A window with its light on. */
const Lit = ({ number, talk, here = [], chosen = false }: LitProps) => (
  <span class={`window ${chosen ? 'chosen' : ''}`}>
    <span class="loot-card">
      <CardFace card={cards[number]!} number={number} talk={talk} />
    </span>
    {here.length > 0 && (
      <span class="sill">
        {here.map((seat) => (
          <Piece key={seat} seat={seat} talk={talk} />
        ))}
      </span>
    )}
  </span>
);

/** The first card of a deck, the second, …, by its place in the set. */
const inDeck = (deck: number, n: number): number => cards.findIndex((card) => card.deck === deck) + n;

/** Which windows of the villa are lit, from the roof down: the card of that deck, or shutters. */
const STOREYS: readonly (readonly (number | 'shut')[])[] = [
  [4, 'shut', 'shut'],
  [2, 'shut', 5],
  [1, 3, 'shut'],
  ['shut', 2, 6],
];

const Villa = ({ talk }: { readonly talk: Talk }) => (
  <span class="primer-villa">
    <Roof />
    {ROWS.toReversed().map((deck, i) => (
      <span key={deck} class="storey">
        <span class="deck">
          <b>{deck}</b>
        </span>
        {STOREYS[i]!.map((n, column) =>
          n === 'shut' ? (
            <span key={column} class="window empty">
              <span class="closed">
                <Shutters />
              </span>
            </span>
          ) : (
            <Lit key={column} number={inDeck(deck, n)} talk={talk} />
          ),
        )}
      </span>
    ))}
    <span class="doorstep" />
  </span>
);

/** What the dice show, and what they need. */
const THROW: readonly { readonly colour: Colour; readonly least: number; readonly shows: number }[] = [
  { colour: 'orange', least: 3, shows: 4 },
  { colour: 'pink', least: 3, shows: 5 },
  { colour: 'green', least: 3, shows: 1 },
];

const Throws = () => (
  <span class="throws">
    {THROW.map(({ colour, least, shows }) => {
      const fits = shows >= least;
      return (
        <span key={colour} class={`throw ${fits ? 'fits' : 'short'}`}>
          <span class="throw-body">
            <Need colour={colour} least={least} />
            <Die colour={colour} shows={shows} tumbles={false} />
            <span class="verdict">
              <Sign sign={fits ? 'tick' : 'cross'} />
              <b>{shows}</b>
            </span>
          </span>
        </span>
      );
    })}
  </span>
);

const HELP: readonly Bonus[] = ['+1 green', '+1 orange', 'reroll one', 'reroll all'];

const Bonuses = ({ talk }: { readonly talk: Talk }) => (
  <span class="primer-bonuses">
    <span>
      {HELP.map((bonus) => (
        <BonusTag key={bonus} bonus={bonus} talk={talk} />
      ))}
    </span>
    <span>
      {SET.map((colour) => (
        <Suit key={colour} colour={colour} />
      ))}
      <b>=</b>
      {lootTokens.slice(0, 3).map((points) => (
        <b key={points} class="coin">
          {points}
        </b>
      ))}
    </span>
  </span>
);

/** Whose seats are shown: one's own, and somebody else's. */
const [ME, OTHER] = [0 as Seat, 2 as Seat];

/** Somebody else has won the window: down a storey. */
const Late = ({ talk }: { readonly talk: Talk }) => (
  <span class="primer-drop">
    <Lit number={inDeck(3, 6)} talk={talk} here={[OTHER]} />
    <Drop />
    <Lit number={inDeck(2, 2)} talk={talk} here={[ME]} chosen />
  </span>
);

/** What one needs to sit down, in two minutes. */
export const primer = (language: Language): readonly Leaf[] => {
  const talk = talkTo(language, [], ME);
  const say = talk.say.primer;
  return [
    { ...say.loot, picture: <Villa talk={talk} /> },
    {
      ...say.pick,
      picture: (
        <span class="primer-window">
          <Lit number={inDeck(3, 6)} talk={talk} here={[ME, OTHER]} chosen />
        </span>
      ),
    },
    { ...say.roll, picture: <Throws /> },
    {
      ...say.late,
      picture: <Late talk={talk} />,
    },
    { ...say.bonuses, picture: <Bonuses talk={talk} /> },
  ];
};

export const examples = (language: Language): readonly Example[] => {
  const talk = talkTo(language, [], ME);
  return [{ rule: 'R11', words: talk.say.examples.displaced, picture: <Late talk={talk} /> }];
};
