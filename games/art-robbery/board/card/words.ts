import type { Language } from '#table/text.ts';

interface CardWords {
  readonly question: string;
  /** With two nobody is arrested. */
  readonly duel: string;
}

export const words: Readonly<Record<Language, CardWords>> = {
  en: { question: 'One of them is arrested', duel: 'Who walks out with more?' },
  de: { question: 'Jemand wird verhaftet', duel: 'Wer holt mehr heraus?' },
  es: { question: 'A alguien lo arrestan', duel: '¿Quién sale con más?' },
};
