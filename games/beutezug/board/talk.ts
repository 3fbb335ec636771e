import type { Viewer } from '#table/game.ts';
import { type Language, type Names, percentParts } from '#table/text.ts';
import type { Card, Space } from '../components.ts';
import { WORDS as GAME } from '../text/index.ts';
import { cardOf, dieWords, placeOf, shownOf } from '../text/pieces.ts';
import type { View } from '../view.ts';
import { WORDS, type Words } from './words/index.ts';

/** All that it takes to speak to one viewer. */
export interface Talk {
  readonly say: Words;
  /** The game's own words: colours, bonuses, sentences. */
  readonly game: (typeof GAME)['en'];
  readonly language: Language;
  readonly names: Names;
  readonly viewer: Viewer;
}

export const talkTo = (language: Language, names: Names, viewer: Viewer): Talk => ({
  say: WORDS[language],
  game: GAME[language],
  language,
  names,
  viewer,
});

/** A card by what is largest on it: its points, or its bonus if it has none. */
export const cardName = ({ points, bonus }: Card, { game }: Talk): string =>
  points === 0 && bonus !== 'none' ? game.bonus[bonus] : String(points);

/** "row 4, first window". */
export function spaceName(space: Space, { say }: Talk): string {
  const { row, column } = placeOf(space);
  return say.at(row, column);
}

/** A card where it lies, and what it asks for. */
export const cardSentence = (view: View, space: Space, id: string, { game }: Talk): string => {
  const card = cardOf(view, id);
  return game.twin.card(space, shownOf(card), card.dice.map(dieWords));
};

/** Whole percent for tabs and buttons, the sign apart; what is not quite certain never looks it. */
export function wholePercent(chance: number, language: Language): readonly [number: string, sign: string] {
  const isTiny = chance > 0 && chance < 0.005;
  const isNearlySure = chance < 1 && chance >= 0.995;
  const [number, sign] = percentParts(isTiny ? 0.01 : isNearlySure ? 0.99 : chance, language);
  return [`${isTiny ? '<' : isNearlySure ? '>' : ''}${number}`, sign];
}
