import type { Caption, Ground } from '#board/contract.ts';
import { DECK_SIZES, DECKS, SPACES } from '../../components.ts';
import type { Move } from '../../state.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { cardSentence, talkTo } from '../talk.ts';

/** *What is this?*, of a card in its window, or of a deck. */
export function about(piece: string, { view, language }: Ground<View, Move>): Caption | undefined {
  const talk = talkTo(language, [], 'audience');
  const { specimen, unit } = talk.say;
  const deck = DECKS.find((each) => piece === `deck-${each}`);
  if (deck !== undefined)
    return {
      rule: deck === 0 ? 'R18' : 'C1',
      name: specimen.card(deck),
      words: specimen.cardWords(DECK_SIZES[deck], deck),
    };
  const space = SPACES.find((_, i) => view.display[i] === piece);
  if (space === undefined) return undefined;
  const { points } = cardOf(view, piece);
  return { rule: 'S3', name: `${points} ${unit(points)}`, words: cardSentence(view, space, piece, talk) };
}
