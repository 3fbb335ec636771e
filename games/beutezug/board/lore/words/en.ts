import type { Specimen } from '#board/contract.ts';
import type { FirstId } from '../firsts.ts';

export type Words = Readonly<Record<FirstId, Pick<Specimen, 'name' | 'words'>>>;

export const en: Words = {
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
};
