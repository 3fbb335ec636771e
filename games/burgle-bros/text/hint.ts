import type { Language } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import { odds as de } from './de/odds.ts';
import { odds as en } from './en/odds.ts';
import { odds as es } from './es/odds.ts';
import { likely } from './likely.ts';

const ODDS: Readonly<Record<Language, typeof en>> = { en, de, es };

interface Say {
  readonly only: string;
  readonly roll: (safe: string, cracks: string, opens: string) => string;
  readonly rollNever: (safe: string, cracks: string) => string;
  readonly die: (safe: string, without: string, withIt: string) => string;
  readonly needed: (at: string) => string;
  readonly spare: (at: string) => string;
  readonly way: Readonly<Record<Task, (to: string, actions: string) => string>>;
  readonly quiet: (at: string) => string;
  readonly guard: (at: string, chance: string) => string;
  readonly leaving: (at: string, chance: string) => string;
  readonly look: (floor: number) => string;
  readonly lead: (actions: string) => string;
}
type Task = Extract<Reason, { because: 'way' }>['task'];

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    only: 'There is no other move.',
    roll: (safe, cracks, opens) => `The roll for the Safe at ${safe} cracks a digit ${cracks} and opens it ${opens}.`,
    rollNever: (safe, cracks) => `The roll for the Safe at ${safe} cracks a digit ${cracks}.`,
    die: (safe, without, withIt) =>
      `With one die more the Safe at ${safe} takes about ${withIt} in all, without it ${without}.`,
    needed: (at) => `The tile at ${at} has to be known.`,
    spare: (at) => `Nothing better to do: ${at} may show a way.`,
    way: {
      reveal: (to, actions) => `From there about ${actions} to turn up ${to}, which has to be known.`,
      safe: (to, actions) => `From there about ${actions} to the Safe at ${to}.`,
      loot: (to, actions) => `From there about ${actions} to the loot at ${to}.`,
      laboratory: (to, actions) => `From there about ${actions} to the tool in the Laboratory at ${to}.`,
      roof: (to, actions) => `From there about ${actions} to the roof, over ${to}.`,
    },
    quiet: (at) => `Whoever ends the turn at ${at} loses no Stealth to the guard’s coming movement.`,
    guard: (at, chance) => `Whoever ends the turn at ${at} loses a Stealth to the guard ${chance}.`,
    leaving: (at, chance) => `The guard takes a Stealth at ${at} ${chance}: better to be gone.`,
    look: (floor) => `If the next card sends the guard of floor ${floor} the wrong way, it can go under the others.`,
    lead: (actions) => `This is worth about ${actions} more than the next best move.`,
  },
  de: {
    only: 'Es gibt keinen anderen Zug.',
    roll: (safe, cracks, opens) =>
      `Der Wurf für den Tresor auf ${safe} knackt ${cracks} eine Ziffer und öffnet ihn ${opens}.`,
    rollNever: (safe, cracks) => `Der Wurf für den Tresor auf ${safe} knackt ${cracks} eine Ziffer.`,
    die: (safe, without, withIt) =>
      `Mit einem Würfel mehr braucht der Tresor auf ${safe} insgesamt etwa ${withIt}, ohne ihn ${without}.`,
    needed: (at) => `Den Raum auf ${at} müsst ihr kennen.`,
    spare: (at) => `Es gibt nichts Besseres zu tun: ${at} zeigt vielleicht einen Weg.`,
    way: {
      reveal: (to, actions) => `Von dort noch etwa ${actions}, um ${to} aufzudecken; diesen Raum müsst ihr kennen.`,
      safe: (to, actions) => `Von dort noch etwa ${actions} bis zum Tresor auf ${to}.`,
      loot: (to, actions) => `Von dort noch etwa ${actions} bis zur Beute auf ${to}.`,
      laboratory: (to, actions) => `Von dort noch etwa ${actions} bis zum Werkzeug im Labor auf ${to}.`,
      roof: (to, actions) => `Von dort noch etwa ${actions} bis aufs Dach, über ${to}.`,
    },
    quiet: (at) => `Wer den Zug auf ${at} beendet, verliert bei der nächsten Bewegung der Wache keine Tarnung.`,
    guard: (at, chance) => `Wer den Zug auf ${at} beendet, verliert ${chance} eine Tarnung an die Wache.`,
    leaving: (at, chance) => `Auf ${at} kostet die Wache ${chance} eine Tarnung: besser weg von dort.`,
    look: (floor) =>
      `Schickt die nächste Karte die Wache von Etage ${floor} in die falsche Richtung, kann sie unter die anderen.`,
    lead: (actions) => `Das ist etwa ${actions} mehr wert als der nächstbeste Zug.`,
  },
  es: {
    only: 'No hay otra jugada.',
    roll: (safe, cracks, opens) =>
      `La tirada por la caja fuerte de ${safe} descifra una cifra ${cracks} y la abre ${opens}.`,
    rollNever: (safe, cracks) => `La tirada por la caja fuerte de ${safe} descifra una cifra ${cracks}.`,
    die: (safe, without, withIt) =>
      `Con un dado más, la caja fuerte de ${safe} pide alrededor de ${withIt} en total; sin él, ${without}.`,
    needed: (at) => `Hay que conocer la sala de ${at}.`,
    spare: (at) => `No hay nada mejor que hacer: ${at} quizá muestre un camino.`,
    way: {
      reveal: (to, actions) => `Desde allí, alrededor de ${actions} para descubrir ${to}, que hay que conocer.`,
      safe: (to, actions) => `Desde allí, alrededor de ${actions} hasta la caja fuerte de ${to}.`,
      loot: (to, actions) => `Desde allí, alrededor de ${actions} hasta el botín de ${to}.`,
      laboratory: (to, actions) => `Desde allí, alrededor de ${actions} hasta la herramienta del laboratorio de ${to}.`,
      roof: (to, actions) => `Desde allí, alrededor de ${actions} hasta la azotea, por ${to}.`,
    },
    quiet: (at) => `Quien acabe el turno en ${at} no pierde sigilo con el próximo movimiento del guardia.`,
    guard: (at, chance) => `Quien acabe el turno en ${at} pierde un sigilo por el guardia ${chance}.`,
    leaving: (at, chance) => `En ${at} el guardia cuesta un sigilo ${chance}: mejor no quedarse.`,
    look: (floor) =>
      `Si la próxima carta manda al guardia de la planta ${floor} por mal camino, puede ir debajo de las demás.`,
    lead: (actions) => `Vale alrededor de ${actions} más que la siguiente jugada.`,
  },
};

