import { MOST_WORDS, wordsIn } from '#table/few-words.ts';
import type { Seat } from '#table/game.ts';
import { isSelf, type Language, type Names, percent } from '#table/text.ts';
import type { Reason } from '../bot.ts';
import type { View } from '../view.ts';
import { hints as de } from './de/hint.ts';
import { de as deWords } from './de/index.ts';
import { hints as en } from './en/hint.ts';
import { en as enWords, type Words } from './en/index.ts';
import { hints as es } from './es/hint.ts';
import { es as esWords } from './es/index.ts';

const SAY: Readonly<Record<Language, typeof en>> = { en, de, es };
export const WORDS: Readonly<Record<Language, Words>> = { en: enWords, de: deWords, es: esWords };

/** What a card says, if that is short, or else how it begins. */
const briefly = (text: string): string => (wordsIn(text) > MOST_WORDS ? text.split(/(?<=\.)\s/, 1)[0]! : text);

/** What was only sampled: in steps of five hundredths and never all or nothing, no finer than it is known. */
const roughly = (chance: number): number => Math.min(0.95, Math.max(0.05, Math.round(20 * chance) / 20));

/** A reason in words, said to the one who asked. */
export function hintText(reason: Reason, { viewer }: Pick<View, 'viewer'>, language: Language, names: Names): string {
  const [say, words] = [SAY[language], WORDS[language]];
  const share = (chance: number, error = 0): string => {
    const said = percent(error > 0 ? roughly(chance) : chance, language);
    return error > 0 ? say.about(said) : said;
  };
  /** Nobody is named who is spoken to. */
  const who = (seat: Seat): string | undefined => (isSelf(viewer, seat) ? undefined : names[seat]!);
  switch (reason.because) {
    case 'roll': {
      if (reason.opens === 1) return say.rollSure(reason.safe);
      const cracks = share(reason.cracks);
      return reason.opens === 0
        ? say.rollNever(reason.safe, cracks)
        : say.roll(reason.safe, cracks, share(reason.opens));
    }
    case 'die':
      return say.die(reason.turns);
    case 'firstDie':
      return say.firstDie(reason.safe);
    case 'reveal':
      return say.reveal[reason.as](reason.at);
    case 'way':
      return say.way[reason.task](who(reason.seat), reason.to);
    case 'quiet':
      return say.quiet(reason.at);
    case 'safer': {
      const { seat, stake, chance, other, error } = reason;
      return say.safer(who(seat), stake, share(chance, error), share(other, error));
    }
    case 'lured': {
      const { floor, to, seat, stake, chance, other, error } = reason;
      return say.lured(floor, to, who(seat), stake, share(chance, error), share(other, error));
    }
    case 'otherwise': {
      const { by, seat, stake, chance, other, error } = reason;
      return say.otherwise(by === 'end', who(seat), stake, share(chance, error), share(other, error));
    }
    case 'risks': {
      const { by, seat, stake, chance, best, error } = reason;
      return say.risks(by === 'end', who(seat), stake, share(chance, error), share(best, error));
    }
    case 'inDanger':
      return say.inDanger(who(reason.seat), reason.stake, share(reason.chance, reason.error));
    case 'despite': {
      const { stake, chance, error, actions } = reason;
      const tail =
        typeof actions === 'number' ? say.tails.actions(actions) : actions === 'unsaid' ? '' : say.tails[actions];
      return say.despite(stake, share(chance, error), tail);
    }
    case 'risksAlarm':
      return say.risksAlarm(share(reason.chance, reason.error));
    case 'look':
      return say.look(reason.floor);
    case 'tool':
      return briefly(words.tool[reason.tool].text);
    case 'ability':
      return briefly(words.ability[reason.ability].text);
    case 'better':
    case 'lesser':
      return say[reason.because](words.tool[reason.tool].name, words.tool[reason.than].name, reason.actions);
    case 'cracks':
      return say.cracks(reason.at);
    case 'cheaper':
    case 'dearer':
    case 'worth':
    case 'costs':
      return say[reason.because](reason.actions);
    case 'forHint':
      return briefly(
        say[reason.why.because === 'ability' ? 'instead' : 'forHint'](
          hintText(reason.why, { viewer }, language, names),
        ),
      );
    case 'entrance': {
      const { rooms, guard } = reason;
      if (rooms === undefined) return say.guard(guard!);
      return guard === undefined ? say.rooms(rooms) : say.roomsAndGuard(rooms, guard);
    }
    case 'worseEntrance': {
      const { rooms, guard } = reason;
      return guard === undefined ? say.fewerRooms(rooms!.there, rooms!.best) : say.nearerGuard(guard.there, guard.best);
    }
    case 'neediest':
    case 'hasMore':
      return say[reason.because](who(reason.seat));
    default:
      return say.plain[reason.because];
  }
}
