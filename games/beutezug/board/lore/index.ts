import type { Lore } from '#board/contract.ts';
import type { Event, Move } from '../../state.ts';
import type { View } from '../../view.ts';
import { about } from './about.ts';
import { FIRSTS } from './firsts.ts';
import { words } from './words/index.ts';

export const lore: Lore<View, Move, Event> = {
  about,
  firsts: FIRSTS,
  words: { en: words.en.firsts, de: words.de.firsts, es: words.es.firsts },
  isCalm: ({ phase }) => phase === 'pick' || phase === 'roll',
};
