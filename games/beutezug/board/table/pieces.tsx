import type { ComponentChildren } from 'preact';
import type { Seat } from '#table/game.ts';
import { type Bonus, type Card, COLOURS, type Colour, type Die } from '../../components.ts';
import { dieWords } from '../../text/pieces.ts';
import { Head } from '../art/heads.tsx';
import { Sign } from '../art/signs.tsx';
import { Suit } from '../art/suits.tsx';
import { type Talk, wholePercent } from '../talk.ts';

interface SpokenProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What is drawn for those who see it, and the same in a sentence for those who hear it. */
export const Spoken = ({ name, children }: SpokenProps) => (
  <>
    <span class="only-read">{name}</span>
    <span class="sight" aria-hidden="true">
      {children}
    </span>
  </>
);

/** A bonus as it is printed: a colour's shape with +1, or a reroll of one die or all. */
export function BonusTag({ bonus, talk }: { readonly bonus: Bonus; readonly talk: Talk }) {
  if (bonus === 'none') return null;
  const colour = COLOURS.find((each) => bonus.endsWith(each));
  return (
    <span class={`bonus ${colour ?? 'reroll'}`} title={talk.game.bonus[bonus]}>
      <Spoken name={talk.game.bonus[bonus]}>
        {colour === undefined ? <Sign sign="reroll" /> : <span class="word">+1</span>}
        {colour === undefined ? (
          <span class={bonus === 'reroll all' ? 'word' : ''}>{bonus === 'reroll one' ? 1 : talk.say.all}</span>
        ) : (
          <Suit colour={colour} />
        )}
      </Spoken>
    </span>
  );
}

/** What one die has to show: the minimum inside the shape of its colour. */
export const Need = ({ colour, least }: { readonly colour: Colour; readonly least: number }) => (
  <span class={`need ${colour}`}>
    <Suit colour={colour} />
    <b>{least}</b>
  </span>
);

/** Everything that a card asks for. */
export const Needs = ({ dice }: { readonly dice: readonly Die[] }) => (
  <span class="needs" aria-hidden="true">
    {dice.map((die, i) => {
      const { colour, number } = dieWords(die);
      return <Need key={i} colour={colour} least={number} />;
    })}
  </span>
);

interface MiniProps {
  readonly card: Card;
  readonly talk: Talk;
  readonly fresh?: boolean;
}

/** Good for its bonus alone: where there is no room for both, that is what is drawn. */
const isBare = ({ points, bonus }: Card): boolean => points === 0 && bonus !== 'none';

/** A loot card in small: points and bonus. */
export const Mini = ({ card, talk, fresh = false }: MiniProps) => (
  <span class={`mini ${card.deck === 0 ? 'zero' : ''} ${isBare(card) ? 'bare' : ''} ${fresh ? 'fresh' : ''}`}>
    <b>{card.points}</b>
    <BonusTag bonus={card.bonus} talk={talk} />
  </span>
);

/** A card that nobody has seen yet, by its deck. */
export const MiniBack = ({ deck }: { readonly deck: number }) => (
  <span class="mini back">
    <b>{deck}</b>
  </span>
);

interface PieceProps {
  readonly seat: Seat;
  readonly talk: Talk;
  readonly ghost?: boolean;
}

/** Somebody's character: red is whoever looks. */
export const Piece = ({ seat, talk, ghost = false }: PieceProps) => (
  <span class={`piece seat-${seat} ${talk.viewer === seat ? 'mine' : ''} ${ghost ? 'ghost' : ''}`}>
    <Head seat={seat} />
    <span class="only-read">{ghost ? talk.say.wouldStand : talk.names[seat]}</span>
  </span>
);

/** A chance, large; exact on demand. */
export function Percent({ chance, talk }: { readonly chance: number; readonly talk: Talk }) {
  const [number, sign] = wholePercent(chance, talk.language);
  return (
    <span class="odds" title={talk.game.odds.percent(chance)}>
      <b>{number}</b>
      {sign}
    </span>
  );
}
