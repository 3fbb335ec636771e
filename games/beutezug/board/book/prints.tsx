import { type Card, type CardSet, DECKS } from '../../components.ts';
import { dieWords } from '../../text/pieces.ts';
import { Thing } from '../art/things.tsx';
import { BonusTag, Needs } from '../table/pieces.tsx';
import type { Talk } from '../talk.ts';

/** Everything that is printed in a box, deck by deck. */
export function Prints({ set, talk }: { readonly set: CardSet; readonly talk: Talk }) {
  const { say, game } = talk;
  const { turnOrderTokens, rerollToken, lootTokens } = set;
  return (
    <div class="prints">
      {DECKS.map((deck) => {
        const cards = set.cards.filter((card) => card.deck === deck);
        return (
          <section key={deck}>
            <h3>{say.cardSet.deck(deck, cards.length)}</h3>
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <Print card={card} number={set.cards.indexOf(card)} talk={talk} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <section>
        <h3>{say.cardSet.tokens}</h3>
        <ul class="chips">
          {turnOrderTokens.map((bonus, i) => (
            <li key={i} role="img" aria-label={say.cardSet.turnOrderToken(i + 1, game.bonus[bonus])}>
              <b>{i + 1}</b>
              <BonusTag bonus={bonus} talk={talk} />
            </li>
          ))}
          <li role="img" aria-label={say.cardSet.rerollToken(game.bonus[rerollToken])}>
            <BonusTag bonus={rerollToken} talk={talk} />
          </li>
          {lootTokens.map((points, i) => (
            <li key={i} class="prize" role="img" aria-label={say.lootToken(points)}>
              <b>{points}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PrintProps {
  readonly card: Card;
  /** Its place in the set. */
  readonly number: number;
  readonly talk: Talk;
}

/** A card as it is printed: points, loot, bonus, dice. */
export function Print({ card, number, talk }: PrintProps) {
  const { say, game } = talk;
  const dice = card.dice.map(dieWords).map(({ colour, number: least }) => `${game.colour[colour]} ${least}`);
  const label = say.cardSet.card(`${card.points} ${say.unit(card.points)}`, game.bonus[card.bonus], dice);
  return (
    <span class={`print deck-${card.deck}`} role="img" aria-label={label}>
      {card.points === 0 && card.bonus !== 'none' ? null : <b>{card.points}</b>}
      <Thing number={number} />
      <BonusTag bonus={card.bonus} talk={talk} />
      <Needs dice={card.dice} />
    </span>
  );
}
