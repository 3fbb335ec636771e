import type { Hinted, Pace } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { GameText, Language, Names } from '#table/text.ts';
import type { EventName } from '../components/cards.ts';
import type { Square } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Meaning } from '../foresight.ts';
import type { Card, Move } from '../move.ts';
import type { Odds } from '../odds.ts';
import type { Standing } from '../standing.ts';
import { text, words } from '../text/index.ts';
import type { View } from '../view.ts';
import type { Film } from './film/beats.ts';
import type { Offer, Offers } from './offers.ts';
import { type Say, say } from './words/index.ts';

/** What every part of the board needs: the view, the words for it, and whom it is shown to. */
export interface Scene {
  readonly view: View;
  /** What nobody could see, where a heist that is over is shown with nothing hidden. */
  readonly unveiled?: View | undefined;
  /** The seat that looks, if it is one. Nobody is spoken to where a heist is only played back. */
  readonly me: Seat | undefined;
  readonly past: boolean;
  readonly names: Names;
  readonly odds: Odds | undefined;
  /** What is so before anybody moves, and what the end of this turn would bring; undefined until it is known. */
  readonly standing?: Standing | undefined;
  readonly end?: Meaning | undefined;
  readonly offers: Offers;
  /** What an open hint speaks of. */
  readonly hinted?: Hinted | undefined;
  /** The picture of a scene that is on the stage, and how quickly things move in it. */
  readonly film?: (Film & { readonly pace: Pace }) | undefined;
  readonly language: Language;
  readonly say: Say;
  readonly words: (typeof words)[Language];
  readonly text: GameText<Move, Event, View>;
  explain(rule: string): void;
}

/** What the board's words are in this language. */
export const tongue = (language: Language): Pick<Scene, 'language' | 'say' | 'words' | 'text'> => ({
  language,
  say: say[language],
  words: words[language],
  text: text[language],
});

/** The full sentence of a move: what it does, its price, what is to be feared. */
export const sentence = ({ text: game, view, names }: Scene, { move, meaning }: Offer): string =>
  game.move(move, view, names, meaning);

/** What an open hint says of one of these moves, for what makes it. */
export const hintedOf = ({ hinted }: Scene, ...offers: readonly Offer[]): 'best' | 'asked' | undefined =>
  offers.map(({ name }) => hinted?.get(name)).find((said) => said !== undefined);

/** What the board can show at close quarters. */
export type Subject =
  | { readonly room: Square }
  | { readonly card: Card }
  | { readonly member: Seat }
  | { readonly guard: number }
  | { readonly event: EventName }
  | 'decks';
