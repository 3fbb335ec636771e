import type { Told } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import { type Language, type Names, percent, type RequestList, type Section } from '#table/text.ts';
import { parse } from '../notation.ts';
import { type Answer, type Ghost, ghostsIn, type Reply, type Sketch, sent } from '../sketch.ts';
import type { View } from '../view.ts';
import { mates as de } from './de/mates.ts';
import { mates as en } from './en/mates.ts';
import { mates as es } from './es/mates.ts';
import { hintText, WORDS } from './hint.ts';
import { moveText } from './moves.ts';

const SAY: Readonly<Record<Language, typeof en>> = { en, de, es };

/** A step or a wish: the floor, then the room on it. */
export const stepText = ({ intent, at }: Sketch, language: Language): string =>
  SAY[language].step[intent](`${at[0]} ${at.slice(1)}`);

/** Why a bot does what it has in mind, said to everybody. */
export function whyText({ mind }: Pick<Ghost, 'mind'>, language: Language, names: Names): string | undefined {
  const why = mind?.why;
  if (why === undefined) return undefined;
  return why.because === 'asked'
    ? SAY[language].asked(names[why.seat]!)
    : hintText(why, { viewer: 'audience' }, language, names);
}

/** What somebody asked a bot for, and what it says. */
export const replyText = ({ to, wish, answer }: Reply, language: Language, names: Names): string =>
  SAY[language].reply(names[to]!, stepText(wish, language), answerText(answer, language, names));

function answerText(answer: Answer, language: Language, names: Names): string {
  const say = SAY[language].answer;
  switch (answer.because) {
    case 'promised':
      return say.promised(names[answer.seat]!);
    case 'caught':
    case 'noticed':
      return say[answer.because](roughly(answer.chance, language), roughly(answer.other, language));
    case 'dear':
      return say.dear(Math.round(100 * answer.chance));
    default:
      return say[answer.because];
  }
}

/** What was played out a few times is known in steps of five hundredths. */
const roughly = (chance: number, language: Language): string =>
  percent(Math.min(0.95, Math.max(0.05, Math.round(20 * chance) / 20)), language);

/** What everybody has in mind, a line for each. */
export function plansText(plans: readonly Told[], view: View, names: Names, language: Language): Section {
  const say = SAY[language];
  const lines = ghostsIn(plans, view).flatMap((ghost) => {
    const next = parse(ghost.mind?.next ?? '');
    const steps =
      next === undefined
        ? `${ghost.sketches.map((sketch) => stepText(sketch, language)).join(', ')}.`
        : moveText(next, view, WORDS[language], names, undefined);
    const why = whyText(ghost, language, names);
    const plan = `${say.of(names[ghost.author]!)}: ${steps}${why === undefined ? '' : ` ${why}`}`;
    const replies = ghost.mind?.replies.map((reply) => replyText(reply, language, names)) ?? [];
    return [...(steps === '.' ? [] : [plan]), ...replies.map((reply) => `${names[ghost.author]}: ${reply}`)];
  });
  return { heading: say.plans, lines };
}

/** What a bot can be asked for in words: to stay, to leave, to come along, a safe, or a room of its floor. */
export function requestsText(view: View, me: Seat, bot: Seat, names: Names, language: Language): RequestList {
  const heading = SAY[language].ask(names[bot]!);
  const { at } = view.crew[bot]!;
  if (at === 'outside' || at === 'roof' || view.turns === 0) return { heading, requests: [] };
  const { tiles } = view.floors[Number(at[0]) - 1]!;
  const safes = view.floors.flatMap((floor) => floor.tiles.filter((tile) => tile.tile === 'safe' && !tile.safeOpen));
  const mine = view.crew[me]!.at;
  const wishes: readonly Sketch[] = [
    { intent: 'wait', at },
    { intent: 'leave', at },
    ...(mine === 'outside' || mine === 'roof' ? [] : [{ intent: 'come', at: mine } as const]),
    ...safes.map((safe) => ({ intent: 'crack', at: safe.at }) as const),
    ...tiles.filter((tile) => tile.at !== at).map((tile) => ({ intent: 'go', at: tile.at }) as const),
  ];
  const asked = (wish: Sketch) => ({
    words: stepText(wish, language),
    data: sent(view, { actor: bot, sketches: [wish] }),
  });
  return { heading, requests: wishes.map(asked) };
}
