import { isSelf, type Language, type Names } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
/** For two that are often close. */
const exactly = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;

interface Say {
  only: string;
  loot: (worth: string) => string;
  and: string;
  harm: (name: string) => string;
  boss: string;
  alibis: (own: string, fewest: number) => string;
  rivals: (chance: string) => string;
  dog: string;
  end: (tokens: string) => string;
  game: (worth: string, next: string) => string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    only: 'There is no other move.',
    loot: (worth) => `It is about ${worth}.`,
    and: 'and',
    harm: (name) => `${name} loses it.`,
    boss: 'A 4 or 5 beside it keeps the Boss.',
    alibis: (own, fewest) => `You have ${own}; the fewest among the others is ${fewest}.`,
    rivals: (chance) => `Somebody else has a card for it with ${chance}.`,
    dog: 'While you have the dog, a thief may get it instead of your token.',
    end: (tokens) => `The raid ends, and you have ${tokens} safe.`,
    game: (worth, next) => `The bot reckons that you win the game with ${worth}; with the next best move ${next}.`,
  },
  de: {
    only: 'Es gibt keinen anderen Zug.',
    loot: (worth) => `Es geht um ${worth}.`,
    and: 'und',
    harm: (name) => `${name} verliert es.`,
    boss: 'Eine 4 oder 5 daneben hält den Boss.',
    alibis: (own, fewest) => `Du hast ${own}; wer von den anderen am wenigsten hat, hat ${fewest}.`,
    rivals: (chance) => `Mit ${chance} hat jemand anders eine Karte dafür.`,
    dog: 'Solange du den Wachhund hast, kannst du ihn statt deines Tokens hergeben.',
    end: (tokens) => `Der Überfall endet, und du hast ${tokens} gesichert.`,
    game: (worth, next) => `Der Bot rechnet mit ${worth}, dass du gewinnst, beim nächstbesten Zug mit ${next}.`,
  },
  es: {
    only: 'No hay otra jugada.',
    loot: (worth) => `Hay en juego ${worth}.`,
    and: 'y',
    harm: (name) => `${name} lo pierde.`,
    boss: 'Con un 4 o un 5 al lado se conserva el Jefe.',
    alibis: (own, fewest) => `Tienes ${own}; quien menos tiene de los demás tiene ${fewest}.`,
    rivals: (chance) => `Otra persona tiene una carta para ello con un ${chance}.`,
    dog: 'Mientras tengas el perro, puedes entregarlo en lugar de tu ficha.',
    end: (tokens) => `La incursión termina y pones a salvo ${tokens}.`,
    game: (worth, next) => `El bot calcula que ganas con un ${worth}; con la siguiente jugada, con un ${next}.`,
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** A reason in words, said to the one who asked. */
export function hintText(reason: Reason, view: View, language: Language, names: Names): string {
  const [say, words] = [SAY[language], WORDS[language]];
  switch (reason.because) {
    case 'loot':
      return say.loot(worth(reason, words, say.and));
    case 'harm':
      return say.harm(isSelf(view.viewer, reason.from) ? words.twin.you : names[reason.from]!);
    case 'alibis':
      return say.alibis(words.alibis(reason.own), reason.fewest);
    case 'rivals':
      return say.rivals(percent(reason.chance));
    case 'end':
      return say.end(words.tokens(reason.tokens));
    case 'game':
      return say.game(exactly(reason.worth), exactly(reason.next));
    default:
      return say[reason.because];
  }
}

/** "3 points", "2 alibis", "1 point and 1 alibi". */
function worth({ points, alibis }: Extract<Reason, { because: 'loot' }>, words: Words, and: string): string {
  if (alibis === 0) return words.points(points);
  return points === 0 ? words.alibis(alibis) : `${words.points(points)} ${and} ${words.alibis(alibis)}`;
}
