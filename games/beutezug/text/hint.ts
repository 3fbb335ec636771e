import type { Language, Names } from '#table/text.ts';
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
  win: (chance: string, rerolls: number) => string;
  rival: (name: string, chance: string, left: string) => string;
  bonus: (bonus: string, rounds: number) => string;
  colours: (have: number) => string;
  lootToken: (points: string) => string;
  use: (chance: string) => string;
  failing: (won: string, failed: string) => string;
  game: (worth: string, next: string) => string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    only: 'There is no other move.',
    win: (chance, rerolls) => {
      const using =
        ['without rerolls', 'with your reroll', 'with both rerolls'][rerolls] ?? `with all ${rerolls} rerolls`;
      return `You win this card with ${chance}, ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} rolls before you and would win it with ${chance}; then ${left} are left for you on the next card.`,
    bonus: (bonus, rounds) =>
      `Its bonus (${bonus}) helps in ${rounds === 1 ? 'the last round' : `the ${rounds} rounds to come`}.`,
    colours: (have) => `With it you have ${have} of the four colours.`,
    lootToken: (points) => `It completes the four colours: a loot token of ${points}.`,
    use: (chance) => `After that you win the card with ${chance}.`,
    failing: (won, failed) =>
      `A 0 card is worth more to you: you win the game with ${failed}, and with only ${won} if you get this card.`,
    game: (worth, next) => `Your chance to win the game is ${worth}; with the next best move ${next}.`,
  },
  de: {
    only: 'Es gibt keinen anderen Zug.',
    win: (chance, rerolls) => {
      const using =
        ['ohne neu zu würfeln', 'wenn du einmal neu würfelst', 'wenn du bis zu zweimal neu würfelst'][rerolls] ??
        `wenn du bis zu ${rerolls}-mal neu würfelst`;
      return `Du gewinnst diese Karte mit ${chance}, ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} würfelt vor dir und würde sie mit ${chance} gewinnen; dann bleiben dir ${left} auf die nächste Karte.`,
    bonus: (bonus, rounds) =>
      `Ihr Bonus (${bonus}) hilft in ${rounds === 1 ? 'der letzten Runde' : `den ${rounds} nächsten Runden`}.`,
    colours: (have) => `Damit hast du ${have} der vier Farben.`,
    lootToken: (points) => `Sie macht die vier Farben voll: ein Beutechip über ${points}.`,
    use: (chance) => `Danach gewinnst du die Karte mit ${chance}.`,
    failing: (won, failed) =>
      `Eine 0er-Karte ist für dich mehr wert: Du gewinnst das Spiel mit ${failed}, mit dieser Karte nur mit ${won}.`,
    game: (worth, next) => `Du gewinnst das Spiel mit ${worth}, mit dem nächstbesten Zug mit ${next}.`,
  },
  es: {
    only: 'No hay otra jugada.',
    win: (chance, rerolls) => {
      const using =
        ['sin relanzar', 'con tu relanzamiento', 'con los dos relanzamientos'][rerolls] ??
        `con los ${rerolls} relanzamientos`;
      return `Ganas esta carta con un ${chance}, ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} lanza antes que tú y la ganaría con un ${chance}; entonces te queda un ${left} en la carta siguiente.`,
    bonus: (bonus, rounds) =>
      `Su bonificación (${bonus}) ayuda en ${rounds === 1 ? 'la última ronda' : `las ${rounds} rondas que quedan`}.`,
    colours: (have) => `Con ella tienes ${have} de los cuatro colores.`,
    lootToken: (points) => `Completa los cuatro colores: una ficha de Botín de ${points}.`,
    use: (chance) => `Después ganas la carta con un ${chance}.`,
    failing: (won, failed) =>
      `Una carta de 0 te vale más: ganas la partida con un ${failed}, y con esta carta solo con un ${won}.`,
    game: (worth, next) => `Ganas la partida con un ${worth}; con la siguiente jugada, con un ${next}.`,
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** A reason in words, said to the one who asked. */
export function hintText(reason: Reason, _view: View, language: Language, names: Names): string {
  const [say, words] = [SAY[language], WORDS[language]];
  switch (reason.because) {
    case 'only':
      return say.only;
    case 'win':
      return say.win(percent(reason.chance), reason.rerolls);
    case 'rival':
      return say.rival(names[reason.seat]!, percent(reason.chance), percent(reason.left));
    case 'bonus':
      return say.bonus(words.bonus[reason.bonus], reason.rounds);
    case 'colours':
      return say.colours(reason.have);
    case 'lootToken':
      return say.lootToken(words.points(reason.points));
    case 'use':
      return say.use(percent(reason.chance));
    case 'failing':
      return say.failing(percent(reason.won), percent(reason.failed));
    case 'game':
      return say.game(exactly(reason.worth), exactly(reason.next));
  }
}
