import type { VNode } from 'preact';
import type { OverProps } from './contract.ts';

/** How large a card is, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** A game that is over, for a picture of it. */
export interface CardProps<V, E>
  extends Pick<OverProps<V, E>, 'view' | 'outcome' | 'story' | 'sitters' | 'names' | 'language'> {
  /** Without it the card tells nothing of how the game went, and asks a question instead. */
  readonly tells: boolean;
}

/** What a game has on its card; the shell adds its own name, and that the game was checked. */
export interface Card {
  /**
   * What lies behind the words, as SVG in a box of 1200 × 630. It is drawn apart from the page, whose styles do not reach
   * it; what it uses of other files is brought along.
   */
  readonly picture: VNode;
  /** A line above the headline: the game, or what was played of it. */
  readonly title: string;
  /** Up to two lines, and how wide they may be. */
  readonly headline: string;
  readonly room: number;
  /** The result in words, or who played. */
  readonly lines: readonly string[];
  readonly colours: {
    readonly words: string;
    readonly headline: string;
    /** The strip at the bottom is part of the picture; this is what is written on it. */
    readonly foot: string;
    /** Of the keyhole in our name. */
    readonly plate: string;
    readonly hole: string;
  };
}

export type CardPainter<V, E> = (props: CardProps<V, E>) => Card;

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyCardPainter = CardPainter<any, any>;
