import { aShare, type Language, type Names, percent } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

interface Say {
  only: string;
  pay: (points: string, chance: string) => string;
  payWithToken: (points: string, token: number, chance: string) => string;
  win: (chance: string, rerolls: number) => string;
  rival: (name: string, chance: string, left: string) => string;
  bonus: (bonus: string, rounds: number) => string;
  colours: (have: number) => string;
  lootToken: (points: string) => string;
  maybeToken: (points: string) => string;
  use: (chance: string) => string;
  failing: (won: string, failed: string) => string;
  lost: string;
  points: (points: string) => string;
  wins: string;
  even: (others: number, worth: string) => string;
  game: (worth: string, next: string) => string;
  alike: string;
  riskier: (chance: string, best: string) => string;
  worse: (worth: string, best: string) => string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    only: 'There is no other move.',
    pay: (points, chance) => `${points} for a risk that pays: you have ${aShare(chance)} chance to win them.`,
    payWithToken: (points, token, chance) =>
      `${points}, and the ${token} for four colors: ${aShare(chance)} chance to win both.`,
    win: (chance, rerolls) => {
      const using =
        ['without rerolls', 'with your reroll', 'with both rerolls'][rerolls] ?? `with all ${rerolls} rerolls`;
      return `You have ${aShare(chance)} chance to win this card ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} rolls before you and has ${aShare(chance)} chance to win it; you would then have ${left} on the card you land on.`,
    bonus: (bonus, rounds) =>
      `Its bonus (${bonus}) helps ${rounds === 1 ? 'in the last round' : `for the remaining ${rounds} rounds`}.`,
    colours: (have) => `With it you have ${have} of the four colors.`,
    lootToken: (points) => `It completes the four colors: a loot token worth ${points}.`,
    maybeToken: (points) => `It completes the four colors: a loot token, right now worth ${points}.`,
    use: (chance) => `After that you have ${aShare(chance)} chance to win the card.`,
    failing: (won, failed) =>
      `A number-0 card is better for you: ${aShare(failed)} chance to win the game, but only ${won} with this card.`,
    lost: 'No reroll can win this card now.',
    points: (points) => `That is ${points} for certain.`,
    wins: 'The game ends, and you win it.',
    even: (others, worth) =>
      `As good as ${others === 1 ? 'one other move' : `${others} other moves`}: the bot puts your chance to win the game at ${worth}.`,
    game: (worth, next) => `The bot puts your chance to win the game at ${worth} (next best move: ${next}).`,
    alike: 'It is just as good.',
    riskier: (chance, best) => `Your chance to win the card would be only ${chance} (with the hint: ${best}).`,
    worse: (worth, best) => `Your chance to win the game would be ${worth} (with the hint: ${best}).`,
  },
  de: {
    only: 'Etwas anderes geht nicht.',
    pay: (points, chance) => `${points} für ein lohnendes Risiko: Zu ${chance} gehören sie dir.`,
    payWithToken: (points, token, chance) =>
      `${points} und die ${token} für vier Farben: zu ${chance} bekommst du beides.`,
    win: (chance, rerolls) => {
      const using =
        ['ohne neu zu würfeln', 'wenn du einmal neu würfelst', 'wenn du bis zu zweimal neu würfelst'][rerolls] ??
        `wenn du bis zu ${rerolls}-mal neu würfelst`;
      return `Du erbeutest diese Karte zu ${chance}, ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} würfelt vor dir und würde sie zu ${chance} erbeuten; dann bleiben dir ${left} auf der Karte, auf der du landest.`,
    bonus: (bonus, rounds) =>
      `Ihr Bonus (${bonus}) hilft in ${rounds === 1 ? 'der letzten Runde' : `den nächsten ${rounds} Runden`}.`,
    colours: (have) => `Damit hast du ${have === 1 ? 'eine' : have} der vier Farben.`,
    lootToken: (points) => `Sie macht die vier Farben voll: ein Beutechip über ${points}.`,
    maybeToken: (points) => `Sie macht die vier Farben voll: ein Beutechip, nach jetzigem Stand über ${points}.`,
    use: (chance) => `Danach erbeutest du die Karte zu ${chance}.`,
    failing: (won, failed) =>
      `Eine 0er-Karte bringt dir mehr: Deine Chance auf den Sieg ist damit ${failed}, mit dieser Karte nur ${won}.`,
    lost: 'Neu zu würfeln kann diese Karte nicht mehr retten.',
    points: (points) => `Das sind sichere ${points}.`,
    wins: 'Das Spiel endet, und du gewinnst.',
    even: (others, worth) =>
      `Genauso gut wie ${others === 1 ? 'ein anderer Schritt' : `${others} andere Schritte`}: Der Bot schätzt deine Chance auf den Sieg auf ${worth}.`,
    game: (worth, next) =>
      `Der Bot schätzt deine Chance auf den Sieg auf ${worth}, beim nächstbesten Schritt auf ${next}.`,
    alike: 'Das ist genauso gut.',
    riskier: (chance, best) => `Die Karte würdest du nur zu ${chance} erbeuten, mit dem Tipp zu ${best}.`,
    worse: (worth, best) => `Deine Chance auf den Sieg wäre ${worth}, mit dem Tipp ${best}.`,
  },
  es: {
    only: 'No hay otra jugada.',
    pay: (points, chance) => `${points} por un riesgo que compensa: los ganas el ${chance} de las veces.`,
    payWithToken: (points, token, chance) =>
      `${points} y el ${token} por los cuatro colores: ganas ambos el ${chance} de las veces.`,
    win: (chance, rerolls) => {
      const using =
        ['sin relanzar', 'con tu relanzamiento', 'con los dos relanzamientos'][rerolls] ??
        `con los ${rerolls} relanzamientos`;
      return `Probabilidad de ganar esta carta: ${chance}, ${using}.`;
    },
    rival: (name, chance, left) =>
      `${name} lanza antes que tú y la ganaría el ${chance} de las veces; entonces te queda un ${left} de probabilidad en la carta a la que pasas.`,
    bonus: (bonus, rounds) =>
      `Su bonificación (${bonus}) ayuda en ${rounds === 1 ? 'la última ronda' : `las ${rounds} rondas que quedan`}.`,
    colours: (have) => `Con ella tienes ${have === 1 ? 'uno' : have} de los cuatro colores.`,
    lootToken: (points) => `Completa los cuatro colores: una ficha de Botín de ${points}.`,
    maybeToken: (points) => `Completa los cuatro colores: una ficha de Botín, por ahora de ${points}.`,
    use: (chance) => `Después ganas la carta el ${chance} de las veces.`,
    failing: (won, failed) =>
      `Una carta de 0 te conviene más: un ${failed} de probabilidad de ganar la partida, y solo un ${won} con esta carta.`,
    lost: 'Ya ningún relanzamiento puede ganar esta carta.',
    points: (points) => `Vale ${points} con seguridad.`,
    wins: 'La partida termina y la ganas.',
    even: (others, worth) =>
      `Igual de buena que ${others === 1 ? 'otra jugada' : `otras ${others} jugadas`}: el bot te da un ${worth} de probabilidad de ganar la partida.`,
    game: (worth, next) =>
      `El bot te da un ${worth} de probabilidad de ganar la partida; con la segunda mejor jugada, un ${next}.`,
    alike: 'Es igual de buena.',
    riskier: (chance, best) => `Solo ganarías la carta el ${chance} de las veces; con la pista, el ${best}.`,
    worse: (worth, best) => `Tu probabilidad de ganar la partida sería del ${worth}; con la pista, del ${best}.`,
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** A reason in words, said to the one who asked. */
export function hintText(reason: Reason, _view: View, language: Language, names: Names): string {
  const [say, words] = [SAY[language], WORDS[language]];
  const share = (chance: number): string => percent(chance, language);
  /** For two that are often close. */
  const exactly = (chance: number): string => percent(chance, language, 1);
  switch (reason.because) {
    case 'only':
    case 'wins':
      return say[reason.because];
    case 'lost':
    case 'alike':
      return say[reason.because];
    case 'pay': {
      const points = words.points(reason.points);
      if (reason.token === 0) return say.pay(points, share(reason.chance));
      return say.payWithToken(points, reason.token, share(reason.chance));
    }
    case 'points':
      return say.points(words.points(reason.points));
    case 'riskier':
      return say.riskier(share(reason.chance), share(reason.best));
    case 'worse':
      return say.worse(exactly(reason.worth), exactly(reason.best));
    case 'win':
      return say.win(share(reason.chance), reason.rerolls);
    case 'rival':
      return say.rival(names[reason.seat]!, share(reason.chance), share(reason.left));
    case 'bonus':
      return say.bonus(words.bonus[reason.bonus], reason.rounds);
    case 'colours':
      return say.colours(reason.have);
    case 'lootToken':
      return say[reason.sure ? 'lootToken' : 'maybeToken'](words.points(reason.points));
    case 'use':
      return say.use(share(reason.chance));
    case 'failing':
      return say.failing(share(reason.won), share(reason.failed));
    case 'even':
      return say.even(reason.others, exactly(reason.worth));
    case 'game':
      return say.game(exactly(reason.worth), exactly(reason.next));
  }
}
