import type { Lore } from '#board/contract.ts';
import type { Event, Move } from '../../state.ts';
import type { View } from '../../view.ts';
import { about } from './about.ts';
import { FIRSTS } from './firsts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

export const lore: Lore<View, Move, Event> = {
  about,
  firsts: FIRSTS,
  words: { en, de, es },
  isCalm: ({ phase }) => phase === 'pick' || phase === 'roll',
};
