import type { AnyGameText, Language } from '#table/text.ts';

/** What is said at every table, in the order in which it is offered. */
export const PHRASES = ['well-played', 'ouch', 'one-moment', 'your-turn', 'thanks', 'good-game'] as const;
type Phrase = (typeof PHRASES)[number];

const phrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  en: {
    'well-played': 'Well played',
    ouch: 'Ouch',
    'one-moment': 'One moment',
    'your-turn': 'Your turn',
    thanks: 'Thanks',
    'good-game': 'Good game',
  },
  de: {
    'well-played': 'Gut gespielt',
    ouch: 'Autsch',
    'one-moment': 'Moment',
    'your-turn': 'Du bist dran',
    thanks: 'Danke',
    'good-game': 'Schönes Spiel',
  },
  es: {
    'well-played': 'Bien jugado',
    ouch: 'Ay',
    'one-moment': 'Un momento',
    'your-turn': 'Te toca',
    thanks: 'Gracias',
    'good-game': 'Buena partida',
  },
};

/** What a game adds to them, if it adds anything. */
type Tongue = Pick<AnyGameText, 'phrases'>;

/** All that can be said at a table by pressing it: the game's own phrases come first. */
export const phrasesFor = ({ phrases: own = {} }: Tongue): readonly string[] => [...Object.keys(own), ...PHRASES];

/** A phrase in the reader's language; one of another version reads as its key. */
export function phraseText(key: string, language: Language, { phrases: own = {} }: Tongue): string {
  const known: Readonly<Record<string, string>> = { ...phrases[language], ...own };
  return Object.hasOwn(known, key) ? known[key]! : key.replaceAll('-', ' ');
}
