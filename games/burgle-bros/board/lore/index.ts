import type { Lore } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import type { Event } from '../../event.ts';
import type { Move } from '../../move.ts';
import { words as game } from '../../text/index.ts';
import type { View } from '../../view.ts';
import { about } from './about.ts';
import { FIRSTS, ROOM_FIRSTS, roomWords } from './firsts.ts';
import { words } from './words/index.ts';

const firstsIn = (language: Language) => ({ ...words[language].firsts, ...roomWords(game[language].tile) });

export const lore: Lore<View, Move, Event> = {
  about,
  firsts: [...FIRSTS, ...ROOM_FIRSTS],
  words: { en: firstsIn('en'), de: firstsIn('de'), es: firstsIn('es') },
  isCalm: ({ question, turns }) => question === 'none' && turns > 0,
};
