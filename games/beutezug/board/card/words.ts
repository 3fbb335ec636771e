import type { Language } from '#table/text.ts';

interface CardWords {
  /** So many went in. */
  readonly question: (seats: number) => string;
}

const EN = ['', '', 'Two', 'Three', 'Four', 'Five'];
const DE = ['', '', 'Zwei', 'Drei', 'Vier', 'Fünf'];
const ES = ['', '', 'Dos', 'Tres', 'Cuatro', 'Cinco'];

export const words: Readonly<Record<Language, CardWords>> = {
  en: { question: (seats) => `${EN[seats]} went in. Who got away?` },
  de: { question: (seats) => `${DE[seats]} gingen rein. Wer entkam?` },
  es: { question: (seats) => `${ES[seats]} entraron. ¿Quién escapó?` },
};
