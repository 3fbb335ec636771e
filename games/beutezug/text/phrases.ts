import type { Language } from '#table/text.ts';

const en = {
  'what-a-roll': 'What a roll',
  'that-was-mine': 'That one was mine',
};

/** What thieves say to each other, by its key: everybody reads it in their own language. */
export const phrases: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    'what-a-roll': 'Was für ein Wurf',
    'that-was-mine': 'Das war meins',
  },
  es: {
    'what-a-roll': 'Vaya tirada',
    'that-was-mine': 'Ese era mío',
  },
};