const ACTIONS: Readonly<Record<Language, { readonly one: string; readonly many: string }>> = {
  en: { one: 'action', many: 'actions' },
  de: { one: 'Aktion', many: 'Aktionen' },
  es: { one: 'acción', many: 'acciones' },
};

/** A number of actions that is only an estimate: “1 action”, “2.5 actions”. */
function about(actions: number, language: Language): string {
  const number = actions.toLocaleString(language, { maximumFractionDigits: 1 });
  return `${number} ${number === '1' ? ACTIONS[language].one : ACTIONS[language].many}`;
}

/** A reason in words. */
export function hintText(reason: Reason, language: Language): string {
  const [say, odds] = [SAY[language], ODDS[language]];
  switch (reason.because) {
    case 'only':
      return say.only;
    case 'roll': {
      const cracks = likely(reason.cracks, odds);
      return reason.opens === 0
        ? say.rollNever(reason.safe, cracks)
        : say.roll(reason.safe, cracks, likely(reason.opens, odds));
    }
    case 'die':
      return say.die(reason.safe, about(reason.without, language), about(reason.with, language));
    case 'reveal':
      return reason.needed ? say.needed(reason.at) : say.spare(reason.at);
    case 'way':
      return say.way[reason.task](reason.to, about(reason.actions, language));
    case 'guard':
      return reason.chance === 0 ? say.quiet(reason.at) : say.guard(reason.at, likely(reason.chance, odds));
    case 'leaving':
      return say.leaving(reason.at, likely(reason.chance, odds));
    case 'look':
      return say.look(reason.floor);
    case 'lead':
      return say.lead(about(reason.actions, language));
  }
}
