import type { Specimen } from '#board/contract.ts';
import type { FirstId } from '../firsts.ts';

export interface Words {
  /** What is met for the first time. */
  readonly firsts: Readonly<Record<FirstId, Pick<Specimen, 'name' | 'words'>>>;
  /** What is this? What the pieces themselves do not say. */
  readonly pieces: {
    /** A card that was won, and brings no more than its points. */
    readonly loot: string;
    readonly token: string;
    readonly die: (least: number) => string;
  };
}

export const en: Words = {
  firsts: {
    displaced: {
      name: 'Someone was faster',
      words: 'They won your card, so you drop to the one below and try that.',
    },
    set: {
      name: 'A set of four',
      words: 'Cards with +1 for green, orange, pink and black earn the highest loot token left.',
    },
    caught: {
      name: 'A failed burglary',
      words: 'A failed burglary still brings something: draw two number-0 cards and keep one.',
    },
    bonus: {
      name: 'Your first bonus',
      words: 'From the next round on, this card helps you once per round.',
    },
    crowd: {
      name: 'Several burglars',
      words: 'Several players may want a card. Last place rolls first; the winner sends the others down.',
    },
    order: {
      name: 'Your place',
      words: 'Most points picks first and rolls last. Lower places get rerolls in return.',
    },
  },
  pieces: {
    loot: 'Carried off for good: no one can take it, and its points count at the end.',
    token: 'Shows which card this thief goes for. If someone else wins that card first, it moves on.',
    die: (least) => `It must show ${least} or more. Once every die does, the card is won.`,
  },
};
