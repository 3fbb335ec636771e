import type { Seat } from '#table/game.ts';
import { aShare, isSelf, type Language, type Names, percent } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

interface Say {
  only: string;
  loot: (worth: string) => string;
  contested: (worth: string, chance: string) => string;
  uncontested: (worth: string) => string;
  and: string;
  theft: (worth: string, name: string) => string;
  asked: (name: string) => string;
  spared: (worth: string) => string;
  boss: string;
  bossSpared: string;
  alibis: (own: string, fewest: number) => string;
  cover: (own: string, fewest: number) => string;
  spare: string;
  dog: string;
  end: (tokens: string) => string;
  wins: string;
  mayWin: (chance: string, isRough: boolean) => string;
  even: (others: number, worth: string) => string;
  worth: (worth: string) => string;
  game: (worth: string, next: string) => string;
  less: (worth: string) => string;
  alike: string;
  worse: (worth: string, best: string) => string;
  trade: (less: string, more: string) => string;
  forHint: (why: string) => string;
  keeps: string;
  unweighed: string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    only: 'There is no other move.',
    loot: (worth) => `It brings you ${worth}.`,
    contested: (worth, chance) =>
      `It brings you ${worth}, and there is ${aShare(chance)} chance that someone else could take it.`,
    uncontested: (worth) => `It brings you ${worth}, and no one else can take it from the center.`,
    and: 'and',
    theft: (worth, name) => `It brings you ${worth} at ${name}’s expense.`,
    asked: (name) => `${name} has the dog and may give you that instead.`,
    spared: (worth) => `Giving the token would cost you ${worth}.`,
    boss: 'Your Boss then counts, with a 4 or 5 to keep it.',
    bossSpared: 'Without that token your Boss would go back to the box.',
    alibis: (own, fewest) => `You then have ${own}; the lowest of the others is ${fewest}.`,
    cover: (own, fewest) => `It gets the police off your back: you then have ${own}, someone else only ${fewest}.`,
    spare: 'It takes nothing now, so you lose nothing and draw a new card.',
    dog: 'While you have the dog, you can give it up instead of a token.',
    end: (tokens) => `The raid ends, and you have ${tokens} safe.`,
    wins: 'The game ends, and you win it.',
    mayWin: (chance, isRough) =>
      `The game ends, and you have ${isRough ? 'about ' : ''}${aShare(chance)} chance to have won it.`,
    even: (others, worth) =>
      `As good as ${others === 1 ? 'one other move' : `${others} other moves`}: the bot puts your chance of winning at ${worth}.`,
    worth: (worth) => `The bot puts your chance of winning at ${worth}.`,
    game: (worth, next) => `The bot puts your chance of winning at ${worth} (next best move: ${next}).`,
    less: (worth) => `It brings you ${worth} less than the hint.`,
    alike: 'It is just as good.',
    worse: (worth, best) => `Your chance of winning would be ${worth} (with the hint: ${best}).`,
    trade: (less, more) => `It brings you ${less} less than the hint, though ${more} more.`,
    forHint: (why) => `For the hint: ${why}`,
    keeps: 'With the hint you keep this card for later.',
    unweighed: 'The bot hardly looked at it: judge it yourself.',
  },
  de: {
    only: 'Etwas anderes geht nicht.',
    loot: (worth) => `Das bringt dir ${worth}.`,
    contested: (worth, chance) => `Das bringt dir ${worth}, und zu ${chance} könnte es sonst jemand anders nehmen.`,
    uncontested: (worth) => `Das bringt dir ${worth}, und sonst kann es niemand aus der Mitte nehmen.`,
    and: 'und',
    theft: (worth, name) => `Das bringt dir ${worth} auf Kosten von ${name}.`,
    asked: (name) => `${name} hat den Wachhund und kann dir stattdessen den geben.`,
    spared: (worth) => `Das Token herzugeben würde dich ${worth} kosten.`,
    boss: 'Dein Boss zählt dann, mit einer 4 oder 5 daneben.',
    bossSpared: 'Ohne dieses Token ginge dein Boss zurück in die Box.',
    alibis: (own, fewest) => `Du hast dann ${own}, von den anderen hat niemand weniger als ${fewest}.`,
    cover: (own, fewest) => `Damit bist du aus dem Schneider: Du hast dann ${own}, jemand anders nur ${fewest}.`,
    spare: 'Damit nimmst du gerade nichts, verlierst also auch nichts und ziehst eine neue.',
    dog: 'Solange du den Wachhund hast, kannst du ihn statt eines Tokens hergeben.',
    end: (tokens) => `Der Überfall endet, und du hast ${tokens} gesichert.`,
    wins: 'Das Spiel endet, und du gewinnst.',
    mayWin: (chance, isRough) =>
      `Das Spiel endet, und deine Chance auf den Sieg ist ${isRough ? 'etwa ' : ''}${chance}.`,
    even: (others, worth) =>
      `Genauso gut wie ${others === 1 ? 'ein anderer Schritt' : `${others} andere Schritte`}: Der Bot schätzt deine Chance auf den Sieg auf ${worth}.`,
    worth: (worth) => `Der Bot schätzt deine Chance auf den Sieg auf ${worth}.`,
    game: (worth, next) =>
      `Der Bot schätzt deine Chance auf den Sieg auf ${worth}, beim nächstbesten Schritt auf ${next}.`,
    less: (worth) => `Das bringt dir ${worth} weniger als der Tipp.`,
    alike: 'Das ist genauso gut.',
    worse: (worth, best) => `Deine Chance auf den Sieg wäre ${worth}, mit dem Tipp ${best}.`,
    trade: (less, more) => `Das bringt dir ${less} weniger als der Tipp, dafür ${more} mehr.`,
    forHint: (why) => `Für den Tipp spricht: ${why}`,
    keeps: 'Mit dem Tipp bleibt dir diese Karte für später.',
    unweighed: 'Das hat der Bot kaum angesehen: Entscheide selbst.',
  },
  es: {
    only: 'No hay otra jugada.',
    loot: (worth) => `Te da ${worth}.`,
    contested: (worth, chance) =>
      `Te da ${worth}, y hay un ${chance} de probabilidad de que otra persona pueda llevárselo.`,
    uncontested: (worth) => `Te da ${worth}, y nadie más puede llevárselo del centro.`,
    and: 'y',
    theft: (worth, name) => `Te da ${worth}. Se lo quitas a ${name}.`,
    asked: (name) => `${name} tiene el perro y puede darte el perro en lugar de la ficha.`,
    spared: (worth) => `Entregar la ficha te costaría ${worth}.`,
    boss: 'Tu Jefe cuenta entonces, con un 4 o un 5 al lado.',
    bossSpared: 'Sin esa ficha tu Jefe volvería a la caja.',
    alibis: (own, fewest) => `Entonces tienes ${own}; en el resto de la mesa, el mínimo es ${fewest}.`,
    cover: (own, fewest) => `Te libra del arresto: entonces tienes ${own}, y otra persona solo ${fewest}.`,
    spare: 'Ahora no se lleva nada, así que no pierdes nada y tomas otra.',
    dog: 'Mientras tengas el perro, puedes entregarlo en lugar de una ficha.',
    end: (tokens) => `La incursión termina y pones a salvo ${tokens}.`,
    wins: 'La partida termina y la ganas.',
    mayWin: (chance, isRough) =>
      `La partida termina y tu probabilidad de haberla ganado es ${isRough ? 'de alrededor ' : ''}del ${chance}.`,
    even: (others, worth) =>
      `Igual de buena que ${others === 1 ? 'otra jugada' : `otras ${others} jugadas`}: el bot te da un ${worth} de probabilidad de ganar.`,
    worth: (worth) => `El bot te da un ${worth} de probabilidad de ganar.`,
    game: (worth, next) =>
      `El bot te da un ${worth} de probabilidad de ganar; con la segunda mejor jugada, un ${next}.`,
    less: (worth) => `Te da ${worth} menos que la pista.`,
    alike: 'Es igual de buena.',
    worse: (worth, best) => `Tu probabilidad de ganar sería del ${worth}; con la pista, del ${best}.`,
    trade: (less, more) => `Te da ${less} menos que la pista, aunque ${more} más.`,
    forHint: (why) => `A favor de la pista: ${why}`,
    keeps: 'Con la pista guardas esta carta para después.',
    unweighed: 'El bot casi no la miró: decide tú.',
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** A reason in words, said to the one who asked. */
export function hintText(reason: Reason, view: View, language: Language, names: Names): string {
  const [say, words] = [SAY[language], WORDS[language]];
  const share = (chance: number): string => percent(chance, language);
  const name = (seat: Seat): string => (isSelf(view.viewer, seat) ? words.twin.you : names[seat]!);
  switch (reason.because) {
    case 'spared':
    case 'less':
      return say[reason.because](worth(reason, words, say.and));
    case 'loot': {
      const brought = worth(reason, words, say.and);
      if (reason.rivals === undefined) return say.loot(brought);
      return reason.rivals === 0 ? say.uncontested(brought) : say.contested(brought, share(reason.rivals));
    }
    case 'theft':
      return say.theft(worth(reason, words, say.and), name(reason.from));
    case 'asked':
      return say.asked(name(reason.from));
    case 'alibis':
    case 'cover':
      return say[reason.because](words.alibis(reason.own), reason.fewest);
    case 'worse':
      return say.worse(share(reason.worth), share(reason.best));
    case 'trade': {
      const [less, more] =
        reason.lost === 'points'
          ? [words.points(reason.less), words.alibis(reason.more)]
          : [words.alibis(reason.less), words.points(reason.more)];
      return say.trade(less, more);
    }
    case 'forHint':
      return say.forHint(hintText(reason.why, view, language, names));
    case 'end':
      return say.end(words.tokens(reason.tokens));
    case 'wins':
      if (reason.error > 0) return say.mayWin(share(roughly(reason.chance)), true);
      return reason.chance === 1 ? say.wins : say.mayWin(share(reason.chance), false);
    case 'even':
      return say.even(reason.others, share(reason.worth));
    case 'game':
      return reason.next === 'unsure'
        ? say.worth(share(reason.worth))
        : say.game(share(reason.worth), share(reason.next));
    default:
      return say[reason.because];
  }
}

/** What was only sampled: no finer than it is known, and never all or nothing. */
const roughly = (chance: number): number => Math.min(0.95, Math.max(0.05, Math.round(20 * chance) / 20));

/** "3 points", "2 alibis", "1 point and 1 alibi". */
function worth(
  { points, alibis }: Pick<Extract<Reason, { because: 'loot' }>, 'points' | 'alibis'>,
  words: Words,
  and: string,
): string {
  if (alibis === 0) return words.points(points);
  return points === 0 ? words.alibis(alibis) : `${words.points(points)} ${and} ${words.alibis(alibis)}`;
}
