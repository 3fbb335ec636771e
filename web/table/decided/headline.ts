import type { Outcome, Seat } from '#table/game.ts';
import { clearly, type Measure, minus, NOTHING, WIDE } from '#table/measure.ts';
import type { Names } from '#table/text.ts';
import type { Balance, BalancePart, Verdict } from '#table/verdict.ts';
import { giveOrTake, inWins, told } from './numbers.ts';
import { decided } from './words.ts';

export interface Headline {
  readonly title: string;
  readonly text: string;
}

const shiftOf = ({ parts }: Balance, part: BalancePart): Measure =>
  parts.find((each) => each.part === part)?.shift ?? NOTHING;

const isAbove = (measure: Measure): boolean => clearly(measure, WIDE);
const turned = (measure: Measure): Measure => minus(NOTHING, measure);
const sizeOf = ({ value, error }: Measure): Measure => ({ value: Math.abs(value), error });
const outweighs = (one: Measure, other: Measure): boolean => isAbove(minus(sizeOf(one), sizeOf(other)));

/** What can be said in a line and is true beyond two standard errors; undefined before there is an account. */
export function headlineOf(verdict: Verdict, { winners }: Outcome, names: Names): Headline | undefined {
  const { isCrew, balances } = verdict;
  if (balances.length === 0) return undefined;
  return isCrew ? ofCrew(verdict, winners.length > 0) : ofSeats(verdict, winners, names);
}

function ofCrew({ balances, points }: Verdict, hasWon: boolean): Headline {
  const { head, crewSum } = decided.value;
  const crew = balances[0]!;
  const [luck, own, rest] = [shiftOf(crew, 'luck'), shiftOf(crew, 'own'), shiftOf(crew, 'rest')];
  const text = crewSum(inWins(crew.start.value), told(luck), told(own));
  const isMost = isAbove(turned(own)) && outweighs(own, luck) && outweighs(own, rest);
  if (!hasWon && isMost) return { title: head.choices, text };
  if (hasWon && isAbove(luck)) return { title: head.luckFor, text };
  if (!hasWon && isAbove(turned(luck))) return { title: head.luckAgainst, text };
  return { title: turning(points), text };
}

/** The moment that weighed most, if one stands out. */
function turning([point, next]: Verdict['points']): string {
  const { head } = decided.value;
  if (point === undefined || (next !== undefined && !outweighs(point.shift, next.shift))) return head.even;
  return point.at === 0 ? head.dealt : head.turned(point.at);
}

function ofSeats({ balances, points }: Verdict, winners: Outcome['winners'], names: Names): Headline {
  const say = decided.value;
  const winner = winners[0] ?? (0 as Seat);
  const won = balances[winner]!;
  const name = names[winner]!;
  const [luck, own] = [shiftOf(won, 'luck'), shiftOf(won, 'own')];
  const others = balances.filter(({ seat }) => seat !== winner).map((each) => shiftOf(each, 'own'));
  const facts = { title: turning(points), text: say.facts(name, told(luck), told(own)) };
  if (winners.length !== 1) return facts;
  // At least half of what took it from the start to the win.
  if (isAbove(luck) && luck.value >= (won.result - won.start.value) / 2) {
    const cost = isAbove(turned(own)) ? say.choicesCost(inWins(own.value)) : say.noSlips;
    return { title: say.head.luck(name), text: `${say.luckGave(name, inWins(luck.value), giveOrTake(luck))} ${cost}` };
  }
  if (others.every((other) => isAbove(minus(own, other)))) {
    const least = Math.min(...others.map(({ value }) => -value));
    return { title: say.head.best(name), text: say.costLess(name, inWins(own.value), inWins(least)) };
  }
  return facts;
}
