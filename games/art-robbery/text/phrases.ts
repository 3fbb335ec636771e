import type { Language } from '#table/text.ts';

const en = {
  'i-was-at-home': 'I was at home all night',
  'give-it-back': 'Give that back',
};

/** What thieves say to each other, by its key: everybody reads it in their own language. */
export const phrases: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    'i-was-at-home': 'Ich war die ganze Nacht zu Hause',
    'give-it-back': 'Gib das wieder her',
  },
  es: {
    'i-was-at-home': 'Estuve en casa toda la noche',
    'give-it-back': 'Devuélveme eso',
  },
};
