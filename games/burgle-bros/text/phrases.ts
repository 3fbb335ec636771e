import type { Language } from '#table/text.ts';

const en = {
  'wait-for-me': 'Wait for me',
  'i-take-the-safe': 'I’ll take the safe',
  'stay-where-you-are': 'Stay where you are',
  'peek-first': 'Peek first',
  'i-draw-the-guard': 'I’ll draw the guard off',
  'meet-at-the-stairs': 'Meet at the stairs',
  'let-us-get-out': 'Let’s get out',
};

/** What a crew says to each other, by its key: everybody reads it in their own language. */
export const phrases: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    'wait-for-me': 'Warte auf mich',
    'i-take-the-safe': 'Ich übernehme den Tresor',
    'stay-where-you-are': 'Bleib, wo du bist',
    'peek-first': 'Erst spähen',
    'i-draw-the-guard': 'Ich locke die Wache weg',
    'meet-at-the-stairs': 'Treffpunkt Treppe',
    'let-us-get-out': 'Nichts wie raus',
  },
  es: {
    'wait-for-me': 'Espérame',
    'i-take-the-safe': 'Yo me ocupo de la caja fuerte',
    'stay-where-you-are': 'Quédate donde estás',
    'peek-first': 'Primero, espiar',
    'i-draw-the-guard': 'Yo distraigo al guardia',
    'meet-at-the-stairs': 'Nos vemos en la escalera',
    'let-us-get-out': 'Vámonos de aquí',
  },
};
